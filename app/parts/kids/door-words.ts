import { defineWords } from '#app/site/language.ts';

/** What the door to each of the children's pages says, under the page's id. Children are spoken to as tú. */
export const words = defineWords({
  'fun-facts': {
    en: 'Do bees have five eyes? Is a sneeze really that fast? Find out.',
    es: '¿Las abejas tienen cinco ojos? ¿De verdad es tan rápido un estornudo? Descúbrelo.',
  },
  'runny-nose': { en: 'Drip, drip! Catch the drips with a tissue.', es: '¡Plic, plic! Atrapa las gotas con un pañuelo.' },
  'pollen-pop': { en: 'Pop the pollen and meet the plants of San Antonio.', es: 'Revienta el polen y conoce las plantas de San Antonio.' },
  immunequest: {
    en: 'Nine quests for you and your family. Seven days each.',
    es: 'Nueve misiones para ti y tu familia. Cada una dura siete días.',
  },
});
