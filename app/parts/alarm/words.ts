import { defineWords } from '#app/site/language.ts';

export const alarmWords = defineWords({
  happening: { en: 'Is this happening now?', es: '¿Está pasando en este momento?' },
  anyOfThese: { en: 'Is any of this happening? Call 911 now.', es: '¿Está pasando algo de esto? Llame al 911 ya.' },
  signs: { en: 'Symptoms, and what to do', es: 'Síntomas y qué hacer' },
  numbers: { en: 'Our phone numbers', es: 'Nuestros teléfonos' },
  onlyAsking: { en: 'I’m just asking', es: 'Solo es una pregunta' },
  whatToDo: { en: 'What to do', es: 'Qué hacer' },
  emergencyPage: { en: 'What to do in an emergency', es: 'Qué hacer en una emergencia' },
  /** Shown in a form, which is read only when the office opens. */
  notRead: {
    en: 'What you wrote sounds like an emergency. No one reads this form right away.',
    es: 'Lo que escribió suena a emergencia. Nadie lee este formulario al momento.',
  },
  goesOn: { en: 'If it isn’t an emergency, go ahead and send the form.', es: 'Si no es una emergencia, siga y mande el formulario.' },
});
