import { askedWords } from '#app/parts/matching/asked-words.ts';
import type { PageId } from '#app/site/pages.ts';
import type { About } from './answer.ts';
import { nothing, type Reply } from './answer.ts';
import { limits } from './limits.ts';
import { patterns } from './patterns.ts';
import type { Question } from './question.ts';
import { topicsOfHours } from './topic-kinds.ts';

/** Whether a page may be linked under an emergency card: what to do, or an article that is meant; any other page would distract. */
const mayFollow = (page: PageId, { meant }: Question) =>
  page === 'emergency' ||
  page === 'after-hours' ||
  (/^(?:condition|service)\//.test(page) && meant.likelihood(page) >= limits.articleUnderCard);

function isFactAskedFor({ kind, about: { topic } = {} }: Pick<Reply, 'kind' | 'about'>, asked: string, { knowledge }: Question): boolean {
  const text = askedWords(asked).join(' ');
  return (
    kind === 'fact' &&
    knowledge.topicsSaid(asked).some(({ id }) => id === topic) &&
    (!(topic && topicsOfHours.includes(topic)) || patterns.asksForHours.test(text)) &&
    (topic !== 'test-medicine' || patterns.asksForTest.test(text))
  );
}

/**
 * Reduces an answer to what may appear under an emergency card: a fact that was really asked for, or links to what to do and to the article
 * that is meant. Passages, hours because a throat "closes", rules for a test that nobody asked about, and our phones, which would compete
 * with 911, are never shown.
 */
export function underCard(reply: Reply, question: Question): Reply & { readonly about: About } {
  const { text } = question;
  const about = reply.about ?? { question: text };
  const parts = reply.parts?.filter(({ asked, answer }) => isFactAskedFor(answer, asked, question));
  if (parts && parts.length > 0) return { ...reply, ...nothing, parts, about };
  if (isFactAskedFor(reply, text, question)) return { ...reply, passages: [], open: [], about };
  const links = reply.links.filter(({ page }) => mayFollow(page, question));
  return { ...nothing, kind: reply.kind === 'declined' ? 'declined' : 'alarm', links, about };
}
