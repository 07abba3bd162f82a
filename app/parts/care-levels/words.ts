import { defineWords } from '#app/site/language.ts';

/** What each level is called, everywhere. */
export const words = defineWords({
  '911': { en: 'Call 911 now', es: 'Llame al 911 ahora' },
  /** The level 911 of what epinephrine treats, which comes first. */
  epinephrineThen911: { en: 'Epinephrine now, then 911', es: 'Epinefrina ya, luego el 911' },
  er: { en: 'Go to the emergency room now', es: 'Vaya ahora a la sala de emergencias (urgencias) del hospital' },
  today: { en: 'Call us today', es: 'Llámenos hoy' },
  soon: { en: 'Book soon: a visit within 2 weeks', es: 'Haga una cita pronto: en las próximas 2 semanas' },
  visit: { en: 'Tell us at your visit', es: 'Díganoslo en su cita' },
  /** Under "Call us today", before what to do then. */
  closed: { en: 'Are we closed?', es: '¿Estamos cerrados?' },
  /** Each sign has its own line for then; who answers is only for what it leaves open. */
  closedSign: {
    en: 'Do what “After hours” says for your sign. Not sure?',
    es: 'Haga lo que dice “Fuera de horario” junto a su señal. ¿Tiene dudas?',
  },
  /** Under the level of the emergency room: how to get there. */
  erHow: {
    en: 'Have someone drive you. Getting worse, or alone? Call 911.',
    es: 'Pida que alguien lo lleve. ¿Empeora o no hay nadie con usted? Llame al 911.',
  },
});
