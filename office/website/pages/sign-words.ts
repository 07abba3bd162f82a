import { defineWords } from '#app/site/language.ts';

export const words = defineWords({
  signOff: { en: 'Medical approval', es: 'Aprobación médica' },
  lead: {
    en: 'For the physicians, the most dangerous first. The site says who reviewed what is approved, and in which month. A change takes that back.',
    es: 'Para los médicos, lo más peligroso primero. El sitio dice quién revisó lo aprobado y en qué mes. Un cambio lo quita.',
  },
  progress: {
    en: (approved: number, all: number) => `${approved} of ${all} are approved`,
    es: (approved: number, all: number) => `${approved} de ${all} aprobados`,
  },
  beforeLive: {
    en: (samples: number, legal: number) => `Also before the site goes live: ${samples} sample values, ${legal} legal texts for counsel.`,
    es: (samples: number, legal: number) =>
      `También antes de publicar el sitio: ${samples} datos de muestra, ${legal} textos para el abogado.`,
  },
  emergency: { en: 'Emergencies', es: 'Emergencias' },
  situations: { en: 'Situations', es: 'Situaciones' },
  articles: { en: 'Articles', es: 'Artículos' },
  pages: { en: 'Medicines, recipes and other pages', es: 'Medicinas, recetas y otras páginas' },
  pictures: { en: 'Pictures', es: 'Imágenes' },
  figures: { en: 'Figures', es: 'Cifras' },
  approvedBy: {
    en: (by: string, day: string) => `Approved by ${by}, ${day}`,
    es: (by: string, day: string) => `Aprobado por ${by}, ${day}`,
  },
  lapsed: {
    en: (by: string, day: string) => `Changed since ${by} approved it on ${day}`,
    es: (by: string, day: string) => `Cambió después de que ${by} lo aprobó el ${day}`,
  },
  waits: { en: 'Not approved', es: 'Sin aprobar' },
  asked: { en: 'Changes asked for', es: 'Se pidieron cambios' },
  approvedOnes: { en: (count: number) => `Approved: ${count}`, es: (count: number) => `Aprobados: ${count}` },
  changes: { en: 'What changed since', es: 'Qué cambió desde entonces' },
  was: { en: 'Was', es: 'Antes' },
  isNow: { en: 'Is now', es: 'Ahora' },
  notCompared: { en: 'What it said then is not known here: read all of it.', es: 'Aquí no se sabe qué decía entonces: léalo todo.' },
  onSite: { en: 'On the site, as last published:', es: 'En el sitio, como se publicó:' },
  sources: { en: 'Sources', es: 'Fuentes' },
  text: { en: 'The text', es: 'El texto' },
  unconfirmed: { en: 'No source confirms this: it rests on your word.', es: 'Ninguna fuente confirma esto: depende de usted.' },
  ask: { en: 'Strike or change', es: 'Quitar o cambiar' },
  what: { en: 'What to do', es: 'Qué hacer' },
  asItIs: { en: 'Leave it', es: 'Dejarlo así' },
  strike: { en: 'Strike it', es: 'Quitarlo' },
  change: { en: 'Change it', es: 'Cambiarlo' },
  note: { en: 'Note for the office manager', es: 'Nota para la administración' },
  keep: { en: 'Keep what is asked for', es: 'Guardar lo que se pide' },
  kept: {
    en: 'Kept for the office manager, until the text is changed.',
    es: 'Guardado para la administración, hasta que cambie el texto.',
  },
  by: { en: 'Physician', es: 'Médico' },
  choose: { en: 'Choose', es: 'Elija' },
  approveLead: { en: 'I have read this text in both languages and approve it.', es: 'Leí este texto en los dos idiomas y lo apruebo.' },
  approve: { en: 'Approve', es: 'Aprobar' },
  approved: {
    en: (what: string) => `Approved: ${what}. Visitors see it once it is published. Next:`,
    es: (what: string) => `Aprobado: ${what}. Los visitantes lo ven cuando se publica. Sigue:`,
  },
  whoApproves: { en: 'Choose the physician who approves it.', es: 'Elija al médico que lo aprueba.' },
  firstAnswer: { en: 'Sentences are struck or to be changed: not approved.', es: 'Hay frases por quitar o cambiar: queda sin aprobar.' },
  otherText: {
    en: 'The text was changed after this page was shown. Read it again, and approve it then.',
    es: 'El texto cambió después de mostrar esta página. Léalo otra vez y apruébelo después.',
  },
  refused: { en: 'The checks found something. Nothing was approved.', es: 'La revisión encontró algo. No se aprobó nada.' },
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
