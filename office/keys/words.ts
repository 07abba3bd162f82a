import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  settings: { en: 'Keys and server', es: 'Llaves y servidor' },
  steps: { en: 'Before the first request', es: 'Antes de la primera solicitud' },
  stepSheet: {
    en: 'Print the backup sheet and put it in a safe place.',
    es: 'Imprima la hoja de respaldo y guárdela en un lugar seguro.',
  },
  stepSite: { en: 'Add the key to the site.', es: 'Ponga la llave en el sitio.' },
  stepServer: { en: 'Connect this desk to the server.', es: 'Conecte este escritorio al servidor.' },
  key: { en: 'The key', es: 'La llave' },
  keyId: { en: 'Key', es: 'Llave' },
  keyHelp: {
    en: 'Visitors’ requests are encrypted with it. These ten words identify it: the site shows the same ten to visitors who ask.',
    es: 'Con ella se cifran las solicitudes de los visitantes. Estas diez palabras la identifican: el sitio muestra las mismas diez a quien las pida.',
  },
  inUse: { en: 'The site in this folder uses this key.', es: 'El sitio de esta carpeta usa esta llave.' },
  notInUse: {
    en: 'The site in this folder does not use this key yet.',
    es: 'El sitio de esta carpeta todavía no usa esta llave.',
  },
  forSite: { en: 'The key on the site', es: 'La llave en el sitio' },
  forSiteHelp: {
    en: 'Print the backup sheet first. Once this key is published, only desks that have it can read new requests. Pages that visitors have open keep the key before it.',
    es: 'Imprima primero la hoja de respaldo. Cuando se publique esta llave, solo los escritorios que la tengan podrán leer las solicitudes nuevas. Las páginas que ya están abiertas siguen con la llave anterior.',
  },
  putOnSite: { en: 'Put this key on the site', es: 'Poner esta llave en el sitio' },
  onSite: {
    en: 'The key is saved for the site. Visitors use it once you publish: “Website”, “Publish”.',
    es: 'La llave quedó guardada para el sitio. Se usa cuando usted publica: “Sitio web”, “Publicar”.',
  },
  notOnSite: {
    en: 'The key could not be saved for the site. Try again. If it happens again, ask a developer.',
    es: 'No se pudo guardar la llave para el sitio. Intente otra vez. Si vuelve a pasar, pida ayuda a un programador.',
  },
  sampleOnly: {
    en: 'This desk has only the sample key. For real requests, make a new key below.',
    es: 'Este escritorio solo tiene la llave de muestra. Para solicitudes verdaderas cree una llave nueva, abajo.',
  },
  olderKeys: {
    en: 'Older keys on this desk, which still open what was encrypted with them:',
    es: 'Llaves anteriores en este escritorio, que todavía abren lo que se cifró con ellas:',
  },
  sheet: { en: 'Backup sheet', es: 'Hoja de respaldo' },
  sheetHelp: {
    en: 'The key on paper. With it, another computer can open requests, even if this one breaks or the passphrase is forgotten. Anyone who finds it can, too.',
    es: 'La llave en papel. Con ella otra computadora puede abrir las solicitudes, aunque esta se descomponga o se olvide la frase. También puede quien la encuentre.',
  },
  showSheet: { en: 'Show the sheet', es: 'Mostrar la hoja' },
  sheetTitle: { en: 'Backup sheet of the office’s key', es: 'Hoja de respaldo de la llave del consultorio' },
  sheetSecret: {
    en: 'Secret. Whoever has this sheet can read every request. Keep it locked away, not in the same room as the computer.',
    es: 'Secreto. Quien tenga esta hoja puede leer todas las solicitudes. Guárdela bajo llave, fuera del cuarto de la computadora.',
  },
  sheetMade: { en: (day: string) => `Printed on ${day}`, es: (day: string) => `Impresa el ${day}` },
  sheetUse: {
    en: 'To use it: start the desk on the new computer (npm run office), choose "This office has a key", and type these 17 groups.',
    es: 'Para usarla: abra el escritorio en la computadora nueva (npm run office), elija “Este consultorio ya tiene llave” y escriba estos 17 grupos.',
  },
  wordsTitle: { en: 'Its ten words', es: 'Sus diez palabras' },
  passphrase: { en: 'Passphrase', es: 'Frase de contraseña' },
  passphraseAgain: { en: 'Type it again', es: 'Escríbala otra vez' },
  newPassphrase: { en: 'New passphrase', es: 'Frase de contraseña nueva' },
  oldPassphrase: { en: 'Current passphrase', es: 'Frase de contraseña actual' },
  changePassphrase: { en: 'Change the passphrase', es: 'Cambiar la frase de contraseña' },
  passphraseChanged: { en: 'The passphrase was changed.', es: 'Se cambió la frase de contraseña.' },
  newKey: { en: 'Make a new key', es: 'Crear una llave nueva' },
  newKeyHelp: {
    en: 'Do this when a computer is lost, or when someone who knew the key leaves. The older keys stay here and open what was encrypted with them.',
    es: 'Hágalo cuando se pierda una computadora, o se vaya alguien que conocía la llave. Las anteriores se quedan aquí y abren lo que se cifró con ellas.',
  },
  newKeyMade: {
    en: 'There is a new key. Print its backup sheet, and add the key to the site.',
    es: 'Hay una llave nueva. Imprima su hoja de respaldo y ponga la llave en el sitio.',
  },
  addKey: { en: 'Use the key from a backup sheet', es: 'Usar la llave de una hoja de respaldo' },
  addKeyHelp: {
    en: 'For a second computer after a change of keys. The key with the site’s own words becomes the one in use.',
    es: 'Para una segunda computadora después de un cambio de llaves. La que use el sitio queda como la llave en uso.',
  },
  addKeyButton: { en: 'Use this key', es: 'Usar esta llave' },
  keyAdded: { en: 'This desk has the key now.', es: 'Este escritorio ya tiene la llave.' },
  typedKey: { en: 'The 17 groups of the sheet', es: 'Los 17 grupos de la hoja' },
  typedKeyLength: { en: 'Type all 17 groups of 4 characters.', es: 'Escriba los 17 grupos de 4 caracteres.' },
  typedKeyTyping: {
    en: 'One of the characters is wrong. Compare it with the sheet.',
    es: 'Uno de los caracteres no está bien. Compare con la hoja.',
  },
  wrongPassphrase: { en: 'This is not the passphrase.', es: 'Esta no es la frase de contraseña.' },
  shortPassphrase: {
    en: (least: number) => `Use at least ${least} characters: several words are best.`,
    es: (least: number) => `Use por lo menos ${least} caracteres: lo mejor son varias palabras.`,
  },
  weakPassphrase: {
    en: 'This one is easy to guess: it is common, follows a pattern or has too few words. Use the suggestion, or five words that do not belong together.',
    es: 'Esta es fácil de adivinar: es común, sigue un patrón o tiene muy pocas palabras. Use la sugerencia, o cinco palabras que no tengan que ver entre sí.',
  },
  tooSoon: {
    en: (seconds: number) => (seconds === 1 ? 'Too many wrong tries. Wait 1 second.' : `Too many wrong tries. Wait ${seconds} seconds.`),
    es: (seconds: number) =>
      seconds === 1 ? 'Demasiadas equivocadas. Espere 1 segundo.' : `Demasiadas equivocadas. Espere ${seconds} segundos.`,
  },
  unlikePassphrase: { en: 'The two are not the same.', es: 'Las dos no son iguales.' },
  connection: { en: 'The server', es: 'El servidor' },
  connected: {
    en: (server: string) => `This desk gets requests from ${server}.`,
    es: (server: string) => `Este escritorio recibe las solicitudes de ${server}.`,
  },
  notConnected: { en: 'Not connected yet.', es: 'Todavía sin conexión.' },
  server: { en: 'Address', es: 'Dirección' },
  serverHelp: { en: 'The site’s address, such as https://www.example.com', es: 'La del sitio, como https://www.example.com' },
  serverFault: { en: 'Enter an address that starts with https://', es: 'Escriba una dirección que empiece con https://' },
  tokenLabel: { en: 'Token', es: 'Clave del servidor' },
  tokenHelp: {
    en: 'Whoever runs the server makes it: npm run office-token.',
    es: 'La hace quien administra el servidor: npm run office-token.',
  },
  tokenFault: { en: 'Copy the whole token, without spaces.', es: 'Copie la clave completa, sin espacios.' },
  connect: { en: 'Connect', es: 'Conectar' },
  nowConnected: {
    en: 'Connected. From now on, this desk gets requests from the server.',
    es: 'Conectado. Desde ahora este escritorio recibe las solicitudes del servidor.',
  },
  unreachable: { en: 'No answer from this address.', es: 'Esta dirección no contesta.' },
  token: { en: 'The server does not accept this token.', es: 'El servidor no acepta esta clave.' },
  'slow-down': { en: 'Too many tries. Wait ten minutes.', es: 'Demasiados intentos. Espere diez minutos.' },
  unexpected: {
    en: 'This address answers, but not the way our server does.',
    es: 'Esta dirección contesta, pero no como nuestro servidor.',
  },
});
