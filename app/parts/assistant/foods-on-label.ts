import type { FoundPage } from '#app/parts/site-index/found.ts';
import type { Passage } from '#app/parts/site-index/site-index.ts';
import { tellingStems } from '#app/parts/site-index/telling-stems.ts';
import type { PageId } from '#app/site/pages.ts';
import { limits } from './limits.ts';
import type { PassagesAndLinks, Question } from './question.ts';

const label: PageId = 'read-a-label';
/** The page that says what an allergy to a food is. */
const article: PageId = 'condition/food-allergies';

/**
 * Returns what a label calls the foods in a question that may ask what is safe with an allergy to them: "is caramel color safe with a milk
 * allergy". No other page can say what is in a food.
 */
export function foodsOnLabel({ text, meant, index, knowledge }: Question, { page: best }: FoundPage): PassagesAndLinks | undefined {
  if ((best.id !== label && best.id !== article) || meant.likelihood(label) < limits.labelMeant) return undefined;
  const foods = index.passages.filter(({ page, hash }) => page === label && hash?.startsWith('names-'));
  const headings = foods.map(({ heading }) => new Set(tellingStems(heading, index.language)));
  const asked = tellingStems(text, index.language);
  const isFood = (stem: string) => !headings.every((heading) => heading.has(stem));
  const passages: readonly Passage[] = foods.filter((_, place) => asked.some((stem) => isFood(stem) && headings[place]?.has(stem)));
  if (passages.length === 0) return undefined;
  return { passages, links: [{ ...knowledge.linkTo(label), hash: passages[0]?.hash }, knowledge.linkTo(article)] };
}
