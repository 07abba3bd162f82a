import { nothing, type Reply } from '#app/parts/assistant/answer.ts';
import { factOf } from '#app/parts/assistant/facts/fact-of.ts';
import { asksAge, asksForTime, asksHowLong, namesMedicineOfSubject, timeOfSubject } from '#app/parts/assistant/follow-ups.ts';
import type { Question } from '#app/parts/assistant/question.ts';
import { declinedReply } from '#app/parts/assistant/reply.ts';
import type { PageId } from '#app/site/pages.ts';

/** Answers a short question without a subject from the subject of the last answer. */
export function followUp(q: Question, reply: (other: Question) => Reply): Reply | undefined {
  const { own, thread: before, index, knowledge, text } = q;
  if (!before) return undefined;
  const linkTo = (page: PageId, hash?: string) => [knowledge.linkTo(page, hash)];
  if (namesMedicineOfSubject(own, before)) {
    const whole = `${before.question} ${text}`;
    const { page } = before;
    const ofPage = [whole, before.question].map((asked) => reply(q.alone(asked))).find(({ about }) => about?.page === page);
    const said = ofPage ?? declinedReply(q, linkTo(page));
    return { ...said, about: { ...before, question: whole, isDeclined: said.kind === 'declined' } };
  }
  if (before.medicines && asksHowLong(own)) {
    const asked = { ...own, medicines: before.medicines, date: own.date ?? before.date };
    const fact = factOf('test-medicine', asked);
    return (
      fact && { ...nothing, kind: 'fact', lines: fact.lines, links: knowledge.titled(fact.links), about: { ...before, question: text } }
    );
  }
  if (before.topic === 'doctors' && asksAge(own)) {
    const passage = index.passages.find(({ page, hash }) => page === 'new-patient' && hash === 'with-child');
    return passage && { ...nothing, kind: 'passage', passages: [passage], links: linkTo(passage.page, passage.hash), about: before };
  }
  if (before.isDeclined ? asksForTime(own) : asksHowLong(own)) {
    const time = timeOfSubject(before, index);
    if (time === 'other') return undefined;
    const page = before.page ?? 'patient-routing';
    return time
      ? { ...nothing, kind: 'passage', passages: [time], links: linkTo(page, time.hash), about: before }
      : { ...declinedReply(q, linkTo(page)), about: { ...before, isDeclined: true } };
  }
  return undefined;
}
