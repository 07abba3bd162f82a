import { kitWords } from '#app/parts/kit/words.ts';
import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  name: kitWords.name,
  medicines: kitWords.medicines,
  sheets: { en: 'Your cards and sheets', es: 'Sus tarjetas y hojas' },
  sheetsText: {
    en: 'Tap one to see it. Each is in English and Spanish. Leave the lines blank to fill them out by hand.',
    es: 'Toque una para verla. Cada una está en inglés y en español. Deje las líneas en blanco si las quiere llenar a mano.',
  },
  // The food card.
  no: { en: 'NO', es: 'SIN' },
  for: { en: 'For', es: 'Para' },
  kitchen: { en: 'In the kitchen', es: 'En la cocina' },
  ifSick: { en: 'If any of these happen', es: 'Si pasa algo de esto' },
  show: { en: 'Show it on this screen', es: 'Mostrarla en esta pantalla' },
  close: { en: 'Close', es: 'Cerrar' },
  both: { en: 'Both', es: 'Las dos' },
  language: { en: 'Language of the card', es: 'Idioma de la tarjeta' },
  chooseFoods: { en: 'First choose the foods.', es: 'Primero escoja los alimentos.' },
  // The wallet card.
  wallet: { en: 'Wallet and phone', es: 'Cartera y teléfono' },
  walletCard: { en: 'Allergy card', es: 'Tarjeta de alergias' },
  allergies: { en: 'Allergies', es: 'Alergias' },
  deviceAndWhere: { en: 'What I carry, and where', es: 'Qué llevo, y dónde' },
  callThem: { en: 'Call', es: 'Llame a' },
  severe: { en: 'Severe reaction', es: 'Reacción grave' },
  medicalId: { en: 'iPhone: Apple’s steps for Medical ID', es: 'iPhone: los pasos de Apple para los datos médicos' },
  // When a device expires.
  home: { en: 'Home', es: 'Casa' },
  school: { en: 'School', es: 'Escuela' },
  bag: { en: 'Bag', es: 'Bolsa' },
  family: { en: 'Grandma’s', es: 'Con la abuela' },
  saveReminders: { en: 'Save reminders to my calendar', es: 'Guardar recordatorios en mi calendario' },
  dateFirst: { en: 'First enter the date on a device.', es: 'Primero escriba la fecha de un autoinyector o espray.' },
  remindersText: {
    en: 'Your phone will remind you a month and a week before, at 9 am on a day when we answer.',
    es: 'Su teléfono le avisará un mes y una semana antes, a las 9:00 a. m. de un día en que contestamos.',
  },
  expiresSoon: {
    en: (device: string, place: string) => `Expires soon: ${device} (${place})`,
    es: (device: string, place: string) => `Vence pronto: ${device} (${place})`,
  },
  hasExpired: {
    en: (device: string, place: string) => `Expired, get a new one: ${device} (${place})`,
    es: (device: string, place: string) => `Venció, consiga otro: ${device} (${place})`,
  },
  past: { en: 'This date has passed. Get a new one now.', es: 'Esta fecha ya pasó. Consiga otro ya.' },
  unreadable: {
    en: 'Check the year: four digits, at most ten years from now.',
    es: 'Revise el año: cuatro cifras, no más de diez años desde hoy.',
  },
  refill: {
    en: (name: string, devices: string) => `Please refill for ${name}: ${devices}. It is about to expire.`,
    es: (name: string, devices: string) => `Por favor resurta para ${name}: ${devices}. Está por vencer.`,
  },
  sayThis: {
    en: 'For the pharmacy, and for us if there are no refills left',
    es: 'Para la farmacia, y para nosotros si ya no hay resurtidos',
  },
  callUs: {
    en: (phones: string) => `If there are no refills left, call us: ${phones}`,
    es: (phones: string) => `Si ya no hay resurtidos, llámenos: ${phones}`,
  },
  expiryFile: { en: 'devices-expire', es: 'epinefrina-vence' },
  // Travel.
  travel: { en: 'Travel', es: 'Viajes' },
  devicesAndMedicines: { en: 'Devices and medicines', es: 'Epinefrina y medicinas' },
  signed: {
    en: 'To have the letter signed, fill it out, print it, and bring it to your visit, or ask the office by phone. Ask well before the trip.',
    es: 'Para que el médico firme la carta, llénela, imprímala y tráigala a su cita, o pídalo por teléfono al consultorio. Hágalo con tiempo antes del viaje.',
  },
  offices: { en: 'Our offices and phones', es: 'Nuestros consultorios y teléfonos' },
  days: { en: 'Days away', es: 'Días de viaje' },
  medicinesFor: {
    en: (days: string) => `Daily medicines for ${days} ${days === '1' ? 'day' : 'days'}, and a few extra`,
    es: (days: string) => `Medicinas diarias para ${days} ${days === '1' ? 'día' : 'días'}, y unas de más`,
  },
  medicinesForTrip: {
    en: 'Daily medicines for the whole trip, and a few extra',
    es: 'Medicinas diarias para todo el viaje, y unas de más',
  },
  // The links.
  more: { en: 'More for home and school', es: 'Más para la casa y la escuela' },
  emergency: { en: 'What to do in an emergency', es: 'Qué hacer en una emergencia' },
  'read-a-label': { en: 'How to read a food label', es: 'Cómo leer una etiqueta' },
  'how-do-i': { en: 'Refills, records and other ways to ask us', es: 'Resurtidos, expediente y más: cómo pedirlos' },
  alerts: { en: 'Wrong labels and food allergy alerts (FARE)', es: 'Etiquetas equivocadas y avisos de alergias (FARE)' },
  recalls: { en: 'Foods taken off the market (FDA)', es: 'Alimentos retirados del mercado (FDA)' },
});
