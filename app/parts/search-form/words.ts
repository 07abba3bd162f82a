import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  label: { en: 'Search this site', es: 'Busque en este sitio' },
  hint: { en: 'For example: hives, last shot, Zyrtec', es: 'Por ejemplo: ronchas, última inyección, Zyrtec' },
  search: { en: 'Search', es: 'Buscar' },
});
