import type { ClinicMoment } from '#app/parts/hours/clinic-time.ts';
import type { IndexedFacts } from '#app/parts/site-index/site-index.ts';
import type { Language } from '#app/site/language.ts';
import type { PageId } from '#app/site/pages.ts';
import type { AnswerLink } from './answer.ts';
import type { Names } from './names.ts';

/** What the facts of our records need from a question: its words, what it names, the records and the moment. */
export interface RecordQuestion extends Names {
  readonly text: string;
  readonly words: readonly string[];
  /** The words joined by spaces. */
  readonly plain: string;
  readonly language: Language;
  readonly facts: IndexedFacts;
  readonly now: ClinicMoment;
}

/** An answer from our records, and the pages that show it. */
export interface RecordAnswer {
  /** Empty if the records do not say what was asked. */
  readonly lines: readonly string[];
  readonly links: readonly AnswerLink[];
  /** Whether to show the phones with it. */
  readonly phones?: boolean;
  /** The one doctor it is about, for a follow-up such as "and what days is she in?". */
  readonly doctor?: PageId;
}
