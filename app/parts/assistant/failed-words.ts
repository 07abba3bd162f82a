import { defineWords } from '#app/site/language.ts';

/** Shown if the conversation or its answers could not be loaded. */
export const failedWords = defineWords({
  failed: {
    en: 'The answers didn’t load. Check your connection, then ask again or reload the page, or call us:',
    es: 'No se pudieron abrir las respuestas. Revise su conexión y pregunte otra vez o vuelva a cargar la página, o llámenos:',
  },
});
