import { physician, practice } from '#app/content/content.server.ts';
import { requestSettings } from '#app/content/requests/request-settings.server.ts';
import { localized } from '#app/content/text/localized.ts';
import type { Language } from '#app/site/language.ts';
import type { PhysicianId } from '#app/site/pages.ts';

export function physicianProfile(id: PhysicianId, language: Language) {
  const { slug, legacyNames, sample, ...record } = localized(physician(id), language);
  return {
    ...record,
    id,
    doctor: `${record.title} ${record.name}`,
    returningWindowYears: practice().returningWindowYears,
    /** Whether this site takes requests. */
    written: requestSettings() !== undefined,
  };
}

export type PhysicianProfileData = ReturnType<typeof physicianProfile>;
