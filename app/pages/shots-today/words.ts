import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  lead: {
    en: 'See when we give shots today and answer five short questions. Then come in, or call us first.',
    es: 'Vea a qué hora ponemos inyecciones hoy y conteste cinco preguntas cortas. Luego venga, o llámenos primero.',
  },
  hoursTitle: { en: 'Allergy shots at our two offices', es: 'Inyecciones en nuestros dos consultorios' },
  phone: { en: 'Phone', es: 'Teléfono' },
  call: {
    en: (office: string, number: string) => `Call ${office}: ${number}`,
    es: (office: string, number: string) => `Llame a ${office}: ${number}`,
  },
  // Questions
  questionsTitle: { en: 'Five questions before you come', es: 'Cinco preguntas antes de venir' },
  questionsLead: {
    en: 'Answer for the person who gets the shot.',
    es: 'Conteste por quien recibe la inyección.',
  },
  private: {
    en: 'Your answers stay on this page. Nothing is stored or sent.',
    es: 'Sus respuestas se quedan en esta página. No se guardan ni se envían.',
  },
  now: {
    en: 'If you have trouble breathing or a tight throat, or feel faint right now, use your epinephrine if you have it and call 911.',
    es: 'Si ahora mismo le falta el aire, siente apretada la garganta o siente que se desmaya, use su epinefrina si la tiene y llame al 911.',
  },
  call911: { en: 'Call 911', es: 'Llame al 911' },
  emergencyPage: { en: 'What to do in an emergency', es: 'Qué hacer en una emergencia' },
  yes: { en: 'Yes', es: 'Sí' },
  no: { en: 'No', es: 'No' },
  startOver: { en: 'Clear my answers', es: 'Borrar mis respuestas' },
  answered: {
    en: (done: number, all: number) => `${done} of ${all} answered`,
    es: (done: number, all: number) => `${done} de ${all} contestadas`,
  },
  // What the answers mean
  ruleTitle: { en: 'What your answers mean', es: 'Qué significan sus respuestas' },
  rule: {
    en: 'Come if every answer is no. If any answer is yes, call us first.',
    es: 'Venga si contestó que no a todas. Si contestó que sí a alguna, llámenos primero.',
  },
  callTitle: { en: 'Call us first', es: 'Llámenos primero' },
  callText: {
    en: 'Please call before you leave home. Our team will tell you if you can have your shot today.',
    es: 'Por favor llame antes de salir de casa. Nuestro equipo le dirá si puede ponerse la inyección hoy.',
  },
  closedText: {
    en: 'No one can answer while we’re closed. Do not come for the shot until you’ve talked to us.',
    es: 'Nadie contesta mientras estamos cerrados. No venga por la inyección antes de hablar con nosotros.',
  },
  whyTitle: { en: 'Why', es: 'Por qué' },
  comeTitle: { en: 'Yes, come in', es: 'Sí, venga' },
  comeLaterTitle: { en: 'Yes, come in today', es: 'Sí, venga hoy' },
  seeVerdict: { en: 'Every answer is no: see when to come', es: 'Contestó que no a todas: vea a qué hora venir' },
  comeNow: { en: 'We’re giving shots now.', es: 'En este momento estamos poniendo inyecciones.' },
  comeLater: { en: 'Shots haven’t started yet today.', es: 'Hoy todavía no empezamos con las inyecciones.' },
  noneLeftTitle: { en: 'Yes, but we’re done giving shots for today', es: 'Sí, pero hoy ya no hay inyecciones' },
  noneLeft: {
    en: 'Come on the next day we give shots. Answer the questions again before you leave home.',
    es: 'Venga el próximo día de inyecciones. Conteste otra vez las preguntas antes de salir de casa.',
  },
  changes: {
    en: 'If anything changes before you get here, call us.',
    es: 'Si algo cambia antes de llegar, llámenos.',
  },
  tellTitle: { en: 'Also tell us at the desk if', es: 'Díganos también en recepción si' },
  bringTitle: { en: 'Bring', es: 'Traiga' },
  avoidTitle: { en: 'Before and after', es: 'Antes y después' },
  // The wait
  waitTitle: { en: (minutes: number) => `The ${minutes}-minute wait`, es: (minutes: number) => `La espera de ${minutes} minutos` },
  start: {
    en: (minutes: number) => `I got my shot: start the ${minutes} minutes`,
    es: (minutes: number) => `Ya me pusieron la inyección: empezar los ${minutes} minutos`,
  },
  minutesLeft: {
    en: (minutes: number) => (minutes === 1 ? 'minute left' : 'minutes left'),
    es: (minutes: number) => (minutes === 1 ? 'minuto' : 'minutos'),
  },
  until: {
    en: (time: string) => `Wait until ${time}, San Antonio time.`,
    es: (time: string) => `Espere hasta ${time}, hora de San Antonio.`,
  },
  keeps: {
    en: 'You can close this page or let the screen go dark. The timer keeps running, on this device only.',
    es: 'Puede cerrar esta página o dejar que la pantalla se apague. El tiempo sigue corriendo, y solo se guarda en este teléfono o computadora.',
  },
  keepsNot: {
    en: 'Your browser doesn’t let us keep the time. Leave this page open, or you’ll lose the timer.',
    es: 'Su navegador no permite guardar el tiempo. Deje abierta esta página, o se perderá el reloj.',
  },
  tellUs: { en: 'If you feel anything new, tell us now', es: 'Si siente algo nuevo, avísenos ya' },
  awake: { en: 'Keep the screen on', es: 'Dejar la pantalla encendida' },
  isAwake: { en: 'The screen stays on', es: 'La pantalla no se apaga' },
  cancel: { en: 'Stop the timer', es: 'Parar el reloj' },
  over: {
    en: (minutes: number) => `${minutes} minutes are up. Have us check your arm before you leave.`,
    es: (minutes: number) => `Ya pasaron los ${minutes} minutos. Pida que una enfermera le vea el brazo antes de salir.`,
  },
  done: { en: 'Clear the timer', es: 'Quitar el reloj' },
  stale: {
    en: (time: string) => `The wait saved here ended long ago, at ${time}. The timer has been reset.`,
    es: (time: string) => `La espera guardada aquí terminó hace mucho (a ${time}). El reloj está otra vez en cero.`,
  },
  clock: {
    en: 'The clock on this device has changed, so the timer is no longer right. Ask our staff when your wait is over.',
    es: 'Cambió la hora de este teléfono o computadora, así que el reloj ya no es correcto. Pregunte al personal cuándo termina su espera.',
  },
  saidStart: {
    en: (minutes: number, time: string) => `The timer has started: ${minutes} minutes, until ${time}.`,
    es: (minutes: number, time: string) => `El reloj empezó: hasta ${time} son ${minutes} minutos.`,
  },
  saidLeft: {
    en: (minutes: number) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left to wait.`,
    es: (minutes: number) => (minutes === 1 ? 'Falta 1 minuto de espera.' : `Faltan ${minutes} minutos de espera.`),
  },
  withoutScript: {
    en: (minutes: number) => `Note the time of your shot and stay ${minutes} minutes. Then have us check your arm before you leave.`,
    es: (minutes: number) =>
      `Anote la hora de su inyección y quédese ${minutes} minutos. Luego pida que una enfermera le vea el brazo antes de salir.`,
  },
  reportTitle: { en: 'Tell us right away if you notice', es: 'Avísenos de inmediato si nota' },
  // End
  draftTitle: { en: 'Draft: follow your doctor’s instructions first', es: 'Borrador: siga primero las indicaciones de su médico' },
  draftText: {
    en: 'Our doctors haven’t approved these questions and this list yet. When in doubt, call us.',
    es: 'Nuestros médicos todavía no han aprobado estas preguntas ni esta lista. Si tiene dudas, llámenos.',
  },
  moreTitle: { en: 'More about allergy shots', es: 'Más sobre las inyecciones' },
  moreShots: { en: 'How allergy shots work', es: 'Cómo funcionan las inyecciones para la alergia' },
  moreClosed: { en: 'A reaction when we’re closed', es: 'Una reacción cuando estamos cerrados' },
  moreDoctors: { en: 'Which doctor is at each office this week', es: 'Qué médico está en cada consultorio esta semana' },
  print: { en: 'Print this page', es: 'Imprimir esta página' },
  sources: { en: 'Sources', es: 'Fuentes' },
});
