import { startTransition, useEffect, useRef, useState } from 'react';
import { languageOfQuestion } from '#app/parts/matching/function-word-list.ts';
import { finderIn } from '#app/parts/site-index/load.ts';
import type { Language } from '#app/site/language.ts';
import type { Answer } from './answer.ts';
import { type Answerer, answererOf } from './answerer.ts';

const made: Partial<Record<Language, Promise<Answerer>>> = {};

/** The answers of a language, its index loaded once; a failed load may be tried again. */
export function answererIn(language: Language): Promise<Answerer> {
  made[language] ??= finderIn(language)
    .then(answererOf)
    .catch((error: unknown) => {
      delete made[language];
      throw error;
    });
  return made[language];
}

/** What became of a question: answered, not yet, or the answers did not load. */
export type Reply = Answer | 'waiting' | 'failed';

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
      setReplies([]);
      return;
    }
    async function answerAll() {
      const all: Reply[] = replies.slice(0, answered.current.length);
      for (const question of asked.slice(all.length)) {
        const before = all.findLast((reply) => typeof reply !== 'string');
        const about = typeof before === 'object' ? before.about : undefined;
        try {
          const answerer = await answererIn(languageOfQuestion(question, (typeof before === 'object' && before.language) || language));
          all.push(answerer.answer(question, about));
        } catch {
          all.push('failed');
        }
        if (left) return;
      }
      answered.current = asked;
      startTransition(() => setReplies(all));
    }
    if (asked.length > answered.current.length) void answerAll();
    return () => {
      left = true;
    };
  }, [asked, language, replies]);
  return asked.map((_, place) => replies[place] ?? 'waiting');
}
