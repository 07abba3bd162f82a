import { defineWords } from '#app/site/language.ts';

/** The words of the table of a week's hours. */
export const tableWords = defineWords({
  weekAt: { en: (name: string) => `Weekly hours, ${name}`, es: (name: string) => `Horario de la semana, ${name}` },
  day: { en: 'Day', es: 'Día' },
  hours: { en: 'Hours', es: 'Horario' },
});
