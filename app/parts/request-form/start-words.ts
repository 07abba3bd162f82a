import { requestName } from '#app/site/booking-name.ts';
import { defineWords } from '#app/site/language.ts';

/** The words shown before the form is open: every visit of the page loads them, so they are apart from the form's words. */
export const startWords = defineWords({
  appointmentTitle: { en: 'Write to us at any time', es: 'Escríbanos a cualquier hora' },
  registrationTitle: { en: 'Register at any time', es: 'Regístrese a cualquier hora' },
  cancellationTitle: { en: 'If you can’t come, tell us at any time', es: 'Si no puede venir, avísenos a cualquier hora' },
  cancellationText: {
    en: 'One short page, and no account. We read it when we open and call you.',
    es: 'Una sola página corta, sin cuenta. La leemos al abrir y le llamamos.',
  },
  startCancellation: { en: 'I can’t come to my visit', es: 'No puedo venir a mi cita' },
  registrationSteps: {
    en: (steps: number, minutes: string) => `${steps} steps, ${minutes}. You request your first visit in the same form.`,
    es: (steps: number, minutes: string) => `${steps} pasos, de ${minutes}. Ahí mismo pide su primera cita.`,
  },
  startRegistration: { en: 'Start my registration', es: 'Empezar mi registro' },
  seenRecently: {
    en: (years: number) => `If you were here within the past ${years} years, the short form is enough.`,
    es: (years: number) => `Si vino en los últimos ${years} años, basta el formulario corto.`,
  },
  toShortForm: requestName,
  goOnWithFile: { en: 'Continue with a file I saved', es: 'Seguir con un archivo que guardé' },
  goOn: { en: 'Pick up where I left off', es: 'Seguir donde me quedé' },
  locked: {
    en: 'What you write is private. It’s encrypted before it leaves your device, and only our office can read it.',
    es: 'Lo que escriba es privado. Se cifra antes de salir de su teléfono o computadora, y solo nuestro consultorio puede leerlo.',
  },
  sampleTitle: { en: 'This is a sample', es: 'Esto es una muestra' },
  sampleText: {
    en: 'No one reads what is sent here. To reach us, call.',
    es: 'Nadie lee lo que se envía aquí. Para hablar con nosotros, llame.',
  },
  cannotLock: {
    en: 'This browser can’t keep what you write private, so we don’t offer the form here. Please call us.',
    es: 'Este navegador no puede proteger lo que escriba, así que aquí no ofrecemos el formulario. Por favor llámenos.',
  },
  loading: { en: 'Loading the form…', es: 'Cargando el formulario…' },
  notLoaded: {
    en: 'The form didn’t load. Try again in a moment, or call us.',
    es: 'El formulario no cargó. Intente otra vez en un momento, o llámenos.',
  },
  tryAgain: { en: 'Try again', es: 'Intentar otra vez' },
  erased: { en: 'Your answers have been erased.', es: 'Sus respuestas se borraron.' },
});
