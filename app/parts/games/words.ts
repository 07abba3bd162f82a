import { defineWords } from '#app/site/language.ts';

/** Words that the games share. Children are spoken to as tú. */
export const words = defineWords({
  hubLead: {
    en: 'Small games. No sound, no ads, and nothing is saved. Play while you wait!',
    es: 'Juegos cortos. Sin ruido, sin anuncios y no guardan nada. ¡Juega mientras esperas!',
  },
  play: { en: 'Play', es: 'Jugar' },
  playAgain: { en: 'Play again', es: 'Jugar otra vez' },
  pause: { en: 'Pause', es: 'Pausa' },
  resume: { en: 'Go on', es: 'Seguir' },
  restart: { en: 'Start over', es: 'Empezar de nuevo' },
  change: { en: 'Change the game', es: 'Cambiar el juego' },
  howTo: { en: 'How to play', es: 'Cómo se juega' },
  game: { en: 'The game', es: 'El juego' },
  paused: { en: 'Paused. Take a breath!', es: 'En pausa. ¡Respira!' },
  needsScript: {
    en: 'This game needs JavaScript. Here is a paper version:',
    es: 'Este juego necesita JavaScript. Aquí tienes una versión en papel:',
  },
  paperTitle: { en: 'Play it on paper', es: 'Juega en papel' },
  print: { en: 'Print this page', es: 'Imprimir esta página' },
  touch: { en: 'Fingers', es: 'Con los dedos' },
  mouse: { en: 'Mouse', es: 'Con el ratón' },
  keys: { en: 'Keyboard', es: 'Con el teclado' },
  otherGames: { en: 'More games', es: 'Más juegos' },
  knewIt: { en: 'Did you know?', es: '¿Sabías que…?' },
});
