import { defineWords } from '#app/site/language.ts';

/** These words address children as tú. */
export const words = defineWords({
  title: { en: 'My grain album', es: 'Mi álbum de granos' },
  lead: {
    en: 'Win cards in the games. They stay on this device.',
    es: 'Gana tarjetas en los juegos. Se quedan en este teléfono o computadora.',
  },
  count: { en: (won: number, all: number) => `${won} of ${all} cards`, es: (won: number, all: number) => `${won} de ${all} tarjetas` },
  full: { en: 'All the cards! You know the air of San Antonio.', es: '¡Todas las tarjetas! Ya conoces el aire de San Antonio.' },
  unknown: { en: 'Who is it?', es: '¿Quién será?' },
  most: { en: (months: string) => `Most in ${months}`, es: (months: string) => `Sobre todo en ${months}` },
  allYear: { en: 'All year, indoors', es: 'Todo el año, dentro de casa' },
  notKept: {
    en: 'This browser can’t keep your cards. They last until you close the page.',
    es: 'Este navegador no puede guardar tus tarjetas. Duran hasta que cierres la página.',
  },
  print: { en: 'Print my album', es: 'Imprimir mi álbum' },
  empty: { en: 'Empty the album', es: 'Vaciar el álbum' },
});
