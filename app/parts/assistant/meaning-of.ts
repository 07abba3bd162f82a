import { askedWords } from '#app/parts/matching/asked-words.ts';
import type { Finder } from '#app/parts/site-index/find.ts';
import type { Passage } from '#app/parts/site-index/site-index.ts';
import { plainWords } from '#app/site/plain-text.ts';
import type { Answer } from './answer.ts';

/** Ways to ask what a thing is; the capturing group matches the thing. */
const asksMeaning: readonly RegExp[] = [
  /^(?:(?:ok|so|and|y|hey|oye|entonces) )*(?:what is|whats|what are|what does|define|explain|meaning of|que es|que son|que significan?|que quiere decir|explique(?:me)?) (?:(?:exactly|a|an|the|el|la|los|las|un|una|eso de) )*(.+?)(?: (?:mean|means|exactly|exactamente))*$/,
  /^(.+?) (?:meaning|definition|significado|what (?:is|are) (?:it|that|they)|que (?:es|son)(?: eso)?)$/,
];

/** The names in a heading such as "antibody (IgE)": all of it, the part before the brackets, and the part inside. */
function callsOf(heading: string): string[] {
  const [before = '', inside = ''] = heading.split(/[()]/);
  return [heading, before, inside].map((name) => plainWords(name).join(' ')).filter(Boolean);
}

/**
 * Answers a question that asks only what a thing is ("what is asthma?", or just the title of an article): with the beginning of its
 * article, or else with the definition of the word in another. Undefined if the question asks more or no article explains the thing.
 */
export function meaningOf(question: string, { find, index }: Finder): Pick<Answer, 'passages' | 'links'> | undefined {
  const asked = askedWords(question).join(' ');
  const [thing] = asksMeaning.flatMap((way) => way.exec(asked)?.[1] ?? []);
  const found = find(thing ?? asked).filter(({ named }) => named > 0);
  const isTitle = (title: string) => plainWords(title).join(' ') === asked;
  const article = found.find(
    ({ page: { kind, title, otherTitle } }) =>
      (kind === 'condition' || kind === 'service') && (thing || isTitle(title) || isTitle(otherTitle)),
  );
  const shown = (passage: Passage) => ({
    passages: [passage],
    links: [...new Set([passage.page, ...found.map(({ page }) => page.id)])].slice(0, 3).map((page) => ({
      page,
      title: index.pages.find(({ id }) => id === page)?.title ?? '',
      ...(page === passage.page ? { hash: passage.hash } : {}),
    })),
  });
  const beginning = article && index.passages.find(({ page }) => page === article.page.id);
  if (beginning) return shown(beginning);
  const word = thing && index.definitions.find(({ heading }) => callsOf(heading).includes(thing));
  return word ? shown(word) : undefined;
}
