import { defineWords } from '#app/site/language.ts';

/** Names the groups of conditions, in patient education and in the menu. */
export const conditionGroupWords = defineWords({
  'nose-and-eyes': { en: 'Nose and eyes', es: 'Nariz y ojos' },
  breathing: { en: 'Breathing and throat', es: 'Respiración y garganta' },
  skin: { en: 'Skin', es: 'Piel' },
  food: { en: 'Food', es: 'Comida' },
  'medicines-and-stings': { en: 'Medicines and stings', es: 'Medicinas y picaduras' },
  'immune-system': { en: 'Immune system', es: 'Defensas' },
});
