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
  focusHelp: { en: 'Click it, or move the ring with the arrow keys.', es: 'Haga clic en ella o mueva el anillo con las flechas.' },
  ring: { en: 'Ring on the photograph: the arrow keys move it', es: 'Anillo en la fotografía: se mueve con las flechas' },
  x: { en: 'Percent from the left', es: 'Porcentaje desde la izquierda' },
  y: { en: 'Percent from the top', es: 'Porcentaje desde arriba' },
  card: { en: 'On cards and pages', es: 'En tarjetas y páginas' },
  square: { en: 'Small', es: 'En pequeño' },
  wide: { en: 'On a computer', es: 'En la computadora' },
  tall: { en: 'On a phone', es: 'En el teléfono' },
  alt: { en: 'What it shows, for those who cannot see it', es: 'Lo que muestra, para quien no la ve' },
  shown: {
    en: 'Not saved yet. Look at its cuts, and write what it shows.',
    es: 'Todavía no está guardada. Vea los recortes y escriba qué muestra.',
  },
  nothingChosen: { en: 'Choose a file first.', es: 'Primero elija un archivo.' },
  notShown: { en: 'A file is chosen but not shown yet: choose it again.', es: 'Eligió un archivo sin mostrarlo: elíjalo otra vez.' },
  lost: { en: 'The photograph is gone from here. Choose it again.', es: 'La fotografía ya no está aquí. Elíjala otra vez.' },
  unable: { en: 'This computer lacks “sharp”, which reads pictures.', es: 'A esta computadora le falta “sharp”, que lee imágenes.' },
  kind: {
    en: 'This is not a picture that the site can use. Save it as JPEG first (a phone’s HEIC too), and choose that.',
    es: 'Esta no es una imagen que el sitio pueda usar. Guárdela primero como JPEG (también la HEIC de un teléfono) y elija esa.',
  },
  damaged: { en: 'The file is damaged. Copy it again.', es: 'El archivo está dañado. Cópielo otra vez.' },
  animated: { en: 'The file has several pictures. Choose a single one.', es: 'El archivo tiene varias imágenes. Elija una sola.' },
  pixels: {
    en: 'The photograph has more than 100 million pixels. Save it smaller first.',
    es: 'La fotografía tiene más de 100 millones de pixeles. Guárdela primero más pequeña.',
  },
  heavy: { en: 'The file has more than 20 MB.', es: 'El archivo tiene más de 20 MB.' },
  small: {
    en: (width: number, short: number) =>
      `Too small: it would look blurred. It must be at least ${width} pixels wide, and ${short} pixels on its short side.`,
    es: (width: number, short: number) =>
      `Es muy chica y se vería borrosa. Debe tener por lo menos ${width} pixeles de ancho y ${short} pixeles en el lado corto.`,
  },
});
