import { type Bilingual, defineWords } from '#app/site/language.ts';

/** Reasons why an office is closed, shown alone and after "Closed Dec 1,". */
export const reasons = defineWords({
  weather: { en: 'bad weather', es: 'mal tiempo' },
  utilities: { en: 'no power or water', es: 'no hay luz o agua' },
  illness: { en: 'illness at the office', es: 'enfermedad en el consultorio' },
  staff: { en: 'staff shortage', es: 'falta de personal' },
  other: { en: 'an unplanned change', es: 'un cambio imprevisto' },
});
export const reasonNames = ['weather', 'utilities', 'illness', 'staff', 'other'] as const satisfies (keyof typeof reasons)[];

/** Short names of a count's plants; full names are in content/seasons.yaml. */
export const plantNames: Readonly<Record<string, Bilingual>> = {
  'mountain-cedar': { en: 'mountain cedar', es: 'cedro de montaña' },
  elm: { en: 'elm', es: 'olmo' },
  'cedar-elm': { en: 'cedar elm', es: 'olmo de otoño' },
  ash: { en: 'ash', es: 'fresno' },
  oak: { en: 'oak', es: 'encino' },
  hackberry: { en: 'hackberry', es: 'palo blanco' },
  mulberry: { en: 'mulberry', es: 'morera' },
  pecan: { en: 'pecan', es: 'nogal pecanero' },
  mesquite: { en: 'mesquite', es: 'mezquite' },
  grass: { en: 'grasses', es: 'pastos' },
  pigweed: { en: 'pigweed', es: 'quelite' },
  'marsh-elder': { en: 'marsh elder', es: 'pelocote' },
  ragweed: { en: 'ragweed', es: 'ambrosía' },
  mold: { en: 'mold', es: 'moho' },
};

/** The sentences made of entries. */
export const dayWords = defineWords({
  away: { en: 'not seeing patients that day', es: 'no da consulta ese día' },
  counted: {
    en: (day: string, text: string) => `Counted ${day}: ${text}`,
    es: (day: string, text: string) => `Conteo del ${day}: ${text}`,
  },
  count: {
    en: (station: string, list: string) => `${list} per cubic meter of air (${station})`,
    es: (station: string, list: string) => `${list} por metro cúbico de aire (${station})`,
  },
});
