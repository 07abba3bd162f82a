import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  empty: { en: 'Fill this in.', es: 'Llene esto.' },
  inEnglish: { en: 'Write it in English too.', es: 'Escríbalo también en inglés.' },
  inSpanish: { en: 'Write it in Spanish too.', es: 'Escríbalo también en español.' },
  number: { en: 'Write a number.', es: 'Escriba un número.' },
  choose: { en: 'Choose one.', es: 'Elija uno.' },
  atLeast: { en: (least: number) => `At least ${least}.`, es: (least: number) => `Por lo menos ${least}.` },
  atMost: { en: (most: number) => `At most ${most}.`, es: (most: number) => `No más de ${most}.` },
  afterOpening: { en: 'The end must be later than the beginning.', es: 'El final debe ser más tarde que el principio.' },
  inOrder: {
    en: 'The times of one day must follow each other without overlapping.',
    es: 'Las horas de un día deben ir una después de otra, sin encimarse.',
  },
  daysInOrder: {
    en: 'Each day must be later than the one above it.',
    es: 'Cada día debe ser más tarde que el de arriba.',
  },
  officeClosed: { en: 'The office is closed on this day.', es: 'Este día el consultorio está cerrado.' },
  notBefore: {
    en: (time: string) => `Not before ${time}, when the office opens.`,
    es: (time: string) => `No antes de ${time}, cuando abre el consultorio.`,
  },
  notAfter: {
    en: (time: string, minutes: string) =>
      `Not after ${time}: whoever gets the last shot waits ${minutes} minutes before the office closes.`,
    es: (time: string, minutes: string) =>
      `No después de ${time}: después de la última inyección se espera ${minutes} minutos antes de cerrar.`,
  },
  dayNotBefore: { en: 'The last day must not be before the first.', es: 'El último día no puede ser antes del primero.' },
  asMany: { en: 'English and Spanish need as many paragraphs as each other.', es: 'El inglés y el español necesitan los mismos párrafos.' },
  phone: { en: 'A phone number has ten digits.', es: 'Un teléfono tiene diez dígitos.' },
  url: { en: 'An address begins with https://', es: 'Una dirección empieza con https://' },
  date: { en: 'Choose a day.', es: 'Elija un día.' },
  time: { en: 'Fill in both times.', es: 'Llene las dos horas.' },
  notBelow: { en: 'The second number must not be smaller than the first.', es: 'El segundo número no puede ser menor que el primero.' },
  daysToStop: { en: 'A medicine to stop needs a number of days.', es: 'Una medicina que se deja necesita un número de días.' },
  noDays: { en: 'A medicine that is continued has no days.', es: 'Una medicina que sigue no lleva días.' },
  check: {
    en: (message: string) => `The site’s checks say: ${message}`,
    es: (message: string) => `La revisión del sitio dice, en inglés: ${message}`,
  },
  english: { en: 'English', es: 'Inglés' },
  spanish: { en: 'Spanish', es: 'Español' },
  yes: { en: 'checked', es: 'marcado' },
  no: { en: 'not checked', es: 'sin marcar' },
  nothing: { en: 'nothing', es: 'nada' },
  instead: {
    en: (where: string, to: string, from: string) => `${where}: ${to} instead of ${from}`,
    es: (where: string, to: string, from: string) => `${where}: ${to} en lugar de ${from}`,
  },
  added: {
    en: (where: string, what: string) => `${where}: added “${what}”`,
    es: (where: string, what: string) => `${where}: se agregó “${what}”`,
  },
  removed: {
    en: (where: string, what: string) => `${where}: removed “${what}”`,
    es: (where: string, what: string) => `${where}: se quitó “${what}”`,
  },
  newPhoto: { en: (where: string) => `${where}: a new one`, es: (where: string) => `${where}: una nueva` },
  noPhoto: { en: (where: string) => `${where}: none any more`, es: (where: string) => `${where}: ya no hay` },
  otherCut: {
    en: (where: string) => `${where}: cut or described differently`,
    es: (where: string) => `${where}: con otro recorte u otra descripción`,
  },
  reordered: { en: (where: string) => `${where}: in another order`, es: (where: string) => `${where}: en otro orden` },
  to: { en: (from: string, until: string) => `${from} to ${until}`, es: (from: string, until: string) => `${from} a ${until}` },
});
