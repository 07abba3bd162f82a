import { defineWords } from '#app/site/language.ts';

/** Children are addressed as tú. */
export const words = defineWords({
  lead: {
    en: 'What do you think? Guess first, then turn the card over.',
    es: '¿Tú qué crees? Adivina primero y luego voltea la tarjeta.',
  },
  filter: { en: 'Which cards?', es: '¿Qué tarjetas?' },
  all: { en: 'All', es: 'Todas' },
  air: { en: 'Pollen and air', es: 'Polen y aire' },
  bugs: { en: 'Bugs', es: 'Bichos' },
  food: { en: 'Food', es: 'Comida' },
  body: { en: 'Your body', es: 'Tu cuerpo' },
  doctor: { en: 'Doctors', es: 'Doctores' },
  shown: { en: (count: number) => `${count} cards`, es: (count: number) => `${count} tarjetas` },
  cards: { en: 'The cards', es: 'Las tarjetas' },
  surprise: { en: 'Surprise me!', es: '¡Sorpréndeme!' },
  newCard: { en: 'A new card for your grain album!', es: '¡Una tarjeta nueva para tu álbum de granos!' },
  source: { en: 'For grown-ups: who says so?', es: 'Para adultos: ¿quién lo dice?' },
});
