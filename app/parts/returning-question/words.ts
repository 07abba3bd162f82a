import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  question: {
    en: (years: number) => `Have you been seen in our clinic within the past ${years} years?`,
    es: (years: number) => `¿Ha venido a consulta con nosotros en los últimos ${years} años?`,
  },
  no: { en: 'NO', es: 'NO' },
  noMeaning: { en: 'I am a new patient', es: 'Soy paciente nuevo' },
  noNext: { en: 'See what a first visit is like and how to schedule one.', es: 'Vea cómo es su primera cita y cómo pedirla.' },
  noForm: { en: 'Register and ask for your first visit in one form.', es: 'Regístrese y pida su primera cita en un solo formulario.' },
  yes: { en: 'YES', es: 'SÍ' },
  yesMeaning: { en: 'I was seen recently', es: 'Vine hace poco' },
  yesNext: { en: 'Schedule your next visit.', es: 'Haga su próxima cita.' },
  yesForm: { en: 'Schedule your visit: one short page.', es: 'Haga su cita: una sola página corta.' },
  notSure: { en: 'Not sure? Call us, and we will look it up for you.', es: '¿Tiene dudas? Llámenos y lo revisamos por usted.' },
});
