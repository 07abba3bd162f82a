import { defineWords } from '#app/site/language.ts';

/** Children are addressed as tú. */
export const words = defineWords({
  lead: {
    en: 'Pick a sheet and print it. Nothing you type leaves this device.',
    es: 'Escoge una hoja e imprímela. Nada de lo que escribes sale de este teléfono o computadora.',
  },
  without: {
    en: 'Print this page with your browser: each sheet prints on its own page.',
    es: 'Imprime esta página con tu navegador: cada hoja sale en su propio papel.',
  },
  jump: { en: 'The sheets', es: 'Las hojas' },

  coloring: { en: 'Pictures to color', es: 'Dibujos para colorear' },
  bee: { en: 'Chispa the bee in the bluebonnets', es: 'La abeja Chispa entre los bluebonnets' },
  nose: { en: 'Nariz breathes well', es: 'Nariz respira bien' },
  mission: { en: 'The mission and the live oak', es: 'La misión y el encino' },
  doctor: { en: 'At the doctor’s', es: 'Con la doctora' },
  printPicture: { en: 'Print', es: 'Imprimir' },

  bingo: { en: 'San Antonio plant bingo', es: 'Lotería de plantas de San Antonio' },
  bingoLead: {
    en: 'Four cards, one for each player. Go for a walk and cross off each plant you find. Look, don’t pick! Three in a row win.',
    es: 'Cuatro cartones, uno para cada jugador. Salgan a caminar y tachen cada planta que encuentren. ¡Se mira, no se corta! Gana quien junte tres en línea.',
  },
  free: { en: 'Free', es: 'Libre' },
  card: { en: (place: number) => `Card ${place}`, es: (place: number) => `Cartón ${place}` },
  newCards: { en: 'Mix new cards', es: 'Mezclar otros cartones' },
  printCards: { en: 'Print the cards', es: 'Imprimir los cartones' },

  bravery: { en: 'Bravery certificate', es: 'Diploma de valor' },
  braveryLead: {
    en: 'Brave doesn’t mean never scared. It means you did it.',
    es: 'Tener valor no es no tener miedo. Es hacerlo con todo y miedo.',
  },
  belongsTo: { en: 'This certificate belongs to', es: 'Este diploma es de' },
  name: { en: 'Name', es: 'Nombre' },
  nameHint: {
    en: 'It stays on this device and is gone when you close the page.',
    es: 'Se queda aquí y se borra al cerrar la página.',
  },
  whatFor: { en: 'I was brave at', es: 'Tuve valor en' },
  anything: { en: 'the doctor’s office', es: 'el consultorio' },
  signed: { en: 'Signed by a proud grown-up', es: 'Firma de un adulto orgulloso' },
  dated: { en: 'Day', es: 'Fecha' },
  printBravery: { en: 'Print the certificate', es: 'Imprimir el diploma' },

  diary: { en: 'My two-week diary', es: 'Mi diario de dos semanas' },
  diaryLead: {
    en: 'Every night, write how the day was: 0 is not at all, 3 is a lot. Circle the weather. Bring it to your visit.',
    es: 'Cada noche anota cómo estuvo el día: 0 es nada, 3 es mucho. Encierra el clima de ese día. Tráelo a tu cita.',
  },
  day: { en: 'Day', es: 'Día' },
  sneezes: { en: 'Sneezes, runny nose', es: 'Estornudos, moco' },
  stuffy: { en: 'Stuffy nose', es: 'Nariz tapada' },
  eyes: { en: 'Itchy eyes', es: 'Comezón en los ojos' },
  cough: { en: 'Cough, wheezing', es: 'Tos, silbidos' },
  skin: { en: 'Itchy skin', es: 'Comezón en la piel' },
  weather: { en: 'Weather: sun, cloud, rain, wind', es: 'Clima: sol, nubes, lluvia, viento' },
  notes: { en: 'Where I was, medicine', es: 'Dónde estuve, medicina' },
  urgent: {
    en: 'If it’s hard to breathe, don’t write it down. Tell a grown-up right away.',
    es: 'Si te cuesta respirar, no lo anotes. Avísale a un adulto de inmediato.',
  },
  printDiary: { en: 'Print the diary', es: 'Imprimir el diario' },
});
