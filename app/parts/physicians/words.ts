import { defineWords } from '#app/site/language.ts';

/** "de la Dra. Elena Márquez", "del Dr. Ricardo Salinas": Spanish joins the preposition and the article. */
const ofDoctor = (doctor: string) => (String(doctor).startsWith('Dra.') ? `de la ${doctor}` : `del ${doctor}`);

export const words = defineWords({
  children: { en: 'Who sees children', es: 'Quién atiende a niños' },
  vaPlans: { en: 'VA and military plans: how to come to us', es: 'Planes del VA y militares: cómo venir con nosotros' },
  veterans: { en: 'Who cares for veterans', es: 'Quién atiende a veteranos' },
  // Card
  learnMore: { en: 'Learn More', es: 'Más información' },
  viewProfile: { en: 'View Profile', es: 'Ver perfil' },
  // Profile, buttons
  backHome: { en: 'Back to home', es: 'Volver al inicio' },
  requestAppointment: { en: 'Request an appointment', es: 'Solicite una cita' },
  locationsHours: { en: 'Locations and hours', es: 'Consultorios y horarios' },
  weeklySchedule: { en: 'Weekly schedule', es: 'Horario de la semana' },
  letterFrom: { en: (doctor: string) => `A letter from ${doctor}`, es: (doctor: string) => `Carta ${ofDoctor(doctor)}` },
  // Profile, sections
  eyebrow: { en: 'Allergy, asthma and immunology', es: 'Alergia, asma e inmunología' },
  about: { en: 'About', es: 'Quién es' },
  education: { en: 'Education & Training', es: 'Estudios y formación' },
  publications: { en: 'Publications', es: 'Publicaciones' },
  specialFocus: { en: 'Special Focus', es: 'En qué se especializa' },
  interests: { en: 'Personal Interests', es: 'Intereses personales' },
  quickInformation: { en: 'Quick Information', es: 'Datos básicos' },
  patientReviews: { en: 'Patient Reviews', es: 'Opiniones de pacientes' },
  languages: { en: 'Languages', es: 'Idiomas' },
  english: { en: 'English', es: 'Inglés' },
  spanish: { en: 'Spanish', es: 'Español' },
  interpreters: { en: 'Interpreters are free.', es: 'El intérprete es gratis.' },
  experience: { en: 'Experience', es: 'Experiencia' },
  practiceSince: { en: 'Practice Since', es: 'Ejerce desde' },
  mainOffice: { en: 'Main office', es: 'Consultorio principal' },
  allReviews: { en: 'All patient reviews', es: 'Todas las opiniones' },
  // Weekly schedule
  scheduleOf: {
    en: (doctor: string) => `Weekly schedule of ${doctor}`,
    es: (doctor: string) => `Horario de la semana ${ofDoctor(doctor)}`,
  },
  scheduleLead: {
    en: 'Where and when the doctor sees patients in an ordinary week.',
    es: 'Dónde y a qué horas da consulta en una semana normal.',
  },
  scheduleNote: {
    en: 'Around holidays these hours change. Call the office before you come.',
    es: 'En días festivos este horario cambia. Llame al consultorio antes de venir.',
  },
  day: { en: 'Day', es: 'Día' },
  officeAndHours: { en: 'Office and hours', es: 'Consultorio y horario' },
  off: { en: 'OFF, no patient visits', es: 'No da consulta' },
  today: { en: 'Today', es: 'Hoy' },
  // Which doctor is where
  whereTitle: { en: 'Which doctor is where this week', es: 'Qué médico está en cada consultorio esta semana' },
  ordinaryWeek: { en: 'An ordinary week. Around holidays, call first.', es: 'Una semana normal. Si hay días festivos, llame antes.' },
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
  nobody: { en: 'No doctor here', es: 'Ningún médico aquí' },
  closed: { en: 'Closed', es: 'Cerrado' },
  // Team
  teamLead: {
    en: 'Three allergy specialists own this practice. Behind them stand the people who answer the phone, prepare the tests and give the shots.',
    es: 'Los dueños de este consultorio son tres especialistas en alergia. Con ellos trabajan quienes contestan el teléfono, preparan las pruebas y ponen las inyecciones.',
  },
  ourPhysicians: { en: 'Our physicians', es: 'Nuestros médicos' },
  staffTitle: { en: 'The people you meet first', es: 'Quienes lo reciben' },
  staffSample: {
    en: 'These words are samples. They stand in until our staff give their own.',
    es: 'Estas frases son ejemplos. Están aquí hasta que nuestro personal escriba las suyas.',
  },
});
