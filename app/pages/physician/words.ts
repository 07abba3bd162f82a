import { ofDoctor } from '#app/content/physicians/of-doctor.ts';
import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  vaPlans: { en: 'VA and military plans: how to see us', es: 'Planes del VA y militares: cómo atenderse con nosotros' },
  backHome: { en: 'Back to home', es: 'Volver al inicio' },
  locationsHours: { en: 'Locations and hours', es: 'Consultorios y horarios' },
  weeklySchedule: { en: 'Weekly schedule', es: 'Horario de la semana' },
  expand: { en: (name: string) => `Larger picture: ${name}`, es: (name: string) => `Imagen más grande: ${name}` },
  close: { en: 'Close', es: 'Cerrar' },
  letterFrom: { en: (doctor: string) => `A letter from ${doctor}`, es: (doctor: string) => `Carta ${ofDoctor(doctor)}` },
  plateSample: { en: 'A sample sentence, until the doctor writes one.', es: 'Frase de ejemplo, hasta que se escriba la verdadera.' },
  eyebrow: { en: 'Allergy, asthma and immunology', es: 'Alergia, asma e inmunología' },
  about: { en: 'About', es: 'Quién es' },
  education: { en: 'Education & Training', es: 'Estudios y formación' },
  publications: { en: 'Publications', es: 'Publicaciones' },
  specialFocus: { en: 'Special Focus', es: 'En qué se especializa' },
  interests: { en: 'Personal Interests', es: 'Intereses personales' },
  quickInformation: { en: 'Quick Information', es: 'Datos básicos' },
  patientReviews: { en: 'Patient Reviews', es: 'Opiniones de pacientes' },
  languages: { en: 'Languages', es: 'Idiomas' },
  interpreters: { en: 'Interpreters are free.', es: 'El intérprete es gratis.' },
  experience: { en: 'Experience', es: 'Experiencia' },
  practiceSince: { en: 'Practice Since', es: 'Ejerce desde' },
  mainOffice: { en: 'Main office', es: 'Consultorio principal' },
  scheduleLead: {
    en: 'Where and when the doctor sees patients in a typical week.',
    es: 'Dónde y a qué horas da consulta en una semana normal.',
  },
  scheduleNote: {
    en: 'Around holidays these hours change. Call the office before you come.',
    es: 'En días festivos este horario cambia. Llame al consultorio antes de venir.',
  },
});
