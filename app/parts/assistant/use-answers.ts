import { startTransition, useEffect, useState } from 'react';
import { alarmsIn } from '#app/parts/alarm/load.ts';
import { loadedIntents, loadedMeantPages } from '#app/parts/intent/load.ts';
import { languageOfQuestion } from '#app/parts/matching/function-word-list.ts';
import { finderIn } from '#app/parts/site-index/load.ts';
import type { Language } from '#app/site/language.ts';
import type { Answer } from './answer.ts';
import { type Answerer, answererOf } from './answerer.ts';

const made: Partial<Record<Language, Promise<Answerer>>> = {};
/** Those that are there: they answer in the same moment. */
const ready: Partial<Record<Language, Answerer>> = {};

/** The answers of a language, its index loaded once; a failed load may be tried again. */
export function answererIn(language: Language): Promise<Answerer> {
  made[language] ??= Promise.all([finderIn(language), alarmsIn(language), loadedIntents(), loadedMeantPages()])
    .then(([finder, alarms, intents, meantPages]) => {
      ready[language] = answererOf(finder, alarms, intents, meantPages);
      return ready[language];
    })
    .catch((error: unknown) => {
      delete made[language];
      throw error;
    });
  return made[language];
}

/** When the device has nothing else to do; soon, where it does not tell. */
const idle = (work: () => void) => (typeof requestIdleCallback === 'function' ? requestIdleCallback(work) : setTimeout(work, 200));

/** Answers questions for nobody while the visitor types: what is made at first use (stems, formats, machine code) is then there. */
export function rehearse(answerer: Answerer, [question, ...others]: readonly string[]) {
  if (question === undefined) return;
  idle(() => {
    replyOf(answerer, question, undefined);
    rehearse(answerer, others);
  });
}

/** What became of a question: answered, not yet, or the answers did not load. */
export type Reply = Answer | 'waiting' | 'failed';

/** An answer that fails must not take the page with it. */
function replyOf(answerer: Answerer, question: string, before: Answer | undefined): Reply {
  try {
    return answerer.answer(question, before?.about);
  } catch {
    return 'failed';
  }
}

const lastAnswer = (replies: readonly Reply[]) => replies.findLast((reply): reply is Answer => typeof reply === 'object');

/** Answers as many further questions as can be answered in this moment. */
function answeredNow(asked: readonly string[], before: readonly Reply[], language: Language): readonly Reply[] {
  const all = [...before];
  for (const question of asked.slice(all.length)) {
    const answerer = ready[languageOfQuestion(question, language)];
    if (!answerer) break;
    all.push(replyOf(answerer, question, lastAnswer(all)));
  }
  return all.length > before.length ? all : before;
}

/**
 * Answers each question in the page's language, or in the other where the whole of it is, one after the other: what the last one was about is what a
 * short one that follows means. Where the index is there the answer is rendered together with its question: an effect
 * would have the phone lay out and paint twice, first "Looking…".
 */
export function useAnswers(asked: readonly string[], language: Language): readonly Reply[] {
  const [replies, setReplies] = useState<readonly Reply[]>([]);
  // Cleared, or begun anew.
  const kept = asked.length < replies.length ? [] : replies;
  const now = kept.length < asked.length ? answeredNow(asked, kept, language) : kept;
  // Kept before anything below is rendered, so that each question is answered once.
  if (now.length !== replies.length) setReplies(now);
  const next = asked[now.length];
  useEffect(() => {
    if (next === undefined) return;
    let left = false;
    const add = (reply?: Reply) => {
      // A reply that did load comes with the render.
      if (!left) startTransition(() => setReplies((before) => (reply ? [...before, reply] : [...before])));
    };
    answererIn(languageOfQuestion(next, language)).then(
      () => add(),
      () => add('failed'),
    );
    return () => {
      left = true;
    };
  }, [next, language]);
  return asked.map((_, place) => now[place] ?? 'waiting');
}
