import type { Reply } from '#app/parts/assistant/answer.ts';
import { limits } from '#app/parts/assistant/limits.ts';
import type { Question } from '#app/parts/assistant/question.ts';
import { passageReply } from '#app/parts/assistant/reply.ts';
import { isTestOfMedicine } from '#app/parts/assistant/topics.ts';

/** Answers "do you test for penicillin?" with what that test is. */
export function medicineTest(q: Question): Reply | undefined {
  const isAsked = q.topics.length === 0 && q.words.length <= limits.testOfMedicine && !q.scope.declined && isTestOfMedicine(q);
  const passage = isAsked && q.index.passages.find(({ page }) => page === 'service/drug-challenges');
  return passage ? passageReply(q, [passage], [{ ...q.knowledge.linkTo(passage.page), hash: passage.hash }], q.about) : undefined;
}
