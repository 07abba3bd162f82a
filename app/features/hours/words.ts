import { defineWords } from '#app/site/language.ts';

/** Spanish tells one o'clock from the others: "la 1:00", "las 5:30". */
const las = (time: string) => (time.startsWith('1:') ? `la ${time}` : `las ${time}`);

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
  closedNow: { en: 'Closed now', es: 'Cerrado en este momento' },
  noShotsNow: { en: 'No shots right now', es: 'Sin inyecciones por ahora' },
  closed: { en: 'Closed', es: 'Cerrado' },
  today: { en: 'Today', es: 'Hoy' },
  officeHours: { en: 'Office hours', es: 'Horario del consultorio' },
  shotHours: { en: 'Allergy shot hours', es: 'Horario de inyecciones para la alergia' },
  day: { en: 'Day', es: 'Día' },
  office: { en: 'Office', es: 'Consultorio' },
  shots: { en: 'Shots', es: 'Inyecciones' },
  weekAt: { en: (name: string) => `Hours of the week, ${name}`, es: (name: string) => `Horario de la semana, ${name}` },
  upcoming: { en: 'Days with other hours', es: 'Días con otro horario' },
  closedAllDay: { en: 'closed', es: 'cerrado' },
  onlyBetween: { en: (hours: string) => `open only ${hours}`, es: (hours: string) => `abierto solo de ${hours}` },
  hoursNote: {
    en: 'Hours are San Antonio time.',
    es: 'Las horas son de San Antonio.',
  },
});
