import { defineWords } from '#app/site/language.ts';

/** Words of the form and of what both parts of the kit have. */
export const kitWords = defineWords({
  who: { en: 'Who is it for?', es: '¿Para quién es?' },
  name: { en: 'Name', es: 'Nombre' },
  allergiesAndDevices: { en: 'Food allergies and devices', es: 'Alergias a alimentos y aparatos' },
  foods: { en: 'Which foods?', es: '¿Qué alimentos?' },
  otherFood: { en: 'Another food', es: 'Otro alimento' },
  devices: { en: 'Which devices?', es: '¿Qué aparatos?' },
  forWallet: { en: 'For the wallet card and for travel', es: 'Para la cartera y para viajar' },
  otherAllergies: { en: 'Other allergies: medicines, stings, latex', es: 'Otras alergias: medicinas, picaduras, látex' },
  where: { en: 'Where the devices are', es: 'Dónde están los aparatos' },
  medicines: { en: 'Medicines', es: 'Medicinas' },
  alsoMark: { en: 'Also mark', es: 'Marque también' },
  contact: { en: 'Whom to call', es: 'A quién llamar' },
  contactPhone: { en: 'Their phone', es: 'Su teléfono' },
  parts: { en: 'Parts of the kit', es: 'Partes del kit' },
  cards: { en: 'Cards and travel', es: 'Tarjetas y viajes' },
  plans: { en: 'Plans and school', es: 'Planes y escuela' },
  several: { en: 'Print several at once', es: 'Imprimir varias a la vez' },
  printOne: { en: 'Print this one alone', es: 'Imprimir solo esta' },
  print: { en: 'Print the sheets', es: 'Imprimir las hojas' },
  noneChosen: { en: 'Choose at least one sheet.', es: 'Escoja por lo menos una hoja.' },
  keepHere: { en: 'Keep this on my device for a year', es: 'Guardar esto en mi aparato por un año' },
  keepHereHelp: {
    en: 'Then it is here when you come back. Anyone who uses this browser can read it.',
    es: 'Así lo encuentra cuando vuelva. Puede leerlo quien use este navegador.',
  },
  keptHere: {
    en: 'What you wrote stays on this device for a year, or until you erase it. Some browsers erase it sooner: print what you need.',
    es: 'Lo que escribió se queda en este aparato un año, o hasta que lo borre. Algunos navegadores lo borran antes: imprima lo que necesite.',
  },
  draftKept: {
    en: 'What you write stays in this tab until you close it. Nothing is sent.',
    es: 'Lo que escriba se queda en esta pestaña hasta que la cierre. No se envía nada.',
  },
});
