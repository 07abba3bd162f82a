import { defineWords } from '#app/site/language.ts';

/** Ends a text with a period unless it has one: Spanish times already end in that of "p. m.". */
const ended = (text: string) => (text.endsWith('.') ? text : `${text}.`);

export const answerWords = defineWords({
  // Hours
  and: { en: 'and', es: 'y' },
  onDay: { en: (day: string, hours: string) => `, ${day}: ${hours}.`, es: (day: string, hours: string) => `, ${day}: ${ended(hours)}` },
  closedOn: {
    en: (reason?: string) => (reason ? `closed (${reason})` : 'closed'),
    es: (reason?: string) => (reason ? `cerrado (${reason})` : 'cerrado'),
  },
  because: { en: (hours: string, reason: string) => `${hours} (${reason})`, es: (hours: string, reason: string) => `${hours} (${reason})` },
  usually: {
    en: (day: string, hours: string) => `, on a normal ${day}: ${hours}.`,
    es: (day: string, hours: string) => `, un ${day} normal: ${ended(hours)}`,
  },
  unset: {
    en: (day: string) => `${day}: we haven’t decided yet whether we’ll be closed. Call us before you come.`,
    es: (day: string) => `El ${day}: todavía no sabemos si cerramos. Llámenos antes de venir.`,
  },
  noShotsOn: {
    en: (reason?: string) => (reason ? `no allergy shots (${reason})` : 'no allergy shots'),
    es: (reason?: string) => (reason ? `sin inyecciones (${reason})` : 'sin inyecciones'),
  },
  shotsOn: { en: (hours: string) => `shots ${hours}`, es: (hours: string) => `inyecciones de ${hours}` },
  today: { en: 'today', es: 'hoy' },
  tomorrow: { en: 'tomorrow', es: 'mañana' },
  week: { en: (week: string) => `: ${week}.`, es: (week: string) => `: ${ended(week)}` },
  shotWeek: { en: (week: string) => `, allergy shots: ${week}.`, es: (week: string) => `, inyecciones: ${ended(week)}` },
  // How to reach us
  phone: {
    en: (office: string, number: string) => `${office}: ${number}.`,
    es: (office: string, number: string) => `${office}: ${number}.`,
  },
  fax: {
    en: (office: string, number: string) => `${office} fax: ${number}.`,
    es: (office: string, number: string) => `Fax de ${office}: ${number}.`,
  },
  address: {
    en: (office: string, address: string) => `${office}: ${address}.`,
    es: (office: string, address: string) => `${office}: ${address}.`,
  },
  noOfficeIn: {
    en: (city: string) => `We have no office in ${city}. Both offices are in San Antonio:`,
    es: (city: string) => `No tenemos consultorio en ${city}. Los dos están en San Antonio:`,
  },
  // Plans
  listed: { en: (plans: string) => `On our list of plans: ${plans}.`, es: (plans: string) => `En nuestra lista de planes: ${plans}.` },
  notListed: {
    en: (asked: string) =>
      `“${asked}” is not on our list of plans. The list may be missing it. Call us and we’ll check your plan with you.`,
    es: (asked: string) =>
      `“${asked}” no está en nuestra lista de planes. Es posible que falte en la lista. Llámenos y revisamos su plan con usted.`,
  },
  allPlans: {
    en: (groups: string) => `We work with these plans: ${groups}.`,
    es: (groups: string) => `Trabajamos con estos planes: ${groups}.`,
  },
  draftPlans: {
    en: 'The list is a draft. Call us before you count on it.',
    es: 'La lista es un borrador. Llámenos y pregunte por su plan.',
  },
  // Doctors
  speaks: { en: (doctor: string) => `${doctor} speaks Spanish.`, es: (doctor: string) => `${doctor} habla español.` },
  interpreted: {
    en: (doctor: string) => `${doctor} speaks English; interpreters are free.`,
    es: (doctor: string) => `${doctor} habla inglés; el intérprete es gratis.`,
  },
  speaksEnglish: { en: (doctor: string) => `${doctor} speaks English.`, es: (doctor: string) => `${doctor} habla inglés.` },
  says: { en: (doctor: string, lines: string) => `${doctor}: ${lines}.`, es: (doctor: string, lines: string) => `${doctor}: ${lines}.` },
  isAt: {
    en: (doctor: string, day: string, stays: string) => `${doctor}, ${day}: ${stays}.`,
    es: (doctor: string, day: string, stays: string) => `${doctor}, ${day}: ${ended(stays)}`,
  },
  stay: { en: (office: string, hours: string) => `${office}, ${hours}`, es: (office: string, hours: string) => `${office}, ${hours}` },
  noHours: {
    en: (doctor: string, day: string) => `${doctor}, ${day}: not seeing patients.`,
    es: (doctor: string, day: string) => `${doctor}, ${day}: no da consulta.`,
  },
  offDuty: { en: 'not seeing patients', es: 'no da consulta' },
  becauseOf: { en: (reason: string) => `Reason: ${reason}.`, es: (reason: string) => `Motivo: ${reason}.` },
  nobodyAt: {
    en: (office: string, day: string) => `${office}, ${day}: no doctor there.`,
    es: (office: string, day: string) => `${office}, ${day}: no hay médico.`,
  },
  // Medicines before the skin test
  medicine: {
    en: (name: string, action: string) => `${name}: ${ended(action)}`,
    es: (name: string, action: string) => `${name}: ${ended(action)}`,
  },
  asks: {
    en: 'Keep taking it until you have talked with us and with the doctor who prescribed it.',
    es: 'Siga con esta medicina hasta hablar con nosotros y con el médico que se la recetó.',
  },
  lastDose: {
    en: (test: string, day: string) => `For a skin test on ${test}, take your last dose no later than ${day}.`,
    es: (test: string, day: string) => `Para una prueba de piel el ${test}, tome la última dosis a más tardar el ${day}.`,
  },
  lastDosePast: {
    en: (test: string, day: string) =>
      `For a skin test on ${test}, your last dose should have been no later than ${day}. Call us, and do not cancel on your own.`,
    es: (test: string, day: string) =>
      `Para una prueba de piel el ${test}, la última dosis debió ser a más tardar el ${day}. Llámenos y no cancele por su cuenta.`,
  },
  ordered: {
    en: 'If a doctor told you to take it every day for another illness, ask that doctor first.',
    es: 'Si un médico se la indicó para todos los días por otra enfermedad, pregúntele primero a ese médico.',
  },
  notListedMedicine: {
    en: (name: string) => `“${name}” is not on our list. Do not stop it on your own. Call us and ask.`,
    es: (name: string) => `“${name}” no está en nuestra lista. No lo deje por su cuenta. Llámenos y pregunte.`,
  },
  alike: {
    en: (name: string) => `Do you mean ${name}? Compare it letter by letter with your box.`,
    es: (name: string) => `¿Se refiere a ${name}? Compárelo letra por letra con su caja.`,
  },
  // The air
  air: { en: (month: string, plants: string) => `${month}: ${plants}.`, es: (month: string, plants: string) => `${month}: ${plants}.` },
  // Declined and not understood
  declined: {
    en: 'Our team needs to see your chart to answer that. Please call us. This page may also help:',
    es: 'Eso solo se lo puede decir nuestro equipo, con su expediente a la mano. Por favor llámenos. Esta página también puede ayudarle:',
  },
  declinedInGeneral: {
    en: 'Our team needs to see your chart to say what’s right for you or your child. Please call us. In general, our page says:',
    es: 'Solo nuestro equipo, con su expediente a la mano, puede decirle qué le conviene a usted o a su hijo. Por favor llámenos. En general, nuestra página dice:',
  },
  unknown: {
    en: 'I didn’t understand that, or our pages don’t cover it. Try other words, start here, or call us:',
    es: 'No entendí la pregunta, o nuestras páginas no lo dicen. Pregunte con otras palabras, empiece aquí o llámenos:',
  },
  cut: {
    en: (read: string) => `Your message was very long. I read only its first ${read} characters.`,
    es: (read: string) => `Su mensaje era muy largo. Solo leí los primeros ${read} caracteres.`,
  },
});

export const conversationWords = defineWords({
  log: { en: 'Questions and answers', es: 'Preguntas y respuestas' },
  you: { en: 'You asked', es: 'Usted preguntó' },
  also: { en: 'There is also an answer below.', es: 'Debajo hay también una respuesta.' },
  thinking: { en: 'Looking…', es: 'Buscando…' },
  try: { en: 'For example', es: 'Por ejemplo' },
  clear: { en: 'Clear', es: 'Borrar' },
  print: { en: 'Print', es: 'Imprimir' },
  pages: { en: 'Pages about this', es: 'Páginas sobre esto' },
  fromPage: { en: (title: string) => `From our page: ${title}`, es: (title: string) => `De nuestra página: ${title}` },
  wholePassage: { en: 'Show all of it', es: 'Mostrar todo' },
  notSaved: { en: 'This conversation disappears when you leave the site.', es: 'Esta conversación se borra al salir del sitio.' },
});
