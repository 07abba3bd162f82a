import { defineWords } from '#app/site/language.ts';
import { airWords } from './air-words.ts';

export const words = defineWords({
  ...airWords,

  lead: {
    en: 'See what is in the air in each month, and what helps.',
    es: 'Vea qué hay en el aire en cada mes, y qué ayuda.',
  },
  draftTitle: { en: 'Draft: a typical year, not a measurement', es: 'Borrador: un año típico, no una medición' },
  draftText: {
    en: 'Our doctors haven’t approved these levels yet. If your doctor told you something else, follow that advice.',
    es: 'Los médicos de nuestro consultorio todavía no han aprobado estos niveles. Si su médico le dijo otra cosa, haga lo que le dijo.',
  },
  print: { en: 'Print the chart', es: 'Imprimir la gráfica' },

  myYear: { en: 'My allergy year', es: 'Mi año con este aire' },
  myYearLead: {
    en: 'Check what you react to. You will see its months on one chart, to print or to keep in your calendar.',
    es: 'Marque a qué reacciona. Verá sus meses en una sola gráfica, para imprimir o guardar en su calendario.',
  },
  myTriggers: { en: 'What I react to', es: 'A qué reacciono' },
  saveYear: { en: 'Save to my calendar', es: 'Guardar en mi calendario' },
  printYear: { en: 'Print my year', es: 'Imprimir mi año' },
  subscribe: { en: 'Calendar to subscribe to', es: 'Calendario para suscribirse' },
  myYearFile: { en: 'my-year-in-this-air', es: 'mi-calendario-del-aire' },
  myAir: { en: 'My air', es: 'Mi aire' },
  myAirPicture: {
    en: 'The months of your year as a ring, each plant as a hill in its months. The list says the same in words.',
    es: 'Los meses de su año en un círculo, con cada planta como un cerro en sus meses. La lista dice lo mismo con palabras.',
  },
  myYearPrivate: {
    en: 'Your choice stays in the address of this page. Nothing is sent to us.',
    es: 'Lo que marcó queda en la dirección de esta página. No se nos envía nada.',
  },
  inCalendar: { en: (name: string) => `In the air: ${name}`, es: (name: string) => `En el aire: ${name}` },
  howTitle: { en: 'How to read this page', es: 'Cómo leer esta página' },
  howChart: {
    en: 'The chart has a row for each plant, and for mold and dust mites. The taller the bar, the more is in the air that month.',
    es: 'La gráfica tiene una fila para cada planta, para el moho y para los ácaros. Mientras más alta la barra, más hay en el aire ese mes.',
  },
  howMonths: {
    en: 'Below it, open a month to see what is in the air and what helps.',
    es: 'Abajo, abra un mes para ver qué hay en el aire y qué ayuda.',
  },
  howPlants: {
    en: 'At the end, each plant has its picture, its pollen and how to know it.',
    es: 'Al final, cada planta tiene su dibujo, su polen y cómo reconocerla.',
  },

  chartTitle: { en: 'The whole year', es: 'Todo el año' },
  legend: { en: 'What the bars mean', es: 'Qué significan las barras' },

  countTitle: { en: 'Today’s count', es: 'El conteo de hoy' },
  countLink: { en: 'See today’s pollen count', es: 'Ver el conteo de polen de hoy' },

  monthsTitle: { en: 'Month by month', es: 'Mes por mes' },

  plantsTitle: { en: 'What it is and how to know it', es: 'Qué es y cómo reconocerlo' },
  tree: { en: 'Trees', es: 'Árboles' },
  grass: { en: 'Grasses', es: 'Pastos' },
  weed: { en: 'Weeds', es: 'Malezas' },
  mold: { en: 'Mold', es: 'Moho' },
  indoor: { en: 'Indoors', es: 'Dentro de la casa' },
  drawingOf: { en: (name: string) => `Drawing: ${name}`, es: (name: string) => `Dibujo: ${name}` },
  pollen: { en: 'Its pollen, much enlarged', es: 'Su polen, muy ampliado' },
  spores: { en: 'Its spores, much enlarged', es: 'Sus esporas, muy ampliadas' },
  mite: { en: 'The mite, much enlarged', es: 'El ácaro, muy ampliado' },
  readMore: { en: 'Read more', es: 'Leer más' },

  feverTitle: { en: 'Cedar fever', es: 'La fiebre del cedro' },
  feverArticle: { en: 'All about seasonal allergies', es: 'Todo sobre las alergias estacionales' },
  feverTest: { en: 'Before a skin test: which medicines matter', es: 'Antes de una prueba de piel: qué medicinas importan' },

  sourcesTitle: { en: 'Sources', es: 'Fuentes' },
  sourceFor: { en: (texts: string) => `For: ${texts}`, es: (texts: string) => `Para: ${texts}` },

  homeLater: { en: 'See what is in the air, month by month', es: 'Vea qué hay en el aire, mes por mes' },
  homeMore: { en: 'See the whole year', es: 'Ver todo el año' },
});
