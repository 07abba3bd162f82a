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
  inOrder: { en: 'The times of a day must follow each other.', es: 'Las horas de un día deben ir una después de otra.' },
  daysInOrder: { en: 'A day must be later than the one above it.', es: 'Cada día debe ser más tarde que el de arriba.' },
  officeClosed: { en: 'The office is closed on this day.', es: 'Este día el consultorio está cerrado.' },
  notBefore: {
    en: (time: string) => `Not before ${time}, when the office opens.`,
    es: (time: string) => `No antes de ${time}, cuando se abre.`,
  },
  notAfter: {
    en: (time: string, minutes: string) =>
      `Not after ${time}: whoever gets the last shot waits ${minutes} minutes before the office closes.`,
    es: (time: string, minutes: string) =>
      `No después de ${time}: después de la última inyección se espera ${minutes} minutos antes de cerrar.`,
  },
  dayNotBefore: { en: 'The last day must not be before the first.', es: 'El último día no puede ser antes del primero.' },
  asMany: { en: 'English and Spanish need as many paragraphs.', es: 'El inglés y el español necesitan los mismos párrafos.' },
  phone: { en: 'A phone number has ten digits.', es: 'Un teléfono tiene diez dígitos.' },
  url: { en: 'An address begins with https://', es: 'Una dirección empieza con https://' },
  date: { en: 'Choose a day.', es: 'Elija un día.' },
  time: { en: 'Fill in both times.', es: 'Llene las dos horas.' },
  notBelow: { en: 'The second number must not be smaller than the first.', es: 'El segundo número no puede ser menor que el primero.' },
  daysToStop: { en: 'A medicine to stop needs a number of days.', es: 'Una medicina que se deja necesita un número de días.' },
  noDays: { en: 'A medicine that is continued has no days.', es: 'Una medicina que sigue no lleva días.' },
  at: { en: (line: string) => `At “${line}”:`, es: (line: string) => `En «${line}»:` },
  tagOpen: {
    en: (tag: string) => `“{% ${tag} %}” is begun and not ended. Write {% /${tag} %} where it ends.`,
    es: (tag: string) => `«{% ${tag} %}» empieza y no termina. Escriba {% /${tag} %} donde termina.`,
  },
  tagClosed: { en: 'Something is ended here that was not begun.', es: 'Aquí termina algo que no empezó.' },
  tagUnknown: { en: (tag: string) => `There is no “${tag}” here.`, es: (tag: string) => `Aquí no existe «${tag}».` },
  tagLacks: { en: (name: string) => `Write ${name}="…" in it too.`, es: (name: string) => `Escriba también ${name}="…".` },
  tagOneOf: { en: (names: string) => `Write one of these: ${names}`, es: (names: string) => `Escriba uno de estos: ${names}` },
  tagSelf: { en: (tag: string) => `“${tag}” ends with /%} and stands alone.`, es: (tag: string) => `«${tag}» termina con /%} y va solo.` },
  tagUnreadable: { en: 'Between {% and %} a sign or a quotation mark is missing.', es: 'Entre {% y %} falta un signo o una comilla.' },
  noSource: { en: (id: string) => `The article has no source “${id}”.`, es: (id: string) => `El artículo no tiene la fuente «${id}».` },
  uncited: {
    en: (id: string) => `Nothing rests on the source “${id}” any more. Put its mark back, or ask to have the source taken out.`,
    es: (id: string) => `Ya nada se apoya en la fuente «${id}». Ponga otra vez su marca o pida que quiten la fuente.`,
  },
  noValue: { en: (id: string) => `There is no “${id}” to put in.`, es: (id: string) => `No existe «${id}» para ponerlo aquí.` },
  noPage: { en: (id: string) => `There is no page “${id}”.`, es: (id: string) => `No existe la página «${id}».` },
  characters: {
    en: (least: string, most: string, found: string) => `${least} to ${most} characters; it has ${found}.`,
    es: (least: string, most: string, found: string) => `De ${least} a ${most} letras; tiene ${found}.`,
  },
  tu: {
    en: (form: string) => `“${form}” is for a friend. Write it with usted.`,
    es: (form: string) => `«${form}» tutea. Escríbalo con usted.`,
  },
  otherWord: {
    en: (found: string, use: string) => `Instead of “${found}”: ${use}`,
    es: (found: string, use: string) => `En lugar de «${found}»: ${use}`,
  },
  latinName: {
    en: 'Write the name in Latin letters: the address of the page is made of it.',
    es: 'Escriba el nombre con letras latinas: de él se forma la dirección de la página.',
  },
  tooLong: {
    en: (most: number) => `Too long: at most ${most.toLocaleString('en-US')} characters.`,
    es: (most: number) => `Demasiado largo: como máximo ${most.toLocaleString('en-US')} letras.`,
  },
  tooHard: {
    en: (sentence: string) => `Too hard to read, mostly: “${sentence}”`,
    es: (sentence: string) => `Difícil de leer, sobre todo: «${sentence}»`,
  },
  length: {
    en: (words: string, least: string, most: string) => `The text has ${words} words; right are ${least} to ${most}.`,
    es: (words: string, least: string, most: string) => `El texto tiene ${words} palabras; deben ser de ${least} a ${most}.`,
  },
  lacks: { en: (what: string) => `The other language has this: ${what}`, es: (what: string) => `El otro idioma tiene esto: ${what}` },
  notAsMany: { en: 'As many headings, questions and points as the English.', es: 'Los mismos títulos, preguntas y puntos que el inglés.' },
  needsSource: {
    en: (figure: string) => `“${figure}” needs its source after it.`,
    es: (figure: string) => `«${figure}» necesita su fuente después.`,
  },
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
    en: (where: string, what: string) => `${where}: added ${what}`,
    es: (where: string, what: string) => `${where}: se agregó ${what}`,
  },
  removed: {
    en: (where: string, what: string) => `${where}: removed ${what}`,
    es: (where: string, what: string) => `${where}: se quitó ${what}`,
  },
  requestKey: {
    en: (words: string) => `Visitors’ requests will be encrypted with the key of these words: ${words}`,
    es: (words: string) => `Las solicitudes se cifrarán con la llave de estas palabras: ${words}`,
  },
  changedAt: {
    en: (where: string, path: string) => `${where}: “${path}” was changed in the file`,
    es: (where: string, path: string) => `${where}: «${path}» cambió en el archivo`,
  },
  newPhoto: { en: (where: string) => `${where}: a new one`, es: (where: string) => `${where}: una nueva` },
  noPhoto: { en: (where: string) => `${where}: none any more`, es: (where: string) => `${where}: ya no hay` },
  otherCut: {
    en: (where: string) => `${where}: another cut or description`,
    es: (where: string) => `${where}: otro recorte o descripción`,
  },
  unsigned: {
    en: (where: string) => `${where}: a draft again, for counsel`,
    es: (where: string) => `${where}: otra vez borrador, para el abogado`,
  },
  reordered: { en: (where: string) => `${where}: in another order`, es: (where: string) => `${where}: en otro orden` },
  to: { en: (from: string, until: string) => `${from} to ${until}`, es: (from: string, until: string) => `${from} a ${until}` },
});
