import { startTransition, useEffect, useRef, useState } from 'react';
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
  made[language] ??= finderIn(language)
    .then((finder) => {
      ready[language] = answererOf(finder);
      return ready[language];
    })
    .catch((error: unknown) => {
      delete made[language];
      throw error;
    });
  return made[language];
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

/**
 * Answers each question in the language it is asked in, one after the other: what the last one was about is what a
 * short one that follows means.
 */
export function useAnswers(asked: readonly string[], language: Language): readonly Reply[] {
  const [replies, setReplies] = useState<readonly Reply[]>([]);
  const answered = useRef<readonly string[]>([]);
  useEffect(() => {
    let left = false;
    // Cleared, or begun anew.
    if (asked.length === 0) {
      answered.current = [];
      // The same list where there was none: a new one would call for the next render, without end.
      setReplies((before) => (before.length === 0 ? before : []));
      return;
    }
    const all: Reply[] = replies.slice(0, answered.current.length);
    if (asked.length === all.length) return;
    const spoken = (question: string) => languageOfQuestion(question, lastAnswer(all)?.language ?? language);
    function done() {
      answered.current = asked;
      setReplies(all);
    }
    async function answerRest() {
      for (const question of asked.slice(all.length)) {
        const answerer = await answererIn(spoken(question)).catch(() => undefined);
        all.push(answerer ? replyOf(answerer, question, lastAnswer(all)) : 'failed');
        if (left) return;
      }
      startTransition(done);
    }
    for (const question of asked.slice(all.length)) {
      const answerer = ready[spoken(question)];
      if (!answerer) {
        void answerRest();
        return () => {
          left = true;
        };
      }
      all.push(replyOf(answerer, question, lastAnswer(all)));
    }
    done();
  }, [asked, language, replies]);
  return asked.map((_, place) => replies[place] ?? 'waiting');
}
