import { bookingName } from '#app/site/booking-name.ts';
import { defineWords } from '#app/site/language.ts';

/** What is said before the form is open: on every visit of the page, so apart from the words of the form. */
export const startWords = defineWords({
  appointmentTitle: { en: 'Write to us at any time', es: 'Escríbanos a cualquier hora' },
  registrationTitle: { en: 'Register at any time', es: 'Regístrese a cualquier hora' },
  cancellationTitle: { en: 'Cannot come? Tell us at any time', es: '¿No puede venir? Avísenos a cualquier hora' },
  cancellationText: {
    en: 'One short page, and no account. We read it when we open and call you.',
    es: 'Una sola página corta, sin cuenta. La leemos al abrir y le llamamos.',
  },
  startCancellation: { en: 'Tell you that I cannot come', es: 'Avisar que no puedo venir' },
  registrationSteps: {
    en: (steps: number, minutes: string) => `${steps} steps, ${minutes}. You ask for your first visit in the same form.`,
    es: (steps: number, minutes: string) => `${steps} pasos, de ${minutes}. Ahí mismo pide su primera cita.`,
  },
  startRegistration: { en: 'Start my registration', es: 'Empezar mi registro' },
  seenRecently: {
    en: (years: number) => `Were you here within the past ${years} years? Then the short form is enough.`,
    es: (years: number) => `¿Vino en los últimos ${years} años? Entonces basta el formulario corto.`,
  },
  toShortForm: bookingName,
  goOnWithFile: { en: 'Go on with a file I saved', es: 'Seguir con un archivo que guardé' },
  goOn: { en: 'Pick up where I left off', es: 'Seguir donde me quedé' },
  locked: {
    en: 'What you write is locked on your own device before it is sent. Only our office can open it.',
    es: 'Lo que escriba se protege (se cifra) en su propio aparato antes de enviarse. Solo nuestro consultorio puede abrirlo.',
  },
  sampleTitle: { en: 'This is a sample', es: 'Esto es una muestra' },
  sampleText: {
    en: 'No one reads what is sent here. To reach us, call.',
    es: 'Nadie lee lo que se envía aquí. Para hablar con nosotros, llame.',
  },
  cannotLock: {
    en: 'This browser cannot lock what you write, so we do not offer the form here. Please call us.',
    es: 'Este navegador no puede proteger (cifrar) lo que escriba, así que aquí no ofrecemos el formulario. Por favor llámenos.',
  },
  loading: { en: 'Loading the form…', es: 'Ya viene el formulario…' },
  notLoaded: {
    en: 'The form did not load. Try again in a moment, or call us.',
    es: 'El formulario no cargó. Intente otra vez en un momento, o llámenos.',
  },
  tryAgain: { en: 'Try again', es: 'Intentar otra vez' },
  erased: { en: 'Your answers are erased.', es: 'Sus respuestas se borraron.' },
});
