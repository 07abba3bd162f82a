import { practice } from '#app/content/content.server.ts';
import { medicationClasses, medicationRules, medicationSources, medications } from '#app/content/medicines/medications.server.ts';
import { localized } from '#app/content/text/localized.ts';
import type { Language } from '#app/site/language.ts';

/** Returns what the page on medicines before skin testing shows besides the medicines (app/parts/medicines), in one language. */
export function medicationData(language: Language) {
  const { draft, signed } = medications();
  return {
    draft,
    signed: localized(signed, language),
    rules: localized(medicationRules(), language),
    classes: localized(medicationClasses(), language),
    sources: medicationSources()
      .filter(({ shown }) => shown)
      .map(({ shown, ...source }) => localized(source, language)),
    host: new URL(practice().website.url).host,
  };
}

export type MedicationData = ReturnType<typeof medicationData>;
