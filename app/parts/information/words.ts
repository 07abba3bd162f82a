import { requestName } from '#app/site/booking-name.ts';
import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  onThisPage: { en: 'On this page', es: 'En esta página' },
  // At a glance.
  atAGlance: { en: 'At a glance', es: 'Lo principal' },
  answerWithin: {
    en: (least: number, most: number) => `On business days, we call you back within ${least} to ${most} hours`,
    es: (least: number, most: number) => `En días hábiles le llamamos en un plazo de ${least} a ${most} horas`,
  },
  formsTake: {
    en: (minutes: string) => `The forms take ${minutes}`,
    es: (minutes: string) => `Llenar los formularios lleva de ${minutes}`,
  },
  freeInterpreter: { en: 'Interpreters are free', es: 'El intérprete es gratis' },
  // Buttons and links.
  printPage: { en: 'Print this page', es: 'Imprimir esta página' },
  printSheets: { en: 'Print the form', es: 'Imprimir el formulario' },
  notSure: { en: 'Not sure if you’re a new patient?', es: '¿No sabe si es paciente nuevo?' },
  oneQuestion: { en: 'One question tells you which form to use.', es: 'Una pregunta le dice qué formulario usar.' },
  toRouting: { en: 'Answer the question', es: 'Contestar la pregunta' },
  waysTitle: { en: 'If YES, request your visit now', es: 'Si respondió SÍ, pida su cita ahora' },
  waysText: {
    en: (years: number) => `If you were here within the past ${years} years, we have your chart. Choose the way that works for you.`,
    es: (years: number) => `Si vino en los últimos ${years} años, ya tenemos su expediente. Elija la forma que más le convenga.`,
  },
  writeRequest: requestName,
  moreOnAsking: { en: 'More on requesting a visit', es: 'Más sobre cómo pedir su cita' },
  tickHint: {
    en: 'Check off what you have packed. Nothing is sent or kept.',
    es: 'Marque lo que ya tiene listo. No se envía ni se guarda nada.',
  },
  readyHint: {
    en: 'Check off what you have ready. Nothing is sent or kept.',
    es: 'Marque lo que ya tiene a la mano. No se envía ni se guarda nada.',
  },
  // The link to the external portal.
  openPortal: { en: 'Open the patient portal', es: 'Abrir el portal del paciente' },
  straightThere: { en: 'Or go straight there to sign in:', es: 'O vaya directo a la página de entrada:' },
  leaving: { en: 'You are about to leave this site', es: 'Está por salir de este sitio' },
  addressIs: { en: 'The address of the portal is', es: 'La dirección del portal es' },
  goOn: { en: 'Continue to the portal', es: 'Ir al portal' },
  stay: { en: 'Stay here', es: 'Quedarme aquí' },
});
