import { loadedOnce } from '#app/lib/loaded-once.ts';
import type { Language } from '#app/site/language.ts';
import type { ListedMedication } from './listed-medication.ts';

type Medicines = readonly ListedMedication[];

/** Loads every medicine of the list in one language. */
export const medicinesIn = loadedOnce(async (language: Language): Promise<Medicines> => {
  const { default: medicines } = await (language === 'en' ? import('virtual:medicines/en') : import('virtual:medicines/es'));
  return medicines;
});

/** The same for what the page already shows: where it cannot be had, it never comes, and what was prerendered stays. */
export const shownMedicines = loadedOnce((language: Language) => medicinesIn(language).catch(() => new Promise<Medicines>(() => {})));
