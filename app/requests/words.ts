import { defineWords } from '#app/site/language.ts';

/** Words of a request wherever it is read: on the visitor's copy and at the office. */
export const words = defineWords({
  yes: { en: 'Yes', es: 'Sí' },
  gone: { en: 'no longer on the site', es: 'ya no está en el sitio' },
  others: { en: 'Other answers', es: 'Otras respuestas' },
});
