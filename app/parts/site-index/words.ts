import { monthName } from '#app/lib/calendar-names.ts';
import { listInWords } from '#app/lib/list-in-words.ts';
import { defineWords, type Language } from '#app/site/language.ts';

const nameOfMonth = (month: number, language: Language) => monthName(month + 1, language);

/** Headings for passages that have none on their page. */
export const words = defineWords({
  callHeading: { en: 'What to tell 911', es: 'Qué decirle al 911' },
  shotRules: { en: 'Before an allergy shot', es: 'Antes de una inyección para la alergia' },
  shotWait: { en: 'The wait after a shot', es: 'La espera después de la inyección' },
  stayAfterShot: {
    en: (time: string) => `Stay ${time} after each shot.`,
    es: (time: string) => `Quédese ${time} después de cada inyección.`,
  },
  monthName: {
    en: (month: number) => nameOfMonth(month, 'en'),
    es: (month: number) => nameOfMonth(month, 'es'),
  },
  monthsInAir: {
    en: (months: readonly string[]) => `In the air most in ${listInWords(months, 'en')}.`,
    es: (months: readonly string[]) => `Hay más en el aire en ${listInWords(months, 'es')}.`,
  },
  cedarFever: { en: 'Cedar fever', es: 'La fiebre del cedro' },
  pollenCount: { en: 'The daily pollen count', es: 'El conteo de polen del día' },
  challengeWhat: { en: 'What a baked challenge is', es: 'Qué es el reto con leche o huevo horneado' },
  challengePostpone: { en: 'When to postpone the challenge', es: 'Cuándo hay que esperar con el reto' },
  challengeBring: { en: 'What to bring to the challenge', es: 'Qué traer al reto' },
  onTheLabel: {
    en: (food: string) => `${food} on a food label`,
    es: (food: string) => `${food} en una etiqueta`,
  },
  namesOnTheLabel: {
    en: (food: string, names: string) =>
      `Only the label tells you. Read the list of ingredients and “Contains” for ${food.toLowerCase()} and its other names: ${names}.`,
    es: (food: string, names: string) =>
      `Solo la etiqueta se lo dice. Busque en la lista de ingredientes y en “Contiene” ${food.toLowerCase()} y sus otros nombres: ${names}.`,
  },
  ingredients: { en: 'Ingredients', es: 'Ingredientes' },
  recipeRules: { en: 'What to watch out for with this recipe', es: 'En qué fijarse con esta receta' },
  insuranceLines: { en: 'Good to know', es: 'Conviene saber' },
});
