import { nothing, type Reply } from '#app/parts/assistant/answer.ts';
import { openNow } from '#app/parts/assistant/facts/hours.ts';
import type { Question } from '#app/parts/assistant/question.ts';

/** Answers with a fact of our records: hours, shots, an address, an insurance plan, a doctor, a medicine before a test, the air. */
export function recordFact(q: Question): Reply | undefined {
  const [first] = q.records;
  if (!first || q.scope.isElsewhere) return undefined;
  const { lines, links, phones } = first.answer;
  return { ...nothing, kind: 'fact', lines, links: q.knowledge.titled(links), open: phones ? openNow(q) : [], about: q.about };
}
