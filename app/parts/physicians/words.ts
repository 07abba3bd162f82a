import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  children: { en: 'Who sees children', es: 'Quién atiende a niños' },
  veterans: { en: 'Who cares for veterans', es: 'Quién atiende a veteranos' },
  learnMore: { en: 'Learn More', es: 'Más información' },
  viewProfile: { en: 'View Profile', es: 'Ver perfil' },
  requestAppointment: { en: 'Request an appointment', es: 'Solicite una cita' },
  allReviews: { en: 'All patient reviews', es: 'Todas las opiniones' },
  english: { en: 'English', es: 'Inglés' },
  spanish: { en: 'Spanish', es: 'Español' },
});
