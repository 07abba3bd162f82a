import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  // Levels of care; the level of 911 has the articles' words.
  careOpen: { en: 'Call us when we open', es: 'Llámenos cuando abramos' },
  careHome: { en: 'Care at home until then', es: 'Mientras tanto, en casa' },
  openNow: { en: 'Are we open now? Then call now:', es: '¿Está abierto en este momento? Llame ya:' },
  worse: {
    en: 'If it gets worse, do not wait for us. Call 911.',
    es: 'Si empeora, no nos espere. Llame al 911.',
  },
  askNext: { en: 'Ask us about it at your next visit.', es: 'Pregúntenos en su próxima cita.' },
  // Around the situations.
  steps: { en: 'What to do, step by step', es: 'Qué hacer, paso a paso' },
  onThisPage: { en: 'What is happening?', es: '¿Qué le pasa?' },
  print: { en: 'Print this page', es: 'Imprimir esta página' },
  openTitle: { en: 'When do we open?', es: '¿Cuándo abrimos?' },
  sources: { en: 'Sources', es: 'Fuentes' },
  source: { en: (number: number) => `Source ${number}`, es: (number: number) => `Fuente ${number}` },
});
