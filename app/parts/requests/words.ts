import { defineWords } from '#app/site/language.ts';

/** Spanish tells one o'clock from the others: "la 1:00", "las 5:30". */
const las = (time: string) => (time.startsWith('1:') ? `la ${time}` : `las ${time}`);

export const words = defineWords({
  openDays: { en: 'on days when we are open', es: 'en los días que abrimos' },
  writeNow: {
    en: (by: string) => `Write now, and we call you ${by}.`,
    // “8:00 a. m.” ends the sentence by itself.
    es: (by: string) => `Si escribe ahora, le llamamos ${by.replace(/\.?$/, '.')}`,
  },
  callBy: {
    en: (day: string, time: string) => `by ${day}, ${time}`,
    es: (day: string, time: string) => `a más tardar el ${day} a ${las(time)}`,
  },
});
