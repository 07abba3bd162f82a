import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  setUp: { en: 'Set up this desk', es: 'Preparar este escritorio' },
  setUpIntro: {
    en: 'Here the front office reads what visitors send. The key that opens it is made on this computer, and stays here.',
    es: 'Aquí la recepción lee lo que mandan los visitantes. La llave que lo abre se crea en esta computadora, y aquí se queda.',
  },
  folder: { en: (folder: string) => `Kept in ${folder}`, es: (folder: string) => `Se guarda en ${folder}` },
  whichKey: { en: 'The key', es: 'La llave' },
  makeKey: { en: 'Make a new key: this is the office’s first desk', es: 'Crear una llave nueva: es el primer escritorio del consultorio' },
  sheetKey: { en: 'This office has a key: I have its backup sheet', es: 'Este consultorio ya tiene llave: tengo la hoja de respaldo' },
  sampleKey: {
    en: 'Only trying it out, with the sample key that everyone has',
    es: 'Solo probar, con la llave de muestra que todos tienen',
  },
  suggestion: { en: 'A suggestion, made just now:', es: 'Una sugerencia, hecha ahora mismo:' },
  passphraseHelp: {
    en: 'It opens the desk every day. Write it down only where the backup sheet is kept. No one can look it up for you.',
    es: 'Abre el escritorio cada día. Anótela solo donde se guarda la hoja de respaldo. Nadie puede recuperarla por usted.',
  },
  start: { en: 'Set up', es: 'Preparar' },
  unlock: { en: 'Unlock the desk', es: 'Abrir el escritorio' },
  unlockButton: { en: 'Unlock', es: 'Abrir' },
  forgotten: {
    en: 'Forgotten? The backup sheet opens requests that are still waiting on the server: docs/office.md.',
    es: '¿La olvidó? La hoja de respaldo abre las solicitudes que todavía esperan en el servidor: docs/office.md.',
  },
  locked: {
    en: (minutes: number) => `It locks itself after ${minutes} minutes of inactivity.`,
    es: (minutes: number) => `Se bloquea solo después de ${minutes} minutos sin uso.`,
  },
  unreadable: {
    en: 'The file vault.json cannot be read. Restore it from a copy, or set up again with the backup sheet.',
    es: 'No se puede leer el archivo vault.json. Recupérelo de una copia, o prepare todo de nuevo con la hoja de respaldo.',
  },
});
