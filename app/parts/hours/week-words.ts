import { defineWords } from '#app/site/language.ts';

/** Of the hours of a week, which say nothing of now. */
export const weekWords = defineWords({
  shotsIn: { en: (week: string) => `Allergy shots: ${week}`, es: (week: string) => `Inyecciones: ${week}` },
  officeIn: { en: (week: string) => `Office: ${week}`, es: (week: string) => `Consultorio: ${week}` },
  shots: { en: 'Shots', es: 'Inyecciones' },
  ourHours: { en: 'Our hours', es: 'Nuestro horario' },
});
