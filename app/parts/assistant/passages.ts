import type { FoundPage } from '#app/parts/site-index/found.ts';
import type { Passage } from '#app/parts/site-index/site-index.ts';
import { plainWords } from '#app/site/plain-text.ts';
import type { AnswerLink } from './answer.ts';
import { foodsOnLabel } from './foods-on-label.ts';
import { limits } from './limits.ts';
import { patterns } from './patterns.ts';
import type { FoundPassages, PassagesAndLinks, Question } from './question.ts';

const isList = ({ page }: FoundPage) => Number(page.id === 'medications-to-avoid');
const linkTo = ({ page, passages: [passage] }: FoundPage): AnswerLink => ({
  page: page.id,
  title: page.title,
  ...(passage?.hash ? { hash: passage.hash } : {}),
});

/** Removes passages that advise giving a food, unless the question is about first foods and mentions nothing eaten and no danger. */
function withoutFeeding({ text, found, index, knowledge: { alarms } }: Question): readonly FoundPage[] {
  const plain = plainWords(text).join(' ');
  if (patterns.firstFoods.test(plain) && !alarms.tellsOfEating(text) && !patterns.danger.test(plain)) return found;
  const feeds = (passage: Passage) => index.feeding.some(({ page, heading }) => page === passage.page && heading === passage.heading);
  return found.map((one) => ({ ...one, passages: one.passages.filter((passage) => !feeds(passage)) }));
}

/** The passage of a page that is most similar to a question; an earlier one unless a later one is much more similar. */
function bestPassage({ text, knowledge: { finder } }: Question, found: FoundPage): Passage | undefined {
  const [first, ...others] = found.passages.filter((passage) => !finder.answersAnother(text, passage));
  if (!first) return undefined;
  let best = { passage: first as Passage, like: finder.likenessOfPassage(text, first) };
  for (const passage of others.slice(0, limits.passagesCompared - 1)) {
    const like = finder.likenessOfPassage(text, passage);
    if (like > best.like + limits.likeMore) best = { passage, like };
  }
  return best.like >= limits.likePassage && !finder.onlyNames(text, found, best.passage) ? best.passage : undefined;
}

/** Puts `leading` first, even if the search did not find it, unless the question is the name of another page. */
function withLeading({ leading, index }: Question, ranked: readonly FoundPage[]): readonly FoundPage[] {
  const page = index.pages.find(({ id }) => id === leading);
  const [best] = ranked;
  if (!page || (best && best.named > 0)) return ranked;
  const own = ranked.find((one) => one.page === page) ?? { page, passages: [], named: 0, holdsName: false, holdsWord: false };
  return [{ ...own, score: best?.score ?? 0 }, ...ranked.filter((one) => one.page !== page)];
}

/** Ranks the pages for a question, best first, by the search's score and the likelihood that the page is meant. */
export function rankedPages(q: Question, isAboutTest: boolean): readonly FoundPage[] {
  const weighed = (one: FoundPage) => ({ ...one, score: one.score * (limits.searchAlone + Math.cbrt(q.meant.share(one.page.id))) });
  return withLeading(
    q,
    withoutFeeding(q)
      .filter(({ page, named }) => named > 0 || q.meant.likelihood(page.id) >= limits.pageNotMeant)
      .map(weighed)
      // A question about medicines before a test that names none is answered by the list of all medicines.
      .sort((one, other) => Number(isAboutTest) * (isList(other) - isList(one)) || other.named - one.named || other.score - one.score),
  );
}

/** Whether the best page is similar enough to a question to answer it. */
function mayAnswer(q: Question, best: FoundPage): boolean {
  if (best.page.id === q.leading) return true;
  if (q.known < limits.knownWords && !best.holdsName) return false;
  if (best.named > 0 || best.holdsName || q.meant.likelihood(best.page.id) >= limits.pageSurelyMeant) return true;
  return q.knowledge.finder.likeness(q.text, best) >= (best.holdsWord ? limits.likeNamedPage : limits.likePage);
}

/** The best passage for a question and links to the best pages, if a page is similar enough. */
function shownFor(q: Question, isAboutTest: boolean): PassagesAndLinks | undefined {
  const ranked = rankedPages(q, isAboutTest);
  const [best] = ranked;
  if (!best || !mayAnswer(q, best)) return undefined;
  const foods = foodsOnLabel(q, best);
  if (foods) return foods;
  const passage = bestPassage(q, best);
  const near = ranked.slice(0, limits.linksShown).filter(({ score }) => score >= best.score * limits.linkedShare);
  const { heading, text } = passage ?? { heading: best.page.title, text: best.page.summary };
  return {
    passages: [{ heading, text }],
    links: near.map((one) => linkTo(one === best ? { ...best, passages: passage ? [{ ...passage, score: 0 }] : [] } : one)),
  };
}

/** The passage that answers a question, alone or together with the question before. @returns undefined if no page is similar enough */
export function passagesFor(q: Question): FoundPassages | undefined {
  const isAboutTest = q.topics.includes('test-medicine') && !patterns.ofEating.test(q.plain);
  const before = q.thread?.question;
  const both = before === undefined ? undefined : q.alone(`${before} ${q.text}`);
  const mayGoOn = both !== undefined && q.words.length <= limits.addsToLast && both.words.length <= limits.bothQuestions;
  const alone = shownFor(q, isAboutTest);
  const plain = plainWords(q.text).join(' ');
  // "Every night" and "no fever" add to the question before; the name of a page is a separate question.
  const isFragment = patterns.startsWithConjunction.test(plain) || (q.words.length <= limits.fragment && q.found[0]?.named === 0);
  if (alone && !(mayGoOn && isFragment)) return { ...alone, asked: q.text };
  // A denial such as "no fever" adds nothing that helps to find a page, so answer the question before again.
  if (mayGoOn && before && patterns.isDenial.test(plain)) {
    const kept = shownFor(q.alone(before), isAboutTest);
    if (kept) return { ...kept, asked: before };
  }
  // If our pages do not know most of its words, the question is about something else.
  const together = mayGoOn && (q.known >= limits.knownWords || q.words.length <= 2) ? shownFor(both, isAboutTest) : undefined;
  if (both && together) return { ...together, asked: both.text };
  return alone && { ...alone, asked: q.text };
}
