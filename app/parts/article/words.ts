import { requestName } from '#app/site/booking-name.ts';
import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  // Parts of a condition article.
  'in-short': { en: 'In short', es: 'En pocas palabras' },
  symptoms: { en: 'Symptoms', es: 'Síntomas' },
  help: { en: 'When to get help', es: 'Cuándo buscar ayuda' },
  causes: { en: 'What causes it', es: 'Qué lo causa' },
  diagnosis: { en: 'How we find out', es: 'Cómo lo averiguamos' },
  treatment: { en: 'How it is treated', es: 'Cómo se trata' },
  visit: { en: 'Get ready for your visit', es: 'Prepárese para su cita' },
  visitNote: { en: 'Write down before you come', es: 'Anote antes de venir' },
  visitAsk: { en: 'Ask us', es: 'Pregúntenos' },
  living: { en: 'Living with it', es: 'Cómo vivir con esto' },
  questions: { en: 'Questions people ask', es: 'Preguntas frecuentes' },
  myths: { en: 'Myths', es: 'Mitos' },
  words: { en: 'Words to know', es: 'Palabras que conviene conocer' },
  // Parts of a service article.
  what: { en: 'What it is', es: 'Qué es' },
  who: { en: 'Who it helps', es: 'A quién le ayuda' },
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
  emergency: { en: 'Emergency?', es: '¿Emergencia?' },
  emergencyNow: { en: 'See what to do now', es: 'Vea qué hacer ahora' },
  common: { en: 'How common', es: 'Qué tan común' },
  affects: { en: 'Who gets it', es: 'A quién le da' },
  catching: { en: 'Catching?', es: '¿Se contagia?' },
  helps: { en: 'What helps', es: 'Qué ayuda' },
  takes: { en: 'How long', es: 'Cuánto tiempo' },
  feels: { en: 'How it feels', es: 'Qué se siente' },
  results: { en: 'Results', es: 'Resultados' },
  place: { en: 'Where', es: 'Dónde' },
  ages: { en: 'Who it is for', es: 'Para quién' },
  mythSays: { en: 'People say', es: 'La gente dice' },
  truth: { en: 'The truth', es: 'La verdad' },
  english: { en: 'English', es: 'Inglés' },
  spanish: { en: 'Spanish', es: 'Español' },
  related: { en: 'Related pages', es: 'Páginas relacionadas' },
  doctors: { en: 'Our doctors for this', es: 'Los médicos que lo atienden' },
  doctorsText: {
    en: 'Each of our doctors is a board-certified allergy and immunology specialist.',
    es: 'Cada uno de nuestros médicos es especialista con certificación en alergia e inmunología.',
  },
  sources: { en: 'Sources', es: 'Fuentes' },
  sourcesChecked: {
    en: (when: string) => `We last checked these sources in ${when}.`,
    es: (when: string) => `Revisamos estas fuentes por última vez en ${when}.`,
  },
  sourcesHere: { en: 'Where this is from', es: 'De dónde sale esto' },
  onPaper: {
    en: (address: string) => `Where each figure comes from: ${address}`,
    es: (address: string) => `De dónde sale cada dato: ${address}`,
  },
  source: { en: (number: number) => `Source ${number}`, es: (number: number) => `Fuente ${number}` },
  draft: {
    en: 'No doctor at our practice has reviewed this page yet. Follow your doctor’s advice.',
    es: 'Ningún médico de nuestro consultorio ha revisado todavía esta página. Siga lo que le diga su médico.',
  },
  toConfirm: {
    en: (count: number) =>
      count === 1
        ? 'One sentence on it has a figure that no source confirms. A doctor must approve it first.'
        : `${count} sentences on it have figures that no source confirms. A doctor must approve them first.`,
    es: (count: number) =>
      count === 1
        ? 'Una de sus frases tiene un dato que ninguna fuente confirma. Primero lo debe aprobar un médico.'
        : `${count} de sus frases tienen datos que ninguna fuente confirma. Primero los debe aprobar un médico.`,
  },
  approved: {
    en: (by: string, date: string) => `Reviewed by ${by}, ${date}.`,
    es: (by: string, date: string) => `Revisión médica: ${by}, ${date}.`,
  },
  more: { en: 'More', es: 'Más' },
  tools: { en: 'Print, share or listen', es: 'Imprimir, compartir o escuchar' },
  print: { en: 'Print', es: 'Imprimir' },
  printOther: { en: 'Print in Spanish', es: 'Imprimir en inglés' },
  printBoth: { en: 'Both languages side by side', es: 'Los dos idiomas lado a lado' },
  share: { en: 'Share', es: 'Compartir' },
  shareCopied: { en: 'Link copied.', es: 'Enlace copiado.' },
  shareFailed: {
    en: 'The link couldn’t be copied. Copy it from the address bar.',
    es: 'No se pudo copiar el enlace. Cópielo de la barra de direcciones.',
  },
  listen: { en: 'Listen', es: 'Escuchar' },
  stop: { en: 'Stop', es: 'Detener' },
  back: { en: 'Back to the page', es: 'Volver a la página' },
  book: requestName,
});
