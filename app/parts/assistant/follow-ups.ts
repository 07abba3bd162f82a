/** Recognizes short questions without a subject, which refer to that of the last answer. */
import type { Passage, SiteIndex } from '#app/parts/site-index/site-index.ts';
import type { PageId } from '#app/site/pages.ts';
import { plainWords } from '#app/site/plain-text.ts';
import type { About, Topic } from './answer.ts';
import { limits } from './limits.ts';
import { wordsBeside } from './named-medicine.ts';
import { patterns } from './patterns.ts';
import type { RecordQuestion } from './record-question.ts';

/** After an answer from one of these pages, the name of a medicine asks what to do with it before a skin test. */
const ofTest: readonly PageId[] = ['medications-to-avoid', 'service/allergy-testing', 'first-visit'];

/** Whether a question that only names a medicine adds to the last question, such as one about a refill or a dose. */
export function namesMedicineOfSubject(
  asked: RecordQuestion,
  before: About | undefined,
): before is About & { question: string; page: PageId } {
  if (!before?.question || !before.page || before.topic || ofTest.includes(before.page) || asked.medicines.length === 0) return false;
  return wordsBeside(asked.words, asked.medicines).every((word) => patterns.aroundName.test(word));
}

/** Whether a question asks how long it takes without saying what: "how long does it take?", "¿cuánto se tardan?". */
export function asksHowLong({ words }: Pick<RecordQuestion, 'words'>): boolean {
  const text = words.join(' ');
  return patterns.howLong.test(text) || patterns.cuanto.test(text);
}

/** Whether a question asks how long it takes or when it will be ready, as people ask about a task of the office. */
export const asksForTime = (asked: Pick<RecordQuestion, 'words'>) => asksHowLong(asked) || patterns.whenReady.test(asked.words.join(' '));

/** Whether a question asks only what age patients must be. */
export const asksAge = ({ words }: Pick<RecordQuestion, 'words'>) => patterns.age.test(words.join(' '));

/** Pages about a visit: after one of these, "how long does it take?" may mean the visit. */
const ofVisit: readonly PageId[] = ['first-visit', 'new-patient', 'patient-routing', 'appointment-request', 'story/first-visit', 'team'];
const visitTopics: readonly (Topic | undefined)[] = ['hours', 'doctors'];

/** The passage of a page that says how long it takes. */
function timeOn(page: PageId, { passages }: Pick<SiteIndex, 'passages'>): Passage | undefined {
  const own = passages.filter((one) => one.page === page);
  return (
    own.find(({ heading }) => patterns.asksTime.test(plainWords(heading).join(' '))) ??
    own.find((one) => (one.part ?? one.hash) === 'day' && patterns.duration.test(one.text))
  );
}

/**
 * The passage that says how long the subject of the last answer takes. `'other'` if the question may mean a visit or an illness instead;
 * undefined if only the office can say.
 */
export function timeOfSubject({ page, topic, isDeclined }: About, index: Pick<SiteIndex, 'passages'>): Passage | 'other' | undefined {
  if (isDeclined) return undefined;
  if (!page || ofVisit.includes(page) || visitTopics.includes(topic) || page.startsWith('condition/')) return 'other';
  return timeOn(page, index) ?? (page.startsWith('service/') ? 'other' : undefined);
}

/** The passage of a test's page that says how long it takes or how it feels, if that is asked and the passage found does not say it. */
export function partOfTest(
  { words }: Pick<RecordQuestion, 'words'>,
  page: PageId | undefined,
  shown: Pick<Passage, 'text'> | undefined,
  index: SiteIndex,
) {
  if (!page?.startsWith('service/') || !shown) return undefined;
  const text = words.join(' ');
  if (patterns.howLongIsTest.test(text)) return patterns.duration.test(shown.text) ? undefined : timeOn(page, index);
  const isShort = words.length <= limits.whetherItHurts && shown.text.length < limits.charactersOfHint;
  return patterns.whetherItHurts.test(text) && isShort ? index.passages.find((one) => one.page === page && one.hash === 'feel') : undefined;
}
