import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  title: { en: 'Calls and notes', es: 'Llamadas y notas' },
  shared: {
    en: 'The office’s other desks see this within a minute. It is encrypted: the server cannot read it.',
    es: 'Los otros escritorios del consultorio lo ven en un minuto. Está cifrado: el servidor no lo puede leer.',
  },
  by: { en: 'Your initials', es: 'Sus iniciales' },
  owner: { en: 'Who takes care of it', es: 'Quién se encarga' },
  text: { en: 'Note', es: 'Nota' },
  save: { en: 'Save', es: 'Guardar' },
  outcome: { en: 'How did the call go?', es: '¿Cómo resultó la llamada?' },
  bookedDay: { en: 'Day of the visit', es: 'Día de la cita' },
  new: { en: 'Not called', es: 'No se llamó' },
  'no-answer': { en: 'No answer', es: 'No contestó' },
  message: { en: 'Message left', es: 'Se dejó mensaje' },
  booked: { en: 'Booked', es: 'Con cita' },
  bookedOn: { en: (day: string) => `Booked on ${day}`, es: (day: string) => `Cita: ${day}` },
  done: { en: 'Reached, done', es: 'Ya se habló, listo' },
  tries: { en: (count: number) => `No answer, ${count} times`, es: (count: number) => `No contestó, ${count} veces` },
  nextTry: { en: (when: string) => `Try again ${when}`, es: (when: string) => `Intente otra vez ${when}` },
  window: {
    en: (day: string, from: string, to: string) => `${day}, ${from} to ${to}`,
    es: (day: string, from: string, to: string) => `el ${day}, de ${from} a ${to}`,
  },
  takes: { en: (owner: string) => `${owner} is on it`, es: (owner: string) => `Se encarga ${owner}` },
  nobody: { en: 'Nobody is on it', es: 'Nadie se encarga' },
  chooseState: {
    en: 'Two desks noted this differently. Which one holds?',
    es: 'Dos escritorios lo anotaron distinto. ¿Cuál vale?',
  },
  chooseOwner: {
    en: 'Two desks named someone to take care of it. Who is it?',
    es: 'Dos escritorios pusieron a alguien para encargarse. ¿Quién es?',
  },
  needsBy: { en: 'Write your initials, 20 letters at most.', es: 'Escriba sus iniciales, 20 letras cuando mucho.' },
  needsDay: { en: 'Choose the day of the visit.', es: 'Escoja el día de la cita.' },
  needsText: {
    en: 'Nothing was changed: write a note, or choose how the call went.',
    es: 'No cambió nada: escriba una nota o escoja cómo resultó la llamada.',
  },
  tooLong: {
    en: 'This is too long: 1,000 letters for a note, 40 for a name.',
    es: 'Es demasiado largo: 1,000 letras para una nota, 40 para un nombre.',
  },
  full: {
    en: 'There is no more room for notes about this request. Write them into your own system.',
    es: 'Ya no caben notas sobre esta solicitud. Escríbalas en su propio sistema.',
  },
});
