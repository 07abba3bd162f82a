import { defineWords } from '#app/site/language.ts';
import { las } from './words.ts';

/** The words for the shot room: its last shot, the wait after it, and the lunch break. */
export const shotWords = defineWords({
  shotsNow: {
    en: (time: string) => `Shots now, last one at ${time}`,
    es: (time: string) => `Inyecciones ahora; la última, a ${las(time)}`,
  },
  // No full stop after Spanish times: they end in one, "p. m."
  lastShot: { en: (time: string) => `Last shot at ${time}.`, es: (time: string) => `La última inyección es a ${las(time)}` },
  waitEndsAtClosing: {
    en: (minutes: number, time: string) => `The ${minutes}-minute wait ends when we close at ${time}.`,
    es: (minutes: number, time: string) => `La espera de ${minutes} minutos termina cuando cerramos, a ${las(time)}`,
  },
  waitEnds: {
    en: (minutes: number, time: string) => `The ${minutes}-minute wait after it ends at ${time}.`,
    es: (minutes: number, time: string) => `La espera de ${minutes} minutos termina a ${las(time)}`,
  },
  throughLunch: { en: 'We give shots through the lunch break.', es: 'Hay inyecciones también a la hora de comida.' },
});
