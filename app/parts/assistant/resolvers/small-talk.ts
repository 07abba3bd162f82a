import { nothing, type Reply } from '#app/parts/assistant/answer.ts';
import { openNow } from '#app/parts/assistant/facts/hours.ts';
import { limits } from '#app/parts/assistant/limits.ts';
import type { Question } from '#app/parts/assistant/question.ts';

/** Answers what is said to a person rather than asked about a page: a greeting, thanks, anger. */
export function smallTalk(q: Question): Reply | undefined {
  const talk = q.knowledge.talkSaid(q.text);
  const { isElsewhere, declined } = q.scope;
  const isTalk = talk?.id === 'off-topic' || q.isPlain || (!isElsewhere && q.meant.most < limits.anyPageMeant);
  if (!talk || !isTalk || q.leading || (declined && !talk.offers.includes('phones'))) return undefined;
  return {
    ...nothing,
    kind: talk.id === 'off-topic' ? 'unknown' : 'talk',
    lines: [talk.says],
    links: talk.offers.includes('doors') ? q.knowledge.doors : [],
    open: talk.offers.includes('phones') ? openNow(q) : [],
  };
}
