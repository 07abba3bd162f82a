import type { Alarms } from '#app/parts/alarm/alarm.ts';
import type { Intents } from '#app/parts/intent/intent.ts';
import type { MeantPagesOf } from '#app/parts/intent/meant-page.ts';
import { readerOf } from '#app/parts/matching/meant.ts';
import type { Finder } from '#app/parts/site-index/find.ts';
import { wordsIn } from '#app/site/language.ts';
import type { PageId } from '#app/site/pages.ts';
import { afterCardIn } from './after-card.ts';
import type { AnswerLink } from './answer.ts';
import { pinnedIn } from './pinned.ts';
import { talkIn } from './talk.ts';
import { answerWords } from './words.ts';

/** Prepares what an answerer of one language knows, once for all questions: the index, the classifiers and the phrases of content/assistant.yaml. */
export function knowledgeOf(finder: Finder, alarms: Alarms, intents: Intents, meantPagesOf: MeantPagesOf) {
  const { index } = finder;
  const titleOf = (id: PageId) => index.pages.find((page) => page.id === id)?.title ?? id;
  return {
    finder,
    index,
    alarms,
    intents,
    meantPagesOf,
    words: wordsIn(answerWords, index.language),
    topicsSaid: readerOf(index.topics),
    declinesSaid: readerOf(index.declines),
    talkSaid: talkIn(index),
    pinnedSaid: pinnedIn(index),
    afterCard: afterCardIn(index),
    doors: index.doors.map(({ to, hash, text }): AnswerLink => ({ page: to, title: text, ...(hash ? { hash } : {}) })),
    /** A link to a page, with the page's own title. */
    linkTo: (page: PageId, hash?: string): AnswerLink => ({ page, title: titleOf(page), ...(hash ? { hash } : {}) }),
    /** Gives each link without a title that of its page. */
    titled: (links: readonly AnswerLink[]) => links.map((link) => ({ ...link, title: link.title || titleOf(link.page) })),
  };
}

export type Knowledge = ReturnType<typeof knowledgeOf>;
