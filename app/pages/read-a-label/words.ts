import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  en: { en: 'In English', es: 'En inglés' },
  es: { en: 'In Spanish', es: 'En español' },
});
