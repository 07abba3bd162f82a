import { defineWords } from '#app/site/language.ts';

/** What a patient does with a medicine before a skin test, in the words of the list, the search and the assistant. */
export const actionWords = defineWords({
  stopBadge: { en: (days: number) => `Stop: ${days} days without it`, es: (days: number) => `Deje esta medicina: ${days} días sin ella` },
  askBadge: { en: 'Ask us first. Do not stop it on your own.', es: 'Pregúntenos primero. No deje esta medicina por su cuenta' },
  tellBadge: { en: 'Keep taking it, and call us before the test', es: 'Siga con esta medicina y llámenos antes de la prueba' },
  keepBadge: { en: 'Keep taking it. It doesn’t change the test', es: 'Siga con esta medicina. No cambia la prueba' },
  tellUsBadge: { en: 'Keep taking it, and tell us at your visit', es: 'Siga con esta medicina y díganos en su cita' },
});
