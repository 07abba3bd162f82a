import type { EmergencyTable } from '#app/content/emergency/emergency-lexicon.schema.ts';
import { type Fact, factsOf } from './facts.ts';
import { type AlarmWords, lexiconOf } from './lexicon.ts';

type Row = Omit<EmergencyTable['combinations'][number], 'why'>;
export type AlarmTable = readonly Row[];
type CardId = Exclude<Row['card'], 'line'>;

/**
 * What a text sounds like: certainly an emergency, with the card that stands first; possibly one, with the line to 911
 * above the ordinary answer; or none.
 */
type Verdict = { readonly level: 'certain'; readonly card: CardId } | { readonly level: 'possible' } | { readonly level: 'none' };

/** Hears whether a text tells of an emergency. */
export interface Listener {
  hear(text: string): Verdict;
  /** Whether somebody is said to have eaten something: no advice on feeding may answer that. */
  tellsOfEating(text: string): boolean;
}

const namesIn = (facts: readonly Fact[]): ReadonlySet<string> => new Set(facts.flatMap(({ names }) => names));

function holds({ all, without = [] }: Pick<Row, 'all' | 'without'>, said: ReadonlySet<string>): boolean {
  return all.every((term) => term.split('|').some((name) => said.has(name))) && !without.some((name) => said.has(name));
}

/** Makes words and table ready to hear; both languages at once. */
export function listenerOf(words: AlarmWords, table: AlarmTable): Listener {
  const lexicon = lexiconOf(words);
  const read = (text: string) => factsOf(lexicon.read(text), lexicon);
  return {
    hear(text) {
      const facts = read(text);
      const live = namesIn(facts.filter((fact) => fact.live));
      const row = table.find((one) => holds(one, live));
      if (row && row.card !== 'line') return { level: 'certain', card: row.card };
      const all = namesIn(facts);
      // A habit, the past and a question lower what is certain to possible, never to nothing.
      const lowered = facts.some(({ vital }) => vital) || table.some((one) => one.card !== 'line' && holds({ all: one.all }, all));
      return { level: row || lowered ? 'possible' : 'none' };
    },
    tellsOfEating: (text) => namesIn(read(text)).has('food!'),
  };
}
