import { defineWords } from '#app/site/language.ts';

/** The words for the hours of an ordinary week, which say nothing about now. */
export const weekWords = defineWords({
  shotsIn: { en: (week: string) => `Allergy shots: ${week}`, es: (week: string) => `Inyecciones: ${week}` },
  officeIn: { en: (week: string) => `Office: ${week}`, es: (week: string) => `Consultorio: ${week}` },
  shots: { en: 'Shots', es: 'Inyecciones' },
  /** Hours that change on a day: the new week follows. */
  from: { en: (day: string) => `From ${day}:`, es: (day: string) => `A partir del ${day}:` },
  ourHours: { en: 'Our hours', es: 'Nuestro horario' },
});
