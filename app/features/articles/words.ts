import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  // Parts of a condition article.
  'in-short': { en: 'In short', es: 'En pocas palabras' },
  symptoms: { en: 'Is it this?', es: '¿Será esto?' },
  help: { en: 'When to get help', es: 'Cuándo buscar ayuda' },
  causes: { en: 'What causes it', es: 'Qué lo causa' },
  diagnosis: { en: 'How we find out', es: 'Cómo lo averiguamos' },
  treatment: { en: 'How it is treated', es: 'Cómo se trata' },
  living: { en: 'Living with it', es: 'Cómo vivir con esto' },
  questions: { en: 'Questions people ask', es: 'Preguntas frecuentes' },
  myths: { en: 'Myths', es: 'Mitos' },
  words: { en: 'Words to know', es: 'Palabras que conviene conocer' },
  // Parts of a service article.
  what: { en: 'What it is', es: 'Qué es' },
  who: { en: 'Who it helps', es: 'A quién le sirve' },
  before: { en: 'Before you come', es: 'Antes de venir' },
  day: { en: 'On the day, step by step', es: 'Ese día, paso a paso' },
  feel: { en: 'How it feels', es: 'Qué se siente' },
  after: { en: 'Afterward', es: 'Después' },
  risks: { en: 'Risks', es: 'Riesgos' },
  cost: { en: 'Cost and insurance', es: 'Costo y seguro' },
  // Around the parts.
  conditionEyebrow: { en: 'Conditions we treat', es: 'Enfermedades que tratamos' },
  serviceEyebrow: { en: 'Tests and treatments', es: 'Pruebas y tratamientos' },
  onThisPage: { en: 'On this page', es: 'En esta página' },
  emergencyNow: { en: 'Is this happening now? See what to do.', es: '¿Está pasando en este momento? Vea qué hacer.' },
  care911: { en: 'Call 911 now', es: 'Llame al 911 ahora' },
  careToday: { en: 'Call us today', es: 'Llámenos hoy' },
  careVisit: { en: 'Ask at your next visit', es: 'Pregunte en su próxima cita' },
  mythSays: { en: 'People say', es: 'La gente dice' },
  truth: { en: 'The truth', es: 'La verdad' },
  english: { en: 'English', es: 'Inglés' },
  spanish: { en: 'Spanish', es: 'Español' },
  meaning: { en: 'What it means', es: 'Qué significa' },
  related: { en: 'Related pages', es: 'Páginas relacionadas' },
  doctors: { en: 'Our doctors for this', es: 'Nuestros médicos para esto' },
  doctorsText: {
    en: 'Each of our three doctors is a board-certified allergy and immunology specialist.',
    es: 'Cada uno de nuestros tres médicos es especialista con certificación en alergia e inmunología.',
  },
  sources: { en: 'Sources', es: 'Fuentes' },
  source: { en: (number: number) => `Source ${number}`, es: (number: number) => `Fuente ${number}` },
  draft: {
    en: 'Draft: a physician of our practice has not yet reviewed this page. Your own doctor’s advice comes first.',
    es: 'Borrador: un médico de nuestra clínica todavía no ha revisado esta página. Primero está lo que le diga su médico.',
  },
  approved: {
    en: (by: string, date: string) => `Reviewed by ${by}, ${date}.`,
    es: (by: string, date: string) => `Revisado por ${by}, ${date}.`,
  },
  book: { en: 'Schedule an appointment', es: 'Haga una cita' },
});
