import { defineWords } from '#app/site/language.ts';

/** About the device that a request is written on, and what stays on it. */
export const deviceWords = defineWords({
  notMine: { en: 'This is not my own device', es: 'Este aparato no es mío' },
  notMineHelp: {
    en: 'At a library, at work, or on a borrowed phone. Your answers then stay on this page only, and we ask the browser not to remember them.',
    es: 'En una biblioteca, en el trabajo o con un teléfono prestado. Así sus respuestas se quedan solo en esta página, y se le pide al navegador que no las recuerde.',
  },
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
  lost: {
    en: 'What you had written is gone: the browser closed this page in the meantime.',
    es: 'Lo que había escrito ya no está: el navegador cerró esta página mientras tanto.',
  },
});
