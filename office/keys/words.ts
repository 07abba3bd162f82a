import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  settings: { en: 'Settings', es: 'Ajustes' },
  steps: { en: 'Before your first request', es: 'Antes de la primera solicitud' },
  stepSheet: {
    en: 'Print the backup sheet and put it somewhere safe.',
    es: 'Imprima la hoja de respaldo y guárdela en un lugar seguro.',
  },
  stepSite: { en: 'Add the key to the site.', es: 'Ponga la llave en el sitio.' },
  stepServer: { en: 'Connect this desk to the server.', es: 'Conecte este escritorio al servidor.' },
  key: { en: 'The key', es: 'La llave' },
  keyId: { en: 'Key', es: 'Llave' },
  keyHelp: {
    en: 'This key encrypts patients’ requests. These ten words identify it. Patients can see the same ten on the site.',
    es: 'Con ella se cifran las solicitudes de los pacientes. Estas diez palabras la identifican. El sitio muestra las mismas diez a quien las pida.',
  },
  inUse: { en: 'The copy of the site on this computer uses this key.', es: 'La copia del sitio en esta computadora usa esta llave.' },
  notInUse: {
    en: 'The copy of the site on this computer doesn’t use this key yet.',
    es: 'La copia del sitio en esta computadora todavía no usa esta llave.',
  },
  forSite: { en: 'The site’s key', es: 'La llave en el sitio' },
  forSiteHelp: {
    en: 'Print the backup sheet first. Once you publish this key, only desks that have it can read new requests. Pages that patients already have open will keep using the old key.',
    es: 'Imprima primero la hoja de respaldo. Cuando se publique esta llave, solo los escritorios que la tengan podrán leer las solicitudes nuevas. Las páginas que ya están abiertas siguen con la llave anterior.',
  },
  putOnSite: { en: 'Add this key to the site', es: 'Poner esta llave en el sitio' },
  onSite: {
    en: 'The key is saved. To use it on the site, go to “Website” and click “Publish”.',
    es: 'La llave está guardada. Para usarla en el sitio, vaya a “Sitio web” y haga clic en “Publicar”.',
  },
  notOnSite: {
    en: 'The key couldn’t be saved. Try again. If it keeps happening, ask IT support.',
    es: 'No se pudo guardar la llave para el sitio. Intente otra vez. Si vuelve a pasar, pida ayuda a soporte técnico.',
  },
  sampleOnly: {
    en: 'This desk only has the sample key. For real requests, make a new key below.',
    es: 'Este escritorio solo tiene la llave de muestra. Para solicitudes verdaderas cree una llave nueva, abajo.',
  },
  olderKeys: {
    en: 'Older keys on this desk (they still open older requests):',
    es: 'Llaves anteriores en este escritorio (todavía abren las solicitudes de antes):',
  },
  sheet: { en: 'Backup sheet', es: 'Hoja de respaldo' },
  sheetHelp: {
    en: 'This is your key on paper. If this computer breaks or you forget the passphrase, you can use it to open requests on another computer. So can anyone who finds it.',
    es: 'La llave en papel. Con ella otra computadora puede abrir las solicitudes, aunque esta se descomponga o se olvide la frase. También puede quien la encuentre.',
  },
  showSheet: { en: 'Show the sheet', es: 'Mostrar la hoja' },
  sheetTitle: { en: 'Backup sheet for the office’s key', es: 'Hoja de respaldo de la llave del consultorio' },
  sheetSecret: {
    en: 'Secret. Anyone with this sheet can read every request. Keep it locked up, and not in the same room as the computer.',
    es: 'Secreto. Quien tenga esta hoja puede leer todas las solicitudes. Guárdela bajo llave, fuera del cuarto de la computadora.',
  },
  sheetMade: { en: (day: string) => `Printed on ${day}`, es: (day: string) => `Impresa el ${day}` },
  sheetUse: {
    en: 'To use it: start the desk on the new computer (npm run office), choose “Use our key”, and type these 17 groups.',
    es: 'Para usarla: abra el escritorio en la computadora nueva (npm run office), elija “Usar nuestra llave” y escriba estos 17 grupos.',
  },
  wordsTitle: { en: 'The key’s ten words', es: 'Sus diez palabras' },
  passphrase: { en: 'Passphrase', es: 'Frase de contraseña' },
  passphraseAgain: { en: 'Type it again', es: 'Escríbala otra vez' },
  newPassphrase: { en: 'New passphrase', es: 'Frase de contraseña nueva' },
  oldPassphrase: { en: 'Current passphrase', es: 'Frase de contraseña actual' },
  changePassphrase: { en: 'Change the passphrase', es: 'Cambiar la frase de contraseña' },
  passphraseChanged: { en: 'Passphrase changed.', es: 'Se cambió la frase de contraseña.' },
  newKey: { en: 'Make a new key', es: 'Crear una llave nueva' },
  newKeyHelp: {
    en: 'Do this when a computer is lost or when someone who knew the key leaves. Your older keys stay here and still open older requests.',
    es: 'Hágalo cuando se pierda una computadora o se vaya alguien que conocía la llave. Las anteriores se quedan aquí y todavía abren las solicitudes de antes.',
  },
  newKeyMade: {
    en: 'Your new key is ready. Print its backup sheet, then add the key to the site.',
    es: 'La llave nueva está lista. Imprima su hoja de respaldo y ponga la llave en el sitio.',
  },
  addKey: { en: 'Use the key from a backup sheet', es: 'Usar la llave de una hoja de respaldo' },
  addKeyHelp: {
    en: 'Do this on your other computers after you change keys. If it’s the site’s current key, this desk switches to it.',
    es: 'Hágalo en las otras computadoras después de cambiar de llave. Si el sitio usa esta llave, el escritorio también la usará.',
  },
  addKeyButton: { en: 'Use this key', es: 'Usar esta llave' },
  keyAdded: { en: 'This desk now has the key.', es: 'Este escritorio ya tiene la llave.' },
  typedKey: { en: 'The 17 groups on the sheet', es: 'Los 17 grupos de la hoja' },
  typedKeyLength: {
    en: (count: number) => `Type all 17 groups of 4 characters. You typed ${count}.`,
    es: (count: number) => `Escriba los 17 grupos de 4 caracteres. Aquí hay ${count}.`,
  },
  typedKeyGroups: {
    en: (groups: string, count: number) =>
      count === 1 ? `Check group ${groups} against the sheet.` : `Check groups ${groups} against the sheet.`,
    es: (groups: string, count: number) =>
      count === 1 ? `Compare el grupo ${groups} con la hoja.` : `Compare los grupos ${groups} con la hoja.`,
  },
  typedKeyTyping: {
    en: 'More than one character is wrong. Compare all 17 groups with the sheet.',
    es: 'Hay más de un carácter mal. Compare los 17 grupos con la hoja.',
  },
  wrongPassphrase: { en: 'That’s not the right passphrase.', es: 'Esta no es la frase de contraseña correcta.' },
  shortPassphrase: {
    en: (least: number) => `Use at least ${least} characters. Several words work best.`,
    es: (least: number) => `Use por lo menos ${least} caracteres. Lo mejor son varias palabras.`,
  },
  weakPassphrase: {
    en: 'That one’s easy to guess. Use the suggestion, or five words that don’t belong together.',
    es: 'Esta es fácil de adivinar. Use la sugerencia, o cinco palabras que no tengan que ver entre sí.',
  },
  tooSoon: {
    en: (seconds: number) =>
      seconds === 1 ? 'Too many wrong tries. Try again in 1 second.' : `Too many wrong tries. Try again in ${seconds} seconds.`,
    es: (seconds: number) =>
      seconds === 1 ? 'Demasiados intentos. Espere 1 segundo.' : `Demasiados intentos. Espere ${seconds} segundos.`,
  },
  unlikePassphrase: { en: 'The passphrases don’t match.', es: 'Las frases no son iguales.' },
  connection: { en: 'The server', es: 'El servidor' },
  connected: {
    en: (server: string) => `This desk downloads requests from ${server}.`,
    es: (server: string) => `Este escritorio descarga las solicitudes de ${server}.`,
  },
  notConnected: { en: 'Not connected yet.', es: 'Todavía sin conexión.' },
  server: { en: 'Address', es: 'Dirección' },
  serverHelp: { en: 'The site’s address, such as https://www.example.com', es: 'La del sitio, como https://www.example.com' },
  serverFault: { en: 'Enter an address that starts with https://', es: 'Escriba una dirección que empiece con https://' },
  tokenLabel: { en: 'Access code', es: 'Clave del servidor' },
  tokenHelp: {
    en: 'Get it from IT support (they run npm run office-token).',
    es: 'Se la da soporte técnico (con npm run office-token).',
  },
  tokenFault: { en: 'Copy the whole access code, without spaces.', es: 'Copie la clave completa, sin espacios.' },
  connect: { en: 'Connect', es: 'Conectar' },
  nowConnected: {
    en: 'Connected. This desk now downloads requests from the server.',
    es: 'Conectado. Este escritorio ya descarga las solicitudes del servidor.',
  },
  unreachable: { en: 'This address isn’t responding.', es: 'Esta dirección no contesta.' },
  token: { en: 'The server won’t accept this access code.', es: 'El servidor no acepta esta clave.' },
  'slow-down': { en: 'Too many tries. Try again in 10 minutes.', es: 'Demasiados intentos. Espere diez minutos.' },
  unexpected: {
    en: 'This address responds, but it isn’t our server.',
    es: 'Esta dirección contesta, pero no es nuestro servidor.',
  },
});
