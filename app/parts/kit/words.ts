import { defineWords } from '#app/site/language.ts';

/** Words that the kit shares with its school desk. */
export const kitWords = defineWords({
  print: { en: 'Print the sheets', es: 'Imprimir las hojas' },
  noneChosen: { en: 'Choose at least one sheet.', es: 'Escoja por lo menos una hoja.' },
  keepHere: { en: 'Keep this on my device for a year', es: 'Guardar esto en mi aparato por un año' },
  keepHereHelp: {
    en: 'Then it is here when you come back. Anyone who uses this browser can read it.',
    es: 'Así lo encuentra cuando vuelva. Puede leerlo quien use este navegador.',
  },
  keptHere: {
    en: 'What you wrote stays on this device for a year, or until you erase it.',
    es: 'Lo que escribió se queda en este aparato un año, o hasta que lo borre.',
  },
  draftKept: {
    en: 'What you write stays in this tab until you close it. Nothing is sent.',
    es: 'Lo que escriba se queda en esta pestaña hasta que la cierre. No se envía nada.',
  },
});
