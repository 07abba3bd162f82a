import type { Bilingual } from '#app/site/language.ts';
import type { NoticeKind } from './store.ts';

/** The types of email: notices about requests, `many` when very many are waiting, and `failing` when none can be stored. */
export type MailKind = NoticeKind | 'many' | 'failing';

/** The whole text of each mail. Others may read mail on its way, so it contains no name, time or reference. */
export const noticeWords: Readonly<Record<MailKind, Bilingual<(count: number) => string>>> = {
  new: {
    en: (count) => (count === 1 ? '1 new request' : `${count} new requests`),
    es: (count) => (count === 1 ? '1 solicitud nueva' : `${count} solicitudes nuevas`),
  },
  overdue: {
    en: (count) => `${count === 1 ? '1 request has' : `${count} requests have`} been waiting for 12 hours`,
    es: (count) => (count === 1 ? '1 solicitud lleva 12 horas esperando' : `${count} solicitudes llevan 12 horas esperando`),
  },
  'erasing-soon': {
    en: (count) => `${count === 1 ? '1 request' : `${count} requests`} will be deleted in 30 days unless archived`,
    es: (count) =>
      count === 1 ? '1 solicitud se borrará en 30 días si no se archiva' : `${count} solicitudes se borrarán en 30 días si no se archivan`,
  },
  erased: {
    en: (count) => `${count === 1 ? '1 request was' : `${count} requests were`} deleted unread after 60 days`,
    es: (count) =>
      count === 1 ? '1 solicitud se borró sin leer después de 60 días' : `${count} solicitudes se borraron sin leer después de 60 días`,
  },
  many: {
    en: (count) => `${count} requests are waiting; someone may be flooding the form`,
    es: (count) => `Hay ${count} solicitudes esperando; es posible que alguien esté llenando el formulario de envíos falsos`,
  },
  failing: {
    en: () => 'The website cannot store requests right now',
    es: () => 'El sitio web no puede guardar solicitudes en este momento',
  },
};
