import { defineWords } from '#app/site/language.ts';

/** The few words that the controls of app/ui contain; all other words are passed to them. */
export const words = defineWords({
  youAreHere: { en: 'You are here', es: 'Usted está aquí' },
  newTab: { en: '(opens in a new tab)', es: '(se abre en otra pestaña)' },
  /** For a link to a page in the other language that opens in a new tab. */
  newTabForeign: { en: '(opens in a new tab, in Spanish)', es: '(se abre en otra pestaña, en inglés)' },
  messages: { en: 'Messages (Alt+T)', es: 'Mensajes (Alt+T)' },
  draft: { en: 'Draft', es: 'Borrador' },
  saved: { en: 'Saved. Look in your downloads.', es: 'Guardado. Búsquelo en sus descargas.' },
  notSaved: { en: 'This couldn’t be saved. Try again.', es: 'No se pudo guardar. Intente otra vez.' },
  dismiss: { en: 'Dismiss', es: 'Cerrar' },
});
