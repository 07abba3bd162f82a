import { defineWords } from '#app/site/language.ts';

/** The words on what is stored, for how long, and how to delete it. */
export const eraseWords = defineWords({
  draftKept: {
    en: 'Your answers stay in this tab until you send them or close it.',
    es: 'Sus respuestas se quedan en esta pestaña hasta que las envíe o la cierre.',
  },
  erase: { en: 'Erase what I wrote', es: 'Borrar lo que escribí' },
  eraseSure: { en: 'Erase all your answers?', es: '¿Borrar todas sus respuestas?' },
  eraseYes: { en: 'Yes, erase', es: 'Sí, borrar' },
  eraseNo: { en: 'No, keep them', es: 'No, dejarlas' },
});
