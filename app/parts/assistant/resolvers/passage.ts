import type { Reply } from '#app/parts/assistant/answer.ts';
import { partOfTest } from '#app/parts/assistant/follow-ups.ts';
import type { Question } from '#app/parts/assistant/question.ts';
import { articleOf, passageReply } from '#app/parts/assistant/reply.ts';

/** Answers with the passage of our pages that is most similar to the question. */
export function passage(q: Question): Reply | undefined {
  const found = q.passages;
  const isNamed = (q.found[0]?.named ?? 0) > 0;
  if (!found || (q.scope.isElsewhere && !isNamed)) return undefined;
  const [link] = found.links;
  const part = partOfTest(q.own, link?.page, found.passages[0], q.index);
  const shown = part && link ? { passages: [part], links: [{ ...link, hash: part.hash }] } : found;
  return {
    ...passageReply(q, shown.passages, shown.links, q.about),
    about: { ...q.about, question: found.asked, article: articleOf(q, found.links) },
  };
}
