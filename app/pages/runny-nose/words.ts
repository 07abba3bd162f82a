import { defineWords } from '#app/site/language.ts';

/** Children are spoken to as tú. */
export const words = defineWords({
  lead: {
    en: 'Oh no, this nose is dripping! Catch the drips with your tissue before they hit the floor.',
    es: '¡Ay, esta nariz está moqueando! Atrapa las gotas con tu pañuelo antes de que caigan al suelo.',
  },
  field: { en: 'Tissue: move it left and right', es: 'Pañuelo: muévelo a la izquierda y a la derecha' },
  left: { en: 'Move left', es: 'Mover a la izquierda' },
  right: { en: 'Move right', es: 'Mover a la derecha' },
  touchHow: { en: 'Drag the tissue, or hold the arrow buttons.', es: 'Arrastra el pañuelo o mantén apretadas las flechas.' },
  mouseHow: { en: 'Move the mouse over the picture.', es: 'Mueve el ratón sobre el dibujo.' },
  keysHow: { en: 'Left and right arrows move. Space makes a pause.', es: 'Las flechas mueven el pañuelo. La barra de espacio hace pausa.' },
  pace: { en: 'How fast?', es: '¿Qué tan rápido?' },
  usual: { en: 'Usual: 60 seconds', es: 'Normal: 60 segundos' },
  slow: { en: 'Slow: one drip at a time, no clock', es: 'Lento: una gota a la vez, sin reloj' },
  levelOf: {
    en: (level: number, all: number) => `Level ${level} of ${all}`,
    es: (level: number, all: number) => `Nivel ${level} de ${all}`,
  },
  caught: { en: (caught: number) => `Caught: ${caught}`, es: (caught: number) => `Atrapadas: ${caught}` },
  seconds: { en: (left: number) => `${left} s left`, es: (left: number) => `Quedan ${left} s` },
  dripsLeft: { en: (left: number) => `Drips left: ${left}`, es: (left: number) => `Faltan: ${left}` },
  levelUp: { en: (level: number) => `Achoo! Now level ${level}.`, es: (level: number) => `¡Achú! Ahora el nivel ${level}.` },
  over: { en: 'The nose says thank you!', es: '¡La nariz te da las gracias!' },
  result: {
    en: (caught: number, all: number) => `You caught ${caught} of ${all} drips.`,
    es: (caught: number, all: number) => `Atrapaste ${caught} de ${all} gotas.`,
  },
  wash: {
    en: 'In real life: use a tissue, throw it away, and wash your hands with soap.',
    es: 'En la vida real: usa un pañuelo, tíralo y lávate las manos con jabón.',
  },
  paperLead: {
    en: 'For two players, one coin and two pencils. Pick a nostril each.',
    es: 'Para dos jugadores, una moneda y dos lápices. Cada quien elige un lado de la nariz.',
  },
  paperSteps: {
    en: 'Take turns to toss the coin.|Heads: color in 1 drip on your side. Tails: color in 2 drips.|Whoever reaches the tissue first says “Achoo!” and wins.',
    es: 'Túrnense para echar la moneda.|Si cae cara, colorea 1 gota de tu lado. Si cae cruz, colorea 2.|Quien llegue primero al pañuelo dice “¡Achú!” y gana.',
  },
  paperBoard: {
    en: 'A game board: a nose with two trails of ten drips that lead down to two tissues.',
    es: 'Un tablero: una nariz con dos caminos de diez gotas que bajan hasta dos pañuelos.',
  },
});
