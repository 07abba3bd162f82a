import type { EmergencyKind } from '#app/content/emergency/emergency.schema.ts';
import type { Alarm } from '#app/parts/alarm/alarm.ts';
import type { Passage, SiteIndex } from '#app/parts/site-index/site-index.ts';
import type { Language } from '#app/site/language.ts';
import type { PageId } from '#app/site/pages.ts';
import type { NamedMedicine } from './named-medicine.ts';

export type Topic = SiteIndex['topics'][number]['id'];

/** A link to a page, titled by the page or by a text of `doors`. */
export interface AnswerLink {
  readonly page: PageId;
  readonly hash?: string;
  readonly title: string;
}

/** A passage quoted from one of our pages. */
export type ShownPassage = Pick<Passage, 'heading' | 'text'>;

/**
 * An answer: passages of our pages, lines with facts from our records, and the pages they come from. The `kind` is `declined` for a
 * question that only a person can answer, `talk` for something said to a person (a greeting), `unknown` for a question that was not
 * understood, `alarm` for one answered by its alarm alone, and `several` for a message of several questions, answered in `parts`.
 */
export interface Answer {
  readonly kind: 'passage' | 'fact' | 'declined' | 'talk' | 'unknown' | 'alarm' | 'several';
  readonly language: Language;
  readonly alarm?: Alarm;
  /** With the guide: the ordinary answer, for visitors who are only asking. */
  readonly onlyAsking?: Answer;
  /** One fact per line. */
  readonly lines: readonly string[];
  readonly passages: readonly ShownPassage[];
  readonly links: readonly AnswerLink[];
  /** Lines under the phones that say whether each office is open; empty if the visitor need not call. */
  readonly open: readonly string[];
  /** The questions of a message that had several, as they were typed, with their answers. */
  readonly parts?: readonly { readonly asked: string; readonly answer: Answer }[];
  /** The resolver that gave the answer (resolvers.ts); undefined for an emergency card, its sentences or several answers. */
  readonly by?: string;
  /** What the answer was about, for a follow-up question. */
  readonly about: About;
  /** Set while only the alarm is shown, because the rest still loads or failed to load. */
  readonly rest?: 'waiting' | 'failed';
}

/** What a question was about: a follow-up ("and on Friday?") leaves the rest unsaid. */
export interface About {
  readonly topic?: Topic;
  readonly office?: string;
  readonly date?: string;
  readonly doctor?: PageId;
  readonly medicines?: readonly NamedMedicine[];
  /** The first page that the answer linked. */
  readonly page?: PageId;
  /** Whether the question was left to a person. */
  readonly isDeclined?: boolean;
  /** The article that answered. */
  readonly article?: PageId;
  readonly question?: string;
  /** The emergency card shown with an earlier answer: later questions may still be about it. */
  readonly emergency?: EmergencyKind;
}

/** An answer without its language; `about` is optional. */
export type Reply = Omit<Answer, 'language' | 'about'> & { readonly about?: About };

export const nothing = { lines: [], passages: [], links: [], open: [] } as const;

/** Returns an answer that is only its alarm, while the rest is missing; nothing follows the lifeline. */
export function alarmAlone(alarm: Alarm, language: Language, question: string, rest: Answer['rest']): Answer {
  return { ...nothing, kind: 'alarm', language, alarm, about: { question }, rest: 'lifeline' in alarm ? undefined : rest };
}
