import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  today: { en: 'Today', es: 'Hoy' },
  lead: {
    en: 'What you post here shows up on every page within a minute. It’s removed at the end of the day it’s for.',
    es: 'Los cambios que haga aquí aparecen en todas las páginas en un minuto y se quitan solos al terminar su día.',
  },
  holds: { en: 'On the site now', es: 'En el sitio ahora' },
  nothing: { en: 'No changes. Regular hours.', es: 'Sin cambios. Horario normal.' },
  takeBack: { en: 'Undo', es: 'Deshacer' },
  closeNow: { en: (office: string) => `Close ${office} now`, es: (office: string) => `Cerrar ${office} ahora` },
  closeNowHelp: {
    en: 'Click a reason to close the office right away, until the end of today.',
    es: 'Haga clic en un motivo para cerrar el consultorio ahora y por lo que queda de hoy.',
  },
  noMoreShots: { en: 'No more shots today', es: 'Ya no hay inyecciones hoy' },
  otherTimes: { en: 'Another day or time', es: 'Otro día u otras horas' },
  otherTimesHelp: {
    en: 'Leave both times blank to close all day. To open late, fill out only “Closed until”.',
    es: 'Deje las dos horas en blanco para todo el día. Para abrir tarde, llene solo “Cerrado hasta”.',
  },
  office: { en: 'Office', es: 'Consultorio' },
  what: { en: 'What’s closed', es: 'Qué se cierra' },
  all: { en: 'The whole office', es: 'Todo el consultorio' },
  shots: { en: 'Allergy shots only', es: 'Solo las inyecciones' },
  day: { en: 'Day', es: 'Día' },
  from: { en: 'Closed from', es: 'Cerrado desde' },
  until: { en: 'Closed until', es: 'Cerrado hasta' },
  reason: { en: 'Reason', es: 'Motivo' },
  textEn: {
    en: 'Message in English (optional; if you leave it blank, the site shows the reason)',
    es: 'Mensaje en inglés (opcional; si lo deja en blanco, el sitio muestra el motivo)',
  },
  textEs: {
    en: 'Message in Spanish (optional; if you leave it blank, the site shows the reason)',
    es: 'Mensaje en español (opcional; si lo deja en blanco, el sitio muestra el motivo)',
  },
  inEnglish: { en: 'Write it in English too, or choose a reason.', es: 'Escríbalo también en inglés, o elija un motivo.' },
  inSpanish: { en: 'Write it in Spanish too, or choose a reason.', es: 'Escríbalo también en español, o elija un motivo.' },
  endsLater: { en: '“Closed until” must be later than “Closed from”.', es: '“Cerrado hasta” debe ser más tarde que “Cerrado desde”.' },
  putIt: { en: 'Post to the site', es: 'Poner en el sitio' },
  awayTitle: { en: 'A doctor is out', es: 'Un médico no viene' },
  doctor: { en: 'Doctor', es: 'Médico' },
  pollenTitle: { en: 'This morning’s pollen count', es: 'El conteo de polen de esta mañana' },
  station: { en: 'Station', es: 'Estación' },
  grains: {
    en: 'Enter grains per cubic meter of air. Leave a plant blank if the station didn’t report it.',
    es: 'Escriba los granos por metro cúbico de aire. Deje en blanco las plantas que la estación no haya dado.',
  },
  roomsTitle: { en: 'Openings', es: 'Citas disponibles' },
  roomsHelp: {
    en: 'On the request form, half-days marked “Open” are listed first until they start.',
    es: 'El formulario ofrece primero los medios días marcados “Hay lugar”, hasta que empiezan.',
  },
  room: { en: 'Open', es: 'Hay lugar' },
  full: { en: 'Full', es: 'Lleno' },
  unsaid: { en: 'Not set', es: 'Sin marcar' },
  morning: { en: 'morning', es: 'mañana' },
  afternoon: { en: 'afternoon', es: 'tarde' },
  changes: { en: 'Recent changes', es: 'Los últimos cambios' },
  change: {
    en: (when: string, token: string, count: number) => `${when} · desk ${token} · changes on the site then: ${count}`,
    es: (when: string, token: string, count: number) => `${when} · escritorio ${token} · cambios en el sitio entonces: ${count}`,
  },
  done: { en: 'Posted to the site.', es: 'Ya está en el sitio.' },
  takenBack: { en: 'Undone. The site no longer shows it.', es: 'Se deshizo. El sitio ya no lo muestra.' },
  unreachable: {
    en: 'The server isn’t responding. Check your internet connection. The site hasn’t changed.',
    es: 'El servidor no contesta. Revise su conexión a internet. El sitio sigue igual.',
  },
  meanwhile: {
    en: 'Another desk just made a change, so yours wasn’t saved. Check what’s on the site now, then try again.',
    es: 'Otro escritorio acaba de hacer un cambio, así que el suyo no se guardó. Revise lo que dice el sitio e intente otra vez.',
  },
  since: { en: (time: string) => `from ${time}`, es: (time: string) => `desde ${time.startsWith('1:') ? 'la' : 'las'} ${time}` },
  till: { en: (time: string) => `until ${time}`, es: (time: string) => `hasta ${time.startsWith('1:') ? 'la' : 'las'} ${time}` },
  isClosed: { en: 'closed', es: 'cerrado' },
  noShots: { en: 'no allergy shots', es: 'sin inyecciones' },
  isAway: { en: (doctor: string) => `${doctor}: out`, es: (doctor: string) => `${doctor}: no viene` },
  counted: { en: 'Pollen count', es: 'Conteo de polen' },
  roomsOf: {
    en: (doctor: string, office: string, room: number, full: number) =>
      `${doctor}, ${office}: ${room} ${room === 1 ? 'half-day' : 'half-days'} open, ${full} full`,
    es: (doctor: string, office: string, room: number, full: number) =>
      `${doctor}, ${office}: ${room} ${room === 1 ? 'medio día' : 'medios días'} con lugar, ${full} ${full === 1 ? 'lleno' : 'llenos'}`,
  },
});
