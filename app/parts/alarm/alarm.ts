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
 * How likely an emergency is by the examples (docs/decisions/036). From `possible` on the line to 911 stands where the table hears
 * nothing, above one ordinary question in twenty, which costs a glance; below it a card is that line and no less: "a mosquito bit my
 * ankle, it itches a bit". From `alike` on the table gives a card to what nobody has listed. The lifeline stays whatever was learnt.
 */
const likely = { possible: 0.17, alike: 0.6 } as const;
/** Words up to which a severe sign is told as one tells it while it happens, with nothing that could speak against it. */
const short = 8;

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
      const whole = intents(text).emergency;
      const verdict = hear(text, whole >= likely.alike);
      if (verdict.level === 'none') return whole >= likely.possible ? { line: true } : undefined;
      if (verdict.level === 'possible') return { line: true };
      if (verdict.card === 'lifeline') return { lifeline };
      if (askedWords(text).length <= short && verdict.severe) return cardOf(verdict.card);
      if ([text, ...text.split(sentenceEnds)].every((said) => intents(said).emergency < likely.possible)) return { line: true };
      return cardOf(verdict.card);
    },
  };
}
