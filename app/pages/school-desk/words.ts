import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  who: { en: 'Whose plan is it?', es: '¿De quién es el plan?' },
  whoText: {
    en: 'You may leave this blank and write it by hand.',
    es: 'Puede dejarlo en blanco y escribirlo a mano.',
  },
  name: { en: 'Child’s name', es: 'Nombre del niño o la niña' },
  grade: { en: 'Grade', es: 'Grado' },
  school: { en: 'School', es: 'Escuela' },
  sheets: { en: 'What to print', es: 'Qué imprimir' },
  sheetsText: {
    en: 'Each sheet comes in English and in Spanish, one after the other: print on both sides, and they come out front and back.',
    es: 'Cada hoja sale en inglés y en español, una tras otra: si imprime por los dos lados, quedan al frente y atrás.',
  },
  letter: { en: 'Letter to the school nurse', es: 'Carta para la enfermera de la escuela' },
  onePlan: { en: 'One plan by itself, in one language', es: 'Un solo plan, en un idioma' },
  en: { en: 'English', es: 'Inglés' },
  es: { en: 'Spanish', es: 'Español' },
  student: { en: 'Student', es: 'Alumno' },
  asks: { en: 'We ask you to', es: 'Le pedimos' },
  withLetter: { en: 'Letter and plans', es: 'Carta y planes' },
});
