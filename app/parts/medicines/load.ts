import { loadedOnce } from '#app/lib/loaded-once.ts';
import type { Language } from '#app/site/language.ts';
import type { ListedMedication } from './listed-medication.ts';

type Medicines = readonly ListedMedication[];

/** Loads every medicine of the list in one language. */
export const medicinesIn = loadedOnce(async (language: Language): Promise<Medicines> => {
  const { default: medicines } = await (language === 'en' ? import('virtual:medicines/en') : import('virtual:medicines/es'));
  return medicines;
});

/** Loads the list for a page that already shows it: if loading fails, the promise never settles and the prerendered page stays. */
export const shownMedicines = loadedOnce((language: Language) => medicinesIn(language).catch(() => new Promise<Medicines>(() => {})));
