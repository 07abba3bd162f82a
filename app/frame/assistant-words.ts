import { defineWords } from '#app/site/language.ts';

/** Texts of the assistant's button and dialog, which are in every page; the conversation's own texts are in app/parts/assistant. */
export const assistantWords = defineWords({
  /** Begins with `ask`, which phones show alone. */
  open: { en: 'Ask a question', es: 'Preguntar algo' },
  title: { en: 'Ask about our practice', es: 'Pregunte sobre nuestro consultorio' },
  close: { en: 'Close', es: 'Cerrar' },
  promise: {
    en: 'Answers come only from our pages. What you type stays on your device and isn’t kept.',
    es: 'Solo le muestra lo que dicen nuestras páginas. Lo que escribe no sale de su teléfono o computadora, y no se guarda.',
  },
  emergency: { en: 'Emergency? Call 911', es: '¿Emergencia? Llame al 911' },
  label: { en: 'Your question', es: 'Su pregunta' },
  ask: { en: 'Ask', es: 'Preguntar' },
  contact: { en: 'Ask, call or request an appointment', es: 'Preguntar, llamar o pedir cita' },
  call: { en: 'Call', es: 'Llamar' },
  book: { en: 'Appointment', es: 'Cita' },
  needsScript: {
    en: 'Answers don’t work in this browser right now. Call us, or look in the list of all pages:',
    es: 'Las respuestas no funcionan en este navegador por ahora. Llámenos o busque en la lista de todas las páginas:',
  },
  allPages: { en: 'Site map', es: 'Mapa del sitio' },
});
