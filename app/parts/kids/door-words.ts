import { defineWords } from '#app/site/language.ts';

/** What the door to each of the children's pages says, under the page's id. Children are spoken to as tú. */
export const words = defineWords({
  'fun-facts': {
    en: 'What is a peanut’s cousin? How fast is a sneeze? Find out.',
    es: '¿De quién es primo el cacahuate? ¿Qué tan rápido es un estornudo? Descúbrelo.',
  },
  'runny-nose': { en: 'Drip, drip! Catch the drips with a tissue.', es: '¡Plic, plic! Atrapa las gotas con un pañuelo.' },
  'pollen-pop': { en: 'Pop the pollen and meet the plants of San Antonio.', es: 'Revienta el polen y conoce las plantas de San Antonio.' },
  immunequest: {
    en: 'Quests for you and your family, most of them for seven days.',
    es: 'Misiones para ti y tu familia; casi todas duran siete días.',
  },
});
