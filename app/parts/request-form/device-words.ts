import { defineWords } from '#app/site/language.ts';

/** About the device that a request is written on, and what stays on it. */
export const deviceWords = defineWords({
  notMine: { en: 'This is not my own device', es: 'Este aparato no es mío' },
  notMineHelp: {
    en: 'At a library, at work, or on a borrowed phone. Your answers then stay on this page only, and we ask the browser not to remember them.',
    es: 'En una biblioteca, en el trabajo o con un teléfono prestado. Así sus respuestas se quedan solo en esta página, y se le pide al navegador que no las recuerde.',
  },
  keepHere: { en: 'Keep my answers on this device until tomorrow', es: 'Guardar mis respuestas en este aparato hasta mañana' },
  keepHereHelp: {
    en: 'You can then close this page and go on later. Until tomorrow night, anyone who uses this browser can read them.',
    es: 'Así puede cerrar la página y seguir después. Hasta mañana en la noche puede leerlas quien use este navegador.',
  },
  keptHere: {
    en: 'Your answers stay on this device until you send them, erase them, or tomorrow ends.',
    es: 'Sus respuestas se quedan en este aparato hasta que las envíe, las borre o termine el día de mañana.',
  },
  anotherDay: { en: 'Go on another day, with a file', es: 'Seguir otro día, con un archivo' },
  notLoaded: { en: 'This did not load. Try again in a moment.', es: 'Esto no cargó. Intente otra vez en un momento.' },
  keptInPage: {
    en: 'Your answers are on this page only. If you reload it or close it, they are gone.',
    es: 'Sus respuestas están solo en esta página. Si la vuelve a cargar o la cierra, se pierden.',
  },
  browserKeeps: {
    en: 'Your browser may offer your name and phone again in other forms.',
    es: 'Su navegador puede volver a sugerir su nombre y teléfono en otros formularios.',
  },
  leaveDevice: {
    en: 'Before you leave this device, close every window of the browser.',
    es: 'Antes de dejar este aparato, cierre todas las ventanas del navegador.',
  },
});
