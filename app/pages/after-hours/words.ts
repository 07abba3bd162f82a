import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  // In and beside the cards of the levels of care; the levels have their own words.
  home: { en: 'Until then, at home', es: 'Mientras tanto, en casa' },
  callToday: {
    en: 'Are we open? Call now.',
    es: '¿Está abierto? Llame ya.',
  },
  // Around the situations.
  steps: { en: 'What to do, step by step', es: 'Qué hacer, paso a paso' },
  onThisPage: { en: 'What is happening?', es: '¿Qué le pasa?' },
  print: { en: 'Print this page', es: 'Imprimir esta página' },
  openTitle: { en: 'When do we open?', es: '¿Cuándo abrimos?' },
  sources: { en: 'Sources', es: 'Fuentes' },
  source: { en: (number: number) => `Source ${number}`, es: (number: number) => `Fuente ${number}` },
});
