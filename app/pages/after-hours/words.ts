import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  // In and next to the care-level cards, whose names are in app/parts/care-levels.
  home: { en: 'What to do at home', es: 'Qué hacer en casa' },
  numbers: { en: 'Our phone numbers', es: 'Nuestros teléfonos' },
  // Next to the situations.
  steps: { en: 'Step by step', es: 'Paso a paso' },
  situations: { en: 'What is happening?', es: '¿Qué le pasa?' },
  print: { en: 'Print this page', es: 'Imprimir esta página' },
  printAll: { en: 'Print every situation', es: 'Imprimir todas las situaciones' },
  sources: { en: 'Sources', es: 'Fuentes' },
  source: { en: (number: number) => `Source ${number}`, es: (number: number) => `Fuente ${number}` },
  // Whether we answer calls.
  ifOpen: { en: 'When we are open:', es: 'Cuando estamos abiertos:' },
  open: { en: 'We’re open today.', es: 'Hoy estamos abiertos.' },
  closed: { en: 'We’re closed right now.', es: 'En este momento estamos cerrados.' },
  callNow: { en: 'Call us now.', es: 'Llámenos ya.' },
});
