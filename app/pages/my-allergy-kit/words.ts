import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  who: { en: 'Who is it for?', es: '¿Para quién es?' },
  name: { en: 'Name', es: 'Nombre' },
  foods: { en: 'Which foods?', es: '¿Qué alimentos?' },
  otherFood: { en: 'Another food', es: 'Otro alimento' },
  sheets: { en: 'Your cards and sheets', es: 'Sus tarjetas y hojas' },
  sheetsText: {
    en: 'Tap one to see it. Each is in English and in Spanish. Leave the lines blank to fill them in by hand.',
    es: 'Toque una para verla. Cada una está en inglés y en español. Deje las líneas en blanco si las quiere llenar a mano.',
  },
  // The food card.
  foodCard: { en: 'Food card', es: 'Tarjeta de alimentos' },
  for: { en: 'For', es: 'Para' },
  kitchen: { en: 'In the kitchen', es: 'En la cocina' },
  ifSick: { en: 'If any of these happens', es: 'Si pasa algo de esto' },
  show: { en: 'Show it on this screen', es: 'Mostrarla en esta pantalla' },
  close: { en: 'Close', es: 'Cerrar' },
  both: { en: 'Both', es: 'Las dos' },
  language: { en: 'Language of the card', es: 'Idioma de la tarjeta' },
  chooseFoods: { en: 'First choose the foods above.', es: 'Primero escoja los alimentos arriba.' },
  // What leads on.
  more: { en: 'More for home and school', es: 'Más para la casa y la escuela' },
  recalls: { en: 'Foods taken off the market (FDA)', es: 'Alimentos retirados del mercado (FDA)' },
});
