import type { PageId } from '#app/site/pages.ts';
import type { Topic } from './answer.ts';
import { namesPlan } from './facts/insurance.ts';
import { limits } from './limits.ts';
import { besidesMedicines, wordsBeside } from './named-medicine.ts';
import { patterns } from './patterns.ts';
import type { Question } from './question.ts';
import { changedTopic } from './thread.ts';
import { topicsOfHours } from './topic-kinds.ts';

/** If a question has phrases of several topics, the first in this list is meant: narrow topics come before wide ones. */
const precedence: readonly Topic[] = [
  'test-medicine',
  'fax',
  'phone',
  'shots',
  'doctors',
  'insurance',
  'hours',
  'parking',
  'bus',
  'address',
  'air',
];

const ofDrugs: readonly PageId[] = ['service/drug-challenges', 'condition/drug-allergies'];

/** Whether a question asks for a test for an allergy to a medicine, not what to do with the medicine before another test. */
export function isTestOfMedicine({ own: { words, plain, medicines }, found }: Question): boolean {
  // Medicines that must be stopped before a test are not those for which we test.
  if (medicines[0]?.medication.action !== 'keep' || patterns.ofTaking.test(plain)) return false;
  const beside = new Set(wordsBeside(words, medicines));
  const named = words.map((word) => (beside.has(word) ? word : 'M')).join(' ');
  return patterns.testOfMedicine.test(named) && ofDrugs.includes(found[0]?.page.id ?? 'home');
}

/** Whether a question is nothing but the names of medicines, which asks what to do with them before a test. */
function isOnlyMedicines(q: Question): boolean {
  const { asked, thread } = q;
  const besides = besidesMedicines(asked.words, asked.medicines).filter((word) => !asked.unlisted.includes(word));
  const isShort = asked.words.length <= limits.nameAlone || asked.medicines.length > 1 || asked.unlisted.length > 0;
  if (besides.length > 0 || !(isShort || thread?.topic === 'test-medicine') || q.scope.declined) return false;
  const isPage = (q.found[0]?.named ?? 0) > 0;
  return (thread?.topic !== undefined || !isPage || q.known < limits.knownWords) && (asked.medicines.length < 2 || q.known < 1);
}

/** Whether a question without a phrase about insurance names a plan, or says that somebody has insurance. */
function isOfPlan(q: Question): boolean {
  const { asked, thread } = q;
  // "And Cigna?" after a question about another plan.
  if (thread?.topic === 'insurance' && asked.words.length <= limits.sameDay && namesPlan(asked)) return true;
  const besides = besidesMedicines(asked.words, asked.medicines).filter((word) => !asked.unlisted.includes(word));
  // "I got oscar insurance": the fact says that this plan is not on our list.
  const hasPlan = patterns.hasPlan.test(asked.plain) && !patterns.hasNone.test(asked.plain);
  if (hasPlan && !q.scope.declined && besides.length > 0 && q.known < 1) return true;
  // The question is only the name of a plan ("tricare prime"), or says that somebody has it ("I have humana gold").
  const isAlone = asked.words.length <= limits.nameAlone && q.known < 1;
  return (isAlone || patterns.insured.test(asked.plain)) && namesPlan(asked);
}

/** The topics of a question's own phrases and names, likeliest first. */
function ownTopics(q: Question, isTaken: boolean, isOfTest: boolean): Topic[] {
  const { asked, thread } = q;
  const isMeant = (topic: Topic) =>
    q.topicsSaid.includes(topic) && !(topic === 'insurance' && isTaken) && !(topic === 'test-medicine' && isOfTest);
  const meant = precedence.filter(isMeant);
  const changed = changedTopic(asked, thread?.topic);
  if (changed && meant.every((topic) => topicsOfHours.includes(topic))) return [changed];
  // If a doctor is named with a day or an office, or asked about by "where" or "when", the question is where the doctor is and when.
  const isWhere = asked.date || asked.office || patterns.whereOrWhen.test(asked.plain) || asked.doctor === thread?.doctor;
  if (asked.doctor && isWhere) meant.unshift('doctors');
  // A medicine and a test in one question ask what to do with the medicine before the test.
  const isBeforeTest = patterns.test.test(asked.plain) && asked.medicines[0]?.alike === false && !isOfTest;
  if (isBeforeTest && !patterns.ofAllergy.test(asked.plain)) meant.unshift('test-medicine');
  return meant;
}

/** The topics that a fact may answer, likeliest first: those of the question's own phrases and names, or else that of the last question. */
export function topicsOf(q: Question): Topic[] {
  const { asked, thread } = q;
  if (thread?.medicines && asked.medicines === thread.medicines) return ['test-medicine'];
  // In "toma metoprolol", "toma" asks about a medicine, not whether we take a plan.
  const isTaken = asked.medicines[0]?.alike === false && !namesPlan(asked);
  const isOfTest = isTestOfMedicine(q);
  const own = ownTopics(q, isTaken, isOfTest);
  if (own.length > 0 || isOfTest) return own;
  if (isTaken && isOnlyMedicines(q)) return ['test-medicine'];
  if (q.continues && thread) return [thread.doctor && asked.doctor === thread.doctor ? 'doctors' : (thread.topic ?? 'hours')];
  if (isOfPlan(q)) return ['insurance'];
  return q.isOnlyDay ? ['hours'] : [];
}
