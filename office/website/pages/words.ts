import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  website: { en: 'Website', es: 'Sitio web' },
  what: { en: 'What do you want to change?', es: '¿Qué quiere cambiar?' },
  lead: {
    en: 'What lasts: hours, doctors, plans, texts. What is different only today is under “Today”.',
    es: 'Lo que dura: horarios, médicos, seguros, textos. Lo que es distinto solo hoy está en “Hoy”.',
  },
  search: { en: 'Search', es: 'Buscar' },
  searchHelp: { en: 'A word of the page, a name or a number.', es: 'Una palabra de la página, un nombre o un número.' },
  find: { en: 'Find', es: 'Buscar' },
  none: { en: 'Nothing here has that word.', es: 'Nada aquí tiene esa palabra.' },
  notHere: {
    en: 'Not changed here yet: the words by which emergencies are known, and the children’s pages.',
    es: 'Todavía no se cambia aquí: las palabras que delatan una emergencia y las páginas para niños.',
  },
  notWritable: {
    en: 'The texts of the site cannot be changed from here: this account may not write to the folder content/ of the project, or it is not there. Ask whoever set up this computer.',
    es: 'Los textos del sitio no se pueden cambiar desde aquí: esta cuenta no puede escribir en la carpeta content/ del proyecto, o la carpeta no está. Pregunte a quien preparó esta computadora.',
  },
  unreadable: {
    en: 'The file of this page cannot be read. Someone changed it by hand and left it broken; ask them to put it right.',
    es: 'El archivo de esta página no se puede leer. Alguien lo cambió a mano y quedó mal; pídale que lo corrija.',
  },
  unpublished: { en: 'saved, not published', es: 'guardado, sin publicar' },
  unfinished: { en: 'unfinished', es: 'sin terminar' },
  add: { en: (what: string) => `Add to: ${what}`, es: (what: string) => `Agregar a: ${what}` },
  newOne: { en: 'New', es: 'Nuevo' },
  up: { en: 'Move up', es: 'Subir' },
  down: { en: 'Move down', es: 'Bajar' },
  remove: { en: 'Remove', es: 'Quitar' },
  addDoctor: { en: 'Add a doctor', es: 'Agregar un médico' },
  newDoctorLead: {
    en: 'The site gives each doctor a page, cards, the menu, the team, the choice in the form for a visit and the assistant. It says of all doctors that they own the practice and are board-certified in allergy and immunology: if that is not so, have those texts changed first.',
    es: 'El sitio le da a cada médico una página, tarjetas, el menú, el equipo, la opción al pedir cita y el asistente. De todos dice que son dueños del consultorio y que tienen certificación en alergia e inmunología: si no es así, pida primero que cambien esos textos.',
  },
  removeWhich: { en: (name: string) => `Remove “${name}”?`, es: (name: string) => `¿Quitar “${name}”?` },
  goes: {
    en: 'It is taken off what is saved here, and off the site once you publish. Until then “Undo” under “Publish” brings it back.',
    es: 'Se quita de lo guardado aquí, y del sitio cuando usted publica. Mientras tanto, “Deshacer” en “Publicar” lo regresa.',
  },
  doctorGoes: {
    en: (reviews: number, publications: number) =>
      `The doctor’s page, schedule and photograph go, with ${reviews} reviews and ${publications} publications: off the site once you publish. Until then “Undo” under “Publish” brings all of it back.`,
    es: (reviews: number, publications: number) =>
      `Se van la página, el horario y la fotografía del médico, con ${reviews} reseñas y ${publications} publicaciones: del sitio, cuando usted publica. Mientras tanto, “Deshacer” en “Publicar” regresa todo.`,
  },
  alsoNamed: {
    en: 'Also named here, where nothing changes by itself:',
    es: 'También se menciona aquí, donde nada cambia solo:',
  },
  mustFirst: {
    en: 'Nothing can be removed before this is changed:',
    es: 'No se puede quitar antes de cambiar esto (en inglés):',
  },
  lastDoctor: { en: 'The site needs at least one doctor.', es: 'El sitio necesita por lo menos un médico.' },
  removeNow: { en: 'Remove', es: 'Quitar' },
  keepIt: { en: 'Keep it', es: 'Dejarlo' },
  removed: { en: 'Removed. Visitors see it once you publish.', es: 'Quitado. Los visitantes lo ven cuando usted publica.' },
  goneTitle: { en: 'This is not here any more', es: 'Esto ya no está aquí' },
  gone: {
    en: 'Someone removed it meanwhile, by hand or in another window, or the address is wrong. Nothing was changed. If you were writing, go back in the browser and copy what you wrote.',
    es: 'Alguien lo quitó mientras tanto, a mano o en otra ventana, o la dirección está mal. No se cambió nada. Si estaba escribiendo, regrese en el navegador y copie lo que escribió.',
  },
  doctorAdded: { en: (name: string) => `${name}: a new doctor`, es: (name: string) => `${name}: un médico nuevo` },
  doctorRemoved: { en: (name: string) => `${name}: no longer on the site`, es: (name: string) => `${name}: ya no está en el sitio` },
  doctorsReordered: { en: 'The doctors: in another order', es: 'Los médicos: en otro orden' },
  removeThis: { en: 'Remove this one', es: 'Quitar este' },
  sound: { en: 'The checks found nothing. Not saved yet.', es: 'La revisión no encontró nada. Todavía no está guardado.' },
  insert: { en: 'Put in where you write', es: 'Poner donde usted escribe' },
  insertNow: { en: 'Put it in', es: 'Ponerlo' },
  levels: { en: 'How soon to get help', es: 'Qué tan pronto buscar ayuda' },
  sources: { en: 'Source of a figure', es: 'Fuente de una cifra' },
  situations: { en: 'Situations', es: 'Situaciones' },
  values: { en: 'Figures that several pages say', es: 'Cifras que dicen varias páginas' },
  save: { en: 'Check and save', es: 'Revisar y guardar' },
  keep: { en: 'Keep as unfinished', es: 'Guardar sin terminar' },
  discard: { en: 'Undo all that is not saved', es: 'Deshacer todo lo que no está guardado' },
  putBack: { en: 'Put back what is saved', es: 'Regresar a lo guardado' },
  saved: { en: 'Saved. Visitors see it once you publish.', es: 'Guardado. Los visitantes lo ven cuando usted publica.' },
  same: { en: 'Nothing was different, so nothing was saved.', es: 'Nada cambió, así que no se guardó nada.' },
  kept: { en: 'Kept here, apart from the site, until you go on.', es: 'Queda guardado aquí, aparte del sitio, hasta que usted siga.' },
  discarded: { en: 'This is what is saved.', es: 'Esto es lo que está guardado.' },
  draftShown: {
    en: 'This is what you left unfinished. It is not saved.',
    es: 'Esto es lo que usted dejó sin terminar. No está guardado.',
  },
  look: { en: 'Look at the words', es: 'Revisar las palabras' },
  looked: {
    en: (count: number) =>
      count === 0 ? 'The checks find nothing in the words.' : `The checks find ${count} in the words, each below its text.`,
    es: (count: number) =>
      count === 0
        ? 'La revisión no encuentra nada en las palabras.'
        : `La revisión encuentra ${count} en las palabras, cada una debajo de su texto.`,
  },
  wordCount: {
    en: (count: number) => (count === 1 ? '1 word.' : `${count} words.`),
    es: (count: number) => (count === 1 ? '1 palabra.' : `${count} palabras.`),
  },
  grade: {
    en: (score: string) => `School grade ${score} (6.9 or less is the aim, 8 the most).`,
    es: (score: string) => `Grado escolar ${score} (la meta es 6.9 o menos; lo más, 8).`,
  },
  ease: {
    en: (score: string) => `Ease of reading ${score} of 100 (65 or more is the aim, 55 the least).`,
    es: (score: string) => `Facilidad de lectura ${score} de 100 (la meta es 65 o más; lo menos, 55).`,
  },
  tooHard: { en: 'Too hard to read.', es: 'Difícil de leer.' },
  older: {
    en: 'The English was changed after the Spanish. Change the Spanish too, or check that it still fits.',
    es: 'El inglés cambió después del español. Cambie también el español, o marque que todavía queda bien.',
  },
  fitsNoted: { en: 'Noted: the Spanish fits.', es: 'Anotado: el español queda bien.' },
  olderSpanish: { en: 'Spanish older than the English', es: 'español más viejo que el inglés' },
  fits: { en: 'The Spanish still fits', es: 'El español todavía queda bien' },
  physicianSigns: {
    en: 'A physician signs this. What you change is a draft until a physician has approved it, and the site says so.',
    es: 'Esto lo firma un médico. Lo que usted cambie es un borrador hasta que lo apruebe un médico, y el sitio lo dice.',
  },
  holdsNow: {
    en: (day: string) => `The hours from ${day} are in force. The ones above them are out of use; they can be put away.`,
    es: (day: string) => `El horario a partir del ${day} ya está en vigor. El de arriba ya no se usa; se puede quitar.`,
  },
  settle: { en: 'Put the new hours in the place of the old', es: 'Poner el horario nuevo en lugar del viejo' },
  listChanged: { en: 'Not saved yet.', es: 'Todavía no está guardado.' },
  meanwhile: {
    en: 'Someone changed this meanwhile, by hand or in another window. Nothing was overwritten. The form has what you wrote where you changed something, and the new text elsewhere. Where both differ:',
    es: 'Alguien cambió esto mientras tanto, a mano o en otra ventana. No se borró nada. El formulario tiene lo que usted escribió donde cambió algo, y lo nuevo en lo demás. Donde los dos son distintos:',
  },
  theirs: { en: 'Now in the file', es: 'Ahora en el archivo' },
  yours: { en: 'Yours', es: 'Lo de usted' },
  lostPlace: {
    en: 'The form shows what is in the file, because its place changed; copy yours from here.',
    es: 'El formulario tiene lo del archivo, porque su lugar cambió; copie lo suyo de aquí.',
  },
  unwritable: {
    en: 'The file could not be changed without touching other lines. It was left as it is; ask whoever keeps the project to change it by hand.',
    es: 'El archivo no se pudo cambiar sin tocar otras líneas. Se quedó como estaba; pida a quien cuida el proyecto que lo cambie a mano.',
  },
  english: { en: 'English', es: 'Inglés' },
  spanish: { en: 'Spanish', es: 'Español' },
  oneALine: { en: 'One on each line.', es: 'Uno en cada renglón.' },
  choose: { en: 'Choose', es: 'Elija' },
  from: { en: 'from', es: 'de' },
  until: { en: 'until', es: 'hasta' },
  publish: { en: 'Publish', es: 'Publicar' },
  publishLead: {
    en: 'This is what visitors will see changed.',
    es: 'Esto es lo que los visitantes verán cambiado.',
  },
  nothingToPublish: { en: 'Everything that is saved is published.', es: 'Todo lo guardado está publicado.' },
  publishNow: { en: 'Publish this', es: 'Publicar esto' },
  undo: { en: 'Undo', es: 'Deshacer' },
  undone: { en: 'It is again as it was published.', es: 'Otra vez está como estaba publicado.' },
  published: { en: 'Published.', es: 'Publicado.' },
  sent: {
    en: 'Published and sent. The site shows it once it is built.',
    es: 'Publicado y enviado. El sitio lo muestra cuando se construye.',
  },
  notSent: {
    en: 'Published on this computer, but it could not be sent. Check the internet, and send it again.',
    es: 'Publicado en esta computadora, pero no se pudo enviar. Revise el internet y mándelo otra vez.',
  },
  send: { en: 'Send it again', es: 'Mandarlo otra vez' },
  waiting: { en: (count: number) => `Not sent yet: ${count}`, es: (count: number) => `Sin enviar: ${count}` },
  noRemote: {
    en: 'This project is not sent anywhere by itself. After publishing, hand the folder over, or have the site built on this computer.',
    es: 'Este proyecto no se envía solo a ningún lado. Después de publicar, entregue la carpeta o pida que construyan el sitio en esta computadora.',
  },
  noGit: {
    en: 'Publishing needs git, and this folder is not kept by it. What you save is in the project’s folder content/: hand that folder over to whoever builds the site. Say what you changed; it cannot be listed or taken back here.',
    es: 'Para publicar hace falta git, y esta carpeta no lo usa. Lo que usted guarda está en la carpeta content/ del proyecto: entréguela a quien construye el sitio. Dígale qué cambió; aquí no se puede ver la lista ni retirarlo.',
  },
  refused: { en: 'The checks found something. Nothing was published.', es: 'La revisión encontró algo. No se publicó nada.' },
  noWording: {
    en: 'The wording checks are not on this computer; whoever builds the site runs them.',
    es: 'La revisión de las palabras no está en esta computadora; la hace quien construye el sitio.',
  },
  shownOther: {
    en: 'Something was changed after this page was shown. Read it again, and publish then.',
    es: 'Algo cambió después de mostrar esta página. Léala otra vez y luego publique.',
  },
  last: { en: 'The last publications', es: 'Las últimas publicaciones' },
  takeBack: { en: 'Take back', es: 'Retirar' },
  takenBack: { en: 'Taken back by a new publication.', es: 'Se retiró con una publicación nueva.' },
  backOf: { en: (what: string) => `Taken back: ${what}`, es: (what: string) => `Se retiró: ${what}` },
  unpublishedThere: {
    en: 'The same page has changes that are saved but not published. Publish or undo them first.',
    es: 'La misma página tiene cambios guardados sin publicar. Publíquelos o deshágalos primero.',
  },
  changedSince: {
    en: 'The same place was changed again since. Change it by its form.',
    es: 'El mismo lugar cambió otra vez después. Cámbielo con su formulario.',
  },
  unknownOne: { en: 'There is no such publication.', es: 'No hay tal publicación.' },
  gitSays: { en: (text: string) => `Git says: ${text}`, es: (text: string) => `Git dice, en inglés: ${text}` },
});
