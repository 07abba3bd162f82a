import { defineWords } from '#app/site/language.ts';

/** Words of the stop-date planner, its print sheet and its calendar file. */
export const plannerWords = defineWords({
  title: { en: 'Find your dates', es: 'Calcule sus fechas' },
  testDay: { en: 'Day of the skin test', es: 'Día de la prueba de piel' },
  noDay: {
    en: 'Enter the month, day and year, and your dates will appear here.',
    es: 'Ponga el mes, el día y el año, y aquí aparecerán sus fechas.',
  },
  wholeList: {
    en: 'You haven’t chosen a medicine yet. These are the dates for the whole first list.',
    es: 'Todavía no ha escogido medicinas. Estas son las fechas de toda la primera lista.',
  },
  chosen: {
    en: (count: number) => (count === 1 ? '1 medicine in your dates' : `${count} medicines in your dates`),
    es: (count: number) => (count === 1 ? '1 medicina en sus fechas' : `${count} medicinas en sus fechas`),
  },
  remove: { en: 'Remove', es: 'Quitar' },
  chooseDayButton: { en: 'Choose the day', es: 'Escoger el día' },
  chooseDay: {
    en: (count: number) =>
      count === 1 ? '1 medicine. Now choose the day of the test.' : `${count} medicines. Now choose the day of the test.`,
    es: (count: number) =>
      count === 1 ? '1 medicina. Ahora escoja el día de la prueba.' : `${count} medicinas. Ahora escoja el día de la prueba.`,
  },
  chooseAnother: { en: 'We can’t test on that day. Choose another.', es: 'Ese día no podemos hacer la prueba. Escoja otro.' },
  datesReady: { en: 'Your dates are here.', es: 'Aquí están sus fechas.' },
  closed: {
    en: (day: string, reason?: string) => `We’re closed on ${day}${reason ? ` (${reason})` : ''}.`,
    es: (day: string, reason?: string) => `Estamos cerrados el ${day}${reason ? ` (${reason})` : ''}.`,
  },
  nextOpen: { en: (day: string) => `The next open day is ${day}.`, es: (day: string) => `El siguiente día que abrimos es el ${day}.` },
  takeNext: { en: (day: string) => `Use ${day}`, es: (day: string) => `Usar el ${day}` },
  callFirst: { en: 'First: call us before the test', es: 'Primero: llámenos antes de la prueba' },
  callFirstText: {
    en: 'Keep taking these until you’ve talked with us. Do not stop them on your own.',
    es: 'Siga usando estas hasta hablar con nosotros. No las deje por su cuenta.',
  },
  planTitle: { en: (day: string) => `Your dates for the test on ${day}`, es: (day: string) => `Sus fechas para la prueba del ${day}` },
  lastDose: { en: (day: string) => `Last dose ${day}`, es: (day: string) => `Última dosis: ${day}` },
  lastDoseToday: { en: (day: string) => `Last dose today, ${day}`, es: (day: string) => `Última dosis: hoy, ${day}` },
  tooLate: {
    en: (day: string) => `Already too late for these: the last dose was due by ${day}`,
    es: (day: string) => `Ya es tarde para estas: la última dosis debió ser a más tardar el ${day}`,
  },
  tooLateText: {
    en: 'If you took one after that day, call us. We may move the test or do a blood test.',
    es: 'Si usó alguna después de ese día, llámenos. Es posible que cambiemos la fecha o hagamos un análisis de sangre.',
  },
  fullDays: {
    en: (days: number) => `${days} full days without it before the test`,
    es: (days: number) => `${days} días completos sin usarla antes de la prueba`,
  },
  testOn: { en: (day: string) => `Skin test ${day}`, es: (day: string) => `Prueba de piel: ${day}` },
  past: {
    en: (day: string) => `${day} is in the past. Please choose the day of your next test, or call us.`,
    es: (day: string) => `La fecha ya pasó: ${day}. Escoja el día de su próxima prueba o llámenos.`,
  },
  testToday: {
    en: 'Your test is today. Call us before you come if you took any of these.',
    es: 'Su prueba es hoy. Llámenos antes de venir si usó alguna de estas.',
  },
  caution: {
    en: 'If a doctor told you to take one of these every day for another illness, ask that doctor before you stop. Never stop asthma inhalers. Ask before you stop any other medicine.',
    es: 'Si un médico le indicó una de estas para todos los días por otra enfermedad, pregúntele antes de dejarla. Nunca deje los inhaladores para el asma. Pregunte antes de dejar cualquier otra medicina.',
  },
  save: { en: 'Save to my calendar', es: 'Guardar en mi calendario' },
  handedOver: {
    en: 'The calendar file is ready. Open it from your downloads.',
    es: 'El archivo para su calendario está listo. Ábralo desde sus descargas.',
  },
  print: { en: 'Print my dates', es: 'Imprimir mis fechas' },
  share: { en: 'Share as a link', es: 'Compartir con un enlace' },
  linkCopied: { en: 'Link copied.', es: 'Enlace copiado.' },
  linkFailed: {
    en: 'Copy the address of this page. Your dates are in it.',
    es: 'Copie la dirección de esta página. Ahí van sus fechas.',
  },
  privacy: {
    en: 'Your date and choice stay in the link. Nothing is sent to us.',
    es: 'Su fecha y lo que marcó quedan en el enlace. No se nos envía nada.',
  },
  fileName: { en: 'skin-test-dates', es: 'fechas-prueba-de-piel' },
  eventLastDose: {
    en: (names: string) => `Last dose before skin test: ${names}`,
    es: (names: string) => `Última dosis antes de la prueba de piel: ${names}`,
  },
  eventMany: { en: (count: number) => `${count} medicines (see notes)`, es: (count: number) => `${count} medicinas (vea las notas)` },
  eventCall: {
    en: (names: string) => `Call before the skin test, keep taking: ${names}`,
    es: (names: string) => `Llamar antes de la prueba de piel y seguir usando: ${names}`,
  },
  eventTest: { en: 'Allergy skin test', es: 'Prueba de alergia en la piel' },
  eventQuestions: { en: (phones: string) => `Questions: ${phones}`, es: (phones: string) => `Preguntas: ${phones}` },
});
