import type { Emergency, EmergencyKind, ShownEmergencyCard } from '#app/content/emergency/emergency.schema.ts';
import type { GuideChoice } from '#app/content/emergency/guide-choices.ts';
import type { Localized } from '#app/content/text/localized.ts';
import type { Intents } from '#app/parts/intent/intent.ts';
import { saidOfNow } from './history.ts';
import type { AlarmWords } from './lexicon.ts';
import { type AlarmTable, type CertainCard, type Heard, type Listener, listenerOf, type Verdict } from './verdict.ts';

/** What is shown first for an alarming text: a card, the lifeline, the guide if no card is certain, or the slim line to 911. */
export type Alarm =
  | { readonly card: ShownEmergencyCard }
  /** `first` says what to do before calling the lifeline, if something was taken or cut. */
  | { readonly lifeline: Localized<Omit<Emergency['lifeline'], 'from'>>; readonly first: string | undefined }
  | { readonly guide: ShownGuide }
  | { readonly line: true };

/** Asks what is happening to a body if no card is certain: first signs that need 911, then the choices, mentioned ones first. */
export interface ShownGuide {
  readonly title: string;
  /** Signs, each of which is enough to call 911. */
  readonly signs: readonly string[];
  readonly choices: readonly { readonly id: GuideChoice; readonly title: string; readonly of: readonly string[] }[];
}

/** The words and the table that recognize an emergency in texts of both languages. */
export interface AlarmReading {
  readonly words: AlarmWords;
  readonly table: AlarmTable;
}

export interface AlarmTexts {
  readonly cards: readonly ShownEmergencyCard[];
  readonly lifeline: Localized<Omit<Emergency['lifeline'], 'from'>>;
  /** With the choices in content order. */
  readonly guide: ShownGuide;
  /** The sentences of the situations that rows of the table name, by id. */
  readonly situations: Readonly<Record<string, string>>;
}

/** Recognizes emergencies in texts of both languages and shows them in one. */
export interface Alarms extends Pick<Listener, 'tellsOfEating'>, Pick<AlarmTexts, 'situations'> {
  /**
   * Returns what to show first for a text; undefined if it mentions no emergency. Past events get at most the line to 911.
   * @param after the card shown earlier in the same conversation
   */
  of(text: string, after?: EmergencyKind): Alarm | undefined;
}

/**
 * Likelihoods of an emergency, 0 to 1, by the classifier trained on the examples (docs/decisions/036), from which a text gets the guide or
 * the line to 911. The classifier only raises the alarm: it never lowers what the words decide.
 */
export const likely = { guide: 0.35, line: 0.19 } as const;

/** Whether a text says that something is happening now. */
const isTold = (verdict: Verdict): verdict is Heard => verdict.level === 'certain' || verdict.level === 'guide';

/** The listener of each reading, prepared once for both languages, which takes a slow phone half a second. */
const listeners = new WeakMap<AlarmReading, Listener>();

function listenerIn(reading: AlarmReading): Listener {
  const listener = listeners.get(reading) ?? listenerOf(reading.words, reading.table);
  listeners.set(reading, listener);
  return listener;
}

/** Returns what the words of a text say about now: a past event gets at most the line to 911, except a swallowed battery and self-harm. */
function heardOfNow({ hear }: Listener, text: string): Verdict {
  const verdict = hear(text);
  const isAnyway = verdict.level === 'certain' && (verdict.card === 'lifeline' || verdict.card === 'battery');
  if (isAnyway || verdict.level === 'none') return verdict;
  const ofNow = saidOfNow(text, (part) => hear(part).level !== 'none');
  if (ofNow === undefined) return { level: 'over' };
  if (!isTold(verdict)) return verdict;
  const again = hear(ofNow);
  return isTold(again) ? again : verdict;
}

/** Returns what the words of a text alone decide, before the classifier has loaded: a card, the lifeline or the guide. */
export function heardEarly(reading: AlarmReading, text: string): Heard | undefined {
  const verdict = heardOfNow(listenerIn(reading), text);
  return isTold(verdict) ? verdict : undefined;
}

/** Returns the name under which a card is drawn: its situation, or else the card. */
export const nameOf = ({ card, situation }: CertainCard): string => situation ?? card;

/** Returns the guide with the choices that the text mentions before the others. */
function guideWith(guide: ShownGuide, heard: readonly GuideChoice[]): ShownGuide {
  const isHeard = ({ id }: ShownGuide['choices'][number]) => heard.includes(id);
  return { ...guide, choices: [...guide.choices.filter(isHeard), ...guide.choices.filter((one) => !isHeard(one))] };
}

/** Returns a card; with a situation, it starts with that sentence and has no signs, because the person has already named one. */
export function alarmOfCard({ cards, lifeline, situations }: AlarmTexts, { card, situation }: CertainCard): Alarm {
  const first = situation && situations[situation];
  if (card === 'lifeline') return { lifeline, first };
  const found = cards.find(({ kind }) => kind === card);
  if (!found) throw new Error(`There is no emergency card "${card}"`);
  return { card: first ? { ...found, first, signs: [] } : found };
}

/**
 * Prepares the alarms of a language, once for all texts. @throws in `of` if the table names a card that the texts lack.
 * @param intents the classifier; without it, the words alone decide (a card, the lifeline or the guide), and the line to 911 is never shown
 */
export function alarmsOf(reading: AlarmReading, texts: AlarmTexts, intents?: Intents): Alarms {
  const listener = listenerIn(reading);
  function alarmOf(verdict: Verdict, after?: EmergencyKind): Alarm | undefined {
    if (verdict.level === 'none') return undefined;
    if (verdict.level === 'guide') return { guide: guideWith(texts.guide, verdict.choices) };
    // The line to 911 waits for the classifier, as the answer below it does.
    if (verdict.level !== 'certain') return intents && { line: true };
    // The steps of the choking card include what to do if the person goes limp.
    return alarmOfCard(texts, after === 'choking' && verdict.card === 'call-911' ? { card: after } : verdict);
  }
  return {
    tellsOfEating: listener.tellsOfEating,
    situations: texts.situations,
    of(text, after) {
      const verdict = heardOfNow(listener, text);
      const alarm = alarmOf(verdict, after);
      if (verdict.level === 'over' || (alarm && !('line' in alarm))) return alarm;
      const likelihood = intents?.(text).emergency ?? 0;
      // A text in which every sentence is about the past does not get the guide.
      if (likelihood >= likely.guide && saidOfNow(text, () => true) !== undefined) return { guide: texts.guide };
      return alarm ?? (likelihood >= likely.line ? { line: true } : undefined);
    },
  };
}
