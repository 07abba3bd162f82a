import type { Emergency, EmergencyKind, ShownEmergencyCard } from '#app/content/emergency/emergency.schema.ts';
import type { GuideChoice } from '#app/content/emergency/guide-choices.ts';
import type { Localized } from '#app/content/text/localized.ts';
import type { Intents } from '#app/parts/intent/intent.ts';
import { saidOfNow } from './history.ts';
import type { AlarmWords } from './lexicon.ts';
import { type AlarmTable, type CertainCard, type Heard, type Listener, listenerOf, type Verdict } from './verdict.ts';

/** What is shown first for a text that sounds like an emergency: a card, the lifeline, the guide if no card is certain, or the slim line to 911. */
export type Alarm =
  | { readonly card: ShownEmergencyCard }
  /** `first` is what to do before the call to the lifeline, where something was taken or cut. */
  | { readonly lifeline: Localized<Omit<Emergency['lifeline'], 'from'>>; readonly first: string | undefined }
  | { readonly guide: ShownGuide }
  | { readonly line: true };

/** What is asked where something happens to a body and no card is certain: first what needs 911, then the choices, those heard first. */
export interface ShownGuide {
  readonly title: string;
  /** Signs of which each is enough to call 911. */
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
  /** With its choices in their own order. */
  readonly guide: ShownGuide;
  /** The sentences of the situations that rows of the table name, by id. */
  readonly situations: Readonly<Record<string, string>>;
}

/** Recognizes emergencies in texts of either language, and shows them in one. */
export interface Alarms extends Pick<Listener, 'tellsOfEating'>, Pick<AlarmTexts, 'situations'> {
  /**
   * What to show first for a text; undefined if it tells of no emergency. What is over gets the line at most.
   * @param after the card that stood before it in the same conversation
   */
  of(text: string, after?: EmergencyKind): Alarm | undefined;
}

/**
 * The likelihoods of an emergency, 0 to 1, by the classifier trained on the examples (docs/decisions/036), from which on a text in which the
 * words tell of nothing gets the guide, or the line to 911. A classifier only raises: what the words tell stays.
 */
export const likely = { guide: 0.35, line: 0.19 } as const;

/** Whether a text tells of something that happens now. */
const isTold = (verdict: Verdict): verdict is Heard => verdict.level === 'certain' || verdict.level === 'guide';

/** The listener of each reading, prepared once for all languages: that takes a slow phone half a second. */
const listeners = new WeakMap<AlarmReading, Listener>();

function listenerIn(reading: AlarmReading): Listener {
  const listener = listeners.get(reading) ?? listenerOf(reading.words, reading.table);
  listeners.set(reading, listener);
  return listener;
}

/** What the words of a text tell of now: what is long over is no more than a reason for the line, but for a battery and self-harm. */
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

/** What the words of a text tell by themselves, and so before the classifier has loaded: a card, the lifeline or the guide. */
export function heardEarly(reading: AlarmReading, text: string): Heard | undefined {
  const verdict = heardOfNow(listenerIn(reading), text);
  return isTold(verdict) ? verdict : undefined;
}

/** What a card is called where each is drawn once: by the situation with which it begins. */
export const nameOf = ({ card, situation }: CertainCard): string => situation ?? card;

/** The guide with the choices that were heard before the others. */
function guideWith(guide: ShownGuide, heard: readonly GuideChoice[]): ShownGuide {
  const isHeard = ({ id }: ShownGuide['choices'][number]) => heard.includes(id);
  return { ...guide, choices: [...guide.choices.filter(isHeard), ...guide.choices.filter((one) => !isHeard(one))] };
}

/** A card that begins with the sentence of the situation that was heard: signs to compare with are no help to whoever told one. */
export function alarmOfCard({ cards, lifeline, situations }: AlarmTexts, { card, situation }: CertainCard): Alarm {
  const first = situation && situations[situation];
  if (card === 'lifeline') return { lifeline, first };
  const found = cards.find(({ kind }) => kind === card);
  if (!found) throw new Error(`There is no emergency card "${card}"`);
  return { card: first ? { ...found, first, signs: [] } : found };
}

/**
 * Prepares the alarms of a language, once for all texts. @throws if the table names a card that the texts lack.
 * @param intents the classifier; without it, the words alone decide (a card, the lifeline or the guide), and the line to 911 is never shown
 */
export function alarmsOf(reading: AlarmReading, texts: AlarmTexts, intents?: Intents): Alarms {
  const listener = listenerIn(reading);
  function alarmOf(verdict: Verdict, after?: EmergencyKind): Alarm | undefined {
    if (verdict.level === 'none') return undefined;
    if (verdict.level === 'guide') return { guide: guideWith(texts.guide, verdict.choices) };
    // The line, which stands above an ordinary answer, comes with it.
    if (verdict.level !== 'certain') return intents && { line: true };
    // Whoever goes limp while choking is helped by the steps of the choking card, which say so.
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
      // What is dated throughout is not asked about, in whatever words it is told.
      if (likelihood >= likely.guide && saidOfNow(text, () => true) !== undefined) return { guide: texts.guide };
      return alarm ?? (likelihood >= likely.line ? { line: true } : undefined);
    },
  };
}
