import { defineWords } from '#app/site/language.ts';

/** The words of the notices of closures. */
export const closureWords = defineWords({
  closureNotice: { en: 'Change of hours', es: 'Cambio de horario' },
  hideNotice: { en: 'Hide this notice', es: 'Ocultar este aviso' },
  noShots: { en: 'no allergy shots', es: 'sin inyecciones para la alergia' },
  officeOnly: { en: (hours: string) => `office open ${hours}`, es: (hours: string) => `consultorio abierto de ${hours}` },
  shotsOnly: { en: (hours: string) => `shots ${hours}`, es: (hours: string) => `inyecciones de ${hours}` },
  closedAllDay: { en: 'closed', es: 'cerrado' },
});
