import type { Reply } from '#app/parts/assistant/answer.ts';
import { limits } from '#app/parts/assistant/limits.ts';
import { patterns } from '#app/parts/assistant/patterns.ts';
import type { Question } from '#app/parts/assistant/question.ts';
import { passageReply } from '#app/parts/assistant/reply.ts';
import { plainWords } from '#app/site/plain-text.ts';

/** The names in a heading such as "antibody (IgE)": all of it, the part before the brackets, and the part inside. */
function namesOf(heading: string): string[] {
  const [before = '', inside = ''] = heading.split(/[()]/);
  return [heading, before, inside].map((name) => plainWords(name).join(' ')).filter(Boolean);
}

/**
 * Answers a question that asks only what a thing is ("what is asthma?", "red meat allergy", or just the title of an article) with the
 * beginning of its article, one that asks only for its symptoms with those, or else with the definition of the word in another article.
 */
export function definition(q: Question): Reply | undefined {
  const { index, plain, knowledge } = q;
  const ofSymptoms = patterns.asksSymptoms.exec(plain)?.[1] ?? patterns.namesSymptoms.exec(plain)?.[1];
  const thing = ofSymptoms ?? patterns.asksMeaning.exec(plain)?.[1] ?? patterns.namesMeaning.exec(plain)?.[1];
  const allergen = patterns.allergyTo.exec(thing ?? plain)?.[1] ?? patterns.namedAllergy.exec(thing ?? plain)?.[1];
  const namedBy = (name: string) => knowledge.finder.find(name).filter(({ named }) => named > 0);
  const whole = namedBy(thing ?? plain);
  const found = whole.length > 0 || !allergen ? whole : namedBy(allergen);
  const isTitle = (title: string) => plainWords(title).join(' ') === plain;
  const article = found.find(
    ({ page: { kind, title, otherTitle } }) =>
      (kind === 'condition' || kind === 'service') && (thing || allergen || isTitle(title) || isTitle(otherTitle)),
  );
  const own = article ? index.passages.filter(({ page }) => page === article.page.id) : [];
  const part = ofSymptoms
    ? own.find(({ hash }) => hash === 'symptoms')
    : own.find(({ heading }) => allergen && plainWords(heading).join(' ').startsWith(allergen));
  const word = thing && index.definitions.find(({ heading }) => namesOf(heading).includes(thing));
  const passage = part ?? own[0] ?? word;
  if (!passage) return undefined;
  const pages = [...new Set([passage.page, ...found.map(({ page }) => page.id)])].slice(0, limits.linksShown);
  const links = pages.map((page) => ({ ...knowledge.linkTo(page), ...(page === passage.page ? { hash: passage.hash } : {}) }));
  return passageReply(q, [passage], links, q.about);
}
