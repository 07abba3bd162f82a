import { defineWords } from '#app/site/language.ts';

/** Spanish distinguishes one o'clock from the others: "la 1:00", "las 5:30". */
export const las = (time: string) => (time.startsWith('1:') ? `la ${time}` : `las ${time}`);

export const words = defineWords({
  openUntil: { en: (time: string) => `Office open until ${time}`, es: (time: string) => `Consultorio abierto hasta ${las(time)}` },
  shotsUntil: { en: (time: string) => `Shots until ${time}`, es: (time: string) => `Inyecciones hasta ${las(time)}` },
  lunchUntil: { en: (time: string) => `Lunch break until ${time}`, es: (time: string) => `Hora de comida hasta ${las(time)}` },
  shotsAgain: { en: (time: string) => `Shots again at ${time}`, es: (time: string) => `Inyecciones otra vez a ${las(time)}` },
  opensToday: { en: (time: string) => `Opens today at ${time}`, es: (time: string) => `Abre hoy a ${las(time)}` },
  opensTomorrow: { en: (time: string) => `Opens tomorrow at ${time}`, es: (time: string) => `Abre mañana a ${las(time)}` },
  opensOn: {
    en: (day: string, time: string) => `Opens ${day} at ${time}`,
    es: (day: string, time: string) => `Abre el ${day} a ${las(time)}`,
  },
  shotsToday: { en: (time: string) => `Shots today from ${time}`, es: (time: string) => `Inyecciones hoy desde ${las(time)}` },
  shotsTomorrow: { en: (time: string) => `Shots tomorrow from ${time}`, es: (time: string) => `Inyecciones mañana desde ${las(time)}` },
  shotsOn: {
    en: (day: string, time: string) => `Shots ${day} from ${time}`,
    es: (day: string, time: string) => `Inyecciones el ${day} desde ${las(time)}`,
  },
  openNow: { en: 'Open now', es: 'Abierto ahora' },
  lunchNow: { en: 'Lunch break now', es: 'Ahora es hora de comida' },
  closedNow: { en: 'Closed now', es: 'Cerrado en este momento' },
  noShotsNow: { en: 'No shots right now', es: 'Sin inyecciones por ahora' },
  closed: { en: 'Closed', es: 'Cerrado' },
  /** With hours that do not apply: the closed days and why. */
  closedOn: {
    en: (days: string, reason: string) => `Closed ${days}, ${reason}`,
    es: (days: string, reason: string) => `Cerrado ${days}: ${reason}`,
  },
  noShotsOn: {
    en: (days: string, reason: string) => `No shots ${days}, ${reason}`,
    es: (days: string, reason: string) => `Sin inyecciones ${days}: ${reason}`,
  },
  otherHoursOn: {
    en: (days: string, reason: string) => `On ${days}, ${reason}:`,
    es: (days: string, reason: string) => `${days}, ${reason}:`,
  },
  today: { en: 'Today', es: 'Hoy' },
});
