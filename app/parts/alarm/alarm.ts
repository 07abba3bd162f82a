import type { Emergency, ShownEmergencyCard } from '#app/content/emergency/emergency.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import type { Intents } from '#app/parts/intent/intent.ts';
import { askedWords } from '#app/parts/matching/asked-words.ts';
import { type AlarmWords, sentenceEnds } from './lexicon.ts';
import { type AlarmTable, type Listener, listenerOf } from './verdict.ts';

/** What stands first where a text tells of an emergency: a card, the lifeline, or the slim line to 911 where it only may. */
export type Alarm =
  | { readonly card: ShownEmergencyCard }
  | { readonly lifeline: Localized<Omit<Emergency['lifeline'], 'from'>> }
  | { readonly line: true };

/** The words and the table, the same in both languages. */
export interface AlarmReading {
  readonly words: AlarmWords;
  readonly table: AlarmTable;
}

/** What an alarm shows, in one language. */
export interface AlarmTexts {
  readonly cards: readonly ShownEmergencyCard[];
  readonly lifeline: Localized<Omit<Emergency['lifeline'], 'from'>>;
}

/** Hears alarms in texts of either language, and shows them in one. */
export interface Alarms extends Pick<Listener, 'tellsOfEating'> {
  of(text: string): Alarm | undefined;
}

/**
 * How likely an emergency must be for the line to 911 where the table hears none. The line costs a glance: it then stands above one
 * ordinary question in twenty (docs/decisions/036).
 */
const likely = 0.2;
/**
 * Below this a card is the line, never less: "a mosquito bit my ankle, it itches a bit", and where a severe sign is said, "he is scared
 * he stops breathing in the test". The lifeline stays whatever was learnt.
 */
const unlikely = { mild: 0.06, severe: 0.03 } as const;
/** Words up to which a severe sign is told as one tells it while it happens, with nothing that could speak against it. */
const short = 6;

/** Makes alarms ready, once for all texts. @throws where the table names a card that the texts do not have. */
export function alarmsOf({ words, table }: AlarmReading, { cards, lifeline }: AlarmTexts, intents: Intents): Alarms {
  const { hear, tellsOfEating } = listenerOf(words, table);
  function cardOf(wanted: string): Alarm {
    const card = cards.find(({ kind }) => kind === wanted);
    if (!card) throw new Error(`There is no emergency card "${wanted}"`);
    return { card };
  }
  return {
    tellsOfEating,
    of(text) {
      const verdict = hear(text);
      if (verdict.level === 'none') return intents(text).emergency >= likely ? { line: true } : undefined;
      if (verdict.level === 'possible') return { line: true };
      if (verdict.card === 'lifeline') return { lifeline };
      if (verdict.severe && askedWords(text).length <= short) return cardOf(verdict.card);
      const isCalm = (said: string) => intents(said).emergency < unlikely[verdict.severe ? 'severe' : 'mild'];
      if ([text, ...text.split(sentenceEnds)].every(isCalm)) return { line: true };
      return cardOf(verdict.card);
    },
  };
}
