import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  printThis: { en: 'Print in English', es: 'Imprimir en español' },
  printOther: { en: 'Print in Spanish', es: 'Imprimir en inglés' },
  byBrowser: {
    en: 'You can also print with your browser. On a computer, press Ctrl and P (on a Mac, ⌘ and P). On a phone, open the browser’s menu or the share button and choose Print.',
    es: 'También puede imprimir con su navegador. En una computadora, presione Ctrl y P (en una Mac, ⌘ y P). En un teléfono, abra el menú del navegador o el botón de compartir y elija Imprimir.',
  },
  noPrinter: {
    en: 'If you have no printer, come early and fill out the form at either office.',
    es: 'Si no tiene impresora, llegue antes y llene el formulario en cualquiera de los dos consultorios.',
  },
  nothingSent: {
    en: 'The form is for pen and paper. This page sends nothing.',
    es: 'El formulario es para llenarlo con pluma, en papel. Esta página no envía nada.',
  },
  toNewPatient: { en: 'What else to bring', es: 'Qué más traer' },
});
