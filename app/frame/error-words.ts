import { defineWords } from '#app/site/language.ts';

export const errorWords = defineWords({
  title: { en: 'This page didn’t load', es: 'Esta página no cargó' },
  text: {
    en: 'Something went wrong on our side or with your connection. Please try again, or call us.',
    es: 'Algo falló de nuestro lado o en su conexión. Intente otra vez o llámenos.',
  },
  emergency: { en: 'In an emergency, call 911.', es: 'En una emergencia, llame al 911.' },
  again: { en: 'Try again', es: 'Intentar otra vez' },
  home: { en: 'Back to home', es: 'Volver al inicio' },
});
