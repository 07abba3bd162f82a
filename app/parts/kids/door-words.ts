import { defineWords } from '#app/site/language.ts';

/** The sign on the door to each of the children's pages, by the page's id. Addresses children as tú. */
export const words = defineWords({
  'picture-stories': { en: 'What happens at the doctor’s, in pictures.', es: 'Lo que pasa con el doctor, en dibujos.' },
  'fun-facts': { en: 'The library of true things.', es: 'La biblioteca de las cosas ciertas.' },
  'runny-nose': { en: 'Help Nariz breathe again.', es: 'Ayuda a Nariz a respirar.' },
  'pollen-pop': { en: 'Seven skies and one boss.', es: 'Siete cielos y una jefa.' },
  immunequest: { en: 'Quests for you and your family.', es: 'Misiones para ti y tu familia.' },
  'print-shop': { en: 'Color, play, write: on paper.', es: 'Colorea, juega y escribe en papel.' },
});
