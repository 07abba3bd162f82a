import { defineWords } from '#app/site/language.ts';

/** The words for the air of a month, also for the small script that shows the current state (app/browser/clinic-now.ts). */
export const airWords = defineWords({
  level0: { en: 'none', es: 'nada' },
  level1: { en: 'low', es: 'bajo' },
  level2: { en: 'moderate', es: 'moderado' },
  level3: { en: 'high', es: 'alto' },

  nowLevel: { en: (level: string) => `${level} now`, es: (level: string) => `ahora ${level}` },
  starts: { en: (month: string) => `starts in ${month}`, es: (month: string) => `empieza en ${month}` },
  until: { en: (month: string) => `through ${month}`, es: (month: string) => `hasta ${month}` },
  allYear: { en: 'all year', es: 'todo el año' },

  thisMonth: { en: 'This month', es: 'Este mes' },
  inTheAir: { en: 'In the air', es: 'En el aire' },
  inTheAirIn: { en: (month: string) => `In the air in ${month}`, es: (month: string) => `En el aire en ${month}` },
  little: { en: (names: string) => `At a low level: ${names}.`, es: (names: string) => `En nivel bajo: ${names}.` },
  helps: { en: 'What helps', es: 'Qué ayuda' },
  helpsTitle: { en: 'What helps this month', es: 'Qué ayuda este mes' },
  chartName: { en: 'What is in the air, by month', es: 'Qué hay en el aire, por mes' },
});
