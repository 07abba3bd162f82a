import { defineWords } from '#app/site/language.ts';

/** The words about the device that a request is written on, and what stays on it. */
export const deviceWords = defineWords({
  notMine: { en: 'This isn’t my device', es: 'Este teléfono o computadora no es mío' },
  notMineHelp: {
    en: 'For a library, work or borrowed phone or computer. Your answers stay on this page only, and we ask the browser not to remember them.',
    es: 'Por ejemplo, en una biblioteca, en el trabajo o con un teléfono prestado. Sus respuestas se quedan solo en esta página, y le pedimos al navegador que no las recuerde.',
  },
  keepHere: { en: 'Keep my answers on this device until tomorrow', es: 'Guardar aquí mis respuestas hasta mañana' },
  keepHereHelp: {
    en: 'Then you can close this page and finish later. Until tomorrow night, anyone who uses this browser can read them.',
    es: 'Así puede cerrar la página y terminar después. Hasta mañana en la noche, quien use este navegador puede leerlas.',
  },
  keptHere: {
    en: 'Your answers stay on this device until you send or erase them, or until tomorrow night.',
    es: 'Sus respuestas se quedan en este teléfono o computadora hasta que las envíe o las borre, o hasta mañana en la noche.',
  },
  anotherDay: { en: 'Finish later (save your answers in a file)', es: 'Terminar después (guarde sus respuestas en un archivo)' },
  notLoaded: { en: 'This didn’t load. Try again in a moment.', es: 'Esto no cargó. Intente otra vez en un momento.' },
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
    es: 'Antes de irse, cierre todas las ventanas del navegador.',
  },
});
