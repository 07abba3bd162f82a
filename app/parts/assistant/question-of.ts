import { withDay } from '#app/parts/hours/with-day.ts';
import { askedWords } from '#app/parts/matching/asked-words.ts';
import type { SiteIndex } from '#app/parts/site-index/site-index.ts';
import { namesOnlyDay } from './dates.ts';
import { limits } from './limits.ts';
import { namesIn } from './names.ts';
import { passagesFor } from './passages.ts';
import { patterns } from './patterns.ts';
import type { Question, Scope } from './question.ts';
import { recordsFor } from './records.ts';
import { continuesThread, withThread } from './thread.ts';
import { topicsOf } from './topics.ts';

/** Decides for whom a question is, by the classifier of intents and the phrases of `declines`. */
function scopeOf(q: Question): Scope {
  const { personal, elsewhere } = q.likely;
  const isOfOurHours = q.topicsSaid.includes('hours') && patterns.toUs.test(q.plain);
  const isSurelyElsewhere = elsewhere >= (isOfOurHours ? limits.elsewhereForAll : limits.surelyElsewhere);
  // A follow-up names little itself, so it is not taken for a question to somebody else on a low likelihood.
  const names = q.thread?.topic || isOfOurHours || q.own.medicines.length > 0 || q.isOnlyDay;
  const isMeantHere = q.meant.most >= limits.anyPageMeant;
  const isLikelyElsewhere = !names && elsewhere >= limits.likelyElsewhere && !isMeantHere;
  const isMeant = ({ withMedicine, certain }: SiteIndex['declines'][number]) =>
    (!withMedicine || q.asked.medicines.length > 0) && (certain || personal >= limits.possiblyPersonal);
  const declined = isSurelyElsewhere ? undefined : q.knowledge.declinesSaid(q.text).find(isMeant);
  return {
    isElsewhere: isSurelyElsewhere || isLikelyElsewhere,
    isForPerson: declined !== undefined || personal >= limits.surelyPersonal,
    declined,
  };
}

type Given = Pick<Question, 'knowledge' | 'text' | 'thread' | 'now' | 'day'>;
type WorkedOut = { readonly [Name in keyof Omit<Question, keyof Given>]: (q: Question) => Question[Name] };

/** How each value of a question is computed from the others. */
const workedOut: WorkedOut = {
  index: ({ knowledge }) => knowledge.index,
  language: ({ index }) => index.language,
  facts: ({ index, day, now }) => withDay({ ...index.facts, language: index.language }, day, now),
  words: ({ text }) => askedWords(text),
  plain: ({ words }) => words.join(' '),
  isPlain: ({ words }) => words.length <= limits.plainWords,
  isOnlyDay: ({ own, text, language }) => own.date !== undefined && namesOnlyDay(text, language),
  own({ text, words, plain, language, facts, now, thread, knowledge }) {
    const names = namesIn({ text, words, plain, thread, today: now.date }, facts, knowledge.finder.known);
    return { text, words, plain, language, facts, now, ...names };
  },
  asked: withThread,
  continues: ({ own, thread }) => continuesThread(own, thread),
  topicsSaid: ({ knowledge, text }) => knowledge.topicsSaid(text).map(({ id }) => id),
  topics: topicsOf,
  likely: ({ knowledge, text }) => knowledge.intents(text),
  meant: ({ knowledge, text }) => knowledge.meantPagesOf(text),
  leading: ({ meant: { most, kit } }) => (most >= limits.pageSurelyMeant ? kit : undefined),
  found: ({ knowledge, text }) => knowledge.finder.find(text),
  known: ({ knowledge, text }) => knowledge.finder.known(text),
  scope: scopeOf,
  records: recordsFor,
  passages: passagesFor,
  about({ asked, records: [first], continues, topicsSaid, thread, text }) {
    return {
      topic: first?.topic,
      office: asked.office,
      date: asked.date,
      doctor: asked.doctor ?? first?.answer.doctor ?? (continues && topicsSaid.length === 0 ? thread?.doctor : undefined),
      medicines: first?.topic === 'test-medicine' ? asked.medicines : undefined,
      question: text,
    };
  },
  alone:
    ({ knowledge, now, day }) =>
    (text) =>
      questionOf({ knowledge, text, thread: undefined, now, day }),
};

/** Prepares a question. Each value is computed when it is first read, and only once. */
export function questionOf(given: Given): Question {
  const q = { ...given };
  for (const name of Object.keys(workedOut) as (keyof WorkedOut)[]) {
    const get = () => {
      const value = workedOut[name](q as Question);
      Object.defineProperty(q, name, { value });
      return value;
    };
    Object.defineProperty(q, name, { get, configurable: true });
  }
  return q as Question;
}
