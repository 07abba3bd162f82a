import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  report: { en: 'Report', es: 'Informe' },
  lead: {
    en: 'This counts the requests saved on this computer, by the month they came in. Erased ones stay in the count: only numbers are kept of them. It leaves out requests that were deleted because they were not from anyone, those that cannot be opened, and those that another desk confirmed before this one fetched them.',
    es: 'Se cuentan las solicitudes guardadas en esta computadora, por el mes en que llegaron. Las que se borran aquí siguen contadas: de ellas solo quedan números. No se cuentan las que se quitaron porque no eran de nadie, las que no se pueden abrir, ni las que otro escritorio confirmó antes de que este las trajera.',
  },
  soFar: { en: (month: string) => `${month}, so far`, es: (month: string) => `${month}, hasta ahora` },
  incomplete: {
    en: 'Some files on this computer cannot be read, so these numbers may be too low.',
    es: 'Algunos archivos de esta computadora no se pueden leer, así que estos números pueden ser menores que los verdaderos.',
  },
  nothing: { en: 'No requests came in this month.', es: 'Este mes no llegó ninguna solicitud.' },
  months: { en: 'Months', es: 'Meses' },
  requests: { en: 'Requests', es: 'Solicitudes' },
  all: { en: 'All', es: 'Todas' },
  form: { en: 'By kind', es: 'Por tipo' },
  language: { en: 'By language of the page', es: 'Por idioma de la página' },
  office: { en: 'By office asked for', es: 'Por consultorio pedido' },
  noOffice: { en: 'No office asked for', es: 'No pidió consultorio' },
  call: { en: 'Until the first call', es: 'Hasta la primera llamada' },
  callHelp: {
    en: 'From when it came in to the first call noted on this computer, nights and weekends included.',
    es: 'Desde que llegó hasta la primera llamada anotada en esta computadora, con noches y fines de semana.',
  },
  called: { en: 'Called', es: 'Con llamada' },
  median: { en: 'Median (half were called sooner)', es: 'Mediana (a la mitad se le llamó antes)' },
  worst: { en: 'Longest', es: 'La más larga' },
  minutes: {
    en: (hours: number, minutes: number) => (hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`),
    es: (hours: number, minutes: number) => (hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`),
  },
  csv: { en: 'Save for a spreadsheet (CSV)', es: 'Guardar para hoja de cálculo (CSV)' },
});
