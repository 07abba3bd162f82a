import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  keep: { en: 'Save these pages to my phone', es: 'Guardar estas páginas en mi teléfono' },
  what: {
    en: 'These pages will then work without a connection: what to do in an emergency, our offices, medicines and your skin test, your allergy kit, search, and answers to your questions. If your data plan is small, use Wi-Fi.',
    es: 'Así funcionan sin conexión estas páginas: qué hacer en una emergencia, nuestros consultorios, los medicamentos y la prueba de piel, su kit de alergias, la búsqueda y las respuestas a sus preguntas. Si tiene pocos datos, use Wi-Fi.',
  },
  keeping: { en: 'Saving them…', es: 'Guardando…' },
  kept: { en: 'Done. They are on your phone.', es: 'Listo. Ya están en su teléfono.' },
  notKept: {
    en: 'That didn’t work. Try again where you have a connection.',
    es: 'No se pudo. Intente otra vez donde tenga conexión.',
  },
});
