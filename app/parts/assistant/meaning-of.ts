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

/** Ways to ask only for the symptoms of a thing; the capturing group matches the thing. */
const asksSymptoms: readonly RegExp[] = [
  /^(?:(?:what are|whats|que|cuales son) )?(?:(?:the|los|las) )?(?:signs and symptoms|symptoms|signs|sintomas|senales) (?:(?:of|for|de|del) )?(?:(?:a|an|the|el|la|los|las|un|una) )*(.+?)(?: (?:in|en) (?:kids|children|babies|adults|ninos|bebes|adultos))?$/,
  /^(.+) (?:symptoms|signs|sintomas)$/,
];

/** Ways to name only what somebody is allergic to. */
const namesAllergy: readonly RegExp[] = [
  /^(?:allergy to|allergic to|alergia a|alergia al|alergic[oa] a|alergic[oa] al) (?:(?:the|el|la|los|las) )?(.+)$/,
  /^(.+) (?:allergy|allergies)$/,
];

const matched = (ways: readonly RegExp[], asked: string) => ways.flatMap((way) => way.exec(asked)?.[1] ?? [])[0];

/** The names in a heading such as "antibody (IgE)": all of it, the part before the brackets, and the part inside. */
function callsOf(heading: string): string[] {
  const [before = '', inside = ''] = heading.split(/[()]/);
  return [heading, before, inside].map((name) => plainWords(name).join(' ')).filter(Boolean);
}

/**
 * Answers a question that asks only what a thing is ("what is asthma?", "red meat allergy", or just the title of an article) with the
 * beginning of its article, one that asks only for its symptoms with those, or else with the definition of the word in another article.
 * Undefined if the question asks more or no article explains the thing.
 */
export function meaningOf(question: string, { find, index }: Finder): Pick<Answer, 'passages' | 'links'> | undefined {
  const asked = askedWords(question).join(' ');
  const ofSymptoms = matched(asksSymptoms, asked);
  const thing = ofSymptoms ?? matched(asksMeaning, asked);
  const allergen = matched(namesAllergy, thing ?? asked);
  const namedBy = (name: string) => find(name).filter(({ named }) => named > 0);
  const whole = namedBy(thing ?? asked);
  const found = whole.length > 0 || !allergen ? whole : namedBy(allergen);
  const isTitle = (title: string) => plainWords(title).join(' ') === asked;
  const article = found.find(
    ({ page: { kind, title, otherTitle } }) =>
      (kind === 'condition' || kind === 'service') && (thing || allergen || isTitle(title) || isTitle(otherTitle)),
  );
  const shown = (passage: Passage) => ({
    passages: [passage],
    links: [...new Set([passage.page, ...found.map(({ page }) => page.id)])].slice(0, 3).map((page) => ({
      page,
      title: index.pages.find(({ id }) => id === page)?.title ?? '',
      ...(page === passage.page ? { hash: passage.hash } : {}),
    })),
  });
  const own = article ? index.passages.filter(({ page }) => page === article.page.id) : [];
  const about = ofSymptoms
    ? own.find(({ hash }) => hash === 'symptoms')
    : own.find(({ heading }) => allergen && plainWords(heading).join(' ').startsWith(allergen));
  const answer = about ?? own[0];
  if (answer) return shown(answer);
  const word = thing && index.definitions.find(({ heading }) => callsOf(heading).includes(thing));
  return word ? shown(word) : undefined;
}
