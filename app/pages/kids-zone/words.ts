import { defineWords } from '#app/site/language.ts';

/** Children are addressed as tú; texts for parents use usted. */
export const words = defineWords({
  lead: { en: 'Hello! This is Air Street. Pick a door and knock!', es: '¡Hola! Esta es la Calle del Aire. ¡Escoge una puerta y toca!' },
  doors: { en: 'The doors of the street', es: 'Las puertas de la calle' },
  castTitle: { en: 'Who lives here?', es: '¿Quién vive aquí?' },
  nariz: { en: 'Nariz, the nose', es: 'Nariz, la nariz' },
  narizSays: { en: '“I breathe all day. Bless me!”', es: '“Respiro todo el día. ¡Salud!”' },
  cedra: { en: 'Doña Cedra, a grain of mountain cedar', es: 'Doña Cedra, un grano de cedro' },
  cedraSays: { en: '“I fly in winter. Ha!”', es: '“Vuelo en invierno. ¡Ja!”' },
  chispa: { en: 'Chispa, the bee', es: 'Chispa, la abeja' },
  chispaSays: { en: '“I have five eyes. Really!”', es: '“Tengo cinco ojos. ¡De veras!”' },
  polvo: { en: 'Tío Polvo, the dust mite', es: 'Tío Polvo, el ácaro del polvo' },
  polvoSays: { en: '“I love soft beds. Yawn.”', es: '“Me encantan las camas blanditas. Uaaah.”' },
  albumLink: { en: 'My grain album', es: 'Mi álbum de granos' },
  allGames: { en: 'See all games', es: 'Ver todos los juegos' },
});
