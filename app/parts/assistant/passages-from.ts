import type { Alarms } from '#app/parts/alarm/alarm.ts';
import type { MeantPagesOf } from '#app/parts/intent/meant-page.ts';
import { askedWords } from '#app/parts/matching/asked-words.ts';
import type { Finder } from '#app/parts/site-index/find.ts';
import type { FoundPage } from '#app/parts/site-index/found.ts';
import type { Passage } from '#app/parts/site-index/site-index.ts';
import { plainWords } from '#app/site/plain-text.ts';
import type { About, Answer, AnswerLink } from './answer.ts';

/** Below this share of a question's words known to the index, an answer would be a guess. */
const leastKnown = 0.5;
/** Below this likeness of question and page the nearest page is none: measured on all sets, see docs/decisions/021. */
const leastLike = 0.34;
/** The same where the question holds a page's name of one word: "hives" among much else. */
const leastLikeOfName = 0.2;
/** Below this a passage does not speak of what was asked: the page is shown by its summary. */
const leastOfPassage = 0.22;
/** What a page that the words find keeps of its score where the examples do not mean it at all. */
const searchAlone = 0.1;
/** Below this likelihood a page is not meant, whatever words it shares with the question. */
const leastMeant = 0.006;
/** From this on it is, however little of the question it says. */
const surelyMeant = 0.5;
/** A later passage is better where it says so much more of the question. */
const muchMore = 0.15;
/** A second page that answers this well stands beside the first. */
const besides = 0.35;
/** Passages of a page that are compared, and pages that are shown. */
const passagesCompared = 6;
const linksShown = 3;
/** Words of a question that may only go on with the one before, and of the two together. */
const longestFollowing = 8;
const longestTogether = 40;
const longestFragment = 3;

const isDenial = /^(?:and |y )?(?:no|not|without|sin|ni) \p{L}+(?: (?:or|ni|y|o) \p{L}+)?$/u;
const danger = /\b(?:kills?|die|dies|deadly|fatal|dangerous|mata|matar|morir|muere|mortal|peligros[oa])\b/;
const goesOn = /^(?:and|or|but|also|what about|how about|y|o|pero|tambien|que tal)\b/;

interface FoundPassages {
  readonly shown: Pick<Answer, 'passages' | 'links'>;
  /** The question they answer: with the one before, where it only goes on with that. */
  readonly asked: string;
}

const isList = ({ page }: FoundPage) => Number(page.id === 'medications-to-avoid');
const linkTo = ({ page, passages: [passage] }: FoundPage): AnswerLink => ({
  page: page.id,
  title: page.title,
  ...(passage?.hash ? { hash: passage.hash } : {}),
});

/** Answers with passages of our pages; with none where the nearest page is not like enough to what was asked. */
export function passagesFrom(finder: Finder, alarms: Alarms, meantPagesOf: MeantPagesOf) {
  const { find, known, likeness, likenessOfPassage, onlyNames, index } = finder;
  const feeds = (passage: Passage) => index.feeding.some(({ page, heading }) => page === passage.page && heading === passage.heading);

  /** Without what advises to give a food, where somebody ate something or asks how dangerous a food is. */
  function withoutFeeding(found: readonly FoundPage[], question: string): readonly FoundPage[] {
    if (!alarms.tellsOfEating(question) && !danger.test(plainWords(question).join(' '))) return found;
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

  /** What the pages say to a question, if they say enough of it. */
  function shownFor(question: string, aboutTest: boolean): Pick<Answer, 'passages' | 'links'> | undefined {
    const meant = meantPagesOf(question);
    const weighed = (one: FoundPage) => ({ ...one, score: one.score * (searchAlone + Math.sqrt(meant.share(one.page.id))) });
    const found = withoutFeeding(find(question), question)
      .filter(({ page, named }) => named > 0 || meant.likelihood(page.id) >= leastMeant)
      .map(weighed)
      // What to stop before a test without a medicine by name: the list of all of them.
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
    // "Every night" and "no fever" tell more of the question before; the name of a page is a question of its own.
    const isFragment = goesOn.test(plainWords(question).join(' ')) || (words.length <= longestFragment && find(question)[0]?.named === 0);
    if (alone && !(mayGoOn && isFragment)) return { shown: alone, asked: question };
    // Words that no page knows are of something else.
    // What it is not, "no fever", tells nothing of what it is.
    if (mayGoOn && before?.question && isDenial.test(plainWords(question).join(' '))) {
      const kept = shownFor(before.question, aboutTest);
      if (kept) return { shown: kept, asked: before.question };
    }
    const both = mayGoOn && (known(question) >= leastKnown || words.length <= 2) ? shownFor(together, aboutTest) : undefined;
    if (both && together) return { shown: both, asked: together };
    return alone && { shown: alone, asked: question };
  };
}
