import { practice } from '#app/content/content.server.ts';
import { medicationClasses, medicationRules, medicationSources, medications } from '#app/content/medicines/medications.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { listedMedications } from '#app/parts/medicines/listed-medication.server.ts';
import type { Language } from '#app/site/language.ts';

/** Everything the page on medicines before skin testing shows, in one language. */
export function medicationData(language: Language) {
  const { draft } = medications();
  return {
    draft,
    rules: localized(medicationRules(), language),
    classes: localized(medicationClasses(), language),
    medications: listedMedications(language),
    sources: medicationSources()
      .filter(({ shown }) => shown)
      .map(({ shown, ...source }) => localized(source, language)),
    host: new URL(practice().website.url).host,
  };
}

export type MedicationData = ReturnType<typeof medicationData>;
