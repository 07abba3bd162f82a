import { defineWords } from '#app/site/language.ts';

export const pictureWords = defineWords({
  none: { en: 'There is no photograph.', es: 'No hay fotografía.' },
  choose: { en: 'Choose a photograph', es: 'Elija una fotografía' },
  chooseHelp: {
    en: 'Drag the file here, or choose it: JPEG, PNG, WebP, AVIF or TIFF, at most 20 MB. It is turned upright, and what the camera noted, such as the place, is removed. Whoever can be recognized has agreed in writing.',
    es: 'Arrastre el archivo aquí o elíjalo: JPEG, PNG, WebP, AVIF o TIFF, de 20 MB como máximo. Se endereza, y se borra lo que anotó la cámara, como el lugar. Quien se reconozca dio su permiso por escrito.',
  },
  show: { en: 'Show this photograph', es: 'Mostrar esta fotografía' },
  useNone: { en: 'Use no photograph', es: 'No usar fotografía' },
  focus: { en: 'What must stay in sight, such as a face', es: 'Lo que debe quedar a la vista, como una cara' },
  focusHelp: {
    en: 'Click it on the photograph, move the ring with the arrow keys, or type where it is, in percent, and press “Show this photograph”.',
    es: 'Haga clic en ella, mueva el anillo con las flechas o escriba dónde está, en porcentaje, y presione “Mostrar esta fotografía”.',
  },
  ring: { en: 'Ring on the photograph: the arrow keys move it', es: 'Anillo en la fotografía: se mueve con las flechas' },
  x: { en: 'Percent from the left', es: 'Porcentaje desde la izquierda' },
  y: { en: 'Percent from the top', es: 'Porcentaje desde arriba' },
  card: { en: 'On cards and pages', es: 'En tarjetas y páginas' },
  square: { en: 'Small', es: 'En pequeño' },
  wide: { en: 'On a computer', es: 'En la computadora' },
  tall: { en: 'On a phone', es: 'En el teléfono' },
  alt: { en: 'What it shows, for those who cannot see it', es: 'Lo que muestra, para quien no la ve' },
  shown: {
    en: 'Not saved yet. See how the site will cut it, and write what it shows.',
    es: 'Todavía no está guardada. Vea cómo la recorta el sitio y escriba lo que muestra.',
  },
  nothingChosen: { en: 'Choose a file first.', es: 'Primero elija un archivo.' },
  notShown: {
    en: 'A file is chosen but not shown yet: choose it again, and press “Show this photograph” before you save.',
    es: 'Eligió un archivo pero falta mostrarlo: elíjalo otra vez y presione “Mostrar esta fotografía” antes de guardar.',
  },
  lost: {
    en: 'The photograph is no longer on this computer. Choose it again.',
    es: 'La fotografía ya no está en esta computadora. Elíjala otra vez.',
  },
  unable: {
    en: 'This computer lacks the program that reads pictures (sharp). Ask whoever set it up.',
    es: 'A esta computadora le falta el programa que lee imágenes (sharp). Pregunte a quien la preparó.',
  },
  kind: {
    en: 'This is not a picture that the site can use. Save it as JPEG first (a phone’s HEIC too), and choose that.',
    es: 'Esta no es una imagen que el sitio pueda usar. Guárdela primero como JPEG (también la HEIC de un teléfono) y elija esa.',
  },
  damaged: {
    en: 'The file is damaged or broke off halfway. Copy it again.',
    es: 'El archivo está dañado o se cortó a la mitad. Cópielo otra vez.',
  },
  animated: {
    en: 'There are several pictures in this file. Choose a single photograph.',
    es: 'Este archivo tiene varias imágenes. Elija una sola fotografía.',
  },
  heavy: { en: 'The file has more than 20 MB. Save it smaller.', es: 'El archivo tiene más de 20 MB. Guárdelo más chico.' },
  small: {
    en: (width: number, short: number) =>
      `Too small: it would look blurred. It must be at least ${width} pixels wide, and ${short} pixels on its short side.`,
    es: (width: number, short: number) =>
      `Es muy chica y se vería borrosa. Debe tener por lo menos ${width} pixeles de ancho y ${short} pixeles en el lado corto.`,
  },
});
