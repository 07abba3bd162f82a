import { defineWords } from '#app/site/language.ts';

const requests = (count: number) => (count === 1 ? '1 request' : `${count} requests`);
const solicitudes = (count: number) => (count === 1 ? '1 solicitud' : `${count} solicitudes`);

export const words = defineWords({
  requests: { en: 'Requests', es: 'Solicitudes' },
  asking: { en: 'Asking the server…', es: 'Preguntando al servidor…' },
  asOf: { en: (time: string) => `As of ${time}`, es: (time: string) => `Última consulta: ${time}` },
  lookAgain: { en: 'Look for new ones', es: 'Buscar nuevas' },
  toCall: { en: (count: number) => `To call: ${count}`, es: (count: number) => `Por llamar: ${count}` },
  noneToCall: { en: 'No one is waiting for a call.', es: 'Nadie espera una llamada.' },
  lateOnes: {
    en: (count: number) => (count === 1 ? '1 is late.' : `${count} are late.`),
    es: (count: number) => (count === 1 ? 'Hay 1 atrasada.' : `Hay ${count} atrasadas.`),
  },
  urgentFirst: { en: 'Show those with the least time first', es: 'Mostrar primero las que tienen menos tiempo' },
  newestFirst: { en: 'Show the newest first', es: 'Mostrar primero las más nuevas' },
  confirmTicked: { en: 'Confirm the checked ones', es: 'Confirmar las marcadas' },
  confirmTickedHelp: {
    en: 'Confirm people you have called. Delete what is not from anyone.',
    es: 'Confirme las de personas a las que ya llamó. Borre las que no son de nadie.',
  },
  tickAll: { en: 'Check all on this page', es: 'Marcar todas las de esta página' },
  many: { en: 'Delete many at once', es: 'Borrar muchas a la vez' },
  manyHelp: {
    en: 'For a flood of requests that are not from anyone. People marked as called are left out.',
    es: 'Para cuando llegan muchas que no son de nadie. No se incluyen las personas que marcó como llamadas.',
  },
  from: { en: 'Received from', es: 'Recibidas desde' },
  to: { en: 'Received until', es: 'Recibidas hasta' },
  onlyMisfits: {
    en: 'Only those with answers that do not fit our form',
    es: 'Solo las que tienen respuestas que no son como las recibe nuestro formulario',
  },
  onlyHopeless: { en: 'Only those that no one can open', es: 'Solo las que nadie puede abrir' },
  showThese: { en: 'Show these', es: 'Mostrar estas' },
  showAll: { en: 'Show all', es: 'Mostrar todas' },
  deleteThese: { en: (count: number) => `Delete all of these: ${count}`, es: (count: number) => `Borrar todas estas: ${count}` },
  noneTicked: { en: 'None is checked.', es: 'No hay ninguna marcada.' },
  unshown: { en: (count: number) => `Cannot be shown: ${count}`, es: (count: number) => `No se pueden mostrar: ${count}` },
  unshownHelp: {
    en: 'They stay on the server until someone deletes them. A visitor who calls may give one of these numbers. What to do: docs/office.md.',
    es: 'Se quedan en el servidor hasta que alguien las borre. Un visitante que llame puede decir uno de estos números. Qué hacer: docs/office.md.',
  },
  otherKey: {
    en: (count: number) =>
      count === 1
        ? '1 person is waiting whose request this desk cannot open.'
        : `${count} people are waiting whose requests this desk cannot open.`,
    es: (count: number) =>
      count === 1
        ? 'Espera 1 persona cuya solicitud este escritorio no puede abrir.'
        : `Esperan ${count} personas cuyas solicitudes este escritorio no puede abrir.`,
  },
  otherKeyHelp: {
    en: 'This desk does not have the key that they were encrypted with. Another desk of the practice may open them, so they cannot be deleted here.',
    es: 'Este escritorio no tiene la llave con que se cifraron. Quizá otro escritorio del consultorio las pueda abrir, así que aquí no se pueden borrar.',
  },
  useSheet: { en: 'Use the key from a backup sheet', es: 'Usar la llave de una hoja de respaldo' },
  noneUnshown: { en: 'Everything can be shown.', es: 'Todas se pueden mostrar.' },
  tryAgain: { en: 'Try to open them again', es: 'Intentar abrirlas otra vez' },
  backToUnshown: { en: 'Back to requests that cannot be shown', es: 'Regresar a las que no se pueden mostrar' },
  cannotShow: { en: 'This request cannot be shown.', es: 'Esta solicitud no se puede mostrar.' },
  folderUnreadable: {
    en: (code: string) => `The folder on this computer cannot be read or written (${code}). docs/office.md says what to do.`,
    es: (code: string) => `No se puede leer o escribir en la carpeta de esta computadora (${code}). docs/office.md dice qué hacer.`,
  },
  leftAtServer: {
    en: (count: number) =>
      count === 1 ? '1 more is still on the server. Look again.' : `${count} more are still on the server. Look again.`,
    es: (count: number) =>
      count === 1 ? 'Falta traer 1 del servidor. Vuelva a buscar.' : `Faltan por traer ${count} del servidor. Vuelva a buscar.`,
  },
  unkept: {
    en: (count: number) => `${requests(count)} could not be saved on this computer: is its disk full? They stay on the server.`,
    es: (count: number) => `No se pudo guardar en esta computadora: ${solicitudes(count)}. ¿Está lleno el disco? Se quedan en el servidor.`,
  },
  timeByDesk: {
    en: 'The server’s clock is wrong. This is when the desk first had it.',
    es: 'El reloj del servidor está mal. Esta es la hora en que llegó al escritorio.',
  },
  done: { en: (count: number) => `Done: ${count}`, es: (count: number) => `Terminadas: ${count}` },
  doneHelp: {
    en: 'They are kept on this computer only, encrypted, until you erase them.',
    es: 'Se guardan solo en esta computadora, cifradas, hasta que usted las borre.',
  },
  appointment: { en: 'Visit', es: 'Cita' },
  registration: { en: 'New patient', es: 'Paciente nuevo' },
  cancellation: { en: 'Cannot come', es: 'No puede venir' },
  english: { en: 'English', es: 'inglés' },
  spanish: { en: 'Spanish', es: 'español' },
  reference: { en: 'Reference', es: 'Número de solicitud' },
  noName: { en: 'No name', es: 'Sin nombre' },
  received: { en: (when: string) => `Received ${when}`, es: (when: string) => `Recibida: ${when}` },
  call: { en: (by: string) => `Call ${by}`, es: (by: string) => `Llame ${by}` },
  left: {
    en: (time: string) => `${time} left`,
    es: (time: string) => `Quedan ${time}`,
  },
  late: {
    en: (time: string) => `${time} late`,
    es: (time: string) => `Atrasada ${time}`,
  },
  confirmed: { en: (when: string) => `Confirmed ${when}`, es: (when: string) => `Confirmada: ${when}` },
  erasedSoon: {
    en: (day: string) => `No one has confirmed it in 30 days. The server will erase it on ${day}.`,
    es: (day: string) => `Nadie la confirmó en 30 días. El servidor la borra el ${day}.`,
  },
  notWaiting: {
    en: 'No longer on the server: another desk confirmed it, or it was erased there.',
    es: 'Ya no está en el servidor: otro escritorio la confirmó, o se borró ahí.',
  },
  reasonKey: { en: 'Encrypted with a key that this desk does not have.', es: 'Cifrada con una llave que este escritorio no tiene.' },
  reasonDamaged: { en: 'It was changed after it was encrypted.', es: 'Se cambió después de cifrarla.' },
  reasonVersion: {
    en: 'From a newer release of the site. Update this desk.',
    es: 'De una versión más nueva del sitio. Actualice este escritorio.',
  },
  reasonUnreadable: { en: 'It opens, but has no request in it.', es: 'Se abre, pero no trae una solicitud.' },
  reasonAgain: {
    en: 'It could not be read this time. The desk tries again each time it asks the server.',
    es: 'Esta vez no se pudo leer. Se intenta otra vez en cada consulta al servidor.',
  },
  reasonDisk: { en: 'Its file on this computer cannot be read.', es: 'No se puede leer su archivo en esta computadora.' },
  reasonFile: { en: 'Its file on this computer is damaged.', es: 'Su archivo en esta computadora está dañado.' },
  delete: { en: 'Delete', es: 'Borrar' },
  deleteTicked: { en: 'Delete the checked ones', es: 'Borrar las marcadas' },
  deleteAll: {
    en: (count: number) => `Delete all that no one can open: ${count}`,
    es: (count: number) => `Borrar todas las que nadie puede abrir: ${count}`,
  },
  deleteManyTitle: { en: (count: number) => `Delete ${requests(count)}?`, es: (count: number) => `¿Borrar ${solicitudes(count)}?` },
  deletedMany: { en: 'They were deleted.', es: 'Se borraron.' },
  deleteTitle: { en: (reference: string) => `Delete ${reference}?`, es: (reference: string) => `¿Borrar ${reference}?` },
  deleteHelp: {
    en: 'What you delete can never be read again. A real sender would be waiting for a call that will not come.',
    es: 'Lo que borre ya no se podrá leer nunca. Si es de una persona, esperará una llamada que no llegará.',
  },
  deleted: { en: 'Deleted.', es: 'Se borró.' },
  writtenIn: {
    en: (language: string) => `Written on the page in ${language}`,
    es: (language: string) => `Escrita en la página en ${language}`,
  },
  faulty: {
    en: 'Some answers do not fit our form: they came from an old page, or not from our page. Ask on the phone.',
    es: 'Algunas respuestas no son como las recibe nuestro formulario: una página vieja, o no es la nuestra. Pregunte por teléfono.',
  },
  missing: { en: 'is missing', es: 'falta' },
  wrong: { en: 'is not possible', es: 'no es posible' },
  tooYoung: {
    en: 'this patient is too young for that doctor. Offer a doctor who sees the patient’s age.',
    es: 'este paciente es muy joven para ese médico. Ofrezca un médico que atienda a pacientes de su edad.',
  },
  ageUnknown: {
    en: 'that doctor sees older patients only. Ask for the date of birth.',
    es: 'ese médico solo atiende a pacientes de más edad. Pregunte la fecha de nacimiento.',
  },
  beforeCalling: { en: 'Before you call:', es: 'Antes de llamar:' },
  copyAll: { en: 'Copy all', es: 'Copiar todo' },
  plainText: { en: 'Show the text for your own system', es: 'Mostrar el texto para su propio sistema' },
  find: { en: 'Find a request', es: 'Buscar una solicitud' },
  findHelp: {
    en: 'Name, phone, reference, day received or date of birth (2/28/2019).',
    es: 'Nombre, teléfono, número de solicitud, día en que llegó o fecha de nacimiento (mes/día/año: 2/28/2019).',
  },
  findButton: { en: 'Find', es: 'Buscar' },
  found: { en: (count: number) => `Found: ${count}`, es: (count: number) => `Encontradas: ${count}` },
  noneFound: { en: 'Nothing on this computer fits.', es: 'Nada en esta computadora coincide.' },
  callList: { en: 'Call list', es: 'Lista de llamadas' },
  callListFirst: {
    en: (shown: number, all: number) => `The first ${shown} of ${all}`,
    es: (shown: number, all: number) => `Las primeras ${shown} de ${all}`,
  },
  name: { en: 'Name', es: 'Nombre' },
  phone: { en: 'Phone', es: 'Teléfono' },
  spoken: { en: 'Language', es: 'Idioma' },
  reason: { en: 'Reason', es: 'Motivo' },
  state: { en: 'State', es: 'Estado' },
  callBy: { en: 'Call by', es: 'Llamar antes de' },
  confirm: { en: 'Confirm: it is with us', es: 'Confirmar: ya la tenemos' },
  confirmHelp: {
    en: 'Confirm once it is in your own system. The server then erases it right away. It stays here until you erase it.',
    es: 'Confirme cuando esté en su propio sistema. El servidor la borra enseguida. Aquí se queda hasta que usted la borre.',
  },
  erase: { en: 'Erase on this computer', es: 'Borrar en esta computadora' },
  eraseTitle: { en: (reference: string) => `Erase ${reference}?`, es: (reference: string) => `¿Borrar ${reference}?` },
  eraseHelp: {
    en: 'It is not saved anywhere else on this site. This cannot be undone.',
    es: 'No está en otro lugar de este sitio. No se puede deshacer.',
  },
  eraseDone: { en: 'Erase all that are done', es: 'Borrar todas las terminadas' },
  eraseDoneTitle: { en: (count: number) => `Erase ${requests(count)}?`, es: (count: number) => `¿Borrar ${solicitudes(count)}?` },
  erased: { en: 'Erased on this computer.', es: 'Se borró en esta computadora.' },
  noted: { en: 'Saved.', es: 'Se guardó.' },
  notedHere: {
    en: 'Saved on this computer. The server did not take it yet: the desk tries again each time it asks the server.',
    es: 'Se guardó en esta computadora. El servidor todavía no lo recibió: el escritorio lo intenta en cada consulta.',
  },
  nowConfirmed: { en: 'Confirmed. The server has erased it.', es: 'Confirmada. El servidor la borró.' },
  nowConfirmedMany: { en: 'Confirmed. The server has erased them.', es: 'Confirmadas. El servidor las borró.' },
  back: { en: 'Back to the list', es: 'Regresar a la lista' },
  gone: { en: 'This request is not on this computer', es: 'Esta solicitud no está en esta computadora' },
  connect: { en: 'Connect this desk to the server', es: 'Conecte este escritorio al servidor' },
  unreachable: {
    en: 'The server does not answer. Check the internet. What is below is saved on this computer.',
    es: 'El servidor no contesta. Revise el internet. Lo de abajo está guardado en esta computadora.',
  },
  token: {
    en: 'The server does not accept this desk’s token. Ask whoever runs it for a new one.',
    es: 'El servidor no acepta la clave de este escritorio. Pida una nueva a quien lo administra.',
  },
  'slow-down': { en: 'Too many requests to the server. Wait a few minutes.', es: 'Demasiadas consultas al servidor. Espere unos minutos.' },
  unexpected: {
    en: 'The server gives answers that this desk does not understand. Is the address right?',
    es: 'El servidor da respuestas que este escritorio no entiende. ¿Es correcta la dirección?',
  },
});
