import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  eyebrow: { en: 'Notices', es: 'Avisos' },
  draft: {
    en: 'Draft for counsel: the practice’s lawyer hasn’t approved this text yet.',
    es: 'Borrador para el abogado: el abogado del consultorio todavía no ha aprobado este texto.',
  },
  updated: { en: (date: string) => `Last changed on ${date}.`, es: (date: string) => `Último cambio: ${date}.` },
  others: { en: 'Other notices', es: 'Otros avisos' },
});
