import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  title: { en: 'Calls and notes', es: 'Llamadas y notas' },
  shared: {
    en: 'Your other desks see this within a minute. It’s encrypted, so the server can’t read it.',
    es: 'Los otros escritorios del consultorio lo ven en un minuto. Está cifrado: el servidor no lo puede leer.',
  },
  by: { en: 'Your initials', es: 'Sus iniciales' },
  owner: { en: 'Assigned to', es: 'A cargo de' },
  text: { en: 'Note', es: 'Nota' },
  save: { en: 'Save', es: 'Guardar' },
  outcome: { en: 'How did the call go?', es: '¿Cómo resultó la llamada?' },
  undo: { en: 'Undo', es: 'Deshacer' },
  bookedDay: { en: 'Visit date', es: 'Día de la cita' },
  new: { en: 'Not called yet', es: 'Sin llamar' },
  'no-answer': { en: 'No answer', es: 'No contestó' },
  message: { en: 'Left a message', es: 'Se dejó mensaje' },
  booked: { en: 'Booked', es: 'Con cita' },
  bookedOn: { en: (day: string) => `Booked for ${day}`, es: (day: string) => `Cita: ${day}` },
  done: { en: 'Reached, all set', es: 'Ya se habló, listo' },
  tries: { en: (count: number) => `No answer, ${count} times`, es: (count: number) => `No contestó, ${count} veces` },
  nextTry: { en: (when: string) => `Try again ${when}`, es: (when: string) => `Intente otra vez ${when}` },
  window: {
    en: (day: string, from: string, to: string) => `${day}, ${from} to ${to}`,
    es: (day: string, from: string, to: string) => `el ${day}, de ${from} a ${to}`,
  },
  takes: { en: (owner: string) => `Assigned to ${owner}`, es: (owner: string) => `A cargo de ${owner}` },
  nobody: { en: 'Unassigned', es: 'Sin asignar' },
  chooseState: {
    en: 'Two desks set a different status. Which one is right?',
    es: 'Dos escritorios pusieron un estado distinto. ¿Cuál es el correcto?',
  },
  chooseOwner: {
    en: 'Two desks assigned this to different people. Who has it?',
    es: 'Dos escritorios la asignaron a personas distintas. ¿Quién está a cargo?',
  },
  needsBy: {
    en: 'Enter your initials or a short name (up to 20 characters).',
    es: 'Escriba sus iniciales o un nombre corto (hasta 20 caracteres).',
  },
  needsDay: { en: 'Choose the visit date.', es: 'Elija el día de la cita.' },
  needsText: {
    en: 'There’s nothing to save. Write a note, or choose how the call went.',
    es: 'No hay nada que guardar. Escriba una nota o elija cómo resultó la llamada.',
  },
  tooLong: {
    en: 'That’s too long. Notes can be up to 1,000 characters and names up to 40.',
    es: 'Es demasiado largo. Una nota puede tener hasta 1,000 caracteres y un nombre hasta 40.',
  },
  full: {
    en: 'There’s no more room for notes on this request. Record them in your practice’s system.',
    es: 'Ya no caben más notas en esta solicitud. Anótelas en el sistema del consultorio.',
  },
});
