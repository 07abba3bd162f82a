import type { Reply } from '#app/parts/assistant/answer.ts';
import type { Question } from '#app/parts/assistant/question.ts';
import { declinedReply, passageReply } from '#app/parts/assistant/reply.ts';

export function pinned(q: Question): Reply | undefined {
  const found = q.knowledge.pinnedSaid(q.text);
  if (!found) return undefined;
  const { passage, inGeneral } = found;
  const links = [{ ...q.knowledge.linkTo(passage.page), hash: passage.hash }];
  if (inGeneral) return { ...declinedReply(q, links, [passage]), about: { question: q.text } };
  return passageReply(q, [passage], links, { question: q.text });
}
