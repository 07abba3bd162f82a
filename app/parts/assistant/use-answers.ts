import { startTransition, useEffect, useState } from 'react';
import { loadedOnce } from '#app/lib/loaded-once.ts';
import type { Alarms } from '#app/parts/alarm/alarm.ts';
import { alarmsIn, certainAlarmsIn } from '#app/parts/alarm/load.ts';
import { useOfficeDay } from '#app/parts/hours/use-clinic-days.ts';
import type { OfficeDay } from '#app/parts/hours/with-day.ts';
import { loadedIntents } from '#app/parts/intent/load.ts';
import { loadedMeantPages } from '#app/parts/intent/load-meant-pages.ts';
import { languageOfQuestion } from '#app/parts/matching/function-word-list.ts';
import { finderIn } from '#app/parts/site-index/load.ts';
import type { Language } from '#app/site/language.ts';
import { type Answer, alarmAlone } from './answer.ts';
import { type Answerer, answererOf } from './answerer.ts';

const ready: Partial<Record<Language, Answerer>> = {};
const listening: Partial<Record<Language, Pick<Alarms, 'of'>>> = {};

/** Loads the answerer of a language. */
export const answererIn = loadedOnce(async (language: Language): Promise<Answerer> => {
  const answerer = answererOf(...(await Promise.all([finderIn(language), alarmsIn(language), loadedIntents(), loadedMeantPages()])));
  ready[language] = answerer;
  return answerer;
});

/** Runs `work` when the browser is idle, or after 200 ms where idleness is unknown (Safari). */
const idle = (work: () => void) => (typeof requestIdleCallback === 'function' ? requestIdleCallback(work) : setTimeout(work, 200));

/** Answers sample questions while the visitor types, to warm up caches (stems, formats) and compiled code for the first real question. */
export function rehearse(answerer: Answerer, [question, ...others]: readonly string[]) {
  if (question === undefined) return;
  idle(() => {
    replyOf(answerer, question);
    rehearse(answerer, others);
  });
}

/** The answer to a question, or `waiting` while the answerer loads, or `failed`. */
export type Reply = Answer | 'waiting' | 'failed';

/** Answers a question. An error in the answerer becomes `failed`, so that it does not crash the page. */
function replyOf(answerer: Answerer, question: string, before?: Answer, day?: OfficeDay): Reply {
  try {
    return answerer.answer(question, before?.about, new Date(), day);
  } catch {
    return 'failed';
  }
}

const lastAnswer = (replies: readonly Reply[]) => replies.filter((reply): reply is Answer => typeof reply === 'object').at(-1);

/** Answers as many of the remaining questions as possible with the answerers that have loaded. */
function answeredNow(asked: readonly string[], before: readonly Reply[], language: Language, day?: OfficeDay): readonly Reply[] {
  const all = [...before];
  for (const question of asked.slice(all.length)) {
    const answerer = ready[languageOfQuestion(question, language)];
    if (!answerer) break;
    all.push(replyOf(answerer, question, lastAnswer(all), day));
  }
  return all.length > before.length ? all : before;
}

/** The alarm that an unanswered question raises, as an answer without its rest; without an alarm, the reply itself. */
function alarmFirst(reply: 'waiting' | 'failed', question: string, language: Language): Reply {
  try {
    const alarm = listening[language]?.of(question);
    return alarm ? alarmAlone(alarm, language, question, reply) : reply;
  } catch {
    return reply;
  }
}

/**
 * Answers questions in order, because a follow-up depends on the answer before it. A question is answered in the page's language, or in the
 * other if all of it is in that language. If the answerer has loaded, the answer is rendered together with its question; an effect would
 * make the phone lay out and paint twice, first "Looking…". An emergency is answered once its words have loaded, a third of what an answer
 * needs, and a certain one before the classifier; its card stays if the rest does not load.
 */
export function useAnswers(asked: readonly string[], language: Language): readonly Reply[] {
  const [replies, setReplies] = useState<readonly Reply[]>([]);
  const day = useOfficeDay();
  // Fewer questions than replies mean that the conversation was cleared.
  const kept = asked.length < replies.length ? [] : replies;
  const now = kept.length < asked.length ? answeredNow(asked, kept, language, day) : kept;
  // Set the state during rendering, so that React renders again at once and no question is answered twice.
  if (now.length !== replies.length) setReplies(now);
  const next = asked[now.length];
  useEffect(() => {
    if (next === undefined) return;
    let left = false;
    const add = (reply?: Reply) => {
      // Without a reply this only triggers a render, which answers the question.
      if (!left) startTransition(() => setReplies((before) => (reply ? [...before, reply] : [...before])));
    };
    const its = languageOfQuestion(next, language);
    for (const loading of [certainAlarmsIn(its), alarmsIn(its)]) {
      loading.then(
        (alarms) => {
          listening[its] = alarms;
          add();
        },
        // The answerer needs the alarms too, and fails with them.
        () => {},
      );
    }
    answererIn(its).then(
      () => add(),
      () => add('failed'),
    );
    return () => {
      left = true;
    };
  }, [next, language]);
  return asked.map((question, place) => {
    const reply = now[place] ?? 'waiting';
    return typeof reply === 'object' ? reply : alarmFirst(reply, question, languageOfQuestion(question, language));
  });
}
