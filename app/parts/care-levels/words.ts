import { defineWords } from '#app/site/language.ts';

/** The name of each level, everywhere. */
export const words = defineWords({
  '911': { en: 'Call 911 now', es: 'Llame al 911 ahora' },
  /** The level 911 for signs that epinephrine treats, which comes first. */
  epinephrineThen911: { en: 'Epinephrine now, then 911', es: 'Epinefrina ya, luego el 911' },
  er: { en: 'Go to the emergency room now', es: 'Vaya ahora a la sala de emergencias' },
  today: { en: 'Call us today', es: 'Llámenos hoy' },
  soon: { en: 'See us within 2 weeks', es: 'Pida una cita para las próximas 2 semanas' },
  visit: { en: 'Tell us at your visit', es: 'Díganos en su cita' },
  /** Under "Call us today", before what to do then. */
  closed: { en: 'When we are closed:', es: 'Cuando estamos cerrados:' },
  /** Each symptom has its own line for after hours; this sentence, about who answers, is only for what that line leaves open. */
  closedSign: {
    en: 'Follow the “After hours” line next to your symptom. If you’re not sure,',
    es: 'Haga lo que dice “Fuera de horario” junto a su síntoma. Si tiene dudas,',
  },
  /** Under the level of the emergency room: how to get there. */
  erHow: {
    en: 'Have someone drive you. If you get worse or are alone, call 911.',
    es: 'Pida que alguien lo lleve. Si empeora o no hay nadie con usted, llame al 911.',
  },
});
