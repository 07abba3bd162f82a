import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  setUp: { en: 'Set up this desk', es: 'Preparar este escritorio' },
  setUpIntro: {
    en: 'This is where the front office reads what patients send. The key that opens their requests is made on this computer and stays here.',
    es: 'Aquí la recepción lee lo que mandan los pacientes. La llave que lo abre se crea en esta computadora, y aquí se queda.',
  },
  folder: { en: (folder: string) => `Saved in ${folder}`, es: (folder: string) => `Se guarda en ${folder}` },
  whichKey: { en: 'The key', es: 'La llave' },
  makeKey: { en: 'Make a new key (this is our first desk)', es: 'Crear una llave nueva (es nuestro primer escritorio)' },
  sheetKey: { en: 'Use our key (I have the backup sheet)', es: 'Usar nuestra llave (tengo la hoja de respaldo)' },
  sampleKey: {
    en: 'Just trying it out (with the sample key)',
    es: 'Solo probar (con la llave de muestra)',
  },
  suggestion: { en: 'Suggested passphrase:', es: 'Frase sugerida:' },
  passphraseHelp: {
    en: 'You’ll type it every day. If you write it down, keep it with the backup sheet. No one can look it up for you.',
    es: 'La va a escribir cada día. Si la anota, guárdela con la hoja de respaldo. Nadie puede recuperarla.',
  },
  start: { en: 'Set up', es: 'Preparar' },
  unlock: { en: 'Unlock the desk', es: 'Desbloquear el escritorio' },
  unlockButton: { en: 'Unlock', es: 'Desbloquear' },
  forgotten: {
    en: 'Forgot your passphrase? Get the backup sheet and ask IT support. The sheet opens requests still on the server.',
    es: '¿Olvidó su frase? Busque la hoja de respaldo y pregunte a soporte técnico. La hoja abre las solicitudes que todavía están en el servidor.',
  },
  locked: {
    en: (minutes: number) => `The desk locks after ${minutes} minutes of inactivity.`,
    es: (minutes: number) => `El escritorio se bloquea después de ${minutes} minutos sin uso.`,
  },
  unreadable: {
    en: 'The desk can’t read the file vault.json. Restore it from a backup, or set up the desk again with the backup sheet.',
    es: 'No se puede leer el archivo vault.json. Recupérelo de una copia, o prepare todo de nuevo con la hoja de respaldo.',
  },
});
