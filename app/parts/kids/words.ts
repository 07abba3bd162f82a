import { defineWords } from '#app/site/language.ts';

/** The words of the kids zone address children as tú; words for parents address adults as usted. */
export const words = defineWords({
  exit: { en: 'Exit', es: 'Salir' },
  exitTo: { en: (brand: string) => `Exit to ${brand}`, es: (brand: string) => `Salir a ${brand}` },
  parentsTitle: { en: 'For parents', es: 'Para los padres' },
  parentsLine: {
    en: 'No names, no ads, nothing to buy. What your child wins stays on this device.',
    es: 'Sin nombres, sin anuncios y sin nada que comprar. Lo que su hijo gana se queda en este teléfono o computadora.',
  },
  parentsCollect: {
    en: 'We collect nothing here: no names, no emails, no photos, no birthdays, no scores. There are no ads, no accounts and nothing to buy.',
    es: 'Aquí no pedimos ni guardamos datos: ni nombres, ni correos, ni fotos, ni cumpleaños, ni puntos. No hay anuncios, ni cuentas, ni nada que comprar.',
  },
  parentsBrowser: {
    en: 'The cards your child wins and the boxes checked in ImmuneQuest stay in this browser, on this device. You can erase them at any time.',
    es: 'Las tarjetas que su hijo gana y los cuadros que marca en ImmuneQuest se quedan en este navegador. Usted puede borrarlos cuando quiera.',
  },
  parentsPlay: {
    en: 'The games are silent until your child turns the sound on, and nothing flashes. Each has a way to play without hurry and one with a single button, and works with fingers, mouse or keyboard.',
    es: 'Los juegos no suenan hasta que su hijo prende el sonido, y nada parpadea. Cada uno se puede jugar sin prisa o con un solo botón, y con los dedos, el ratón o el teclado.',
  },
  parentsAdvice: {
    en: 'Games and facts are for fun. They don’t take the place of your doctor’s advice.',
    es: 'Los juegos y los datos son para divertirse. No sustituyen el consejo de su médico.',
  },
  backToZone: { en: 'Back to the Kids Zone', es: 'Volver a la Zona de niños' },
});
