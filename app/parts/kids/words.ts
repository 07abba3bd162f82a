import { defineWords } from '#app/site/language.ts';

/** Children are spoken to as tú; what says "parents" speaks to grown-ups as usted. */
export const words = defineWords({
  zoneLead: {
    en: 'Hello! Here you can play, wonder and win badges. Pick a door.',
    es: '¡Hola! Aquí puedes jugar, descubrir cosas y ganar insignias. Elige una puerta.',
  },
  doors: { en: 'Where do you want to go?', es: '¿A dónde quieres ir?' },
  allGames: { en: 'See all games', es: 'Ver todos los juegos' },
  scene: {
    en: 'A drawing: a smiling grain of pollen is the sun over green hills. A nose with eyes flies a kite, and a bee buzzes by.',
    es: 'Un dibujo: un grano de polen sonriente es el sol sobre cerros verdes. Una nariz con ojos vuela un papalote y pasa una abeja.',
  },
  parentsTitle: { en: 'For parents', es: 'Para los padres' },
  parentsCollect: {
    en: 'We collect nothing here: no names, no emails, no photos, no birthdays, no scores. There are no ads, no accounts and nothing to buy.',
    es: 'Aquí no pedimos ni guardamos datos: ni nombres, ni correos, ni fotos, ni cumpleaños, ni puntos. No hay anuncios, ni cuentas, ni nada que comprar.',
  },
  parentsBrowser: {
    en: 'The boxes your child checks in ImmuneQuest stay in this browser, on this device. You can erase them at any time.',
    es: 'Los cuadros que su hijo marca en ImmuneQuest se quedan en este navegador, en este aparato. Usted puede borrarlos cuando quiera.',
  },
  parentsPlay: {
    en: 'The games make no sound and nothing flashes. Each has a slow way to play, and works with fingers, mouse or keyboard.',
    es: 'Los juegos no hacen ruido y nada parpadea. Cada uno tiene un modo lento y se juega con los dedos, el ratón o el teclado.',
  },
  parentsAdvice: {
    en: 'Games and facts are for fun. They do not take the place of your doctor’s advice.',
    es: 'Los juegos y los datos son para divertirse. No sustituyen el consejo de su médico.',
  },

  factsLead: {
    en: 'True things about noses, pollen, bees and you. Tell one to a friend!',
    es: 'Cosas ciertas sobre narices, polen, abejas y tú. ¡Cuéntale una a alguien!',
  },
  flipTitle: { en: 'One at a time', es: 'Uno por uno' },
  previous: { en: 'Back', es: 'Atrás' },
  next: { en: 'Next', es: 'Siguiente' },
  surprise: { en: 'Surprise me!', es: '¡Sorpréndeme!' },
  factOf: { en: (place: number, all: number) => `Fact ${place} of ${all}`, es: (place: number, all: number) => `Dato ${place} de ${all}` },
  allFacts: { en: 'All the facts', es: 'Todos los datos' },
  source: { en: 'Who says so?', es: '¿Quién lo dice?' },
  backToZone: { en: 'Back to the Kids Zone', es: 'Volver a la Zona de niños' },
});
