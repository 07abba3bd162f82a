import type { PageId } from '#app/site/pages.ts';
import type { Topic } from './answer.ts';
import { factOf } from './facts/fact-of.ts';
import { limits } from './limits.ts';
import type { Question } from './question.ts';
import type { RecordAnswer } from './record-question.ts';

/** The page that shows the records of a topic. */
export const pageOf: Readonly<Record<Topic, PageId>> = {
  shots: 'shots-today',
  hours: 'locations',
  fax: 'locations',
  phone: 'locations',
  address: 'locations',
  parking: 'locations',
  bus: 'locations',
  insurance: 'insurance',
  doctors: 'team',
  'test-medicine': 'medications-to-avoid',
  air: 'seasons',
};

/** Answers a question from our records by topic, except topics that a long question mentions only in passing. */
export function recordsFor(q: Question): { readonly topic: Topic; readonly answer: RecordAnswer }[] {
  const mayAnswer = (topic: Topic) =>
    (!q.scope.isForPerson || topic === 'test-medicine') && (q.isPlain || q.meant.share(pageOf[topic]) >= limits.factPageShare);
  return q.topics.filter(mayAnswer).flatMap((topic) => {
    const answer = factOf(topic, q.asked);
    return answer && answer.lines.length > 0 ? [{ topic, answer }] : [];
  });
}
