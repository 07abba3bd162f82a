import type { EmergencyTable } from '#app/content/emergency/emergency-lexicon.schema.ts';
import { keepLast } from '#app/parts/matching/keep-last.ts';
import { type AlarmWords, lexiconOf } from './lexicon.ts';
import { type Mention, mentionsIn } from './mentions.ts';

type Row = Omit<EmergencyTable['combinations'][number], 'why'>;
export type AlarmTable = readonly Row[];
export type CardId = Exclude<Row['card'], 'line'>;

/** Whether a text tells of an emergency: certainly (and which card to show), possibly (show the line to 911 above the answer), or not. */
type Verdict =
  /** `severe` if a severe sign is spelled without a typing error: "accessible" is only close to "acezando"; `stays` if the row is certain. */
  | { readonly level: 'certain'; readonly card: CardId; readonly severe: boolean; readonly stays: boolean }
  | { readonly level: 'possible' }
  | { readonly level: 'none' };

/** Tells whether a text tells of an emergency. */
export interface Listener {
  /** @param isAlike whether the text very much resembles the emergencies of training/examples: the table's `alike`. */
  hear(text: string, isAlike?: boolean): Verdict;
  /** Whether the text says that somebody ate something, which must not be answered with advice on feeding. */
  tellsOfEating(text: string): boolean;
}

const namesIn = (mentions: readonly Mention[], ...further: readonly string[]): ReadonlySet<string> =>
  new Set([...mentions.flatMap(({ names }) => names), ...further]);

export function holds({ all, without = [] }: Pick<Row, 'all' | 'without'>, said: ReadonlySet<string>): boolean {
  return all.every((term) => term.split('|').some((name) => said.has(name))) && !without.some((name) => said.has(name));
}

/** A text of at least this many words is a letter or was pasted: nobody types that much during an emergency. */
const longText = 100;
/** In a long text, signs count together only within this many neighboring sentences. */
const sentencesTogether = 2;
const urgent = ['now', 'happening', 'just', 'accident'];

/** Whether neighboring sentences of a long text fulfill a row of the table by themselves and say that it happens now. */
function saidTogether(row: Row, live: readonly Mention[]): boolean {
  return [...new Set(live.map(({ sentence }) => sentence))].some((from) => {
    const said = namesIn(live.filter(({ sentence }) => sentence >= from && sentence < from + sentencesTogether));
    return holds(row, said) && urgent.some((manner) => said.has(manner));
  });
}

/** Prepares the words and the table for texts of both languages. */
export function listenerOf(words: AlarmWords, table: AlarmTable): Listener {
  const lexicon = lexiconOf(words);
  const read = keepLast((text) => {
    const heard = lexicon.read(text);
    return { mentions: mentionsIn(heard, lexicon), isLong: heard.words.length >= longText };
  });
  const saysSevere = (text: string) =>
    mentionsIn(lexicon.read(text, { exact: true }), lexicon).some(({ live, names }) => live && names.includes('severe'));
  return {
    hear(text, isAlike = false) {
      const { mentions, isLong } = read(text);
      const liveMentions = mentions.filter(({ live }) => live);
      // A severe sign that is past, a habit or only asked about outweighs the classifier.
      const isExcused = mentions.some((mention) => mention.names.includes('severe') && !mention.live);
      const live = namesIn(liveMentions, ...(isAlike && !isExcused ? ['alike'] : []));
      const isSaid = (one: Row) => holds(one, live) && (!isLong || one.card === 'lifeline' || saidTogether(one, liveMentions));
      const row = table.find((one) => one.card !== 'line' && isSaid(one)) ?? table.find((one) => holds(one, live));
      if (row && row.card !== 'line' && isSaid(row)) {
        const { card, certain: stays = false } = row;
        return {
          level: 'certain',
          card,
          stays,
          // A getter, because it reads the text once more and is needed for short texts only.
          get severe() {
            return live.has('severe') && saysSevere(text);
          },
        };
      }
      const all = namesIn(mentions);
      // A past event, a habit or a question lowers a certain emergency to a possible one, never to none.
      const lowered = mentions.some(({ vital }) => vital) || table.some((one) => one.card !== 'line' && holds({ all: one.all }, all));
      return { level: row || lowered ? 'possible' : 'none' };
    },
    tellsOfEating: (text) => namesIn(read(text).mentions).has('food!'),
  };
}
