import type { Alarms } from '#app/parts/alarm/alarm.ts';
import type { MeantPagesOf } from '#app/parts/intent/meant-page.ts';
import { askedWords } from '#app/parts/matching/asked-words.ts';
import type { Finder } from '#app/parts/site-index/find.ts';
import type { FoundPage } from '#app/parts/site-index/found.ts';
import type { Passage } from '#app/parts/site-index/site-index.ts';
import { plainWords } from '#app/site/plain-text.ts';
import type { About, Answer, AnswerLink } from './answer.ts';

/** If the index knows less than this share of a question's words, an answer would be a guess. */
const leastKnown = 0.5;
/** A page less similar to the question than this does not answer it; measured on all sets, see docs/decisions/021. */
const leastLike = 0.34;
/** The same if the question contains a page's name of one word: "hives" among much else. */
const leastLikeOfName = 0.2;
/** A passage less similar to the question than this is not shown; the page's summary is shown instead. */
const leastOfPassage = 0.22;
/** The share of its search score that a page keeps if the classifier gives it no likelihood at all. */
const searchAlone = 0.1;
/** A page with a lower likelihood is not shown, whatever words it shares with the question. */
const leastMeant = 0.006;
/** From this likelihood on, a page answers however little similar to the question it is. */
const surelyMeant = 0.5;
/** A later passage of a page replaces an earlier one only if it is more similar to the question by this much. */
const muchMore = 0.15;
/** Further pages are linked if they score at least this share of the best. */
const besides = 0.35;
const passagesCompared = 6;
const linksShown = 3;
/** The most words in a question that may be a follow-up to the last one. */
const longestFollowing = 8;
/** The most words in both questions together. */
const longestTogether = 40;
/** A question of at most this many words that names no page counts as a follow-up. */
const longestFragment = 3;

const isDenial = /^(?:and |y )?(?:no|not|without|sin|ni) \p{L}+(?: (?:or|ni|y|o) \p{L}+)?$/u;
const danger = /\b(?:kills?|die|dies|deadly|fatal|dangerous|mata|matar|morir|muere|mortal|peligros[oa])\b/;
/** What a question about a baby's first foods says; advice on feeding answers no other question. */
const firstFoods = /\b(?:bab(?:y|ies)|infants?|first|introduc\w*|start\w*|when to|bebes?|primer\w*|empez\w*|empiez\w*|cuando)\b/;
const goesOn = /^(?:and|or|but|also|what about|how about|y|o|pero|tambien|que tal)\b/;

interface FoundPassages {
  readonly shown: Pick<Answer, 'passages' | 'links'>;
  /** The question they answer; a follow-up includes the question before. */
  readonly asked: string;
}

const isList = ({ page }: FoundPage) => Number(page.id === 'medications-to-avoid');
const linkTo = ({ page, passages: [passage] }: FoundPage): AnswerLink => ({
  page: page.id,
  title: page.title,
  ...(passage?.hash ? { hash: passage.hash } : {}),
});

/** Prepares answers by passages of our pages. @returns undefined for a question to which no page is similar enough. */
export function passagesFrom(finder: Finder, alarms: Alarms, meantPagesOf: MeantPagesOf) {
  const { find, known, likeness, likenessOfPassage, onlyNames, index } = finder;
  const feeds = (passage: Passage) => index.feeding.some(({ page, heading }) => page === passage.page && heading === passage.heading);

  /** Removes passages that advise giving a food, unless the question is about first foods and tells of nobody who ate something or is in danger. */
  function withoutFeeding(found: readonly FoundPage[], question: string): readonly FoundPage[] {
    const asked = plainWords(question).join(' ');
    if (firstFoods.test(asked) && !alarms.tellsOfEating(question) && !danger.test(asked)) return found;
    return found.map((one) => ({ ...one, passages: one.passages.filter((passage) => !feeds(passage)) }));
  }

  function bestPassage(found: FoundPage, question: string): Passage | undefined {
    const [first, ...others] = found.passages;
    if (!first) return undefined;
    let best = { passage: first as Passage, like: likenessOfPassage(question, first) };
    for (const passage of others.slice(0, passagesCompared - 1)) {
      const like = likenessOfPassage(question, passage);
      if (like > best.like + muchMore) best = { passage, like };
    }
    return best.like >= leastOfPassage && !onlyNames(question, found, best.passage) ? best.passage : undefined;
  }

  /** The best passage for a question and links to the best pages, if a page is similar enough. */
  function shownFor(question: string, aboutTest: boolean): Pick<Answer, 'passages' | 'links'> | undefined {
    const meant = meantPagesOf(question);
    const weighed = (one: FoundPage) => ({ ...one, score: one.score * (searchAlone + Math.sqrt(meant.share(one.page.id))) });
    const found = withoutFeeding(find(question), question)
      .filter(({ page, named }) => named > 0 || meant.likelihood(page.id) >= leastMeant)
      .map(weighed)
      // A question about medicines before a test that names none is answered by the list of all medicines.
      .toSorted((one, other) => Number(aboutTest) * (isList(other) - isList(one)) || other.named - one.named || other.score - one.score);
    const [best] = found;
    if (!best || (known(question) < leastKnown && !best.holdsName)) return undefined;
    const least = best.holdsWord ? leastLikeOfName : leastLike;
    const isNamed = best.named > 0 || best.holdsName || meant.likelihood(best.page.id) >= surelyMeant;
    if (!isNamed && likeness(question, best) < least) return undefined;
    const passage = bestPassage(best, question);
    const near = found.slice(0, linksShown).filter(({ score }) => score >= best.score * besides);
    const { heading, text } = passage ?? { heading: best.page.title, text: best.page.summary };
    return {
      passages: [{ heading, text }],
      links: near.map((one) => (one === best ? linkTo({ ...best, passages: passage ? [{ ...passage, score: 0 }] : [] }) : linkTo(one))),
    };
  }

  return (question: string, before: About | undefined, aboutTest: boolean): FoundPassages | undefined => {
    const words = askedWords(question);
    const together = before?.question ? `${before.question} ${question}` : undefined;
    const mayGoOn = together !== undefined && words.length <= longestFollowing && askedWords(together).length <= longestTogether;
    const alone = shownFor(question, aboutTest);
    // "Every night" and "no fever" add to the question before; the name of a page is a question of its own.
    const isFragment = goesOn.test(plainWords(question).join(' ')) || (words.length <= longestFragment && find(question)[0]?.named === 0);
    if (alone && !(mayGoOn && isFragment)) return { shown: alone, asked: question };
    // A denial such as "no fever" adds nothing that helps to find a page, so answer the question before again.
    if (mayGoOn && before?.question && isDenial.test(plainWords(question).join(' '))) {
      const kept = shownFor(before.question, aboutTest);
      if (kept) return { shown: kept, asked: before.question };
    }
    // If our pages do not know most of its words, the question is about something else.
    const both = mayGoOn && (known(question) >= leastKnown || words.length <= 2) ? shownFor(together, aboutTest) : undefined;
    if (both && together) return { shown: both, asked: together };
    return alone && { shown: alone, asked: question };
  };
}
