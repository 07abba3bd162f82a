import { defineWords } from '#app/site/language.ts';

/** The words that the games share. They address children as tú. */
export const words = defineWords({
  hubLead: {
    en: 'Two games for you. No ads, no hurry. Win grain cards and fill your album!',
    es: 'Dos juegos para ti. Sin anuncios y sin prisa. ¡Gana tarjetas de granos y llena tu álbum!',
  },
  play: { en: 'Play', es: 'Jugar' },
  playHint: { en: 'It moves!', es: '¡Se mueve!' },
  still: { en: 'No hurry', es: 'Sin prisa' },
  stillHint: { en: 'It waits for you.', es: 'Te espera.' },
  oneButton: { en: 'One button', es: 'Un botón' },
  oneButtonHint: { en: 'Press at the right time.', es: 'Aprieta a tiempo.' },
  waysToPlay: { en: 'How do you want to play?', es: '¿Cómo quieres jugar?' },
  playAgain: { en: 'Play again', es: 'Jugar otra vez' },
  pause: { en: 'Pause', es: 'Pausa' },
  resume: { en: 'Resume', es: 'Seguir' },
  restart: { en: 'Start over', es: 'Empezar de nuevo' },
  change: { en: 'Change the game', es: 'Cambiar el juego' },
  soundOn: { en: 'Sound', es: 'Sonido' },
  help: { en: 'How to play', es: 'Cómo se juega' },
  game: { en: 'The game', es: 'El juego' },
  paused: { en: 'Paused. Take a breath!', es: 'En pausa. ¡Respira!' },
  press: { en: 'Press!', es: '¡Aprieta!' },
  needsScript: {
    en: 'This game doesn’t work in this browser. Here’s a paper version:',
    es: 'Este juego no funciona en este navegador. Aquí tienes una versión en papel:',
  },
  paperTitle: { en: 'Play it on paper', es: 'Juega en papel' },
  print: { en: 'Print this page', es: 'Imprimir esta página' },
  touch: { en: 'Fingers', es: 'Con los dedos' },
  mouse: { en: 'Mouse', es: 'Con el ratón' },
  keys: { en: 'Keyboard', es: 'Con el teclado' },
  oneButtonHow: {
    en: 'A ring moves around. Press Space, a switch or the screen when it is on the one you want.',
    es: 'Un aro va pasando. Aprieta la barra de espacio, un botón o la pantalla cuando esté en el que quieres.',
  },
  otherGames: { en: 'More games', es: 'Más juegos' },
  knewIt: { en: 'Did you know?', es: '¿Sabías que…?' },
  newCards: { en: 'New in your album!', es: '¡Nuevo en tu álbum!' },
  toAlbum: { en: 'My album', es: 'Mi álbum' },
  starsOf: {
    en: (stars: number) => (stars === 1 ? '1 star of 3' : `${stars} stars of 3`),
    es: (stars: number) => (stars === 1 ? '1 estrella de 3' : `${stars} estrellas de 3`),
  },
});
