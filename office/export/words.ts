import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  exportOne: { en: 'Save as a file', es: 'Guardar como archivo' },
  exportTicked: { en: 'Save the checked ones as a file', es: 'Guardar las marcadas como archivo' },
  csv: { en: 'For a spreadsheet (CSV)', es: 'Para una hoja de cálculo (CSV)' },
  months: {
    en: 'Saved here by the month they came in, as a file for a spreadsheet (CSV, not encrypted)',
    es: 'Guardadas aquí por el mes en que llegaron, como archivo para hoja de cálculo (CSV, sin cifrar)',
  },
  filePlace: {
    en: 'The file goes to this browser’s downloads folder, and it is not encrypted. It is patient paperwork like any other: move it where it belongs, and delete it from there when it is in your system.',
    es: 'El archivo queda en la carpeta de descargas de este navegador, sin cifrar. Es un papel de paciente como cualquier otro: póngalo donde va, y bórrelo de ahí cuando ya esté en su sistema.',
  },
  chart: { en: 'Copy for the chart', es: 'Copiar al expediente' },
  chartHelp: {
    en: 'In the order of a registration screen. Press Enter on “Copy”: the field is copied and the next one waits. Or press the key that stands in the button.',
    es: 'En el orden de una pantalla de registro. Oprima Enter en “Copiar”: se copia el campo y sigue el próximo. O la tecla que está en el botón.',
  },
  clipboard: {
    en: 'What you copied last stays on the clipboard until you copy something else.',
    es: 'Lo último que copió queda en el portapapeles hasta que copie otra cosa.',
  },
  noAnswers: { en: 'There are no answers to copy.', es: 'No hay respuestas para copiar.' },
  backToRequest: { en: 'Back to the request', es: 'Regresar a la solicitud' },
});
