import { defineWords } from '#app/site/language.ts';

/** The words around the cards; signs and steps are in content/emergency.yaml. */
export const words = defineWords({
  emergencyNow: { en: 'Emergency? See what to do now', es: '¿Emergencia? Vea qué hacer ahora' },
  call911: { en: 'Call 911', es: 'Llame al 911' },
  stepByStep: { en: 'Guide me, one step at a time', es: 'Guíeme, paso a paso' },
  showSteps: { en: 'Show the steps', es: 'Ver los pasos' },
  oneIsEnough: { en: 'One of these is enough. Act now.', es: 'Basta uno solo de estos síntomas. Actúe ya.' },
  babies: { en: 'In a baby', es: 'En un bebé' },
});
