import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  label: { en: 'The air of San Antonio through the year', es: 'El aire de San Antonio a lo largo del año' },
  // About a typical year, not today's air.
  inTheAir: { en: (month: string) => `In a typical ${month}:`, es: (month: string) => `En un ${month} típico:` },
  year: { en: 'The year in our air', es: 'El año en nuestro aire' },
  // Visitors with voice control say the text they see, so each long form begins with its short one.
  pause: { en: 'Pause', es: 'Pausar' },
  play: { en: 'Play', es: 'Seguir' },
  pauseLong: { en: 'Pause the pictures', es: 'Pausar las imágenes' },
  playLong: { en: 'Play the pictures', es: 'Seguir con las imágenes' },
  months: { en: 'Months of the year', es: 'Meses del año' },
  now: { en: 'this month', es: 'este mes' },
});
