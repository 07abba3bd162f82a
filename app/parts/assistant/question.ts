import type { ClinicMoment } from '#app/parts/hours/clinic-time.ts';
import type { OfficeDay } from '#app/parts/hours/with-day.ts';
import type { Intents } from '#app/parts/intent/intent.ts';
import type { MeantPagesOf } from '#app/parts/intent/meant-page.ts';
import type { FoundPage } from '#app/parts/site-index/found.ts';
import type { SiteIndex } from '#app/parts/site-index/site-index.ts';
import type { PageId } from '#app/site/pages.ts';
import type { About, Answer, Topic } from './answer.ts';
import type { Knowledge } from './knowledge.ts';
import type { RecordAnswer, RecordQuestion } from './record-question.ts';

/** Who else must answer a question. */
export interface Scope {
  /** Somebody else answers it: "what time does Walmart open". */
  readonly isElsewhere: boolean;
  /** Only a person who knows the patient answers it, so no fact of our records does. */
  readonly isForPerson: boolean;
  /** The entry of `declines` of which the question contains a phrase. */
  readonly declined: SiteIndex['declines'][number] | undefined;
}

/** Passages of our pages with links to them. */
export type PassagesAndLinks = Pick<Answer, 'passages' | 'links'>;

export interface FoundPassages extends PassagesAndLinks {
  /** The question they answer; a follow-up includes the question before. */
  readonly asked: string;
}

/** A question and all that is computed from it, each value once and only if a resolver reads it. */
export interface Question {
  readonly knowledge: Knowledge;
  readonly index: SiteIndex;
  readonly language: SiteIndex['language'];
  readonly facts: SiteIndex['facts'];
  /** As it was typed. */
  readonly text: string;
  readonly now: ClinicMoment;
  /** What the desk published for these days. */
  readonly day: OfficeDay | undefined;
  /** What the last answer was about, for follow-up questions. */
  readonly thread: About | undefined;
  readonly words: readonly string[];
  /** The words joined by spaces. */
  readonly plain: string;
  /** Whether it is short enough that a phrase of a topic suffices for the topic's fact. */
  readonly isPlain: boolean;
  /** Whether it consists of nothing but a day, which asks whether we are open: "christmas eve". */
  readonly isOnlyDay: boolean;
  /** The question with what it names itself. */
  readonly own: RecordQuestion;
  /** The question with what it names and, if it continues the last answer, what that was about. */
  readonly asked: RecordQuestion;
  /** Whether it only continues the last question: "and on Friday?". */
  readonly continues: boolean;
  /** The topics of which it contains a phrase. */
  readonly topicsSaid: readonly Topic[];
  /** The topics that a fact may answer, likeliest first. */
  readonly topics: readonly Topic[];
  /** The likelihood of each intent, 0 to 1. */
  readonly likely: ReturnType<Intents>;
  /** Which pages the classifier takes it to mean. */
  readonly meant: ReturnType<MeantPagesOf>;
  /** The page of the allergy kit that answers it, whatever the search finds. */
  readonly leading: PageId | undefined;
  /** The pages that the search finds, best first. */
  readonly found: readonly FoundPage[];
  /** The share of its words that the index knows, 0 to 1. */
  readonly known: number;
  readonly scope: Scope;
  /** The answers of our records, by topic. */
  readonly records: readonly { readonly topic: Topic; readonly answer: RecordAnswer }[];
  /** The passage of our pages that is most similar to it. */
  readonly passages: FoundPassages | undefined;
  /** What it is about, for the next question. */
  readonly about: About;
  /** Another text as a question at the same moment, without a thread. */
  alone(text: string): Question;
}
