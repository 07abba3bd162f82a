import { requestName } from '#app/site/booking-name.ts';
import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  children: { en: 'Who sees children', es: 'Quién atiende a niños' },
  veterans: { en: 'Who cares for veterans', es: 'Quién atiende a veteranos' },
  newPatients: { en: 'Takes new patients', es: 'Recibe pacientes nuevos' },
  noNewPatients: { en: 'Not taking new patients now', es: 'Por ahora no recibe pacientes nuevos' },
  learnMore: { en: 'Learn More', es: 'Más información' },
  viewProfile: { en: 'View Profile', es: 'Ver perfil' },
  requestAppointment: requestName,
  allReviews: { en: 'All patient reviews', es: 'Todas las opiniones' },
  english: { en: 'English', es: 'Inglés' },
  spanish: { en: 'Spanish', es: 'Español' },
});
