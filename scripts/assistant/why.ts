/** Says why each resolver answers a question or leaves it to the next, with the value and the limit that decide. */
import { asksAge, asksForTime, asksHowLong, namesMedicineOfSubject, timeOfSubject } from '#app/parts/assistant/follow-ups.ts';
import { limits } from '#app/parts/assistant/limits.ts';
import { otherCityIn } from '#app/parts/assistant/other-city.ts';
import { rankedPages } from '#app/parts/assistant/passages.ts';
import { patterns } from '#app/parts/assistant/patterns.ts';
import type { Question } from '#app/parts/assistant/question.ts';
import { pageOf } from '#app/parts/assistant/records.ts';
import { isForPage } from '#app/parts/assistant/resolvers/personal.ts';
import { resolvers } from '#app/parts/assistant/resolvers.ts';
import { isTestOfMedicine } from '#app/parts/assistant/topics.ts';
import type { FoundPage } from '#app/parts/site-index/found.ts';

type Table = Readonly<Record<string, number>>;

/** Writes a value beside a limit: "personal 0.312 ≥ likelyPersonal 0.2". */
export const beside = <T extends Table>(what: string, value: number, limit: keyof T & string, table: T) =>
  `${what} ${Number.isInteger(value) ? value : value.toFixed(3)} ${value >= (table[limit] ?? 0) ? '≥' : '<'} ${limit} ${table[limit]}`.trim();
const against = (what: string, value: number, limit: keyof typeof limits) => beside(what, value, limit, limits);
/** Writes a number of words beside the limit for them: "9 words > plainWords 8". */
export const wordsBeside = (words: number, limit: string, most: number) =>
  `${words} ${words === 1 ? 'word' : 'words'} ${words > most ? '>' : '≤'} ${limit} ${most}`;
const atMost = ({ words }: Question, limit: keyof typeof limits) => wordsBeside(words.length, limit, limits[limit]);

/** Returns the value that decides whether a question is for somebody else. */
function elsewhere({ likely, topicsSaid, plain, meant }: Question): string {
  const isOfOurHours = topicsSaid.includes('hours') && patterns.toUs.test(plain);
  const sure = isOfOurHours ? 'elsewhereForAll' : 'surelyElsewhere';
  if (likely.elsewhere >= limits[sure]) return against('elsewhere', likely.elsewhere, sure);
  return `${against('elsewhere', likely.elsewhere, 'likelyElsewhere')} and ${against('likeliest page', meant.most, 'anyPageMeant')}`;
}

/** Returns the phrase or value that keeps facts of our records from answering. */
function forPerson({ scope: { declined }, likely }: Question): string {
  if (!declined) return against('personal', likely.personal, 'surelyPersonal');
  return `declines "${declined.id}", ${declined.certain ? 'certain' : against('personal', likely.personal, 'possiblyPersonal')}`;
}

/** Writes the likeness of a page beside the limit for it. */
export const likenessOf = (q: Question, page: FoundPage) =>
  against('likeness', q.knowledge.finder.likeness(q.text, page), page.holdsWord ? 'likeNamedPage' : 'likePage');

/** Says why a page may or may not answer a question, in the order of passages.ts. */
function mayAnswer(q: Question, page: FoundPage): string {
  const meant = q.meant.likelihood(page.page.id);
  if (page.page.id === q.leading) return against('meant', meant, 'pageSurelyMeant');
  if (page.holdsName || page.named > 0) {
    if (page.holdsName || q.known >= limits.knownWords) return 'its name is in the question';
  }
  if (q.known < limits.knownWords) return against('share of known words', q.known, 'knownWords');
  return meant >= limits.pageSurelyMeant ? against('meant', meant, 'pageSurelyMeant') : likenessOf(q, page);
}

function ofFollowUp({ thread, own, index }: Question): string {
  if (!thread) return 'nothing was asked before';
  if (namesMedicineOfSubject(own, thread)) return `only names a medicine, for the question before: "${thread.question}"`;
  if (thread.medicines && asksHowLong(own)) return 'asks how long, of the medicine before';
  if (thread.topic === 'doctors' && asksAge(own)) return 'asks only for ages, of the doctors before';
  if (!(thread.isDeclined ? asksForTime(own) : asksHowLong(own)))
    return 'asks more than how long, which ages or of a medicine (follow-ups.ts)';
  return timeOfSubject(thread, index) === 'other'
    ? 'asks how long, but may mean a visit or an illness'
    : `asks how long, of ${thread.page ?? 'what was left to a person'}`;
}

function ofDefinition(q: Question): string {
  const thing = patterns.asksMeaning.exec(q.plain)?.[1] ?? patterns.namesMeaning.exec(q.plain)?.[1];
  const page = resolvers.definition(q)?.links[0]?.page;
  if (!thing) return page ? `is the title of ${page}` : 'no title, and does not ask what a thing is (patterns asksMeaning, namesMeaning)';
  return page ? `asks what "${thing}" is, which ${page} explains` : `no article or definition is named "${thing}"`;
}

function ofRecordFact(q: Question): string {
  const { topics, records, scope, isPlain, meant } = q;
  const [first] = records;
  if (first && scope.isElsewhere) return `for somebody else: ${elsewhere(q)}`;
  const topic = first?.topic ?? topics[0];
  if (!topic) return 'no topic said or named';
  if (!first && scope.isForPerson) return `${topic}, but for a person: ${forPerson(q)}`;
  const share = `${atMost(q, 'plainWords')}${isPlain ? '' : `, ${against(`share of ${pageOf[topic]}`, meant.share(pageOf[topic]), 'factPageShare')}`}`;
  const from = q.topicsSaid.includes(topic) ? 'said' : 'named, or continued';
  return first || share.includes('<') ? `${topic} ${from}: ${share}` : `${topic}, but the records do not say it`;
}

function ofSmallTalk(q: Question): string {
  const talk = q.knowledge.talkSaid(q.text);
  if (!talk) return 'no phrase of talk';
  if (q.leading) return `says "${talk.id}", but means ${q.leading}`;
  if (q.scope.declined && !talk.offers.includes('phones')) return `says "${talk.id}", but ${forPerson(q)}`;
  if (talk.id === 'off-topic' || q.isPlain)
    return `says "${talk.id}", ${talk.id === 'off-topic' ? 'in any length' : atMost(q, 'plainWords')}`;
  return `says "${talk.id}", ${atMost(q, 'plainWords')}, ${q.scope.isElsewhere ? elsewhere(q) : against('likeliest page', q.meant.most, 'anyPageMeant')}`;
}

function ofMedicineTest(q: Question): string {
  if (!isTestOfMedicine(q)) return 'asks for no test for an allergy to a medicine (pattern testOfMedicine)';
  if (q.topics.length > 0 || q.scope.declined) return `asks for such a test, but ${q.scope.declined ? forPerson(q) : q.topics[0]}`;
  return `asks for such a test, ${atMost(q, 'testOfMedicine')}`;
}

function ofPersonal(q: Question): string {
  const { personal } = q.likely;
  if (isForPage(q) && (q.scope.declined || personal >= limits.likelyPersonal))
    return `${against('personal', personal, 'surelyPersonal')}, asked of nobody or of a task of the office (isForPage)`;
  if (q.scope.declined) return forPerson(q);
  const isShort = personal >= limits.likelyPersonal && q.words.length < limits.fewestDeclined;
  return isShort ? against('words', q.words.length, 'fewestDeclined') : against('personal', personal, 'likelyPersonal');
}

function ofPassage(q: Question): string {
  if (q.passages && q.scope.isElsewhere && !q.found[0]?.named) return `for somebody else: ${elsewhere(q)}`;
  const asked = q.passages?.asked ?? q.text;
  const together = asked === q.text ? q : q.alone(asked);
  const [best] = rankedPages(together, q.topics.includes('test-medicine') && !patterns.ofEating.test(q.plain));
  const likeliest = Math.max(0, ...together.found.map(({ page }) => together.meant.likelihood(page.id)));
  if (!best) return together.found[0] ? against('likeliest found page', likeliest, 'pageNotMeant') : 'no page has its words';
  return `${best.page.id}: ${mayAnswer(together, best)}${together === q ? '' : `, asked as "${asked}"`}`;
}

/** Why each resolver answers a question, or does not. A resolver without a reason does not compile. */
export const why: Readonly<Record<keyof typeof resolvers, (q: Question) => string>> = {
  'other-city': (q) => (otherCityIn(q) ? `looks for an office in ${otherCityIn(q)}` : 'looks for no office in another city'),
  'follow-up': ofFollowUp,
  pinned: ({ knowledge, text }) => (knowledge.pinnedSaid(text) ? 'is a question of "pinned"' : 'no question of "pinned"'),
  definition: ofDefinition,
  'record-fact': ofRecordFact,
  'same-article': (q) => {
    if (!q.thread?.article) return 'the last answer was no article';
    if (q.scope.declined?.certain) return forPerson(q);
    return resolvers['same-article'](q) ? `asks for a part of ${q.thread.article}` : `asks for no part of ${q.thread.article} alone`;
  },
  'small-talk': ofSmallTalk,
  'medicine-test': ofMedicineTest,
  personal: ofPersonal,
  passage: ofPassage,
};
