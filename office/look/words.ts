import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  desk: { en: 'Desk', es: 'Escritorio' },
  skip: { en: 'Skip to content', es: 'Ir al contenido' },
  parts: { en: 'Main menu', es: 'Menú principal' },
  lock: { en: 'Lock', es: 'Bloquear' },
  working: { en: 'Working…', es: 'Un momento…' },
  print: { en: 'Print', es: 'Imprimir' },
  copy: { en: 'Copy', es: 'Copiar' },
  copied: { en: 'Copied.', es: 'Copiado.' },
  notCopied: {
    en: 'Couldn’t copy it. Select the text and copy it yourself.',
    es: 'No se pudo copiar. Seleccione el texto y cópielo usted.',
  },
  faults: { en: 'Please fix this', es: 'Por favor corrija esto' },
  sample: {
    en: 'Sample key: anyone can read what’s sent. For testing only.',
    es: 'Llave de muestra: cualquiera puede leer lo que se manda. Solo para probar.',
  },
  notFound: { en: 'Page not found', es: 'No se encontró la página' },
  wentWrong: { en: 'Something went wrong', es: 'Algo falló' },
  wentWrongHelp: {
    en: 'Go back and check what was saved, then try again. If it keeps happening, ask IT support.',
    es: 'Regrese, revise qué se guardó e intente otra vez. Si vuelve a pasar, pregunte a soporte técnico.',
  },
  tooLong: {
    en: 'That’s too long, so nothing was saved. Go back and shorten it.',
    es: 'Es demasiado largo y no se guardó nada. Regrese y acorte el texto.',
  },
  meanwhile: { en: 'Another desk made a change on this page.', es: 'Otro escritorio cambió algo en esta página.' },
  showIt: { en: 'Show it', es: 'Mostrarlo' },
  pages: { en: 'Pages', es: 'Páginas' },
  shownOf: {
    en: (first: number, last: number, all: number) => `${first} to ${last} of ${all}`,
    es: (first: number, last: number, all: number) => `${first} a ${last} de ${all}`,
  },
  previousPage: { en: 'Previous page', es: 'Página anterior' },
  nextPage: { en: 'Next page', es: 'Página siguiente' },
  stale: { en: 'Nothing was saved', es: 'No se guardó nada' },
  staleHelp: {
    en: 'The desk was locked after you opened this form. Reopen the page and re-enter your changes.',
    es: 'El escritorio se bloqueó después de que abrió este formulario. Abra la página de nuevo y vuelva a escribir sus cambios.',
  },
  elsewhere: {
    en: 'This isn’t the desk’s full address. You’ll find it in the window where you started the desk.',
    es: 'Esta no es la dirección completa del escritorio. La verá en la ventana donde abrió el escritorio.',
  },
  back: { en: 'Back', es: 'Regresar' },
});
