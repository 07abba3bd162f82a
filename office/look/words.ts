import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  desk: { en: 'Desk', es: 'Escritorio' },
  skip: { en: 'Skip to the content', es: 'Ir al contenido' },
  parts: { en: 'Parts of the desk', es: 'Partes del escritorio' },
  lock: { en: 'Lock', es: 'Bloquear' },
  working: { en: 'Working…', es: 'Un momento…' },
  print: { en: 'Print', es: 'Imprimir' },
  copy: { en: 'Copy', es: 'Copiar' },
  copied: { en: 'Copied.', es: 'Copiado.' },
  notCopied: {
    en: 'It could not be copied. Select the text and copy it yourself.',
    es: 'No se pudo copiar. Seleccione el texto y cópielo usted.',
  },
  faults: { en: 'Please correct this', es: 'Por favor corrija esto' },
  sample: {
    en: 'Sample key: anyone can read what is sent. For testing only.',
    es: 'Llave de muestra: cualquiera puede leer lo que se manda. Solo para probar.',
  },
  notFound: { en: 'There is no such page here', es: 'Esa página no existe aquí' },
  wentWrong: { en: 'Something went wrong', es: 'Algo falló' },
  wentWrongHelp: {
    en: 'Nothing was lost. Go back and try again. If it happens again, close the desk and start it again.',
    es: 'No se perdió nada. Regrese e intente otra vez. Si vuelve a pasar, cierre el escritorio y ábralo de nuevo.',
  },
  tooLong: {
    en: 'That is more than a form can hold. Nothing was saved. Go back and shorten the text.',
    es: 'Es más de lo que cabe en un formulario. No se guardó nada. Regrese y acorte el texto.',
  },
  meanwhile: { en: 'Another desk has changed something here.', es: 'Otro escritorio cambió algo aquí.' },
  showIt: { en: 'Show it', es: 'Mostrarlo' },
  pages: { en: 'Pages', es: 'Páginas' },
  shownOf: {
    en: (first: number, last: number, all: number) => `${first} to ${last} of ${all}`,
    es: (first: number, last: number, all: number) => `${first} a ${last} de ${all}`,
  },
  previousPage: { en: 'Previous page', es: 'Página anterior' },
  nextPage: { en: 'Next page', es: 'Página siguiente' },
  stale: { en: 'Nothing was changed', es: 'No se cambió nada' },
  staleHelp: {
    en: 'This form was opened before the desk was locked. Open the page again and redo it.',
    es: 'Este formulario es de antes de que se bloqueara el escritorio. Abra la página de nuevo y hágalo otra vez.',
  },
  elsewhere: {
    en: 'The desk’s address is longer than this. The program shows it when it starts (npm run office).',
    es: 'La dirección del escritorio es más larga que esta. El programa la muestra al abrirse (npm run office).',
  },
  home: { en: 'Back to the first page', es: 'A la primera página' },
});
