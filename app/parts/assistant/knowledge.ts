import type { EmergencyKind } from '#app/content/emergency/emergency.schema.ts';
import type { Alarms } from '#app/parts/alarm/alarm.ts';
import type { Intents } from '#app/parts/intent/intent.ts';
import type { MeantPagesOf } from '#app/parts/intent/meant-page.ts';
import { askedWords } from '#app/parts/matching/asked-words.ts';
import { functionWords } from '#app/parts/matching/function-word-list.ts';
import { readerOf } from '#app/parts/matching/meant.ts';
import type { Finder } from '#app/parts/site-index/find.ts';
import type { IndexedTalk, SiteIndex } from '#app/parts/site-index/site-index.ts';
import { languages, wordsIn } from '#app/site/language.ts';
import type { PageId } from '#app/site/pages.ts';
import { type AnswerLink, nothing, type Reply } from './answer.ts';
import { pinnedIn } from './pinned.ts';
import { answerWords } from './words.ts';

/**
 * Finds the sentence of an emergency card that answers a question; undefined if the card has none. Without a card, only questions about
 * epinephrine or an attack are answered, most of them only if the text mentions a sign.
 */
function afterCardIn({
  afterCards,
  pages,
}: SiteIndex): (question: string, card: EmergencyKind | undefined, isSign: boolean) => Reply | undefined {
  const rows = readerOf(afterCards);
  const title = pages.find(({ id }) => id === 'emergency')?.title ?? '';
  return (question, card, isSign) => {
    const mayAnswer = ({ card: its, anytime }: (typeof afterCards)[number]) =>
      card ? its === card : anytime === 'always' || (isSign && anytime !== undefined);
    const row = rows(question).find(mayAnswer);
    return row && { ...nothing, kind: 'fact', lines: [row.says], links: [{ page: 'emergency', title }] };
  };
}

/** Recognizes what is said to a person rather than asked about a page: greetings, thanks, anger, "are you a person?". */
function talkIn({ talk, politeWords }: Pick<SiteIndex, 'talk' | 'politeWords'>): (question: string) => IndexedTalk | undefined {
  const said = readerOf(talk);
  /** The phrases of greetings and thanks, which count only if the message contains no other words. */
  const greetings = talk.filter(({ alone }) => alone).flatMap(({ phrases }) => languages.flatMap((language) => phrases[language]));
  const polite = new Set(
    [...greetings, ...languages.flatMap((language) => politeWords[language])].flatMap((phrase) => askedWords(phrase.replaceAll('|', ' '))),
  );
  const isPolite = (word: string) => polite.has(word) || languages.some((language) => functionWords[language].has(word));
  return (question) => {
    const asksMore = askedWords(question).some((word) => !isPolite(word));
    return said(question).find(({ alone }) => !(alone && asksMore));
  };
}

/** Prepares the knowledge of an answerer in one language, once: the index, the classifiers and the phrases of content/assistant.yaml. */
export function knowledgeOf(finder: Finder, alarms: Alarms, intents: Intents, meantPagesOf: MeantPagesOf) {
  const { index } = finder;
  const titleOf = (id: PageId) => index.pages.find((page) => page.id === id)?.title ?? id;
  return {
    finder,
    index,
    alarms,
    intents,
    meantPagesOf,
    words: wordsIn(answerWords, index.language),
    topicsSaid: readerOf(index.topics),
    declinesSaid: readerOf(index.declines),
    talkSaid: talkIn(index),
    pinnedSaid: pinnedIn(index),
    afterCard: afterCardIn(index),
    doors: index.doors.map(({ to, hash, text }): AnswerLink => ({ page: to, title: text, ...(hash ? { hash } : {}) })),
    /** A link to a page, with the page's own title. */
    linkTo: (page: PageId, hash?: string): AnswerLink => ({ page, title: titleOf(page), ...(hash ? { hash } : {}) }),
    /** Gives each link without a title that of its page. */
    titled: (links: readonly AnswerLink[]) => links.map((link) => ({ ...link, title: link.title || titleOf(link.page) })),
  };
}

export type Knowledge = ReturnType<typeof knowledgeOf>;
