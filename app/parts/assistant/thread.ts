import type { About, Topic } from './answer.ts';
import { limits } from './limits.ts';
import { patterns } from './patterns.ts';
import type { Question } from './question.ts';
import type { RecordQuestion } from './record-question.ts';
import { topicsOfDay, topicsOfPlace } from './topic-kinds.ts';

/** Whether a question only continues the last one: "and on Friday?", "¿y en Lincoln Heights?". */
export function continuesThread(own: RecordQuestion, thread: About | undefined): boolean {
  if (!thread || own.words.length > limits.continues) return false;
  if (thread.doctor && own.doctor === thread.doctor) return true;
  if (!thread.topic) return false;
  if (thread.topic === 'doctors' && thread.doctor && patterns.whichOffice.test(own.plain)) return true;
  if (topicsOfDay.includes(thread.topic) && patterns.timeAlone.test(own.plain)) return true;
  return Boolean(own.date || own.office || own.doctor || own.medicines.length > 0 || patterns.otherOffice.test(own.plain));
}

/** The topic to which a short follow-up changes: "and for shots?", "¿y el teléfono?". */
export function changedTopic({ words, plain }: Pick<RecordQuestion, 'words' | 'plain'>, before: Topic | undefined): Topic | undefined {
  if (!before || words.length > limits.continues || !(topicsOfPlace.includes(before) || before === 'doctors')) return undefined;
  if (patterns.whichDoctors.test(plain) && (before === 'hours' || before === 'shots')) return 'doctors';
  if (patterns.shots.test(plain) && (before === 'hours' || before === 'doctors')) return 'shots';
  if (patterns.clinic.test(plain) && before === 'shots') return 'hours';
  return patterns.phone.test(plain) ? 'phone' : undefined;
}

/** Whether a question without a day means that of the last answer: "and for shots?" after "are you open on Friday?". */
function meansSameDay({ own, thread, topicsSaid }: Question): boolean {
  if (own.date || !thread?.date || !thread.topic || !topicsOfDay.includes(thread.topic)) return false;
  if (own.words.length > limits.sameDay || patterns.noOneDay.test(own.plain)) return false;
  const meant = topicsSaid.length > 0 ? topicsSaid : [changedTopic(own, thread.topic)];
  return meant.every((topic) => topic !== undefined && topicsOfDay.includes(topic));
}

/** Whether a question about an office means that of the last answer: "what is their fax?", "¿hay estacionamiento ahí?". */
function meansSameOffice({ own, thread, topicsSaid }: Question): boolean {
  const isOfPlace = topicsSaid.length > 0 && [...topicsSaid, thread?.topic].every((topic) => topic && topicsOfPlace.includes(topic));
  return !own.office && Boolean(thread?.office) && isOfPlace && own.words.length <= limits.sameDay && !patterns.bothOffices.test(own.plain);
}

/** Whether a message after a question about a medicine only gives the day of the test: "my test is on December 18". */
function isDayOfTest({ own, thread, topicsSaid }: Question): boolean {
  if (!own.date || own.medicines.length > 0 || !thread?.medicines || own.words.length > limits.dayOfTest) return false;
  return topicsSaid.every((topic) => topic === 'test-medicine') && patterns.ofTestDay.test(own.plain);
}

/** Completes what a question names with the office, doctor, day or medicines of the last answer, if it continues that. */
export function withThread(q: Question): RecordQuestion {
  const { own, thread } = q;
  if (isDayOfTest(q)) return { ...own, medicines: thread?.medicines ?? [] };
  const follows = q.continues && q.topicsSaid.length === 0;
  if (!follows && !meansSameDay(q) && !meansSameOffice(q)) return own;
  return {
    ...own,
    office: own.office ?? (patterns.otherOffice.test(own.plain) ? undefined : thread?.office),
    doctor: own.doctor ?? (follows ? thread?.doctor : undefined),
    date: own.date ?? thread?.date,
  };
}
