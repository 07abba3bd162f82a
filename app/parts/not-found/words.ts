import { bookingName } from '#app/site/booking-name.ts';
import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  title: { en: 'Page Not Found', es: 'Página no encontrada' },
  text: {
    en: 'We couldn’t find the page you’re looking for. It may have been moved or no longer exists.',
    es: 'No encontramos la página que busca. Es posible que haya cambiado de lugar o que ya no exista.',
  },
  home: { en: 'Return to Home', es: 'Volver al inicio' },
  team: { en: 'View Our Team', es: 'Ver nuestro equipo' },
  schedule: bookingName,
  viewProfile: { en: 'View Profile', es: 'Ver perfil' },
  physicians: { en: 'Are you looking for one of our physicians?', es: '¿Busca a uno de nuestros médicos?' },
});
