import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  keep: { en: 'Save these pages to my phone', es: 'Guardar estas páginas en mi teléfono' },
  what: {
    en: 'Then these work without a connection: what to do in an emergency, our offices, which medicines to stop before the skin test and which not to, your allergy kit, the search and the answers to your questions. If your data plan is small, do it on Wi-Fi.',
    es: 'Así funcionan sin conexión: qué hacer en una emergencia, nuestros consultorios, qué medicinas dejar antes de la prueba de piel y cuáles no, su kit de alergias, la búsqueda y las respuestas a sus preguntas. Si tiene pocos datos, hágalo con Wi-Fi.',
  },
  keeping: { en: 'Saving them…', es: 'Guardando…' },
  kept: { en: 'Done. They are on your phone.', es: 'Listo. Ya están en su teléfono.' },
  notKept: {
    en: 'That did not work. Try again where you have a connection.',
    es: 'No se pudo. Intente otra vez donde tenga conexión.',
  },
});
