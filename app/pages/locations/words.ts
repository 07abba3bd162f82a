import { defineWords } from '#app/site/language.ts';

/** How to get there, and which doctor is where. */
export const words = defineWords({
  parking: { en: 'Parking', es: 'Estacionamiento' },
  bus: { en: 'By bus', es: 'En autobús' },
  askTransit: { en: (name: string) => `Ask ${name} for directions:`, es: (name: string) => `Pregunte a ${name} por la ruta:` },
  byBus: { en: 'Bus directions', es: 'Cómo llegar en autobús' },
  ordinaryWeek: { en: 'A typical week. Around holidays, call first.', es: 'Una semana normal. Si hay días festivos, llame antes.' },
  weekOf: {
    en: (from: string, to: string) => `This week, ${from} to ${to}`,
    es: (from: string, to: string) => `Esta semana, del ${from} al ${to}`,
  },
  nextWeekOf: {
    en: (from: string, to: string) => `Next week, ${from} to ${to}`,
    es: (from: string, to: string) => `La próxima semana, del ${from} al ${to}`,
  },
  byOffice: { en: 'By office', es: 'Por consultorio' },
  byDoctor: { en: 'By doctor', es: 'Por médico' },
  nobody: { en: 'No doctor here', es: 'No hay médico aquí' },
  closed: { en: 'Closed', es: 'Cerrado' },
  upcoming: { en: 'Days with different hours', es: 'Días con otro horario' },
  hoursNote: {
    en: 'Hours are San Antonio time.',
    es: 'Las horas son de San Antonio.',
  },
});
