import { adultAge } from '#app/requests/patient.ts';
import { defineWords, type Language, wordsIn } from '#app/site/language.ts';

const words = defineWords({
  everyone: { en: 'Sees children and adults', es: 'Atiende a niños y adultos' },
  adults: { en: 'Sees adults only', es: 'Atiende solo a adultos' },
  from: {
    en: (age: number) => `Sees patients from ${age} years of age`,
    es: (age: number) => `Atiende a pacientes desde los ${age} años`,
  },
});

/** Says whom a doctor sees, by youngest age in years: "Sees children and adults". */
export function seenPatients(fromAge: number, language: Language): string {
  const w = wordsIn(words, language);
  if (fromAge === 0) return w.everyone;
  return fromAge >= adultAge ? w.adults : w.from(fromAge);
}
