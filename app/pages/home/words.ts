import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  eyebrow: {
    en: 'Allergy, asthma and immunology for adults and children',
    es: 'Alergia, asma e inmunología para adultos y niños',
  },
  heroText: {
    en: 'Three board-certified specialists, two offices, one city whose air we know by heart.',
    es: 'Tres especialistas certificados, dos consultorios y una ciudad cuyo aire conocemos de memoria.',
  },
  book: { en: 'Book your visit', es: 'Haga su cita' },
  ourHours: { en: 'Our hours', es: 'Nuestro horario' },
  inToday: { en: 'In today:', es: 'Médicos de hoy:' },
  air: { en: 'In the air:', es: 'En el aire:' },
  openNow: { en: 'Are you open now?', es: '¿Está abierto ahora?' },
  videoTitle: { en: 'Meet the practice', es: 'Conózcanos' },
  teamTitle: { en: 'The people who will care for you', es: 'Quienes lo van a atender' },
  teamText: {
    en: (years: number, asOf: string) =>
      `Three doctors with ${years} years of experience among them (as of ${asOf}), and the staff who greet, test and look after you.`,
    es: (years: number, asOf: string) =>
      `Tres médicos que suman ${years} años de experiencia (a ${asOf}) y el personal que lo recibe, le hace las pruebas y lo cuida.`,
  },
  teamLink: { en: 'Meet our team', es: 'Conozca a nuestro equipo' },
  physiciansTitle: { en: 'Meet your physicians', es: 'Conozca a sus médicos' },
  physiciansText: {
    en: 'Three board-certified allergists who own the practice and answer for it.',
    es: 'Tres alergólogos certificados que son dueños del consultorio y responden por él.',
  },
  servicesTitle: { en: 'How we can help', es: 'Cómo le ayudamos' },
  servicesText: {
    en: 'Find what troubles you, see what we do about it, and what a visit is like.',
    es: 'Encuentre lo que le molesta, vea qué hacemos al respecto y cómo es una cita.',
  },
  allServices: { en: 'View All Services', es: 'Ver todos los servicios' },
  locationsTitle: { en: 'Our two offices', es: 'Nuestros dos consultorios' },
  allLocations: { en: 'Locations and hours', es: 'Consultorios y horarios' },
  resourcesTitle: { en: 'Patient resources', es: 'Para pacientes' },
  resourcesText: {
    en: 'What our patients open most often.',
    es: 'Lo que nuestros pacientes abren más seguido.',
  },
});
