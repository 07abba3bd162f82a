import { defineWords } from '#app/site/language.ts';

/** Children are addressed as tú. */
export const words = defineWords({
  lead: {
    en: 'Look first, so that nothing surprises you. Swipe the pictures, hear the story, or fold a little book.',
    es: 'Mira primero para que nada te sorprenda. Pasa los dibujos, oye el cuento o dobla un librito.',
  },
});
