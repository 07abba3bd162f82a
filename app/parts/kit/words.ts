import { defineWords } from '#app/site/language.ts';

/** The words of the form and those that both parts of the kit share. */
export const kitWords = defineWords({
  who: { en: 'Who is it for?', es: '¿Para quién es?' },
  name: { en: 'Name', es: 'Nombre' },
  allergiesAndDevices: { en: 'Food allergies and epinephrine', es: 'Alergias a alimentos y epinefrina' },
  foods: { en: 'Which foods?', es: '¿Qué alimentos?' },
  otherFood: { en: 'Another food', es: 'Otro alimento' },
  devices: { en: 'What do you carry?', es: '¿Qué lleva consigo?' },
  forWallet: { en: 'For the wallet card and for travel', es: 'Para la cartera y para viajar' },
  otherAllergies: { en: 'Other allergies: medicines, stings, latex', es: 'Otras alergias: medicinas, picaduras, látex' },
  where: { en: 'Where you keep them', es: 'Dónde los guarda' },
  medicines: { en: 'Medicines', es: 'Medicinas' },
  alsoMark: { en: 'Also mark', es: 'Marque también' },
  contact: { en: 'Who to call', es: 'A quién llamar' },
  contactPhone: { en: 'Their phone', es: 'Su teléfono' },
  parts: { en: 'Parts of the kit', es: 'Partes del kit' },
  cards: { en: 'Cards and travel', es: 'Tarjetas y viajes' },
  plans: { en: 'Plans and school', es: 'Planes y escuela' },
  several: { en: 'Print several at once', es: 'Imprimir varias a la vez' },
  printOne: { en: 'Print only this one', es: 'Imprimir solo esta' },
  print: { en: 'Print the sheets', es: 'Imprimir las hojas' },
  noneChosen: { en: 'Choose at least one sheet.', es: 'Escoja por lo menos una hoja.' },
  keepHere: { en: 'Keep this on my device for a year', es: 'Guardar esto en mi teléfono o computadora por un año' },
  keepHereHelp: {
    en: 'Then it’s here when you come back. Anyone who uses this browser can read it.',
    es: 'Así lo encuentra cuando regrese. Cualquiera que use este navegador puede leerlo.',
  },
  keptHere: {
    en: 'What you wrote stays on this device for a year, or until you erase it. Some browsers erase it sooner, so print what you need.',
    es: 'Lo que escribió se queda en este teléfono o computadora un año, o hasta que lo borre. Algunos navegadores lo borran antes, así que imprima lo que necesite.',
  },
  draftKept: {
    en: 'What you write stays in this tab until you close it. Nothing is sent.',
    es: 'Lo que escriba se queda en esta pestaña hasta que la cierre. No se envía nada.',
  },
});
