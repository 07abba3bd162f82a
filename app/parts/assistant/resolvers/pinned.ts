import type { Reply } from '#app/parts/assistant/answer.ts';
import type { Question } from '#app/parts/assistant/question.ts';
import { passageReply } from '#app/parts/assistant/reply.ts';

export function pinned(q: Question): Reply | undefined {
  const found = q.knowledge.pinnedSaid(q.text);
  return found && passageReply(q, [found], [{ ...q.knowledge.linkTo(found.page), hash: found.hash }], { question: q.text });
}
