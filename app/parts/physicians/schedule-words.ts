import { ofDoctor } from '#app/content/physicians/of-doctor.ts';
import { defineWords } from '#app/site/language.ts';

/** The words of the doctors' weeks, on their profiles and with the offices. */
export const scheduleWords = defineWords({
  whereTitle: { en: 'Which doctor is where this week', es: 'Qué médico está en cada consultorio esta semana' },
  scheduleOf: {
    en: (doctor: string) => `Weekly schedule of ${doctor}`,
    es: (doctor: string) => `Horario de la semana ${ofDoctor(doctor)}`,
  },
  day: { en: 'Day', es: 'Día' },
  officeAndHours: { en: 'Office and hours', es: 'Consultorio y horario' },
  off: { en: 'OFF, not seeing patients', es: 'No da consulta' },
  /** Heads hours that a closure of the office changes. */
  otherHours: {
    en: (day: string, reason: string) => `Not on ${day}, ${reason}`,
    es: (day: string, reason: string) => `El ${day} no: ${reason}`,
  },
  today: { en: 'Today', es: 'Hoy' },
});
