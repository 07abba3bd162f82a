import { bookingName } from '#app/site/booking-name.ts';
import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  eyebrow: {
    en: 'Allergy, asthma and immunology',
    es: 'Alergia, asma e inmunología',
  },
  everyAge: { en: 'for adults and children', es: 'para adultos y niños' },
  heroText: {
    en: 'Allergy specialists at two offices in San Antonio. We know what is in the air here.',
    es: 'Especialistas en alergia en dos consultorios de San Antonio. Conocemos muy bien el aire de aquí.',
  },
  book: bookingName,
  callUs: { en: 'Call us', es: 'Llámenos' },
  callOffice: { en: (office: string) => `Call ${office}`, es: (office: string) => `Llamar a ${office}` },
  more: { en: 'Today’s doctors and last shot times', es: 'Médicos e inyecciones de hoy' },
  nobodyToday: { en: 'No doctor sees patients here today.', es: 'Hoy no hay médico en este consultorio.' },
  firstVisitTitle: { en: 'Your first visit in four pictures', es: 'Su primera cita en cuatro dibujos' },
  firstVisitLink: { en: 'What to bring and what to know', es: 'Qué traer y qué saber' },
  videoTitle: { en: 'Meet the practice', es: 'Conózcanos' },
  teamText: {
    en: (years: number, asOf: string) => `Our doctors have ${years} years of combined experience (as of ${asOf}).`,
    es: (years: number, asOf: string) => `Nuestros médicos suman ${years} años de experiencia (a ${asOf}).`,
  },
  teamLink: { en: 'Meet our team', es: 'Conozca a nuestro equipo' },
  physiciansTitle: { en: 'Meet your physicians', es: 'Conozca a sus médicos' },
  physiciansText: {
    en: (certified: boolean) => `${certified ? 'Board-certified allergists' : 'Allergists'} who own the practice and stand behind it.`,
    es: (certified: boolean) => `Alergólogos${certified ? ' certificados' : ''} que son dueños del consultorio y responden por él.`,
  },
  servicesTitle: { en: 'How we can help', es: 'Cómo le ayudamos' },
  allServices: { en: 'View All Services', es: 'Ver todos los servicios' },
  locationsTitle: { en: 'Our two offices', es: 'Nuestros dos consultorios' },
  allLocations: { en: 'Locations and hours', es: 'Consultorios y horarios' },
  resourcesTitle: { en: 'Patient resources', es: 'Para pacientes' },
});
