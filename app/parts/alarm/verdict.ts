import type { TableRow } from '#app/content/emergency/emergency-lexicon.schema.ts';
import { type GuideChoice, guideChoices } from '#app/content/emergency/guide-choices.ts';
import { keepLast } from '#app/parts/matching/keep-last.ts';
import { type AlarmWords, lexiconOf } from './lexicon.ts';
import { type Mention, mentionsIn } from './mentions.ts';

type Row = Omit<TableRow, 'why'>;
export type AlarmTable = readonly Row[];
type CardId = Exclude<Row['card'], 'guide'>;

/** A card, and the situation with whose sentence it begins. */
export interface CertainCard {
  readonly card: CardId;
  readonly situation?: string | undefined;
}

/**
 * What a text says is happening now. `certain`: an emergency, with its card. `guide`: something is happening to someone's body, and
 * `choices` are those that the text mentions, in the guide's order.
 */
export type Heard = (CertainCard & { readonly level: 'certain' }) | { readonly level: 'guide'; readonly choices: readonly GuideChoice[] };

/**
 * As `Heard`, or less. `line`: a sign in general, a habit or the past, so the line to 911 goes above the answer. `over`: every sign has a
 * past date. `none`: no sign at all.
 */
export type Verdict = Heard | { readonly level: 'line' } | { readonly level: 'over' } | { readonly level: 'none' };

/** Recognizes emergencies in texts. */
export interface Listener {
  hear(text: string): Verdict;
  /** Whether the text says that somebody ate something, which must not be answered with advice on feeding. */
  tellsOfEating(text: string): boolean;
}

const namesIn = (mentions: readonly Mention[]): ReadonlySet<string> => new Set(mentions.flatMap(({ names }) => names));

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

/** Whether a card may be shown: not for a matter of the office, nor for a question in which nothing says that it happens now. */
function isSure(said: ReadonlySet<string>): boolean {
  return !said.has('ordinary') && (!said.has('asks') || [...urgent, 'present'].some((manner) => said.has(manner)));
}

/** Prepares the words and the table for texts of both languages. */
export function listenerOf(words: AlarmWords, table: AlarmTable): Listener {
  const lexicon = lexiconOf(words);
  const read = keepLast((text) => {
    const heard = lexicon.read(text);
    return { mentions: mentionsIn(heard, lexicon), isLong: heard.words.length >= longText };
  });
  /** Returns the verdict on all these mentions. */
  function verdictOf(mentions: readonly Mention[], isLong: boolean): Verdict {
    const liveMentions = mentions.filter(({ live }) => live);
    const live = namesIn(liveMentions);
    const isSaid = (one: Row) => holds(one, live) && (!isLong || one.card === 'lifeline' || saidTogether(one, liveMentions));
    const row = table.find(isSaid);
    if (row && row.card !== 'guide' && (row.card === 'lifeline' || isLong || isSure(live)))
      return { level: 'certain', card: row.card, situation: row.situation };
    if (row) {
      const heard = new Set(liveMentions.flatMap(({ choices }) => choices));
      return { level: 'guide', choices: guideChoices.filter((choice) => heard.has(choice)) };
    }
    // A certain emergency that is past, a habit or only asked about still gets the line to 911.
    const all = namesIn(mentions);
    const isLowered = mentions.some(({ vital }) => vital) || table.some((one) => one.card !== 'guide' && holds({ all: one.all }, all));
    return { level: isLowered ? 'line' : 'none' };
  }
  return {
    hear(text) {
      const { mentions, isLong } = read(text);
      // A question in one sentence does not weaken what another sentence says.
      const sentences = [...new Set(mentions.map(({ sentence }) => sentence))];
      const each = sentences.length > 1 ? sentences.map((at) => mentions.filter(({ sentence }) => sentence === at)) : [];
      const verdicts = [mentions, ...each].map((some) => verdictOf(some, isLong));
      return (
        verdicts.find(({ level }) => level === 'certain') ?? verdicts.find(({ level }) => level === 'guide') ?? (verdicts[0] as Verdict)
      );
    },
    tellsOfEating: (text) => namesIn(read(text).mentions).has('food!'),
  };
}
