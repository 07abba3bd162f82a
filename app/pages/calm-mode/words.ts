import { defineWords } from '#app/site/language.ts';

/** Between the texts of content/emergency.yaml. */
export const words = defineWords({
  which: { en: 'Epinephrine now. Which one do you have?', es: 'Epinefrina, ya. ¿Cuál tiene?' },
  yours: { en: 'Yours, from last time', es: 'La que escogió antes' },
  none: { en: 'I have no epinephrine', es: 'No tengo epinefrina' },
  another: { en: 'Another device', es: 'Otra epinefrina' },
  remembered: {
    en: 'Your choice is saved here for a day. Nothing is sent.',
    es: 'Este teléfono o computadora recuerda por un día lo que escogió. No se envía nada.',
  },
  erase: { en: 'Erase my choice', es: 'Borrar lo que escogí' },
  step: { en: (step: number, of: number) => `Step ${step} of ${of}`, es: (step: number, of: number) => `Paso ${step} de ${of}` },
  given: { en: 'Given: start the clock', es: 'Ya la usé: empezar el reloj' },
  secondGiven: { en: 'Second dose given', es: 'Ya usé la segunda dosis' },
  next: { en: 'Next', es: 'Siguiente' },
  previous: { en: 'Back one step', es: 'Paso anterior' },
  again: { en: 'Start over', es: 'Empezar de nuevo' },
  same: { en: (time: string) => `Same reaction as ${time}?`, es: (time: string) => `¿Es la misma reacción de ${time}?` },
  sameYes: { en: 'Yes, the same', es: 'Sí, la misma' },
  sameNo: { en: 'No, a new one', es: 'No, es otra' },
  practice: { en: 'Practice run', es: 'Practicar' },
  practicing: {
    en: 'Practice run. Do not use your epinephrine. Nothing is saved.',
    es: 'Práctica. No use su epinefrina. No se guarda nada.',
  },
  endPractice: { en: 'End practice run', es: 'Terminar la práctica' },
  tell: { en: 'Tell them', es: 'Dígales' },
  watch: { en: 'Watch, and do not leave the person alone', es: 'Vigile y no deje sola a la persona' },
  listen: { en: 'Read aloud', es: 'Leer en voz alta' },
  stop: { en: 'Stop reading', es: 'Dejar de leer' },
  untilSecond: { en: 'Second dose, if not better, in', es: 'Segunda dosis, si no mejora, en' },
  due: { en: 'Time is up. Not better? Second dose now.', es: 'Ya es hora. ¿No mejora? Segunda dosis, ya.' },
  firstAt: { en: (time: string) => `First dose at ${time}`, es: (time: string) => `Primera dosis a ${time}` },
  secondAt: { en: (time: string) => `Second dose at ${time}`, es: (time: string) => `Segunda dosis a ${time}` },
});
