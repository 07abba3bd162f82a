import type { Language } from '#app/site/language.ts';
import type { ListedMedication } from './listed-medication.ts';

type Medicines = readonly ListedMedication[];
const loading: Partial<Record<Language, Promise<Medicines>>> = {};

async function load(language: Language): Promise<Medicines> {
  const { default: medicines } = await (language === 'en' ? import('virtual:medicines/en') : import('virtual:medicines/es'));
  return medicines;
}

/** Every medicine of the list in one language, loaded when first asked for and once; a failed load may be tried again. */
export function medicinesIn(language: Language): Promise<Medicines> {
  loading[language] ??= load(language).catch((error: unknown) => {
    delete loading[language];
    throw error;
  });
  return loading[language];
}

const shown: Partial<Record<Language, Promise<Medicines>>> = {};

/** The same for what the page already shows: where it cannot be had, it never comes, and what was prerendered stays. */
export function shownMedicines(language: Language): Promise<Medicines> {
  shown[language] ??= medicinesIn(language).catch(() => new Promise<Medicines>(() => {}));
  return shown[language];
}
