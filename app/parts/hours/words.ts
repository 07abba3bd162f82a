import { defineWords } from '#app/site/language.ts';

/** Spanish tells one o'clock from the others: "la 1:00", "las 5:30". */
const las = (time: string) => (time.startsWith('1:') ? `la ${time}` : `las ${time}`);

export const words = defineWords({
  openUntil: { en: (time: string) => `Office open until ${time}`, es: (time: string) => `Consultorio abierto hasta ${las(time)}` },
  shotsUntil: { en: (time: string) => `Shots until ${time}`, es: (time: string) => `Inyecciones hasta ${las(time)}` },
  shotsNow: {
    en: (time: string) => `Shots now, last one at ${time}`,
    es: (time: string) => `Inyecciones ahora; la última, a ${las(time)}`,
  },
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
  // No full stop behind Spanish times: they end in one, "p. m."
  lastShot: { en: (time: string) => `Last shot at ${time}.`, es: (time: string) => `La última inyección es a ${las(time)}` },
  waitEndsAtClosing: {
    en: (minutes: number, time: string) => `The ${minutes}-minute wait ends when we close at ${time}.`,
    es: (minutes: number, time: string) => `La espera de ${minutes} minutos termina cuando cerramos, a ${las(time)}`,
  },
  waitEnds: {
    en: (minutes: number, time: string) => `The ${minutes}-minute wait after it ends at ${time}.`,
    es: (minutes: number, time: string) => `La espera de ${minutes} minutos termina a ${las(time)}`,
  },
  throughLunch: { en: 'Shots go on through the lunch break.', es: 'Hay inyecciones también a la hora de comida.' },
  openNow: { en: 'Open now', es: 'Abierto ahora' },
  lunchNow: { en: 'Lunch break now', es: 'Ahora es hora de comida' },
  shotsIn: { en: (week: string) => `Allergy shots: ${week}`, es: (week: string) => `Inyecciones: ${week}` },
  officeIn: { en: (week: string) => `Office: ${week}`, es: (week: string) => `Consultorio: ${week}` },
  closedNow: { en: 'Closed now', es: 'Cerrado en este momento' },
  noShotsNow: { en: 'No shots right now', es: 'Sin inyecciones por ahora' },
  closed: { en: 'Closed', es: 'Cerrado' },
  /** Under an hour that does not hold: the closed days and why. */
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
  day: { en: 'Day', es: 'Día' },
  hours: { en: 'Hours', es: 'Horario' },
  shots: { en: 'Shots', es: 'Inyecciones' },
  weekAt: { en: (name: string) => `Hours of the week, ${name}`, es: (name: string) => `Horario de la semana, ${name}` },
  upcoming: { en: 'Days with other hours', es: 'Días con otro horario' },
  closureNotice: { en: 'Change of hours', es: 'Cambio de horario' },
  hideNotice: { en: 'Hide this notice', es: 'Ocultar este aviso' },
  ourHours: { en: 'Our hours', es: 'Nuestro horario' },
  noShots: { en: 'no allergy shots', es: 'sin inyecciones para la alergia' },
  officeOnly: { en: (hours: string) => `office open ${hours}`, es: (hours: string) => `consultorio abierto de ${hours}` },
  shotsOnly: { en: (hours: string) => `shots ${hours}`, es: (hours: string) => `inyecciones de ${hours}` },
  closedAllDay: { en: 'closed', es: 'cerrado' },
  hoursNote: {
    en: 'Hours are San Antonio time.',
    es: 'Las horas son de San Antonio.',
  },
});
