import type { Language } from '#app/site/language.ts';

/** The files of an office to save: its contact, or the calendar of its office or shot hours. */
export type OfficeFileKind = 'contact' | 'clinic' | 'shots';

/** Returns where the build writes a file about an office (scripts/build/office-files.ts). */
export function officeFile(office: string, kind: OfficeFileKind, language: Language): string {
  return `/offices/${office}-${kind}-${language}.${kind === 'contact' ? 'vcf' : 'ics'}`;
}
