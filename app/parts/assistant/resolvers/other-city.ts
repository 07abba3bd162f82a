import { nothing, type Reply } from '#app/parts/assistant/answer.ts';
import { placeFact } from '#app/parts/assistant/facts/place.ts';
import { otherCityIn } from '#app/parts/assistant/other-city.ts';
import type { Question } from '#app/parts/assistant/question.ts';

/** Says that we have no office in the city in which a question looks for one, and where our offices are. */
export function otherCity(q: Question): Reply | undefined {
  const city = otherCityIn(q);
  if (!city) return undefined;
  const { lines, links } = placeFact({ ...q.own, office: undefined }, 'address');
  const { words, titled } = q.knowledge;
  return {
    ...nothing,
    kind: 'fact',
    lines: [words.noOfficeIn(city), ...lines],
    links: titled(links),
    about: { topic: 'address', question: q.text },
  };
}
