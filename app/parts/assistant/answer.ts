import type { Alarm } from '#app/parts/alarm/alarm.ts';
import type { SiteIndex } from '#app/parts/site-index/site-index.ts';
import type { Language } from '#app/site/language.ts';
import type { PageId } from '#app/site/pages.ts';
import type { NamedMedicine } from './named-medicine.ts';

export type Topic = SiteIndex['topics'][number]['id'];

/** A way to a page, with the words of the page's own title or of what stands there. */
export interface AnswerLink {
  readonly page: PageId;
  readonly hash?: string;
  readonly title: string;
}

/** A passage of one of our pages, as it stands there. */
export interface Passage {
  readonly heading: string;
  readonly text: string;
}

/**
 * An answer: passages of our pages, lines that say a fact of our records, and the pages they come from. `declined` is
 * a question that only a person can answer, `talk` what is said to a person, `unknown` one that we did not understand, `alarm` one
 * that has no answer but its alarm, `several` a message of several questions, each answered under `parts`.
 */
export interface Answer {
  readonly kind: 'passage' | 'fact' | 'declined' | 'talk' | 'unknown' | 'alarm' | 'several';
  readonly language: Language;
  readonly alarm?: Alarm;
  /** Facts, a line each. */
  readonly lines: readonly string[];
  readonly passages: readonly Passage[];
  readonly links: readonly AnswerLink[];
  /** Where somebody is to call: whether each office is open, to stand under the phones. */
  readonly open: readonly string[];
  /** Each question of a message that had several, as it was typed. */
  readonly parts?: readonly { readonly asked: string; readonly answer: Answer }[];
  /** What the answer was about, for a question that follows it. */
  readonly about: About;
}

/** What a question was about: whoever asks "and on Friday?" means the rest as before. */
export interface About {
  readonly topic?: Topic;
  readonly office?: string;
  readonly date?: string;
  readonly doctor?: PageId;
  readonly medicines?: readonly NamedMedicine[];
  /** The page that answered, and whether it was left to a person. */
  readonly page?: PageId;
  readonly isDeclined?: boolean;
  /** The article that answered. */
  readonly article?: PageId;
  readonly question?: string;
}
