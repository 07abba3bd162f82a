import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  signOff: { en: 'Medical approval', es: 'Aprobación médica' },
  lead: {
    en: 'For physicians. The most urgent texts are first. The site shows who reviewed each approved text and in which month. If a text changes, it has to be approved again.',
    es: 'Para los médicos. Primero va lo más urgente. El sitio muestra quién revisó cada texto aprobado y en qué mes. Si un texto cambia, pierde la aprobación.',
  },
  progress: {
    en: (approved: number, all: number) => `${approved} of ${all} approved`,
    es: (approved: number, all: number) => `${approved} de ${all} aprobados`,
  },
  beforeLive: {
    en: (samples: number, legal: number) =>
      `Before the site goes live: ${samples} sample ${samples === 1 ? 'value' : 'values'} to replace and ${legal} legal ${legal === 1 ? 'text' : 'texts'} for an attorney to review.`,
    es: (samples: number, legal: number) =>
      `Antes de abrir el sitio: ${samples} ${samples === 1 ? 'dato' : 'datos'} de muestra por cambiar y ${legal} ${legal === 1 ? 'texto legal' : 'textos legales'} por revisar con el abogado.`,
  },
  emergency: { en: 'Emergencies', es: 'Emergencias' },
  situations: { en: 'Situations', es: 'Situaciones' },
  articles: { en: 'Articles', es: 'Artículos' },
  pages: { en: 'Other pages', es: 'Otras páginas' },
  pictures: { en: 'Pictures', es: 'Imágenes' },
  figures: { en: 'Figures', es: 'Cifras' },
  dangerous: { en: 'Most urgent', es: 'Lo más urgente' },
  mine: { en: 'Mine', es: 'Lo mío' },
  changed: { en: 'Changed', es: 'Cambiado' },
  show: { en: 'Show', es: 'Mostrar' },
  youAre: { en: 'Your name', es: 'Su nombre' },
  readNext: {
    en: (count: number) => (count === 1 ? 'Read the next one' : `Read the next ${count}`),
    es: (count: number) => (count === 1 ? 'Leer el siguiente' : `Leer los siguientes ${count}`),
  },
  nothingHere: { en: 'Nothing here.', es: 'Aquí no hay nada.' },
  chooseFirst: { en: 'Choose your name above.', es: 'Elija arriba su nombre.' },
  sourceCount: {
    en: (count: number) => (count === 0 ? 'No source' : count === 1 ? '1 source' : `${count} sources`),
    es: (count: number) => (count === 0 ? 'Sin fuente' : count === 1 ? '1 fuente' : `${count} fuentes`),
  },
  waitsFor: { en: (whom: string) => `Waiting for ${whom}`, es: (whom: string) => `Espera a ${whom}` },
  anyPhysician: { en: 'any physician', es: 'cualquier médico' },
  officeManager: { en: 'the office manager', es: 'la administración' },
  isTold: { en: 'If someone tells us', es: 'Si alguien nos cuenta' },
  isShown: { en: 'We show', es: 'Mostramos' },
  rightOrChange: { en: 'Your decision', es: 'Su decisión' },
  right: { en: 'Right', es: 'Correcto' },
  change: { en: 'Needs a change', es: 'Necesita un cambio' },
  markFirst: { en: 'Select “Right” for each text you approve.', es: 'Marque “Correcto” en cada texto que aprueba.' },
  thenSteps: {
    en: (count: number) =>
      count === 1
        ? '1 step follows. It’s approved with the emergency cards, not here.'
        : `${count} steps follow. They’re approved with the emergency cards, not here.`,
    es: (count: number) =>
      count === 1
        ? 'Sigue 1 paso. Se aprueba con las tarjetas de emergencia, no aquí.'
        : `Siguen ${count} pasos. Se aprueban con las tarjetas de emergencia, no aquí.`,
  },
  approvedBy: {
    en: (by: string, day: string) => `Approved by ${by}, ${day}`,
    es: (by: string, day: string) => `Aprobado por ${by}, ${day}`,
  },
  lapsed: {
    en: (by: string, day: string) => `Changed since ${by} approved it on ${day}`,
    es: (by: string, day: string) => `Cambió después de que ${by} lo aprobó el ${day}`,
  },
  waits: { en: 'Not approved yet', es: 'Sin aprobar todavía' },
  asked: { en: 'Changes requested', es: 'Se pidieron cambios' },
  changes: { en: 'What changed', es: 'Qué cambió' },
  was: { en: 'Before', es: 'Antes' },
  isNow: { en: 'Now', es: 'Ahora' },
  notCompared: {
    en: 'The earlier text isn’t available, so please read the whole text.',
    es: 'El texto anterior no está disponible. Léalo todo.',
  },
  onSite: { en: 'On the site now:', es: 'En el sitio ahora:' },
  sources: { en: 'Sources', es: 'Fuentes' },
  text: { en: 'The text', es: 'El texto' },
  unconfirmed: {
    en: 'No source confirms this. It rests on your judgment.',
    es: 'Ninguna fuente lo confirma. Depende del criterio de usted.',
  },
  keep: { en: 'Send to the office manager', es: 'Enviar a la administración' },
  kept: {
    en: 'Sent. The office manager will see it until the text changes.',
    es: 'Enviado. La administración lo ve hasta que cambie el texto.',
  },
  by: { en: 'Physician', es: 'Médico' },
  choose: { en: 'Choose', es: 'Elija' },
  approveLead: { en: 'I’ve read this text in both languages and approve it.', es: 'Leí este texto en los dos idiomas y lo apruebo.' },
  seen: { en: 'I’ve scrolled through all of this text.', es: 'Recorrí todo este texto hasta el final.' },
  seenFirst: {
    en: 'Scroll through all of the text first.',
    es: 'Primero baje hasta el final del texto.',
  },
  code: { en: 'Your code', es: 'Su código' },
  wrongCode: { en: 'That isn’t this physician’s code.', es: 'Ese no es el código de este médico.' },
  noCode: {
    en: 'This physician hasn’t set a code on this computer yet. Set it on the “Medical approval” page.',
    es: 'Este médico todavía no tiene código en esta computadora. Póngalo en la página “Aprobación médica”.',
  },
  setCode: { en: 'Set your code', es: 'Poner su código' },
  setCodeHelp: {
    en: 'For physicians. You approve texts with a code that only you know. Each office computer has its own. Set it yourself and don’t share it.',
    es: 'Para los médicos. Usted aprueba los textos con un código que solo usted conoce. Cada computadora del consultorio tiene el suyo. Póngalo usted y no lo comparta.',
  },
  oldCode: { en: 'Current code, if you have one', es: 'Código actual, si ya tiene uno' },
  newCode: { en: 'New code', es: 'Código nuevo' },
  againCode: { en: 'New code again', es: 'Código nuevo otra vez' },
  weakCode: {
    en: (least: number) => `Use at least ${least} characters. At least four must be different.`,
    es: (least: number) => `Use por lo menos ${least} caracteres. Cuatro o más deben ser diferentes.`,
  },
  unlikeCode: { en: 'The codes don’t match.', es: 'Los códigos no coinciden.' },
  forgottenCode: {
    en: 'That isn’t your current code. If you forgot it, ask IT support.',
    es: 'Ese no es su código actual. Si lo olvidó, pregunte a soporte técnico.',
  },
  codeSet: { en: 'Your code is set.', es: 'Su código quedó puesto.' },
  codeSetOn: { en: (day: string) => `code set on ${day}`, es: (day: string) => `código puesto el ${day}` },
  noCodeYet: { en: 'no code yet', es: 'sin código todavía' },
  approve: { en: 'Approve', es: 'Aprobar' },
  approveThese: { en: 'Approve these', es: 'Aprobar estos' },
  approvedSome: {
    en: (count: number) => `Approved: ${count}. Visitors see the approvals once they’re published.`,
    es: (count: number) => `Aprobados: ${count}. Los visitantes ven las aprobaciones cuando se publiquen.`,
  },
  approved: {
    en: (what: string) => `Approved: ${what}. Visitors see the approval once it’s published. Next:`,
    es: (what: string) => `Aprobado: ${what}. Los visitantes ven la aprobación cuando se publique. Sigue:`,
  },
  whoApproves: { en: 'Choose the physician who approves it.', es: 'Elija al médico que lo aprueba.' },
  otherText: {
    en: 'The text changed after you opened this page. Read it again, then approve it.',
    es: 'El texto cambió después de abrir esta página. Léalo otra vez y después apruébelo.',
  },
  refused: { en: 'Please fix these. Nothing was approved.', es: 'Corrija esto. No se aprobó nada.' },
  asks: { en: (by: string) => `${by || 'A physician'} asked for a change`, es: (by: string) => `${by || 'Un médico'} pidió un cambio` },
  approvedIn: {
    en: (what: string, by: string) => `${what}: approved by ${by}`,
    es: (what: string, by: string) => `${what}: aprobado por ${by}`,
  },
  unsigned: {
    en: (what: string, by: string) => `${what}: no longer approved by ${by}`,
    es: (what: string, by: string) => `${what}: ya no está aprobado por ${by}`,
  },
  noteHelp: {
    en: 'Say which sentence should go or change, and how. The office manager sees this in the form. Leave it blank to approve.',
    es: 'Diga qué frase debe quitarse o cambiar, y cómo. La administración lo ve en el formulario. Para aprobar, déjelo en blanco.',
  },
  noteFirst: {
    en: 'You asked for a change, so the text isn’t approved.',
    es: 'Usted pidió un cambio, así que el texto queda sin aprobar.',
  },
  endsHere: {
    en: (by: string) => `Approved by ${by}. If you change it, a physician has to approve it again.`,
    es: (by: string) => `Aprobado por ${by}. Si usted lo cambia, un médico tiene que aprobarlo otra vez.`,
  },
});
