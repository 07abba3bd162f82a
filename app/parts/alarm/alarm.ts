import type { Emergency, ShownEmergencyCard } from '#app/content/emergency/emergency.schema.ts';
import type { Localized } from '#app/content/text/localized.ts';
import type { Intents } from '#app/parts/intent/intent.ts';
import { askedWords } from '#app/parts/matching/asked-words.ts';
import { saidOfNow } from './history.ts';
import { type AlarmWords, sentenceEnds } from './lexicon.ts';
import { type AlarmTable, type CardId, type Listener, listenerOf } from './verdict.ts';

/** What is shown first if a text tells of an emergency: a card, the lifeline or, if it only may, the slim line to 911. */
export type Alarm =
  | { readonly card: ShownEmergencyCard }
  | { readonly lifeline: Localized<Omit<Emergency['lifeline'], 'from'>> }
  | { readonly line: true };

/** The words and the table that recognize an emergency in texts of both languages. */
export interface AlarmReading {
  readonly words: AlarmWords;
  readonly table: AlarmTable;
}

export interface AlarmTexts {
  readonly cards: readonly ShownEmergencyCard[];
  readonly lifeline: Localized<Omit<Emergency['lifeline'], 'from'>>;
}

/** Recognizes emergencies in texts of either language, and shows them in one. */
export interface Alarms extends Pick<Listener, 'tellsOfEating'> {
  /** What to show first for a text; undefined if it tells of no emergency. */
  of(text: string): Alarm | undefined;
  /** The same for what was written in a form: what is over gets the line at most. */
  inForm(text: string): Alarm | undefined;
}

/**
 * Likelihoods of an emergency, 0 to 1, by the classifier trained on the examples (docs/decisions/036). From `possible` on, a text in which
 * the table finds nothing gets the line to 911, as one ordinary question in twenty does, which costs its reader a glance. Below it a card
 * is lowered to the line: "a mosquito bit my ankle, it itches a bit". Below `unlike` what the table finds only possible gets no line:
 * "I pass out when I see needles"; of all emergencies in training/question-sets that the table finds only possible, the lowest has 0.3. From `alike` on, the table may give a card to an emergency that
 * nobody listed. The lifeline and what the table marks as certain do not depend on likelihoods.
 */
export const likely = { unlike: 0.08, possible: 0.17, alike: 0.6 } as const;
/** A severe sign in a text of at most this many words keeps its card: the text is too short to say anything against it. */
export const short = 8;

/** The listener of each reading, prepared once for all languages: that takes a slow phone half a second. */
const listeners = new WeakMap<AlarmReading, Listener>();

function listenerIn(reading: AlarmReading): Listener {
  const listener = listeners.get(reading) ?? listenerOf(reading.words, reading.table);
  listeners.set(reading, listener);
  return listener;
}

/** The card, or the lifeline, that a text gets whatever its likelihood, and so before the classifier has loaded. */
export function certainCard(reading: AlarmReading, text: string): CardId | undefined {
  const verdict = listenerIn(reading).hear(text);
  if (verdict.level !== 'certain') return undefined;
  const isPlain = verdict.card === 'lifeline' || verdict.stays || (askedWords(text).length <= short && verdict.severe);
  return isPlain ? verdict.card : undefined;
}

/**
 * Prepares the alarms of a language, once for all texts. @throws if the table names a card that the texts lack.
 * @param intents the classifier; without it, nothing is heard but what is certain
 */
export function alarmsOf(reading: AlarmReading, { cards, lifeline }: AlarmTexts, intents?: Intents): Alarms {
  const { hear, tellsOfEating } = listenerIn(reading);
  function shown(wanted: CardId): Alarm {
    if (wanted === 'lifeline') return { lifeline };
    const card = cards.find(({ kind }) => kind === wanted);
    if (!card) throw new Error(`There is no emergency card "${wanted}"`);
    return { card };
  }
  function of(text: string): Alarm | undefined {
    const certain = certainCard(reading, text);
    if (certain || !intents) return certain && shown(certain);
    const whole = intents(text).emergency;
    const verdict = hear(text, whole >= likely.alike);
    if (verdict.level === 'none') return whole >= likely.possible ? { line: true } : undefined;
    const isBelow = (least: number) => [text, ...text.split(sentenceEnds)].every((said) => intents(said).emergency < least);
    if (verdict.level === 'possible') return isBelow(likely.unlike) ? undefined : { line: true };
    return isBelow(likely.possible) ? { line: true } : shown(verdict.card);
  }
  return {
    tellsOfEating,
    of,
    inForm(text) {
      const alarm = of(text);
      if (!alarm || 'lifeline' in alarm || ('card' in alarm && alarm.card.kind === 'battery')) return alarm;
      const ofNow = saidOfNow(text, (sentence) => of(sentence) !== undefined);
      return ofNow === undefined ? { line: true } : (of(ofNow) ?? alarm);
    },
  };
}
