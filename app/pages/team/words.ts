import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  teamLead: {
    en: 'The allergy specialists who see you own this practice. Behind them are the people who answer the phone, prepare the tests and give the shots.',
    es: 'Los dueños de este consultorio son los especialistas en alergia que lo atienden. Con ellos trabajan quienes contestan el teléfono, preparan las pruebas y ponen las inyecciones.',
  },
  ourPhysicians: { en: 'Our physicians', es: 'Nuestros médicos' },
  certified: {
    en: 'All of them are board-certified in allergy and immunology.',
    es: 'Todos tienen certificación en alergia e inmunología.',
  },
  staffTitle: { en: 'Our staff', es: 'Nuestro personal' },
  staffSample: {
    en: 'These words are samples. Our staff will write theirs.',
    es: 'Estas frases son ejemplos. Están aquí hasta que nuestro personal escriba las suyas.',
  },
});
