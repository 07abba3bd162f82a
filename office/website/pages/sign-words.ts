import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  signOff: { en: 'Sign-off', es: 'Aprobación médica' },
  lead: {
    en: 'For the physicians, the most dangerous first. What is signed says on the site who has reviewed it, and in which month. A change takes the signature back.',
    es: 'Para los médicos, lo más peligroso primero. En el sitio, lo aprobado dice quién lo revisó y en qué mes. Un cambio quita la aprobación.',
  },
  progress: {
    en: (signed: number, all: number) => `${signed} of ${all} are signed`,
    es: (signed: number, all: number) => `${signed} de ${all} aprobados`,
  },
  beforeLive: {
    en: (samples: number, legal: number) =>
      `Before the site goes live, there are also ${samples} sample values and ${legal} legal texts for counsel.`,
    es: (samples: number, legal: number) =>
      `Antes de publicar el sitio faltan también ${samples} datos de muestra y ${legal} textos legales para el abogado.`,
  },
  emergency: { en: 'Emergencies', es: 'Emergencias' },
  situations: { en: 'Situations', es: 'Situaciones' },
  articles: { en: 'Articles', es: 'Artículos' },
  pages: { en: 'Medicines, recipes and other pages', es: 'Medicinas, recetas y otras páginas' },
  pictures: { en: 'Pictures', es: 'Imágenes' },
  figures: { en: 'Figures', es: 'Cifras' },
  signedBy: {
    en: (by: string, day: string) => `Signed by ${by}, ${day}`,
    es: (by: string, day: string) => `Aprobado por ${by}, ${day}`,
  },
  lapsed: {
    en: (by: string, day: string) => `Changed since ${by} signed it on ${day}`,
    es: (by: string, day: string) => `Cambió después de que ${by} lo aprobó el ${day}`,
  },
  waits: { en: 'Not signed', es: 'Sin aprobar' },
  asked: { en: 'Changes asked for', es: 'Se pidieron cambios' },
  signedOnes: { en: (count: number) => `Signed: ${count}`, es: (count: number) => `Aprobados: ${count}` },
  changes: { en: 'What changed since', es: 'Qué cambió desde entonces' },
  was: { en: 'Was', es: 'Antes' },
  isNow: { en: 'Is now', es: 'Ahora' },
  notCompared: {
    en: 'What it said then is not known here; please read all of it.',
    es: 'Aquí no se sabe qué decía entonces; por favor léalo todo.',
  },
  onSite: { en: 'On the site, as last published:', es: 'En el sitio, como se publicó por última vez:' },
  english: { en: 'English', es: 'Inglés' },
  spanish: { en: 'Spanish', es: 'Español' },
  sources: { en: 'Sources', es: 'Fuentes' },
  text: { en: 'The text, as visitors read it', es: 'El texto, como lo leen los visitantes' },
  unconfirmed: {
    en: 'No source confirms this: it rests on your word.',
    es: 'Ninguna fuente confirma esto: depende de usted.',
  },
  ask: { en: 'Strike or change', es: 'Quitar o cambiar' },
  what: { en: 'What to do', es: 'Qué hacer' },
  asItIs: { en: 'Leave it', es: 'Dejarlo así' },
  strike: { en: 'Strike it', es: 'Quitarlo' },
  change: { en: 'Change it', es: 'Cambiarlo' },
  note: { en: 'Note for the office manager', es: 'Nota para la administración' },
  keep: { en: 'Keep what is asked for', es: 'Guardar lo que se pide' },
  kept: {
    en: 'Kept for the office manager. It stays unsigned until the text is changed.',
    es: 'Guardado para la administración. Queda sin aprobar hasta que se cambie el texto.',
  },
  by: { en: 'Physician', es: 'Médico' },
  choose: { en: 'Choose', es: 'Elija' },
  approveLead: {
    en: 'I have read this text in both languages and approve it.',
    es: 'Leí este texto en los dos idiomas y lo apruebo.',
  },
  approve: { en: 'Approve', es: 'Aprobar' },
  approved: {
    en: (what: string) => `Approved: ${what}. Visitors see it once it is published. Next:`,
    es: (what: string) => `Aprobado: ${what}. Los visitantes lo ven cuando se publica. Sigue:`,
  },
  whoSigns: { en: 'Choose the physician who signs.', es: 'Elija al médico que aprueba.' },
  firstAnswer: {
    en: 'Sentences are struck or to be changed, so this was not signed. What you asked for is kept.',
    es: 'Hay frases por quitar o cambiar, así que no se aprobó. Lo que pidió quedó guardado.',
  },
  otherText: {
    en: 'The text was changed after this page was shown. Read it again, and sign then.',
    es: 'El texto cambió después de mostrar esta página. Léalo otra vez y apruebe después.',
  },
  refused: { en: 'The checks found something. Nothing was signed.', es: 'La revisión encontró algo. No se aprobó nada.' },
  asks: {
    en: (by: string) => `${by || 'A physician'} asks for changes here`,
    es: (by: string) => `${by || 'Un médico'} pide cambios aquí`,
  },
  approvedIn: {
    en: (what: string, by: string) => `${what}: approved by ${by}`,
    es: (what: string, by: string) => `${what}: aprobado por ${by}`,
  },
  unsigned: {
    en: (what: string) => `${what}: a draft again, until a physician approves it`,
    es: (what: string) => `${what}: otra vez borrador, hasta que lo apruebe un médico`,
  },
});
