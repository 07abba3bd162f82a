import { defineWords } from '#app/site/language.ts';

const requests = (count: number) => (count === 1 ? '1 request' : `${count} requests`);
const solicitudes = (count: number) => (count === 1 ? '1 solicitud' : `${count} solicitudes`);

export const words = defineWords({
  requests: { en: 'Requests', es: 'Solicitudes' },
  asking: { en: 'Checking the server…', es: 'Consultando el servidor…' },
  asOf: { en: (time: string) => `Last checked: ${time}`, es: (time: string) => `Última consulta: ${time}` },
  lookAgain: { en: 'Check for new requests', es: 'Buscar nuevas' },
  toCall: { en: (count: number) => `To call: ${count}`, es: (count: number) => `Por llamar: ${count}` },
  noneToCall: { en: 'No one is waiting for a call.', es: 'Nadie espera una llamada.' },
  lateOnes: {
    en: (count: number) => (count === 1 ? '1 call is late.' : `${count} calls are late.`),
    es: (count: number) => (count === 1 ? 'Hay 1 llamada atrasada.' : `Hay ${count} llamadas atrasadas.`),
  },
  urgentFirst: { en: 'Most urgent first', es: 'Primero las más urgentes' },
  newestFirst: { en: 'Newest first', es: 'Primero las más nuevas' },
  confirmTicked: { en: 'Archive selected', es: 'Archivar las marcadas' },
  confirmTickedHelp: {
    en: 'Archive requests once they’re in the patient’s chart. Delete fake requests.',
    es: 'Archive las que ya están en el expediente del paciente. Borre las falsas.',
  },
  tickAll: { en: 'Select all on this page', es: 'Marcar todas las de esta página' },
  many: { en: 'Delete fake requests', es: 'Borrar solicitudes falsas' },
  manyHelp: {
    en: 'Use this when a lot of fake requests arrive at once. Requests you’ve already called about aren’t included.',
    es: 'Úselo cuando lleguen muchas solicitudes falsas de golpe. No se incluyen las de personas a las que ya llamó.',
  },
  from: { en: 'Received at or after', es: 'Recibidas desde' },
  to: { en: 'Received at or before', es: 'Recibidas hasta' },
  onlyMisfits: {
    en: 'Only requests with answers our form doesn’t allow',
    es: 'Solo las que tienen respuestas que nuestro formulario no acepta',
  },
  onlyHopeless: { en: 'Only requests no one can open', es: 'Solo las que nadie puede abrir' },
  showThese: { en: 'Show matches', es: 'Mostrarlas' },
  showAll: { en: 'Show all', es: 'Mostrar todas' },
  deleteThese: { en: (count: number) => `Delete all of these: ${count}`, es: (count: number) => `Borrar todas estas: ${count}` },
  noneTicked: { en: 'Select at least one request.', es: 'Marque por lo menos una solicitud.' },
  unshown: { en: (count: number) => `Can’t be opened: ${count}`, es: (count: number) => `No se pueden abrir: ${count}` },
  unshownHelp: {
    en: 'They stay on the server until someone deletes them. If a patient calls with one of these reference numbers, take the request by phone.',
    es: 'Se quedan en el servidor hasta que alguien las borre. Si un paciente llama con uno de estos números, tome sus datos por teléfono.',
  },
  otherKey: {
    en: (count: number) =>
      count === 1
        ? '1 person is waiting, but this desk can’t open their request.'
        : `${count} people are waiting, but this desk can’t open their requests.`,
    es: (count: number) =>
      count === 1
        ? 'Espera 1 persona cuya solicitud este escritorio no puede abrir.'
        : `Esperan ${count} personas cuyas solicitudes este escritorio no puede abrir.`,
  },
  otherKeyHelp: {
    en: 'This desk doesn’t have the key they were encrypted with. Another desk in your practice may be able to open them, so you can’t delete them here.',
    es: 'Este escritorio no tiene la llave con que se cifraron. Quizá otro escritorio del consultorio las pueda abrir, así que aquí no se pueden borrar.',
  },
  useSheet: { en: 'Use the key from a backup sheet', es: 'Usar la llave de una hoja de respaldo' },
  noneUnshown: { en: 'This desk can open every request.', es: 'Todas se pueden abrir.' },
  tryAgain: { en: 'Try again', es: 'Intentar otra vez' },
  cannotShow: { en: 'This request can’t be opened.', es: 'Esta solicitud no se puede abrir.' },
  folderUnreadable: {
    en: (code: string) =>
      `The desk can’t read or save to the requests folder on this computer (${code}). Free up disk space or check the folder’s permissions.`,
    es: (code: string) =>
      `No se puede leer o escribir en la carpeta de solicitudes (${code}). Haga espacio en el disco o revise los permisos.`,
  },
  leftAtServer: {
    en: (count: number) =>
      count === 1 ? '1 more is still on the server. Check again.' : `${count} more are still on the server. Check again.`,
    es: (count: number) =>
      count === 1 ? 'Falta descargar 1 del servidor. Vuelva a buscar.' : `Faltan por descargar ${count} del servidor. Vuelva a buscar.`,
  },
  unkept: {
    en: (count: number) =>
      `${requests(count)} couldn’t be saved on this computer. The disk may be full. ${count === 1 ? 'It’s' : 'They’re'} still on the server.`,
    es: (count: number) =>
      `No se pudo guardar en esta computadora: ${solicitudes(count)}. ¿Está lleno el disco? ${count === 1 ? 'Se queda' : 'Se quedan'} en el servidor.`,
  },
  unreadNotes: {
    en: 'This desk can’t open another desk’s notes. Ask that desk before you call:',
    es: 'Este escritorio no puede abrir las notas de otro. Pregunte allá antes de llamar:',
  },
  timeByDesk: {
    en: 'The server’s clock is wrong, so this is when this desk first saw it.',
    es: 'El reloj del servidor está mal. Esta es la hora en que llegó al escritorio.',
  },
  done: { en: (count: number) => `Archived: ${count}`, es: (count: number) => `Archivadas: ${count}` },
  doneHelp: {
    en: 'They’re saved on this computer only, encrypted, until you delete them.',
    es: 'Se guardan solo en esta computadora, cifradas, hasta que usted las borre.',
  },
  appointment: { en: 'Visit request', es: 'Pide cita' },
  registration: { en: 'New patient', es: 'Paciente nuevo' },
  cancellation: { en: 'Cancellation', es: 'Cancelación' },
  english: { en: 'English', es: 'inglés' },
  spanish: { en: 'Spanish', es: 'español' },
  reference: { en: 'Reference number', es: 'Número de solicitud' },
  noName: { en: 'No name', es: 'Sin nombre' },
  received: { en: (when: string) => `Received ${when}`, es: (when: string) => `Recibida: ${when}` },
  call: { en: (by: string) => `Call ${by}`, es: (by: string) => `Llame ${by}` },
  days: { en: (count: number) => `${count} days`, es: (count: number) => `${count} días` },
  hours: { en: (count: number) => `${count} hr`, es: (count: number) => `${count} h` },
  left: {
    en: (time: string) => `${time} left`,
    es: (time: string) => `Quedan ${time}`,
  },
  late: {
    en: (time: string) => `${time} late`,
    es: (time: string) => `Atrasada ${time}`,
  },
  confirmed: { en: (when: string) => `Archived ${when}`, es: (when: string) => `Archivada: ${when}` },
  erasedSoon: {
    en: (day: string) => `No one has archived this in 30 days. The server will delete it on ${day}.`,
    es: (day: string) => `Nadie la archivó en 30 días. El servidor la borra el ${day}.`,
  },
  notWaiting: {
    en: 'No longer on the server. Another desk archived it, or someone deleted it there.',
    es: 'Ya no está en el servidor: otro escritorio la archivó, o alguien la borró ahí.',
  },
  reasonKey: { en: 'Encrypted with a key this desk doesn’t have.', es: 'Cifrada con una llave que este escritorio no tiene.' },
  reasonDamaged: { en: 'It was changed after it was encrypted.', es: 'Se cambió después de cifrarla.' },
  reasonVersion: {
    en: 'It’s from a newer version of the site. Ask IT support.',
    es: 'Es de una versión más nueva del sitio. Pregunte a soporte técnico.',
  },
  reasonUnreadable: { en: 'It opens, but there’s no request in it.', es: 'Se abre, pero no trae una solicitud.' },
  reasonAgain: {
    en: 'The desk couldn’t read it this time. It will try again each time it checks the server.',
    es: 'Esta vez no se pudo leer. Se intenta otra vez en cada consulta al servidor.',
  },
  reasonDisk: { en: 'The desk can’t read its file on this computer.', es: 'No se puede leer su archivo en esta computadora.' },
  reasonFile: { en: 'Its file on this computer is damaged.', es: 'Su archivo en esta computadora está dañado.' },
  delete: { en: 'Delete', es: 'Borrar' },
  deleteTicked: { en: 'Delete selected', es: 'Borrar las marcadas' },
  deleteAll: {
    en: (count: number) => `Delete all requests no one can open: ${count}`,
    es: (count: number) => `Borrar todas las que nadie puede abrir: ${count}`,
  },
  deleteManyTitle: { en: (count: number) => `Delete ${requests(count)}?`, es: (count: number) => `¿Borrar ${solicitudes(count)}?` },
  deletedMany: { en: 'Deleted.', es: 'Se borraron.' },
  deleteTitle: { en: (reference: string) => `Delete ${reference}?`, es: (reference: string) => `¿Borrar ${reference}?` },
  deleteHelp: {
    en: 'You can’t undo this. If a real person sent it, they’ll never get a call.',
    es: 'No se puede deshacer. Si es de una persona de verdad, se va a quedar esperando la llamada.',
  },
  deleted: { en: 'Deleted.', es: 'Se borró.' },
  writtenIn: {
    en: (language: string) => `Sent from the ${language} page`,
    es: (language: string) => `Enviada desde la página en ${language}`,
  },
  faulty: {
    en: 'Our form doesn’t allow some of these answers. They may come from an old copy of our page, or from a page that isn’t ours. Check them when you call.',
    es: 'Nuestro formulario no acepta algunas de estas respuestas. Quizá la página era vieja, o no era la nuestra. Confírmelas por teléfono.',
  },
  missing: { en: 'is missing', es: 'falta' },
  wrong: { en: 'isn’t valid', es: 'no es válida' },
  tooYoung: {
    en: 'this patient is too young for that doctor. Offer a doctor who sees patients this age.',
    es: 'este paciente es muy joven para ese médico. Ofrezca un médico que atienda a pacientes de su edad.',
  },
  ageUnknown: {
    en: 'that doctor only sees older patients. Ask for the date of birth.',
    es: 'ese médico solo atiende a pacientes de más edad. Pregunte la fecha de nacimiento.',
  },
  callCard: { en: 'The call', es: 'La llamada' },
  askFor: {
    en: (name: string, relation?: string) => (relation ? `Ask for ${name} (${relation})` : `Ask for ${name}`),
    es: (name: string, relation?: string) => (relation ? `Pregunte por ${name} (${relation})` : `Pregunte por ${name}`),
  },
  age: { en: (years: number) => `Age ${years}`, es: (years: number) => (years === 1 ? '1 año' : `${years} años`) },
  forToday: { en: 'For today', es: 'Para hoy' },
  emergency: { en: (card: string) => `Sounds like an emergency. ${card}`, es: (card: string) => `Suena a emergencia. ${card}` },
  urgent: {
    en: (what: string) => (what ? `May be urgent: ${what}` : 'May be urgent'),
    es: (what: string) => (what ? `Puede ser urgente: ${what}` : 'Puede ser urgente'),
  },
  copyAll: { en: 'Copy all', es: 'Copiar todo' },
  plainText: { en: 'Show as plain text', es: 'Mostrar como texto' },
  find: { en: 'Find a request', es: 'Buscar una solicitud' },
  findHelp: {
    en: 'Search by name, phone, reference number, date received or date of birth (2/28/2019). Any name on the request works.',
    es: 'Cualquier nombre de la solicitud, teléfono, número de solicitud, día en que llegó o fecha de nacimiento (2/28/2019).',
  },
  findButton: { en: 'Search', es: 'Buscar' },
  found: { en: (count: number) => `Found: ${count}`, es: (count: number) => `Encontradas: ${count}` },
  noneFound: { en: 'No matches on this computer.', es: 'No hay resultados en esta computadora.' },
  callList: { en: 'Call list', es: 'Lista de llamadas' },
  callListFirst: {
    en: (shown: number, all: number) => `The first ${shown} of ${all}`,
    es: (shown: number, all: number) => `Las primeras ${shown} de ${all}`,
  },
  name: { en: 'Name', es: 'Nombre' },
  phone: { en: 'Phone', es: 'Teléfono' },
  spoken: { en: 'Language', es: 'Idioma' },
  reason: { en: 'Reason', es: 'Motivo' },
  state: { en: 'Status', es: 'Estado' },
  callBy: { en: 'Call by', es: 'Llamar antes de' },
  confirm: { en: 'Archive (it’s in the chart)', es: 'Archivar (ya está en el expediente)' },
  confirmHelp: { en: 'This deletes it from the server, not from this computer.', es: 'Se borra del servidor, no de esta computadora.' },
  erase: { en: 'Delete from this computer', es: 'Borrar de esta computadora' },
  eraseTitle: {
    en: (reference: string) => `Delete ${reference} from this computer?`,
    es: (reference: string) => `¿Borrar ${reference} de esta computadora?`,
  },
  eraseHelp: { en: 'You can’t undo this.', es: 'No se puede deshacer.' },
  eraseDone: { en: 'Delete all archived requests', es: 'Borrar todas las archivadas' },
  eraseDoneTitle: {
    en: (count: number) => `Delete ${requests(count)} from this computer?`,
    es: (count: number) => `¿Borrar ${solicitudes(count)} de esta computadora?`,
  },
  erased: { en: 'Deleted from this computer.', es: 'Se borró de esta computadora.' },
  noted: { en: 'Saved.', es: 'Se guardó.' },
  notedHere: {
    en: 'Saved on this computer, but not on the server yet. The desk will try again each time it checks the server.',
    es: 'Se guardó en esta computadora. El servidor todavía no lo recibió: el escritorio lo intenta en cada consulta.',
  },
  nowConfirmed: { en: 'Archived. It’s deleted from the server.', es: 'Archivada. El servidor la borró.' },
  nowConfirmedMany: { en: 'Archived. They’re deleted from the server.', es: 'Archivadas. El servidor las borró.' },
  gone: { en: 'This request isn’t on this computer', es: 'Esta solicitud no está en esta computadora' },
  connect: { en: 'Connect this desk to the server', es: 'Conecte este escritorio al servidor' },
  unreachable: {
    en: 'The server isn’t responding. Check your internet connection. What you see below is saved on this computer.',
    es: 'El servidor no contesta. Revise su conexión a internet. Lo de abajo está guardado en esta computadora.',
  },
  token: {
    en: 'The server won’t accept this desk’s access code. Ask IT support for a new one.',
    es: 'El servidor no acepta la clave de este escritorio. Pida una nueva a soporte técnico.',
  },
  'slow-down': {
    en: 'This desk has contacted the server too often. Wait a few minutes.',
    es: 'Demasiadas consultas al servidor. Espere unos minutos.',
  },
  unexpected: {
    en: 'This desk can’t read what the server sent. Ask IT support.',
    es: 'Este escritorio no puede leer lo que envió el servidor. Pregunte a soporte técnico.',
  },
});
