import { defineWords } from '#app/site/language.ts';

/** The words on finishing a registration another day, from an encrypted file. */
export const lockedFileWords = defineWords({
  title: { en: 'Finish later', es: 'Terminar después' },
  lead: {
    en: 'Save your answers in an encrypted file on this device. To continue, come back to this form and open the file. No one can open it without your passphrase, and if you forget it, we can’t help.',
    es: 'Guarde sus respuestas en un archivo cifrado en este teléfono o computadora. Para seguir, vuelva a este formulario y abra el archivo. Nadie puede abrirlo sin su contraseña y, si la olvida, no podemos ayudarle.',
  },
  leaveNone: {
    en: 'This isn’t your device, and the file stays in its downloads folder. Take the file with you, on a USB stick for example. Then delete it from that folder and empty the trash.',
    es: 'Este teléfono o computadora no es suyo, y el archivo se queda en su carpeta de descargas. Lléveselo, por ejemplo en una memoria USB. Luego bórrelo de esa carpeta y vacíe la papelera.',
  },
  saveTitle: { en: 'Save my answers', es: 'Guardar mis respuestas' },
  choose: { en: 'Choose a passphrase', es: 'Elija una contraseña' },
  chooseHelp: {
    en: 'At least 12 characters. Four words that have nothing to do with each other work well. Write them down.',
    es: 'De 12 letras o más. Funcionan bien cuatro palabras que no tengan que ver entre sí. Apúntelas.',
  },
  again: { en: 'Type it again', es: 'Escríbala otra vez' },
  save: { en: 'Save the file', es: 'Guardar el archivo' },
  short: { en: 'Use 12 characters or more.', es: 'Use 12 letras o más.' },
  unlike: { en: 'They don’t match. Type both again.', es: 'No son iguales. Escríbalas otra vez.' },
  working: { en: 'One moment…', es: 'Un momento…' },
  saved: {
    en: 'The file is in your downloads. What you wrote is still here, too.',
    es: 'El archivo se guardó en sus descargas. Lo que escribió también sigue aquí.',
  },
  fileName: { en: (day: string) => `my-answers-${day}.json`, es: (day: string) => `mis-respuestas-${day}.json` },
  openTitle: { en: 'Open a file I saved', es: 'Abrir un archivo que guardé' },
  file: { en: 'The file', es: 'El archivo' },
  itsPassphrase: { en: 'Its passphrase', es: 'Su contraseña' },
  replaces: {
    en: 'What is in the file takes the place of what is written here now.',
    es: 'Lo que está en el archivo reemplaza lo que ahora está escrito aquí.',
  },
  open: { en: 'Open the file', es: 'Abrir el archivo' },
  noFile: { en: 'Choose the file first.', es: 'Primero elija el archivo.' },
  damaged: {
    en: 'This file is damaged, or it wasn’t saved from this form. What you have written here is unchanged.',
    es: 'Este archivo está dañado, o no se guardó desde este formulario. Lo que ha escrito aquí no cambió.',
  },
  version: {
    en: 'This file is from another version of this form and can’t be opened here. What you have written here is unchanged.',
    es: 'Este archivo es de otra versión de este formulario y aquí no se puede abrir. Lo que ha escrito aquí no cambió.',
  },
  form: {
    en: 'This file is from another form on this site. Open it there. What you have written here is unchanged.',
    es: 'Este archivo es de otro formulario de este sitio. Ábralo allá. Lo que ha escrito aquí no cambió.',
  },
  passphrase: {
    en: 'That isn’t the passphrase for this file. Try again. What you have written here is unchanged.',
    es: 'Esta no es la contraseña de este archivo. Intente otra vez. Lo que ha escrito aquí no cambió.',
  },
});
