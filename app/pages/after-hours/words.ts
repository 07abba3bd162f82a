import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  // In and beside the cards of the levels of care; the levels have their own words.
  home: { en: 'Until then, at home', es: 'Mientras tanto, en casa' },
  numbers: { en: 'Our phone numbers', es: 'Nuestros teléfonos' },
  // Around the situations.
  steps: { en: 'What to do, step by step', es: 'Qué hacer, paso a paso' },
  situations: { en: 'What is happening?', es: '¿Qué le pasa?' },
  print: { en: 'Print this page', es: 'Imprimir esta página' },
  sources: { en: 'Sources', es: 'Fuentes' },
  source: { en: (number: number) => `Source ${number}`, es: (number: number) => `Fuente ${number}` },
  // Whether we can be called.
  ifOpen: { en: 'Are we open?', es: '¿Está abierto?' },
  open: { en: 'We are open today.', es: 'Hoy está abierto.' },
  closed: { en: 'We are closed now.', es: 'En este momento está cerrado.' },
  callNow: { en: 'Call now.', es: 'Llame ya.' },
});
