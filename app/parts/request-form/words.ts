import { defineWords } from '#app/site/language.ts';
import { eraseWords } from './erase-words.ts';

export const words = defineWords({
  // Around the questions.
  stepOf: {
    en: (step: number, steps: number, title: string) => `Step ${step} of ${steps}: ${title}`,
    es: (step: number, steps: number, title: string) => `Paso ${step} de ${steps}: ${title}`,
  },
  steps: { en: 'Steps', es: 'Pasos' },
  onlyRequired: {
    en: 'Answer what you can. Only questions marked “required” need an answer.',
    es: 'Conteste lo que pueda. Solo hay que llenar lo que dice “obligatorio”.',
  },
  required: { en: 'required', es: 'obligatorio' },
  month: { en: 'Month', es: 'Mes' },
  day: { en: 'Day', es: 'Día' },
  year: { en: 'Year', es: 'Año' },
  roomsTitle: {
    en: 'We have room at these times. Tap one, or choose below.',
    es: 'Tenemos lugar en estos horarios. Toque uno, o elija abajo.',
  },
  chooseOne: { en: 'Choose one, or skip', es: 'Elija una opción, o déjelo así' },
  takeBack: { en: 'Clear this answer', es: 'Quitar esta respuesta' },
  charactersLeft: {
    en: (left: number) => (left === 1 ? '1 character left' : `${left} characters left`),
    es: (left: number) => (left === 1 ? 'Queda 1 carácter' : `Quedan ${left} caracteres`),
  },
  back: { en: 'Back', es: 'Atrás' },
  next: { en: 'Next', es: 'Siguiente' },
  toReview: { en: 'Look over my answers', es: 'Revisar mis respuestas' },
  send: { en: 'Send my request', es: 'Enviar mi solicitud' },
  sendRegistration: { en: 'Send my registration', es: 'Enviar mi registro' },
  // What is stored, and for how long.
  ...eraseWords,
  // Errors.
  fromFile: { en: 'Your answers are back in the form.', es: 'Sus respuestas ya están otra vez en el formulario.' },
  errorTitle: { en: 'Error: ', es: 'Error: ' },
  faultsTitle: {
    en: (count: number) => (count === 1 ? 'Please check one answer' : `Please check ${count} answers`),
    es: (count: number) => (count === 1 ? 'Hay que revisar una respuesta' : `Hay que revisar ${count} respuestas`),
  },
  missing: { en: 'Answer this question.', es: 'Conteste esta pregunta.' },
  tooLong: {
    en: (most: number, over: number) => `Use ${most} characters or fewer. This is ${over} too many.`,
    es: (most: number, over: number) => `Escriba ${most} caracteres o menos. Sobran ${over}.`,
  },
  notAPhone: {
    en: 'Enter a 10-digit phone number, such as 210 555 0123. For numbers outside the U.S., start with + and the country code, such as +52 81 5555 0123.',
    es: 'Escriba el teléfono con sus 10 dígitos, por ejemplo 210 555 0123. Uno de otro país empieza con + y su clave, por ejemplo +52 81 5555 0123.',
  },
  notAMexicanPhone: {
    en: 'A Mexican number has 10 digits after +52, such as +52 81 5555 0123. Count them again.',
    es: 'Después de +52, un teléfono de México lleva 10 dígitos, por ejemplo +52 81 5555 0123. Cuéntelos otra vez.',
  },
  emailSpace: {
    en: 'This email has a space in it. Remove it.',
    es: 'Este correo tiene un espacio. Quítelo.',
  },
  emailNoAt: {
    en: 'This email has no @. Add one, such as ana@example.com.',
    es: 'A este correo le falta la arroba (@). Escríbalo así: ana@example.com.',
  },
  emailTwoAts: {
    en: 'This email has more than one @. Leave only one.',
    es: 'Este correo tiene más de una arroba (@). Deje solo una.',
  },
  emailNoName: {
    en: 'The part before the @ is missing, such as ana in ana@example.com.',
    es: 'Falta la parte antes de la arroba (@), como ana en ana@example.com.',
  },
  emailNoDot: {
    en: 'The ending after the @ is missing, such as .com. Check how the address ends.',
    es: 'Después de la arroba (@) falta la terminación, por ejemplo .com. Revise cómo termina la dirección.',
  },
  notAnEmail: {
    en: 'This email has something it can’t have, such as a comma, an accent or two dots in a row. Check it letter by letter.',
    es: 'Algo en este correo no puede ir ahí, por ejemplo una coma, un acento o dos puntos seguidos. Revíselo letra por letra.',
  },
  notADate: {
    en: 'Enter the month, day and year of a real date, such as 4 25 1990.',
    es: 'Escriba mes, día y año de un día que exista, por ejemplo 4 25 1990.',
  },
  future: { en: 'That date is in the future. Check the year.', es: 'Esa fecha todavía no llega. Revise el año.' },
  tooEarly: { en: 'That date is too long ago. Check the year.', es: 'Esa fecha es demasiado antigua. Revise el año.' },
  notAnOption: { en: 'Choose one of the answers.', es: 'Elija una de las respuestas.' },
  impossible: {
    en: 'That doctor isn’t at that office then. Change one of them.',
    es: 'Ese médico no está en ese consultorio a esa hora. Cambie el médico, el consultorio o la hora.',
  },
  tooYoung: {
    en: (age: number) => `This doctor sees patients from ${age} years of age, and this patient is younger. Choose another doctor, or any.`,
    es: (age: number) =>
      `Este médico atiende a pacientes desde los ${age} años, y este paciente todavía no tiene esa edad. Elija otro médico, o cualquiera.`,
  },
  noDoctorForAge: {
    en: 'No doctor who sees patients of this age is there then. Clear this answer, or choose another.',
    es: 'A esa hora no hay ahí un médico que atienda a pacientes de esta edad. Quite esta respuesta o elija otra.',
  },
  ageUnknown: {
    en: (age: number) => `This doctor sees patients from ${age} years of age. Enter the patient’s date of birth, or choose another doctor.`,
    es: (age: number) =>
      `Este médico atiende a pacientes desde los ${age} años. Escriba la fecha de nacimiento del paciente, o elija otro médico.`,
  },
  notThisPatient: { en: 'This patient is younger.', es: 'Este paciente no tiene la edad mínima.' },
  // The review.
  reviewTitle: { en: 'Look over your answers', es: 'Revise sus respuestas' },
  reviewLead: { en: 'Nothing has been sent yet.', es: 'Todavía no se ha enviado nada.' },
  change: { en: 'Change', es: 'Cambiar' },
  nothingWritten: { en: 'No answer.', es: 'No escribió nada.' },
  copyTitle: { en: 'My answers', es: 'Mis respuestas' },
  copyIntro: {
    en: 'A copy for the person who filled out the form. It shows what was written, not whether it was sent.',
    es: 'Copia para quien llenó el formulario. Muestra lo que se escribió, no si ya se envió.',
  },
  printCopy: { en: 'Print or save my copy', es: 'Imprimir o guardar mi copia' },
  // Sending.
  sending: { en: 'Sending your request…', es: 'Enviando su solicitud…' },
  notSentYet: { en: 'Not sent yet', es: 'Todavía no se ha enviado' },
  noAnswer: {
    en: 'We can’t connect right now. Your internet may be down.',
    es: 'En este momento no hay conexión. Es posible que se haya ido su internet.',
  },
  busy: {
    en: 'Too many requests are coming in at once.',
    es: 'Están llegando demasiadas solicitudes al mismo tiempo.',
  },
  keepsTrying: {
    en: 'This page keeps trying on its own. Leave it open until it says that we have your request.',
    es: 'La página lo sigue intentando sola. Déjela abierta hasta que diga que ya tenemos su solicitud.',
  },
  tryNow: { en: 'Try now', es: 'Intentar ahora' },
  backToAnswers: { en: 'Back to my answers', es: 'Volver a mis respuestas' },
  refusedTitle: { en: 'Your request was not sent', es: 'Su solicitud no se envió' },
  outdated: {
    en: 'This page has been updated since you opened it. Reload it and send again. Your answers will be kept.',
    es: 'Esta página cambió desde que usted la abrió. Cárguela otra vez y envíe de nuevo. Sus respuestas no se pierden.',
  },
  reload: { en: 'Reload the page', es: 'Cargar la página otra vez' },
  off: {
    en: 'This site isn’t taking requests right now. Please call us. Your answers stay in this tab.',
    es: 'Este sitio no recibe solicitudes en este momento. Por favor llámenos. Sus respuestas se quedan en esta pestaña.',
  },
  refused: {
    en: 'Something went wrong on our side. Please call us. Your answers stay in this tab.',
    es: 'Algo falló de nuestro lado. Por favor llámenos. Sus respuestas se quedan en esta pestaña.',
  },
  ratherCall: { en: 'Would you rather call?', es: '¿Prefiere llamar?' },
  // The receipt.
  receivedTitle: { en: 'We have your request', es: 'Ya tenemos su solicitud' },
  reference: { en: 'Your request number', es: 'Su número de solicitud' },
  sayReference: {
    en: 'Give this number if you call us about it.',
    es: 'Diga este número si nos llama sobre esto.',
  },
  sampleSentTitle: { en: 'The sample was sent. No one will call you', es: 'Se envió la muestra. Nadie le va a llamar' },
  sampleSentText: {
    en: 'This site is a sample. Your answers don’t reach any office. If you need a visit, call us:',
    es: 'Este sitio es una muestra. Sus respuestas no llegan a ningún consultorio. Si necesita una cita, llámenos:',
  },
  sampleReference: {
    en: 'On the real site you would give this number when you call.',
    es: 'En el sitio verdadero, usted diría este número al llamar.',
  },
  weCallBy: {
    en: (by: string) => `We’ll call you ${by}.`,
    // “8:00 a. m.” already ends the sentence.
    es: (by: string) => `Le llamamos ${by.replace(/\.?$/, '.')}`,
  },
  weCallWhenOpen: { en: 'We’ll call you when we reopen.', es: 'Le llamamos cuando volvamos a abrir.' },
  noCallTitle: { en: 'If we haven’t called by then', es: 'Si para entonces no le hemos llamado' },
  noCallText: {
    en: 'Call either office and give your request number. Call sooner if you feel worse.',
    es: 'Llame a cualquiera de los dos consultorios y diga su número de solicitud. Llame antes si se siente peor.',
  },
  emergency: {
    en: 'If it becomes an emergency, call 911. Do not wait for our call.',
    es: 'Si se vuelve una emergencia, llame al 911. No espere a que llamemos.',
  },
  nothingKept: {
    en: 'Your answers are gone from this tab, and this page doesn’t show them.',
    es: 'Sus respuestas ya no están en esta pestaña, y esta página no las muestra.',
  },
  printReceipt: { en: 'Print this receipt', es: 'Imprimir este comprobante' },
  another: { en: 'Write another request', es: 'Escribir otra solicitud' },
  // Encryption.
  howLocked: { en: 'How your answers stay private', es: 'Cómo se protegen sus respuestas' },
  howLockedText: {
    en: 'Your answers are encrypted before they leave your device. No computer on the way can read them, not even this site’s. They can be read only at the office.',
    es: 'Sus respuestas se cifran antes de salir de su teléfono o computadora. Ninguna computadora del camino puede leerlas, ni las de este sitio. Solo se pueden leer en el consultorio.',
  },
  wordsOfKey: {
    en: 'To be sure that only our office can read them, call us and compare these words:',
    es: 'Para estar seguro de que solo nuestro consultorio puede leerlas, llámenos y compare estas palabras:',
  },
});
