import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  loading: { en: 'Loading reviews...', es: 'Cargando opiniones…' },
  title: { en: 'What patients say', es: 'Lo que dicen los pacientes' },
  outOfFive: { en: (rating: number) => `${rating} out of 5 stars`, es: (rating: number) => `${rating} de 5 estrellas` },
  outOf: { en: 'out of 5', es: 'de 5' },
  countOn: {
    en: (count: number, orMore: boolean, source: string) => `from ${count}${orMore ? '+' : ''} reviews on ${source}`,
    es: (count: number, orMore: boolean, source: string) => `según ${orMore ? 'más de ' : ''}${count} opiniones en ${source}`,
  },
  asOf: { en: (date: string) => `As of ${date}`, es: (date: string) => `Al ${date}` },
  source: { en: (source: string) => `on ${source}`, es: (source: string) => `en ${source}` },
  about: {
    en: (doctor: string) => `about ${doctor}`,
    es: (doctor: string) => (String(doctor).startsWith('Dra.') ? `sobre la ${doctor}` : `sobre el ${doctor}`),
  },
  sampleTitle: { en: 'Sample texts', es: 'Textos de ejemplo' },
  sample: {
    en: 'These are sample texts. The practice will replace them with real reviews.',
    es: 'Estos textos son ejemplos. Están aquí hasta que el consultorio ponga opiniones reales.',
  },
  reviewsOf: {
    en: (doctor: string) => `Reviews of ${doctor}`,
    es: (doctor: string) => (String(doctor).startsWith('Dra.') ? `Opiniones sobre la ${doctor}` : `Opiniones sobre el ${doctor}`),
  },
  numberOf: {
    en: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
    es: (count: number) => (count === 1 ? '1 opinión' : `${count} opiniones`),
  },
  toProfile: {
    en: (doctor: string) => `Profile of ${doctor}`,
    es: (doctor: string) => (String(doctor).startsWith('Dra.') ? `Perfil de la ${doctor}` : `Perfil del ${doctor}`),
  },
  allReviews: { en: 'All patient reviews', es: 'Todas las opiniones' },
  byDoctor: { en: 'Reviews by doctor', es: 'Opiniones por médico' },
  lead: {
    en: 'What patients say about each of our doctors, and where they said it.',
    es: 'Lo que dicen los pacientes de cada uno de nuestros médicos, y dónde lo dijeron.',
  },
});
