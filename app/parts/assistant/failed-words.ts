import { defineWords } from '#app/site/language.ts';

/** Shown if the conversation or its answers could not be loaded. */
export const failedWords = defineWords({
  failed: {
    en: 'The answers could not be loaded. Check your connection and ask again, or call us:',
    es: 'No se pudieron abrir las respuestas. Revise su conexión y pregunte otra vez, o llámenos:',
  },
});
