import { actionPlanWords } from '#app/parts/action-plan/action-plan-words.ts';
import { defineWords } from '#app/site/language.ts';
import { useWords } from '#app/ui/use-language.ts';

export const words = defineWords({
  forSchool: { en: 'For plans and school', es: 'Para los planes y la escuela' },
  birth: { en: 'Date of birth', es: 'Fecha de nacimiento' },
  school: actionPlanWords.school,
  photo: { en: 'Photograph for the plans (optional)', es: 'Fotografía para los planes (opcional)' },
  photoHelp: { en: 'It stays on this device.', es: 'Se queda en este teléfono o computadora.' },
  photoNot: { en: 'This browser can’t open that picture. Choose another.', es: 'Este navegador no puede abrir esa imagen. Escoja otra.' },
  photoRemove: { en: 'Remove the photograph', es: 'Quitar la fotografía' },
  sheets: { en: 'Plans, forms and letter', es: 'Planes, formularios y carta' },
  sheetsText: {
    en: 'Tap one to fill it out here, or print it blank. Each prints in English and Spanish, front and back.',
    es: 'Toque uno para llenarlo aquí, o imprímalo en blanco. Cada uno sale en inglés y en español, por los dos lados.',
  },
  letter: { en: 'Letter to the school nurse', es: 'Carta para la enfermera de la escuela' },
  // The forms.
  student: { en: 'Student', es: 'Alumno' },
  place: { en: 'Where', es: 'Dónde' },
  reason: { en: 'What it is for', es: 'Para qué es' },
  texas: { en: 'In Texas', es: 'En Texas' },
  limits: { en: 'How it limits the diet', es: 'Cómo limita la dieta' },
  leaveOut: { en: 'Do not give', es: 'No dar' },
  serve: { en: 'What to do', es: 'Qué hacer' },
  instead: { en: 'Serve instead', es: 'Servir en su lugar' },
  also: { en: 'What else the kitchen must do', es: 'Qué más hay que hacer en la cocina' },
  whoSigns: { en: 'Who signs', es: 'Quién firma' },
  child: { en: 'Child', es: 'Niño' },
  address: { en: 'Address, for 911', es: 'Dirección, para el 911' },
  food: { en: 'Food', es: 'Comida' },
  mayEat: { en: 'May eat', es: 'Puede comer' },
});

/** The words of the forms and the plans. */
export const useSheetWords = () => ({ ...useWords(words), ...useWords(actionPlanWords) });
