import type { EmergencyTable } from '#app/content/emergency/emergency-lexicon.schema.ts';
import { keepLast } from '#app/parts/matching/keep-last.ts';
import { type Fact, factsOf } from './facts.ts';
import { type AlarmWords, lexiconOf } from './lexicon.ts';

type Row = Omit<EmergencyTable['combinations'][number], 'why'>;
export type AlarmTable = readonly Row[];
type CardId = Exclude<Row['card'], 'line'>;

/**
 * What a text sounds like: certainly an emergency, with the card that stands first; possibly one, with the line to 911
 * above the ordinary answer; or none.
 */
type Verdict =
  /** `severe` where a sign of which one alone is enough is said without a slip: "accessible" is close to "acezando". */
  | { readonly level: 'certain'; readonly card: CardId; readonly severe: boolean }
  | { readonly level: 'possible' }
  | { readonly level: 'none' };

/** Hears whether a text tells of an emergency. */
export interface Listener {
  /** @param isAlike whether the text is much like the emergencies of content/question-examples: the table's `alike`. */
  hear(text: string, isAlike?: boolean): Verdict;
  /** Whether somebody is said to have eaten something: no advice on feeding may answer that. */
  tellsOfEating(text: string): boolean;
}

const namesIn = (facts: readonly Fact[], ...further: readonly string[]): ReadonlySet<string> =>
  new Set([...facts.flatMap(({ names }) => names), ...further]);

function holds({ all, without = [] }: Pick<Row, 'all' | 'without'>, said: ReadonlySet<string>): boolean {
  return all.every((term) => term.split('|').some((name) => said.has(name))) && !without.some((name) => said.has(name));
}

/** Words from which on a text is a paste or a letter: nobody types as many while something happens. */
const longText = 100;
/** Signs of a long text count together within so many sentences. */
const sentencesTogether = 2;
const urgent = ['now', 'happening', 'just', 'accident'];

/** Whether some neighbouring sentences of a long text say a row of the table by themselves, and that it happens now. */
function saidTogether(row: Row, live: readonly Fact[]): boolean {
  return [...new Set(live.map(({ sentence }) => sentence))].some((from) => {
    const said = namesIn(live.filter(({ sentence }) => sentence >= from && sentence < from + sentencesTogether));
    return holds(row, said) && urgent.some((manner) => said.has(manner));
  });
}

/** Makes words and table ready to hear; both languages at once. */
export function listenerOf(words: AlarmWords, table: AlarmTable): Listener {
  const lexicon = lexiconOf(words);
  const read = keepLast((text) => {
    const heard = lexicon.read(text);
    return { facts: factsOf(heard, lexicon), isLong: heard.words.length >= longText };
  });
  const saysSevere = (text: string) =>
    factsOf(lexicon.read(text, { exact: true }), lexicon).some((fact) => fact.live && fact.names.includes('severe'));
  return {
    hear(text, isAlike = false) {
      const { facts, isLong } = read(text);
      const liveFacts = facts.filter((fact) => fact.live);
      // Where a severe sign is of the past, a habit or only asked about, that says more than the likeness.
      const isExcused = facts.some((fact) => fact.names.includes('severe') && !fact.live);
      const live = namesIn(liveFacts, ...(isAlike && !isExcused ? ['alike'] : []));
      const isSaid = (one: Row) => holds(one, live) && (!isLong || one.card === 'lifeline' || saidTogether(one, liveFacts));
      const row = table.find((one) => one.card !== 'line' && isSaid(one)) ?? table.find((one) => holds(one, live));
      if (row && row.card !== 'line' && isSaid(row)) {
        const { card } = row;
        return {
          level: 'certain',
          card,
          // Asked of short texts alone: it reads the text once more.
          get severe() {
            return live.has('severe') && saysSevere(text);
          },
        };
      }
      const all = namesIn(facts);
      // A habit, the past and a question lower what is certain to possible, never to nothing.
      const lowered = facts.some(({ vital }) => vital) || table.some((one) => one.card !== 'line' && holds({ all: one.all }, all));
      return { level: row || lowered ? 'possible' : 'none' };
    },
    tellsOfEating: (text) => namesIn(read(text).facts).has('food!'),
  };
}
