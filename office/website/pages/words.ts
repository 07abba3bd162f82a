import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  website: { en: 'Website', es: 'Sitio web' },
  what: { en: 'What do you want to change?', es: '¿Qué quiere cambiar?' },
  lead: {
    en: 'Make lasting changes here. For something that’s different only today, use “Today”.',
    es: 'Haga aquí los cambios que duran. Para lo que es distinto solo por hoy, use “Hoy”.',
  },
  search: { en: 'Search', es: 'Buscar' },
  find: { en: 'Search', es: 'Buscar' },
  none: { en: 'No results. Try another word.', es: 'Sin resultados. Pruebe con otra palabra.' },
  notWritable: {
    en: 'You can’t change the site from this computer. Either this account isn’t allowed to change the project’s content/ folder, or the folder is missing. Ask IT support.',
    es: 'Desde esta computadora no se puede cambiar el sitio: esta cuenta no puede escribir en la carpeta content/ del proyecto, o la carpeta no está. Pregunte a soporte técnico.',
  },
  unreadable: {
    en: (files: string) =>
      `The desk can’t read this: ${files}. Until it’s fixed, you can’t change, approve or publish anything that uses it. Ask IT support.`,
    es: (files: string) =>
      `No se puede leer un archivo: ${files}. Mientras no se corrija, no se puede cambiar, aprobar ni publicar lo que lo usa. Pida ayuda a soporte técnico.`,
  },
  unpublished: { en: 'saved, not published', es: 'guardado, sin publicar' },
  unfinished: { en: 'draft', es: 'borrador' },
  add: { en: (what: string) => `Add to “${what}”`, es: (what: string) => `Agregar a “${what}”` },
  newOne: { en: 'New', es: 'Nuevo' },
  up: { en: 'Move up', es: 'Subir' },
  down: { en: 'Move down', es: 'Bajar' },
  remove: { en: 'Remove', es: 'Quitar' },
  addDoctor: { en: 'Add a doctor', es: 'Agregar un médico' },
  newDoctorLead: {
    en: 'Each new doctor gets a page and cards, and shows up in the menu, on the team page, in the visit request form and in the assistant. The site says that all doctors own the practice and are board-certified in allergy and immunology. If that isn’t true of this doctor, first ask IT support to have those texts changed.',
    es: 'Cada médico tiene una página, tarjetas, un lugar en el menú, en el equipo, en el formulario de citas y en el asistente. El sitio dice que todos son dueños del consultorio y tienen certificación en alergia e inmunología. Si no es así, pida primero a soporte técnico que cambien esos textos.',
  },
  removeWhich: { en: (name: string) => `Remove “${name}”?`, es: (name: string) => `¿Quitar “${name}”?` },
  goes: {
    en: 'Visitors still see it until you publish. Until then, “Undo” under “Publish” brings it back.',
    es: 'Los visitantes lo ven hasta que usted publique. Mientras tanto, “Deshacer” en “Publicar” lo regresa.',
  },
  doctorGoes: {
    en: (reviews: number, publications: number) =>
      `This removes the doctor’s page, schedule and photo, the reviews (${reviews}) and the publications (${publications}). Visitors still see them until you publish. Until then, “Undo” under “Publish” brings everything back.`,
    es: (reviews: number, publications: number) =>
      `Se quitan la página, el horario y la foto del médico, las reseñas (${reviews}) y las publicaciones (${publications}). Los visitantes los ven hasta que usted publique. Mientras tanto, “Deshacer” en “Publicar” regresa todo.`,
  },
  alsoNamed: {
    en: 'Also mentioned here. These texts won’t change by themselves:',
    es: 'También se menciona aquí. Estos textos no cambian solos:',
  },
  mustFirst: { en: 'Change these first:', es: 'Primero cambie esto:' },
  lastDoctor: { en: 'The site needs at least one doctor.', es: 'El sitio necesita por lo menos un médico.' },
  goesAlong: { en: 'These links and choices change too:', es: 'También cambian estos enlaces y opciones:' },
  removeAll: { en: 'Remove and update links', es: 'Quitar y cambiar los enlaces' },
  removeNow: { en: 'Remove', es: 'Quitar' },
  keepIt: { en: 'Cancel', es: 'Cancelar' },
  removed: { en: 'Removed. Visitors still see it until you publish.', es: 'Se quitó. Los visitantes lo ven hasta que usted publique.' },
  goneTitle: { en: 'This was removed', es: 'Esto se quitó' },
  gone: {
    en: 'Someone removed it while you were working. Go back if you want to copy your text.',
    es: 'Alguien lo quitó mientras usted trabajaba. Si quiere copiar su texto, regrese.',
  },
  doctorAdded: { en: (name: string) => `${name}: new doctor`, es: (name: string) => `${name}: médico nuevo` },
  doctorRemoved: { en: (name: string) => `${name}: removed from the site`, es: (name: string) => `${name}: se quita del sitio` },
  doctorsReordered: { en: 'Doctors: new order', es: 'Médicos: otro orden' },
  removeThis: { en: 'Remove', es: 'Quitar' },
  save: { en: 'Check and save', es: 'Revisar y guardar' },
  keep: { en: 'Save as draft', es: 'Guardar como borrador' },
  discard: { en: 'Discard changes', es: 'Descartar los cambios' },
  saved: { en: 'Saved. Publish to show it to visitors.', es: 'Guardado. Publíquelo para que los visitantes lo vean.' },
  same: { en: 'There’s nothing to save.', es: 'No hay cambios que guardar.' },
  kept: {
    en: 'Draft saved on this computer. The site hasn’t changed.',
    es: 'El borrador quedó en esta computadora. El sitio no ha cambiado.',
  },
  discarded: { en: 'Changes discarded.', es: 'Se descartaron los cambios.' },
  draftShown: { en: 'This is your draft. It isn’t saved to the site.', es: 'Este es su borrador. No está guardado en el sitio.' },
  older: {
    en: 'You changed the English but not the Spanish. Is the Spanish still right?',
    es: 'Cambió el inglés pero no el español. ¿El español todavía queda bien?',
  },
  fitsNoted: { en: 'Got it. The Spanish is still right.', es: 'Anotado: el español todavía queda bien.' },
  olderSpanish: { en: 'check the Spanish', es: 'revise el español' },
  fits: { en: 'The Spanish is still right', es: 'El español todavía queda bien' },
  physicianApproves: {
    en: 'Until a physician approves your changes, the site says that no physician has reviewed them.',
    es: 'Mientras un médico no apruebe lo que cambie, el sitio dice que ningún médico lo ha revisado.',
  },
  holdsNow: {
    en: (day: string) => `The hours that start ${day} are now in effect.`,
    es: (day: string) => `El horario a partir del ${day} ya está en vigor.`,
  },
  settle: { en: 'Replace the old hours', es: 'Quitar el horario viejo' },
  listChanged: { en: 'Not saved yet.', es: 'Todavía no está guardado.' },
  meanwhile: {
    en: 'Someone else changed this while you were working. Nothing was overwritten. The form has your changes, plus theirs in the fields you didn’t change. Read these, then save again:',
    es: 'Alguien más cambió esto mientras usted trabajaba. No se borró nada. El formulario tiene lo que usted cambió y, en lo demás, lo que cambió la otra persona. Lea esto y guarde otra vez:',
  },
  theirs: { en: 'Their version', es: 'La versión de la otra persona' },
  yours: { en: 'Your version', es: 'La versión de usted' },
  lostPlace: {
    en: 'The form no longer has a place for this. Copy it from here if you need it.',
    es: 'Esto ya no cabe en el formulario. Si lo necesita, cópielo de aquí.',
  },
  unwritable: {
    en: 'The desk can’t make this change. Ask IT support. Nothing was changed.',
    es: 'El escritorio no puede hacer este cambio. Pregunte a soporte técnico. No se cambió nada.',
  },
  english: { en: 'English', es: 'Inglés' },
  spanish: { en: 'Spanish', es: 'Español' },
  optional: { en: '(optional)', es: '(opcional)' },
  oneALine: { en: 'One per line.', es: 'Uno en cada renglón.' },
  choose: { en: 'Choose', es: 'Elija' },
  from: { en: 'from', es: 'de' },
  until: { en: 'until', es: 'hasta' },
  publish: { en: 'Publish', es: 'Publicar' },
  publishLead: {
    en: 'Visitors will see these changes. Deselect any that should wait.',
    es: 'Los visitantes verán estos cambios. Desmarque lo que deba esperar.',
  },
  nothingToPublish: { en: 'There’s nothing to publish.', es: 'No hay cambios que publicar.' },
  publishNow: { en: 'Publish', es: 'Publicar' },
  undo: { en: 'Undo', es: 'Deshacer' },
  undone: { en: 'Changes undone.', es: 'Se deshicieron los cambios.' },
  published: { en: 'Published.', es: 'Publicado.' },
  sent: { en: 'Published. The site shows it within a few minutes.', es: 'Publicado. El sitio lo muestra en unos minutos.' },
  notSent: {
    en: 'Your changes haven’t reached the site yet. They’re saved on this computer. Check your internet connection, then click “Send again”.',
    es: 'Sus cambios todavía no llegan al sitio. Están guardados en esta computadora. Revise su conexión a internet y haga clic en “Enviar otra vez”.',
  },
  send: { en: 'Send again', es: 'Enviar otra vez' },
  waiting: { en: (count: number) => `Not sent: ${count}`, es: (count: number) => `Sin enviar: ${count}` },
  noRemote: {
    en: 'This computer doesn’t send changes to the site. Give the content/ folder to IT support.',
    es: 'Esta computadora no envía los cambios al sitio. Entregue la carpeta content/ a soporte técnico.',
  },
  noGit: {
    en: 'You can’t publish from here because this folder doesn’t use git. What you saved is in the project’s content/ folder. Give that folder to IT support, and tell them what you changed.',
    es: 'Esta carpeta no usa git, así que desde aquí no se puede publicar. Lo que guardó está en la carpeta content/ del proyecto. Entréguela a soporte técnico y diga qué cambió.',
  },
  refused: { en: 'Please fix these. Nothing was published.', es: 'Corrija esto. No se publicó nada.' },
  noWording: {
    en: 'This computer can’t check the wording, so it wasn’t checked.',
    es: 'Esta computadora no puede revisar el vocabulario, así que no se revisó.',
  },
  shownOther: { en: 'Something changed in the meantime. Read the list again.', es: 'Algo cambió mientras tanto. Lea la lista otra vez.' },
  last: { en: 'Recent updates', es: 'Publicaciones recientes' },
  takeBack: { en: 'Undo and publish', es: 'Deshacer y publicar' },
  takenBack: { en: 'Undone and published.', es: 'Se deshizo con una publicación nueva.' },
  backOf: { en: (what: string) => `Undone: ${what}`, es: (what: string) => `Se deshizo: ${what}` },
  unpublishedThere: {
    en: 'First publish or undo your saved changes on the same page.',
    es: 'Primero publique o deshaga lo que guardó en la misma página.',
  },
  changedSince: {
    en: 'It was changed again after that. Open its form to change it.',
    es: 'Se cambió otra vez después. Abra su formulario para cambiarlo.',
  },
  unknownOne: { en: 'That update can’t be found.', es: 'No se encuentra esa publicación.' },
  gitSays: {
    en: (text: string) => `Nothing was published. Ask IT support. The error: ${text}`,
    es: (text: string) => `No se publicó nada. Pregunte a soporte técnico. El error, en inglés: ${text}`,
  },
  gitLocked: {
    en: 'Another program is using this folder. Wait a minute and try again.',
    es: 'Otro programa está usando esta carpeta. Espere un minuto e intente otra vez.',
  },
  gitOwner: {
    en: 'The site’s folder belongs to another account on this computer. Ask IT support.',
    es: 'La carpeta del sitio es de otra cuenta de esta computadora. Pregunte a soporte técnico.',
  },
  gitSigning: {
    en: 'This computer couldn’t sign the update. Nothing was published. Ask IT support.',
    es: 'Esta computadora no pudo firmar la publicación. No se publicó nada. Pregunte a soporte técnico.',
  },
  gitHook: {
    en: 'A check on this computer stopped it. Nothing was published. Ask IT support.',
    es: 'Una revisión de esta computadora lo detuvo. No se publicó nada. Pregunte a soporte técnico.',
  },
  gitBranch: {
    en: 'The site’s folder isn’t on a branch, so anything you publish would be lost. Ask IT support.',
    es: 'La carpeta del sitio no está en ninguna rama de git y lo publicado se perdería. Pregunte a soporte técnico.',
  },
  diskFull: {
    en: 'This computer’s disk is full or can’t be written to. Nothing was saved or published. Make room and try again.',
    es: 'El disco de esta computadora está lleno o no deja escribir. No se guardó ni se publicó nada. Haga espacio e intente otra vez.',
  },
  savedDiskFull: {
    en: 'Saved, but this computer’s disk is full. Make room before you go on.',
    es: 'Se guardó, pero el disco de esta computadora está lleno. Haga espacio antes de seguir.',
  },
  overlap: {
    en: 'Your changes haven’t reached the site yet. Another computer published a page where you have saved changes. Publish or undo those first, then click “Send again”.',
    es: 'Sus cambios todavía no llegan al sitio. Otra computadora publicó una página donde usted tiene cambios guardados. Primero publíquelos o deshágalos; después, haga clic en “Enviar otra vez”.',
  },
  elsewhere: {
    en: (by: string, when: string) =>
      `Your changes haven’t reached the site. ${by} published from another computer (${when}), and the two changes conflict. Nothing is lost. Undo your update and make the change again, or ask IT support.`,
    es: (by: string, when: string) =>
      `Sus cambios no llegaron al sitio. ${by} publicó desde otra computadora (${when}) y los dos cambios chocan. No se perdió nada. Deshaga su publicación y haga el cambio otra vez, o pregunte a soporte técnico.`,
  },
  notTaken: {
    en: 'Your changes haven’t reached the site because the server didn’t accept them. Ask IT support.',
    es: 'Sus cambios no llegaron al sitio porque el servidor no los aceptó. Pregunte a soporte técnico.',
  },
  newPages: {
    en: (whom: string) => `To have an article or a page added, ask ${whom}.`,
    es: (whom: string) => `Para agregar un artículo o una página, pregunte a ${whom}.`,
  },
  whom: { en: 'IT support', es: 'soporte técnico' },
  olderAt: {
    en: (where: string) => `${where}: the English changed and the Spanish didn’t`,
    es: (where: string) => `${where}: el español es más viejo que el inglés`,
  },
  checksLate: {
    en: 'The checks didn’t finish. Nothing was saved or published. Try again. If it keeps happening, ask IT support.',
    es: 'La revisión no terminó. No se guardó ni se publicó nada. Intente otra vez. Si sigue pasando, pregunte a soporte técnico.',
  },
  publishThis: { en: (what: string) => `Publish: ${what}`, es: (what: string) => `Publicar: ${what}` },
  chooseSome: { en: 'Select at least one change to publish.', es: 'Marque por lo menos un cambio para publicar.' },
  liveSince: { en: (when: string) => `Live since ${when}`, es: (when: string) => `En el sitio desde ${when}` },
  live: { en: 'Live', es: 'En el sitio' },
  onItsWay: { en: 'On its way to the site', es: 'En camino al sitio' },
  notLive: {
    en: (whom: string) => `Not live after 30 minutes. Call ${whom}.`,
    es: (whom: string) => `Después de 30 minutos todavía no está en el sitio. Llame a ${whom}.`,
  },
  siteUnknown: {
    en: 'The desk couldn’t check what the site shows now. Check your internet connection, then reload this page.',
    es: 'El escritorio no pudo revisar qué muestra el sitio ahora. Revise su conexión a internet y vuelva a cargar esta página.',
  },
  closedAll: { en: (what: string) => `${what}: closed`, es: (what: string) => `${what}: cerrado` },
  openOnly: {
    en: (what: string, opens: string, closes: string) => `${what}: open only ${opens} to ${closes}`,
    es: (what: string, opens: string, closes: string) => `${what}: solo de ${opens} a ${closes}`,
  },
});
