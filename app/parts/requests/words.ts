import { defineWords } from '#app/site/language.ts';

/** Adds the Spanish article, singular at one o'clock: "la 1:00", "las 5:30". */
const las = (time: string) => (time.startsWith('1:') ? `la ${time}` : `las ${time}`);

export const words = defineWords({
  closedDays: { en: 'Days when we’re closed don’t count.', es: 'Los días que cerramos no cuentan.' },
  writeNow: {
    en: (by: string) => `Write now, and we’ll call you ${by}, to set the time.`,
    es: (by: string) => `Si escribe ahora, le llamamos ${by} para fijar la hora.`,
  },
  callBy: {
    en: (day: string, time: string) => `by ${day}, ${time}`,
    es: (day: string, time: string) => `a más tardar el ${day} a ${las(time)}`,
  },
});
