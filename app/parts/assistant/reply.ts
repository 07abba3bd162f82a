import type { PageId } from '#app/site/pages.ts';
import { type About, type Answer, type AnswerLink, nothing, type Reply } from './answer.ts';
import { openNow } from './facts/hours.ts';
import { limits } from './limits.ts';
import type { Question } from './question.ts';

/** The article (on a condition or a service) that an answer links first. */
export const articleOf = ({ index }: Question, [first]: readonly AnswerLink[]): PageId | undefined =>
  index.pages.find(({ id, kind }) => id === first?.page && (kind === 'condition' || kind === 'service'))?.id;

/** Quotes a passage with the page that contains it. */
export const passageReply = (q: Question, passages: Answer['passages'], links: readonly AnswerLink[], about: About): Reply => ({
  ...nothing,
  kind: 'passage',
  passages,
  links,
  about: { ...about, article: articleOf(q, links) },
});

/** Leaves a question to a person: the phones, the page that helps meanwhile, and what it says in general. */
export const declinedReply = (q: Question, links: readonly AnswerLink[], passages: Answer['passages'] = []): Reply => ({
  ...nothing,
  kind: 'declined',
  lines: [passages.length > 0 ? q.knowledge.words.declinedInGeneral : q.knowledge.words.declined],
  passages,
  links,
  open: openNow(q),
});

/** Says that a question was not understood, with links to the most wanted pages, and the line to 911 if it may mean an emergency. */
export const notUnderstoodReply = (q: Question): Reply => ({
  ...nothing,
  kind: 'unknown',
  alarm: q.likely.emergency >= limits.possibleEmergency ? { line: true } : undefined,
  lines: [q.knowledge.words.unknown],
  links: q.knowledge.doors,
  open: openNow(q),
});
