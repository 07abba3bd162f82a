import { askedWords } from '#app/parts/matching/asked-words.ts';
import type { PageId } from '#app/site/pages.ts';
import type { About } from './answer.ts';
import { nothing, type Reply } from './answer.ts';
import { patterns } from './patterns.ts';
import { topicsOfHours } from './topic-kinds.ts';

/** The only pages that may be linked under an emergency card; any other would lead away from it. */
const mayFollow: readonly PageId[] = ['emergency', 'after-hours'];

function isFactAskedFor({ kind, about: { topic } = {} }: Pick<Reply, 'kind' | 'about'>, asked: string): boolean {
  const text = askedWords(asked).join(' ');
  return (
    kind === 'fact' &&
    (!(topic && topicsOfHours.includes(topic)) || patterns.asksForHours.test(text)) &&
    (topic !== 'test-medicine' || patterns.asksForTest.test(text))
  );
}

/**
 * Reduces an answer to what may be shown under an emergency card: a fact that was really asked for, or a link to what to do. It never shows
 * a passage, another page, hours because a throat "closes", rules for a test that nobody asked about, or our phones, which would compete
 * with 911.
 */
export function underCard(reply: Reply, question: string): Reply & { readonly about: About } {
  const about = reply.about ?? { question };
  const parts = reply.parts?.filter(({ asked, answer }) => isFactAskedFor(answer, asked));
  if (parts && parts.length > 0) return { ...reply, ...nothing, parts, about };
  if (isFactAskedFor(reply, question)) return { ...reply, passages: [], open: [], about };
  const links = reply.links.filter(({ page }) => mayFollow.includes(page));
  return { ...nothing, kind: reply.kind === 'declined' ? 'declined' : 'alarm', links, about };
}
