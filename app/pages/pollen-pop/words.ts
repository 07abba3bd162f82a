import { defineWords } from '#app/site/language.ts';

/** Children are spoken to as tú. */
export const words = defineWords({
  lead: {
    en: 'Pollen is so small that you need a microscope. Here it is giant! Pop a grain to learn which plant it comes from.',
    es: 'El polen es tan chiquito que solo se ve con microscopio. ¡Aquí es gigante! Revienta un grano para saber de qué planta viene.',
  },
  field: { en: 'Pollen in the air', es: 'Polen en el aire' },
  grainLabel: { en: (look: string) => `Grain: ${look}`, es: (look: string) => `Grano: ${look}` },
  touchHow: { en: 'Tap a grain to pop it.', es: 'Toca un grano para reventarlo.' },
  mouseHow: { en: 'Click a grain to pop it.', es: 'Haz clic en un grano para reventarlo.' },
  keysHow: {
    en: 'The arrows choose a grain. Space pops it. Escape makes a pause.',
    es: 'Con las flechas eliges un grano. Con la barra de espacio lo revientas. La tecla Escape hace pausa.',
  },
  goal: { en: 'What do you want to pop?', es: '¿Qué quieres reventar?' },
  goalAll: { en: 'Every grain', es: 'Todos los granos' },
  goalCedar: { en: 'Only the cedar', es: 'Solo el cedro' },
  wind: { en: 'How windy is it?', es: '¿Cuánto viento hay?' },
  still: { en: 'No wind: the grains stay still', es: 'Sin viento: los granos no se mueven' },
  calm: { en: 'A little: no hurry', es: 'Poquito: sin prisa' },
  windy: { en: 'A lot: 45 seconds', es: 'Mucho: 45 segundos' },
  popped: {
    en: (count: number, all: number) => `Popped: ${count} of ${all}`,
    es: (count: number, all: number) => `Reventados: ${count} de ${all}`,
  },
  poppedSoFar: { en: (count: number) => `Popped: ${count}`, es: (count: number) => `Reventados: ${count}` },
  cedars: {
    en: (count: number, all: number) => `Cedar: ${count} of ${all}`,
    es: (count: number, all: number) => `Cedro: ${count} de ${all}`,
  },
  seconds: { en: (left: number) => `${left} s left`, es: (left: number) => `Quedan ${left} s` },
  pop: { en: (name: string) => `Pop! ${name}.`, es: (name: string) => `¡Pum! ${name}.` },
  notCedar: {
    en: (name: string, look: string) => `That is ${name}. Cedar is ${look}.`,
    es: (name: string, look: string) => `Ese es de ${name}. El de cedro es ${look}.`,
  },
  ready: { en: 'Press Play, and pop!', es: '¡Aprieta Jugar y revienta!' },
  finish: { en: 'Finish', es: 'Terminar' },
  over: { en: 'Look whom you met!', es: '¡Mira a quiénes conociste!' },
  result: {
    en: (count: number, kinds: number) => `You popped ${count} grains of ${kinds} plants.`,
    es: (count: number, kinds: number) => `Reventaste ${count} granos de ${kinds} plantas.`,
  },
  resultOne: {
    en: (count: number) => `Grains popped: ${count}, all of one plant.`,
    es: (count: number) => `Granos reventados: ${count}, todos de una planta.`,
  },
  nobody: { en: 'You popped no grain this time. Try again!', es: 'Esta vez no reventaste ninguno. ¡Inténtalo otra vez!' },
  times: { en: (count: number) => `× ${count}`, es: (count: number) => `${count} ×` },
  allGrains: { en: 'Who is who in the air', es: 'Quién es quién en el aire' },
  allGrainsLead: {
    en: 'Learn the grains first, if you like. Then you will find the cedar fast.',
    es: 'Si quieres, conoce primero los granos. Así encontrarás rápido el cedro.',
  },
  paperLead: {
    en: 'Pollen bingo, for two. Print this page, or draw the nine grains on paper.',
    es: 'Lotería del polen, para dos. Imprime esta página o dibuja los nueve granos en una hoja.',
  },
  paperSteps: {
    en: 'One of you reads a clue from the list.|The other one finds the grain and puts a bean on it.|Three beans in a row? Shout “Pollen!” Then swap.',
    es: 'Una persona lee una pista de la lista.|La otra busca el grano y le pone un frijol encima.|¿Tres frijoles en fila? Grita “¡Polen!” y cambien de lugar.',
  },
});
