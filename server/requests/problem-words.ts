import type { ProblemCode } from '#app/requests/api.ts';
import type { Bilingual } from '#app/site/language.ts';

interface ProblemWords {
  readonly title: Bilingual;
  /** What to do. */
  readonly detail: Bilingual;
}

const tryLater = {
  en: 'Please try again in a few minutes, or call the office.',
  es: 'Inténtelo otra vez en unos minutos, por favor, o llame al consultorio.',
};

/** The texts of refusals, for the person who sees them. */
export const problemWords: Readonly<Record<ProblemCode, ProblemWords>> = {
  malformed: {
    title: { en: 'The request didn’t arrive complete', es: 'La solicitud no llegó completa' },
    detail: {
      en: 'Please send it again. If that doesn’t help, call the office.',
      es: 'Envíela otra vez, por favor. Si no funciona, llame al consultorio.',
    },
  },
  'not-allowed': {
    title: { en: 'The office’s access code is missing or wrong', es: 'Falta la clave de acceso del consultorio o no es correcta' },
    detail: {
      en: 'Check the access code in the desk’s settings.',
      es: 'Revise la clave de acceso en los ajustes de la página del consultorio.',
    },
  },
  'wrong-origin': {
    title: { en: 'This request came from another website', es: 'Esta solicitud vino de otro sitio web' },
    detail: {
      en: 'Please open our own page and send it from there, or call the office.',
      es: 'Abra nuestra propia página y envíela desde ahí, por favor, o llame al consultorio.',
    },
  },
  'not-found': {
    title: { en: 'There’s nothing here', es: 'Aquí no hay nada' },
    detail: { en: 'The request isn’t here, or it’s no longer here.', es: 'La solicitud no está aquí, o ya no está.' },
  },
  'method-not-allowed': {
    title: { en: 'This address works differently', es: 'Esta dirección funciona de otra manera' },
    detail: {
      en: 'Please use the form on our page, or call the office.',
      es: 'Use el formulario de nuestra página, por favor, o llame al consultorio.',
    },
  },
  conflict: {
    title: { en: 'Another request was already received under this number', es: 'Ya se recibió otra solicitud con este número' },
    detail: {
      en: 'Please reload the page and send your request again.',
      es: 'Vuelva a cargar la página y envíe su solicitud otra vez, por favor.',
    },
  },
  'too-large': {
    title: { en: 'The request is too long', es: 'La solicitud es demasiado larga' },
    detail: { en: 'Please shorten it, or call the office.', es: 'Acórtela, por favor, o llame al consultorio.' },
  },
  'not-json': {
    title: { en: 'The request was sent in a format we can’t accept', es: 'La solicitud se envió en un formato que no podemos recibir' },
    detail: {
      en: 'Please use the form on our page, or call the office.',
      es: 'Use el formulario de nuestra página, por favor, o llame al consultorio.',
    },
  },
  'not-an-envelope': {
    title: { en: 'The request isn’t encrypted the way it has to be', es: 'La solicitud no está cifrada como debe estarlo' },
    detail: {
      en: 'Please reload the page and send it again, or call the office.',
      es: 'Vuelva a cargar la página y envíela otra vez, por favor, o llame al consultorio.',
    },
  },
  outdated: {
    title: { en: 'The page was opened before our last change', es: 'La página se abrió antes de nuestro último cambio' },
    detail: {
      en: 'Please reload the page and send the request again.',
      es: 'Vuelva a cargar la página y envíe la solicitud otra vez, por favor.',
    },
  },
  'other-version': {
    title: { en: 'Someone else changed this while you were working', es: 'Otra persona lo cambió mientras tanto' },
    detail: { en: 'Check what’s there now, then make your change again.', es: 'Revise cómo está ahora y haga su cambio otra vez.' },
  },
  'not-entries': {
    title: { en: 'The site can’t show this', es: 'El sitio no puede mostrar esto' },
    detail: {
      en: 'Check the times and the messages. Each message can be up to 140 characters.',
      es: 'Revise las horas y los mensajes. Cada mensaje puede tener hasta 140 caracteres.',
    },
  },
  'not-notes': {
    title: { en: 'These notes didn’t come from a desk', es: 'Estas no son notas de un escritorio' },
    detail: { en: 'Update this desk and try again.', es: 'Actualice este escritorio e intente otra vez.' },
  },
  'not-plain-text': {
    title: { en: 'This text has characters we can’t show', es: 'Un texto tiene signos que no se pueden mostrar' },
    detail: { en: 'Use only letters, numbers and punctuation.', es: 'Escríbalo solo con letras, números y puntuación.' },
  },
  'unknown-name': {
    title: { en: 'The site doesn’t recognize this office, doctor or plant', es: 'El sitio no conoce ese consultorio, médico o planta' },
    detail: {
      en: 'Update this desk so that it matches the site.',
      es: 'Actualice este escritorio para que tenga la misma versión que el sitio.',
    },
  },
  'far-day': {
    title: { en: 'The day is over or too far ahead', es: 'El día ya pasó o está muy lejos' },
    detail: {
      en: 'Choose today or one of the next 13 days. To close on a later day, use “Website”, “Days closed”.',
      es: 'Elija hoy o uno de los próximos 13 días. Para cerrar otro día más adelante, use “Sitio web”, “Días de cierre”.',
    },
  },
  'wrong-clock': {
    title: { en: 'The clock on this computer or on the server is wrong', es: 'El reloj de esta computadora o del servidor está mal' },
    detail: { en: 'Set the right time and try again.', es: 'Póngalo a la hora e inténtelo otra vez.' },
  },
  'slow-down': {
    title: { en: 'Too many requests at once', es: 'Demasiadas solicitudes a la vez' },
    detail: tryLater,
  },
  busy: {
    title: { en: 'Many people are sending requests right now', es: 'Muchas personas están enviando solicitudes en este momento' },
    detail: tryLater,
  },
  storage: {
    title: { en: 'We can’t take your request right now', es: 'En este momento no podemos recibir su solicitud' },
    detail: { en: `It was not received. ${tryLater.en}`, es: `No se recibió. ${tryLater.es}` },
  },
  off: {
    title: { en: 'This site isn’t taking requests', es: 'Este sitio no recibe solicitudes' },
    detail: { en: 'Please call the office.', es: 'Llame al consultorio, por favor.' },
  },
};
