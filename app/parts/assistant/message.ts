import { nothing, type Reply } from './answer.ts';
import { limits } from './limits.ts';
import type { Question } from './question.ts';
import { questionOf } from './question-of.ts';
import { questionsIn } from './questions-in.ts';
import { notUnderstoodReply } from './reply.ts';
import { replyTo } from './resolvers.ts';

/** Answers each question of a message, one after another, so that the second may continue the first. */
function partsOf(message: Question, questions: readonly string[]) {
  const { knowledge, now, day, language } = message;
  let thread = message.thread;
  const parts = questions.map((asked) => {
    const reply = replyTo(questionOf({ knowledge, text: asked, thread, now, day }));
    thread = reply.about ?? thread;
    return { asked, answer: { ...reply, alarm: undefined, language, about: thread ?? {} } };
  });
  return { parts, about: thread };
}

/** Answers a message: a single question, or several questions one below the other. */
export function replyToMessage(message: Question): Reply {
  const { knowledge, text, thread, now, day } = message;
  const questions = questionsIn(text, (part) => knowledge.topicsSaid(part).length > 0).slice(0, limits.questionsOfMessage);
  const isLong = message.words.length > limits.longMessage;
  const [only] = questions;
  if (questions.length < 2) return replyTo(isLong && only ? questionOf({ knowledge, text: only, thread, now, day }) : message);
  const { parts, about } = partsOf(message, questions);
  const answered = parts.filter(({ answer: { kind } }) => kind !== 'unknown');
  const [one] = answered;
  // If one question of a long message was understood, answer that. A short message may be a single question in two sentences.
  if (answered.length === 1 && one && isLong) return one.answer;
  const isOfKit = message.leading && !answered.some(({ answer: { kind } }) => kind === 'fact');
  const mayBeOne = isOfKit || (answered.length < 2 && !parts.every(({ asked }) => asked.endsWith('?')));
  if (mayBeOne && !isLong) {
    const whole = replyTo(message);
    if (answered.length === 0 || whole.kind !== 'unknown') return whole;
  }
  if (answered.length === 0) return notUnderstoodReply(message);
  // If only a person can answer all of it, say so once.
  if (one && answered.every(({ answer: { kind } }) => kind === 'declined')) return { ...one.answer, about };
  return { ...nothing, kind: 'several', parts, about };
}
