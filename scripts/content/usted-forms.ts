/**
 * Spanish words that only ever address one person as tú or vos, or several as vosotros. Forms that are also something else are left out:
 * usa, toma, lleva (él), llamas, preguntas, tomas , vivas, cierres (nouns and adjectives), ven, sal, sé, di, vino.
 */
const words = `
  tú tu tus te ti contigo tuyo tuya tuyos tuyas vos vosotros vosotras vuestro vuestra vuestros vuestras os
  eres estás estabas estés fuiste has habías hayas habrás tienes tenías tengas tendrás tendrías tuviste
  puedes podías puedas podrás podrías pudiste debes debías deberás deberías quieres querías quieras querrás querrías
  sabes sabías sepas sabrás sabrías haces hacías hagas harás harías hiciste vas ibas vayas irás irías
  vienes venías vengas vendrás ves veías veas verás verías dices decías digas dirás pones pongas pondrás
  sientes sentías sientas sentirás duermes duermas respiras respires comes bebes bebas vives
  necesitas necesites usas uses tomes dejes llames llegues traes traigas traerás lleves sigues sigas
  olvides esperes empiezas empieces crees creas lees leas juegas juegues aprendes aprendas pides pidas
  recuerdas recuerdes buscas busques cuidas encuentras encuentres eliges elijas sabías conoces conozcas
  estornudas tosas rascas rasques laves limpies abras preocupes asustes muevas mueves
  haz pon ten dile dime ponte vete hazte hazlo hazla ponlo ponla tenlo tenla tomá tenés podés querés
  tenéis podéis debéis queréis sabéis estáis sois vais hacéis habéis veis usad tomad llamad haced venid traed
`;

export const tuForms: ReadonlySet<string> = new Set(words.trim().split(/\s+/));

/** Verb endings that only tú has: tomarás, tomaste, lávate. */
export const tuEndings: readonly RegExp[] = [/[aei]rás$/, /(?:[aeiou]|[^aeiou]{1,2})(?:aste|iste)s?$/, /[áéíóú]\p{L}*[aei]te$/u];

/** Words with such an ending that are not forms of tú. */
export const notTu: ReadonlySet<string> = new Set(
  `existe existes asiste consiste insiste persiste resiste desiste triste tristes chiste chistes viste despiste
  quiste quistes contraste contrastes desgaste desgastes baste gaste aste traste trastes subsiste
  límite trámite satélite intérprete`.split(/\s+/),
);
