import { defineWords } from '#app/site/language.ts';
import { markName } from './marks.ts';

export const words = defineWords({
  empty: { en: 'Fill out this field.', es: 'Llene esto.' },
  inEnglish: { en: 'Add the English.', es: 'Falta el inglés.' },
  inSpanish: { en: 'Add the Spanish.', es: 'Falta el español.' },
  number: { en: 'Enter a number.', es: 'Escriba un número.' },
  choose: { en: 'Choose one.', es: 'Elija uno.' },
  atLeast: {
    en: (least: number) => `The lowest number allowed is ${least}.`,
    es: (least: number) => `El número más bajo permitido es ${least}.`,
  },
  atLeastItems: {
    en: (least: number) => `Add or choose at least ${least}.`,
    es: (least: number) => `Agregue o elija por lo menos ${least}.`,
  },
  atMost: {
    en: (most: number) => `The highest number allowed is ${most}.`,
    es: (most: number) => `El número más alto permitido es ${most}.`,
  },
  atMostItems: { en: (most: number) => `Keep ${most} or fewer.`, es: (most: number) => `Deje ${most} o menos.` },
  afterOpening: { en: 'The end time must be after the start time.', es: 'El final debe ser después del principio.' },
  inOrder: { en: 'Put the times in order. They can’t overlap.', es: 'Ponga las horas del día en orden, sin que se encimen.' },
  daysInOrder: { en: 'Put the dates in order, earliest first.', es: 'Ponga los días en orden, primero el más cercano.' },
  officeClosed: { en: 'The office is closed that day.', es: 'Ese día el consultorio no abre.' },
  notBefore: {
    en: (time: string) => `Shots can’t start before ${time}, when the office opens.`,
    es: (time: string) => `No antes de ${time}, cuando abre el consultorio.`,
  },
  notAfter: {
    en: (time: string, minutes: string) =>
      `The last shot can’t be later than ${time}, so that the patient can wait ${minutes} minutes before the office closes.`,
    es: (time: string, minutes: string) =>
      `La última inyección no puede ser después de ${time}, para que el paciente espere ${minutes} minutos antes de que cierre el consultorio.`,
  },
  dayNotBefore: { en: 'The last day can’t be before the first.', es: 'El último día no puede ser antes del primero.' },
  asMany: {
    en: 'The English and the Spanish need the same number of paragraphs.',
    es: 'El inglés y el español necesitan el mismo número de párrafos.',
  },
  phone: { en: 'A phone number has ten digits.', es: 'Un teléfono tiene diez dígitos.' },
  url: { en: 'A web address starts with https://', es: 'Una dirección empieza con https://' },
  zip: { en: 'Enter a five-digit ZIP code.', es: 'Escriba un código postal de cinco dígitos.' },
  state: {
    en: 'Use the two-letter state abbreviation, such as TX.',
    es: 'Use las dos letras del estado, como TX.',
  },
  video: {
    en: 'A YouTube video ID has 11 characters. It’s in the video’s address, after “v=”.',
    es: 'La clave de un video de YouTube tiene 11 caracteres. Está en la dirección del video, después de «v=».',
  },
  initials: { en: 'Enter two or three capital letters.', es: 'Escriba dos o tres letras mayúsculas.' },
  doi: {
    en: 'A DOI starts with “10.” and a number, such as 10.1000/182.',
    es: 'Un DOI empieza con «10.» y un número, como 10.1000/182.',
  },
  titleHeld: {
    en: 'Keep {title} in both languages. The site puts the page’s name there.',
    es: 'Deje {title} en los dos idiomas. Ahí el sitio pone el nombre de la página.',
  },
  date: { en: 'Choose a date.', es: 'Elija un día.' },
  time: { en: 'Fill out both times.', es: 'Llene las dos horas.' },
  notBelow: { en: 'The second number can’t be smaller than the first.', es: 'El segundo número no puede ser menor que el primero.' },
  daysToStop: {
    en: 'Enter how many days before the test to stop this medicine.',
    es: 'Escriba cuántos días antes de la prueba se deja esta medicina.',
  },
  noDays: {
    en: 'Leave the days blank. Patients keep taking this medicine.',
    es: 'Deje los días en blanco. Los pacientes siguen tomando esta medicina.',
  },
  at: { en: (line: string) => `At “${line}”:`, es: (line: string) => `En «${line}»:` },
  tagOpen: {
    en: (tag: string) => `⟦${markName(tag, 'en')}⟧ has no end. Add ⟦end of ${markName(tag, 'en')}⟧ where it ends.`,
    es: (tag: string) => `⟦${markName(tag, 'es')}⟧ empieza y no termina. Escriba ⟦fin de ${markName(tag, 'es')}⟧ donde termina.`,
  },
  markBroken: {
    en: (found: string) => `Part of this marker is missing: “${found}”. Put back everything between ⟦ and ⟧, or delete the whole marker.`,
    es: (found: string) =>
      `A esta marca le falta una parte: «${found}». Ponga otra vez todo lo que va entre ⟦ y ⟧, o borre la marca completa.`,
  },
  tagClosed: {
    en: 'This end marker has no beginning. Add the beginning, or delete this.',
    es: 'Esta marca de fin no tiene principio. Ponga el principio o borre esto.',
  },
  tagUnknown: { en: (tag: string) => `“${tag}” can’t be used here.`, es: (tag: string) => `«${tag}» no se puede usar aquí.` },
  tagLacks: {
    en: (name: string) => `Part of this marker is missing (${name}). Put it back as it was, or ask IT support.`,
    es: (name: string) => `Falta una parte de esta marca (${name}). Déjela como estaba o pida ayuda a soporte técnico.`,
  },
  tagOneOf: { en: (names: string) => `Use one of these: ${names}`, es: (names: string) => `Escriba uno de estos: ${names}` },
  tagSelf: {
    en: (tag: string) => `The “${markName(tag, 'en')}” marker isn’t complete. Put it back as it was, or ask IT support.`,
    es: (tag: string) => `La marca «${markName(tag, 'es')}» no está completa. Déjela como estaba o pida ayuda a soporte técnico.`,
  },
  tagUnreadable: {
    en: 'Part of a marker is missing here. Put it back as it was, or ask IT support.',
    es: 'Aquí falta una parte de una marca. Déjela como estaba o pida ayuda a soporte técnico.',
  },
  noSource: {
    en: (id: string) => `This article has no source called “${id}”.`,
    es: (id: string) => `El artículo no tiene la fuente «${id}».`,
  },
  uncited: {
    en: (id: string) => `No sentence cites the source “${id}” anymore. Put the citation back, or ask IT support to remove the source.`,
    es: (id: string) => `Ya ninguna frase usa la fuente «${id}». Ponga otra vez su marca o pida a soporte técnico que quite la fuente.`,
  },
  noValue: {
    en: (id: string) => `No figure or situation is called “${id}”.`,
    es: (id: string) => `Ninguna cifra ni situación se llama «${id}».`,
  },
  noPage: { en: (id: string) => `There’s no page called “${id}”.`, es: (id: string) => `No existe la página «${id}».` },
  characters: {
    en: (least: string, most: string, found: string) => `Use ${least} to ${most} characters. This has ${found}.`,
    es: (least: string, most: string, found: string) => `Use de ${least} a ${most} caracteres. Aquí hay ${found}.`,
  },
  tu: { en: (form: string) => `“${form}” uses tú. Use usted.`, es: (form: string) => `«${form}» tutea. Use usted.` },
  otherWord: {
    en: (found: string, use: string) => `Instead of “${found}”, write: ${use}`,
    es: (found: string, use: string) => `En lugar de «${found}», escriba: ${use}`,
  },
  latinName: {
    en: 'Use Latin letters. The page’s address is made from the name.',
    es: 'Use letras latinas: del nombre sale la dirección de la página.',
  },
  tooLong: {
    en: (most: number) => `Too long. Use ${most.toLocaleString('en-US')} characters or fewer.`,
    es: (most: number) => `Demasiado largo. Use ${most.toLocaleString('en-US')} caracteres o menos.`,
  },
  tooHard: {
    en: (sentence: string) => `Too hard to read. Simplify this sentence first: “${sentence}”`,
    es: (sentence: string) => `Difícil de leer. Haga más sencilla primero esta frase: «${sentence}»`,
  },
  length: {
    en: (words: string, least: string, most: string) => `The text has ${words} words. It should have ${least} to ${most}.`,
    es: (words: string, least: string, most: string) => `El texto tiene ${words} palabras. Debe tener de ${least} a ${most}.`,
  },
  lacks: {
    en: (what: string) => `The other language says this too, so add it: ${what}`,
    es: (what: string) => `El otro idioma también dice esto; agréguelo: ${what}`,
  },
  notAsMany: {
    en: 'Use the same number of headings, questions and bullets as the English.',
    es: 'Use el mismo número de títulos, preguntas y puntos que en inglés.',
  },
  needsSource: {
    en: (figure: string) => `Add the source after “${figure}”.`,
    es: (figure: string) => `Agregue la fuente después de «${figure}».`,
  },
  check: {
    en: (message: string) => `The site’s checks found a problem: ${message}`,
    es: (message: string) => `La revisión del sitio dice, en inglés: ${message}`,
  },
  english: { en: 'English', es: 'Inglés' },
  spanish: { en: 'Spanish', es: 'Español' },
  yes: { en: 'yes', es: 'sí' },
  no: { en: 'no', es: 'no' },
  nothing: { en: 'blank', es: 'en blanco' },
  instead: {
    en: (where: string, to: string, from: string) => `${where}: ${to} (was ${from})`,
    es: (where: string, to: string, from: string) => `${where}: ${to} (antes ${from})`,
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
    en: (words: string) => `New requests will be encrypted with the key that has these words: ${words}`,
    es: (words: string) => `Las solicitudes se cifrarán con la llave de estas palabras: ${words}`,
  },
  changedAt: {
    en: (where: string, path: string) => `${where}: ${path ? `“${path}”` : 'something'} was changed in the file`,
    es: (where: string, path: string) => `${where}: ${path ? `«${path}»` : 'algo'} cambió en el archivo`,
  },
  newPhoto: { en: (where: string) => `${where}: new photo`, es: (where: string) => `${where}: foto nueva` },
  noPhoto: { en: (where: string) => `${where}: photo removed`, es: (where: string) => `${where}: se quitó la foto` },
  otherCut: {
    en: (where: string) => `${where}: new crop or description`,
    es: (where: string) => `${where}: recorte o descripción nuevos`,
  },
  unsigned: {
    en: (where: string) => `${where}: an attorney has to review it again`,
    es: (where: string) => `${where}: un abogado tiene que revisarlo otra vez`,
  },
  reordered: { en: (where: string) => `${where}: new order`, es: (where: string) => `${where}: otro orden` },
  to: { en: (from: string, until: string) => `${from} to ${until}`, es: (from: string, until: string) => `${from} a ${until}` },
});
