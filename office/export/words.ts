import { defineWords } from '#app/site/language.ts';

/** The fields of a registration screen that our forms ask for two at a time. */
export const fieldWords = defineWords({
  'first-name': { en: 'First name', es: 'Primer nombre' },
  'middle-name': { en: 'Middle name', es: 'Segundo nombre' },
  city: { en: 'City', es: 'Ciudad' },
  state: { en: 'State', es: 'Estado' },
  'emergency-contact': { en: 'Emergency contact', es: 'Contacto de emergencia' },
  'emergency-contact-phone': { en: 'Emergency contact’s phone', es: 'Teléfono del contacto de emergencia' },
  'policy-holder': { en: 'Policyholder', es: 'Titular' },
  'policy-holder-birth-date': { en: 'Policyholder’s date of birth', es: 'Fecha de nacimiento del titular' },
  'primary-doctor': { en: 'Primary care doctor', es: 'Médico de cabecera' },
  'primary-doctor-phone': { en: 'Primary care doctor’s phone', es: 'Teléfono del médico de cabecera' },
});

export const words = defineWords({
  exportOne: { en: 'Save to a file', es: 'Guardar como archivo' },
  exportTicked: { en: 'Save selected to a file', es: 'Guardar las marcadas como archivo' },
  csv: { en: 'Spreadsheet (CSV)', es: 'Hoja de cálculo (CSV)' },
  months: {
    en: 'Monthly spreadsheet (CSV, not encrypted)',
    es: 'Hoja de cálculo por mes (CSV, sin cifrar)',
  },
  filePlace: {
    en: 'It goes to your Downloads folder, not encrypted. Protect it like a patient record. Delete it once it’s in your system.',
    es: 'Queda en su carpeta de descargas, sin cifrar. Cuídelo como un expediente. Bórrelo cuando ya esté en su sistema.',
  },
  chart: { en: 'Copy for the chart', es: 'Copiar al expediente' },
  chartHelp: {
    en: 'Press Enter to copy a field and move to the next one, or press the letter or number on its button.',
    es: 'Oprima Enter para copiar un campo y pasar al siguiente, o la letra o el número de su botón.',
  },
  clipboard: {
    en: 'The last thing you copied stays on the clipboard until you copy something else.',
    es: 'Lo último que copió queda en el portapapeles hasta que copie otra cosa.',
  },
  noAnswers: { en: 'There’s nothing to copy.', es: 'No hay nada que copiar.' },
});
