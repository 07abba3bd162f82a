import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  question: {
    en: (years: number) => `Have you been seen in our clinic within the past ${years} years?`,
    es: (years: number) => `¿Ha venido a consulta con nosotros en los últimos ${years} años?`,
  },
  no: { en: 'NO', es: 'NO' },
  noMeaning: { en: 'I am a new patient', es: 'Soy paciente nuevo' },
  noNext: { en: 'See what a first visit is like and how to request one.', es: 'Vea cómo es su primera cita y cómo pedirla.' },
  noForm: {
    en: 'Register and request your first visit in one form. We’ll call you to set the time.',
    es: 'Regístrese y pida su primera cita en un solo formulario. Le llamamos para fijar la hora.',
  },
  yes: { en: 'YES', es: 'SÍ' },
  yesMeaning: { en: 'I was seen recently', es: 'Vine hace poco' },
  yesNext: { en: 'Request your next visit.', es: 'Pida su próxima cita.' },
  yesForm: {
    en: 'Request your visit on one short page. We’ll call you to set the time.',
    es: 'Pida su cita en una sola página corta. Le llamamos para fijar la hora.',
  },
  notSure: { en: 'If you’re not sure, call us and we’ll look it up for you.', es: 'Si tiene dudas, llámenos y lo revisamos por usted.' },
});
