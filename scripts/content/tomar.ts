/**
 * Finds Spanish text that says "tomar" of a medicine that is not swallowed. "Tomar" is only by mouth: readers who are asked not to "tomar"
 * a list of medicines before a test go on using the eye drops and the cream on the list.
 */
import { medicationClasses, medications } from '#app/content/medicines/medications.server.ts';
import { contentPieces, type TextPiece } from './content-texts.ts';
import { type Problem, printProblems } from './problem.ts';
import { splitSentences } from './sentences.ts';
import { wordsPieces } from './words-modules.ts';

const word = (alternatives: string) => new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, 'iu');

const forms =
  'gotas|gotitas|esprays?|cremas?|pomadas?|ungüentos?|loción|lociones|inhalador|inhaladores|medicinas? de control|medicinas? de alivio|nebulización|nebulizaciones|parches?';
const isUsed = word(`${forms}|nasal`);
const isSwallowed = word('pastillas?|tabletas?|jarabes?|cápsulas?|sublingual|sublinguales|debajo de la lengua');

const take =
  'tom(?:a|as|an|ar|ando|e|en|es|o|ó|é|aba|aban|ado|aron)|tom(?:ar|ándo)(?:se)?l[ao]s?|tomarse|tóm(?:e|en|a)(?:se)?l[ao]s?|tómese';
const isTaking = word(take);

/** Returns notes and brands of medicines that are not swallowed, by the Spanish name of their class or their own. */
function usedMedicines() {
  const classes = new Map(medicationClasses().map(({ id, name }) => [id, name.es]));
  const all = medications().medications;
  const used = all.filter((one) => isUsed.test(one.generic.es) || (isUsed.test(classes.get(one.class) ?? '') && !one.group));
  const brandsOf = (records: typeof all) => records.flatMap(({ brands, mexicanBrands = [] }) => [...brands, ...mexicanBrands]);
  const swallowed = new Set(brandsOf(all.filter((one) => !used.includes(one))));
  return { notes: new Set(used.flatMap(({ note }) => note?.es ?? [])), brands: brandsOf(used).filter((brand) => !swallowed.has(brand)) };
}

const { notes, brands } = usedMedicines();
const escaped = brands.map(RegExp.escape);
/** "Tome dos de estas gotas": up to three words between. */
const takesUsed = word(`(?:${take})(?: \\p{L}+){0,3} (?:${[forms, ...escaped].join('|')})`);

/** Returns the words of a text that say "tomar" of something that is not swallowed. */
export function takenIn(text: string): string[] {
  return splitSentences(text.normalize('NFC')).flatMap((sentence) => {
    const [found] = takesUsed.exec(sentence) ?? [];
    return found && !isSwallowed.test(found) && !/lengua|sublingual/iu.test(sentence) ? [found] : [];
  });
}

/** Whether a text is about any medicine, drops and inhalers too. */
const isOfAny = ({ path }: TextPiece) =>
  /^(?:app\/(?:parts\/medicines|pages\/medications)\/|content\/(?:intake|medications\/rules)\.yaml$)/.test(path);

/** Returns the words for taking in a text about any medicine, except in a sentence that names a pill. */
const takingIn = (text: string) =>
  splitSentences(text.normalize('NFC')).flatMap((sentence) =>
    isSwallowed.test(sentence) ? [] : (isTaking.exec(sentence)?.slice(0, 1) ?? []),
  );

export function takenProblems(pieces: readonly TextPiece[], notesOfUsed: ReadonlySet<string> = notes): Problem[] {
  return pieces
    .filter(({ language, searchWords }) => language === 'es' && !searchWords)
    .flatMap((piece) => {
      const found = isOfAny(piece) || notesOfUsed.has(piece.text) ? takingIn(piece.text) : takenIn(piece.text);
      return found.map((words) => ({
        path: piece.path,
        line: piece.line,
        wrong: `"${words}" is said of a medicine that is not swallowed, or of a list with such medicines on it.`,
        mend: 'Write "usar" ("use", "sin usarla", "siga con esta medicina"), or "ponerse" for drops and creams.',
      }));
    });
}

if (import.meta.main)
  process.exitCode = printProblems('medicines that are used', takenProblems([...contentPieces(), ...(await wordsPieces())]));
