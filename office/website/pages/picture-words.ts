import { defineWords } from '#app/site/language.ts';

export const pictureWords = defineWords({
  none: { en: 'No photo yet.', es: 'Todavía no hay foto.' },
  choose: { en: 'Choose a photo', es: 'Elija una foto' },
  chooseHelp: {
    en: 'Drag a file here or choose one. Use JPEG, PNG, WebP, AVIF or TIFF, up to 20 MB. The desk turns it upright and removes details such as where it was taken. Get written permission from everyone who can be recognized.',
    es: 'Arrastre un archivo o elija uno: JPEG, PNG, WebP, AVIF o TIFF, hasta 20 MB. Se endereza y se borran datos como el lugar donde se tomó. Todas las personas que se reconozcan deben haber dado permiso por escrito.',
  },
  show: { en: 'Show this photo', es: 'Mostrar esta foto' },
  useNone: { en: 'Remove the photo', es: 'Quitar la foto' },
  focus: { en: 'What must stay visible, such as a face', es: 'Lo que siempre debe verse, como una cara' },
  focusHelp: { en: 'Click it, or move the ring with the arrow keys.', es: 'Haga clic ahí o mueva el anillo con las flechas.' },
  ring: { en: 'Ring on the photo. Move it with the arrow keys', es: 'Anillo en la foto. Muévalo con las flechas' },
  x: { en: 'Percent from the left', es: 'Porcentaje desde la izquierda' },
  y: { en: 'Percent from the top', es: 'Porcentaje desde arriba' },
  card: { en: 'On cards and pages', es: 'En tarjetas y páginas' },
  square: { en: 'Small', es: 'En pequeño' },
  wide: { en: 'On a computer', es: 'En la computadora' },
  tall: { en: 'On a phone', es: 'En el teléfono' },
  alt: { en: 'Describe the photo for people who can’t see it', es: 'Describa la foto para quien no la ve' },
  shown: {
    en: 'Not saved yet. Check how it’s cropped and describe what it shows.',
    es: 'Todavía no se guarda. Vea cómo se recorta y describa qué muestra.',
  },
  nothingChosen: { en: 'Choose a file first.', es: 'Primero elija un archivo.' },
  notShown: {
    en: 'You chose a file but didn’t click “Show this photo”. Choose it again, then click that button.',
    es: 'Eligió un archivo, pero no hizo clic en “Mostrar esta foto”. Elíjalo otra vez y haga clic ahí.',
  },
  lost: { en: 'The photo is no longer here. Choose it again.', es: 'La foto ya no está aquí. Elíjala otra vez.' },
  unable: {
    en: 'This computer can’t read photos because the package “sharp” is missing. Ask IT support.',
    es: 'Esta computadora no puede leer fotos: falta el paquete “sharp”. Pregunte a soporte técnico.',
  },
  kind: {
    en: 'The site can’t use this kind of file. Save a copy as a JPEG and choose that instead. iPhone photos (HEIC) need this too.',
    es: 'El sitio no puede usar este tipo de archivo. Guarde una copia como JPEG y elija esa. Haga lo mismo con las fotos de iPhone (HEIC).',
  },
  damaged: { en: 'The file is damaged. Copy it again.', es: 'El archivo está dañado. Cópielo otra vez.' },
  animated: { en: 'The file has more than one picture. Choose a single one.', es: 'El archivo tiene más de una imagen. Elija una sola.' },
  pixels: {
    en: 'The photo has more than 100 million pixels. Save a smaller copy first.',
    es: 'La foto tiene más de 100 millones de pixeles. Primero guarde una copia más pequeña.',
  },
  heavy: { en: 'The file is larger than 20 MB.', es: 'El archivo pesa más de 20 MB.' },
  small: {
    en: (width: number, short: number) =>
      `The photo is too small and would look blurry. It must be at least ${width} pixels wide and ${short} pixels on its short side.`,
    es: (width: number, short: number) =>
      `La foto es muy pequeña y se vería borrosa. Debe tener por lo menos ${width} pixeles de ancho y ${short} en el lado corto.`,
  },
});
