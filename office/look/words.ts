import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  desk: { en: 'Desk', es: 'Escritorio' },
  skip: { en: 'Skip to the content', es: 'Ir al contenido' },
  parts: { en: 'Parts of the desk', es: 'Partes del escritorio' },
  lock: { en: 'Lock', es: 'Bloquear' },
  print: { en: 'Print', es: 'Imprimir' },
  copy: { en: 'Copy', es: 'Copiar' },
  copied: { en: 'Copied.', es: 'Copiado.' },
  notCopied: {
    en: 'It could not be copied. Mark the text and copy it by hand.',
    es: 'No se pudo copiar. Marque el texto y cópielo a mano.',
  },
  faults: { en: 'Please correct this', es: 'Por favor corrija esto' },
  sample: {
    en: 'Sample key: anyone can read what is sent. For trying out only.',
    es: 'Llave de muestra: cualquiera puede leer lo que se manda. Solo para probar.',
  },
  notFound: { en: 'There is no such page here', es: 'Esa página no existe aquí' },
  wentWrong: { en: 'Something went wrong', es: 'Algo falló' },
  wentWrongHelp: {
    en: 'Nothing was lost. Go back and try again. If it happens again, close the desk and start it again.',
    es: 'No se perdió nada. Regrese e intente otra vez. Si vuelve a pasar, cierre el escritorio y ábralo de nuevo.',
  },
  home: { en: 'To the first page', es: 'A la primera página' },
});
