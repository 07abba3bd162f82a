import { random } from '#app/parts/games/seeded-random.ts';

/** Places around the free one in the middle of a 3 × 3 card. */
export const bingoPlaces = 8;
/** One printed sheet's cards: one for each of four players. */
export const cardsOnSheet = 4;

/**
 * The cards of one sheet, all different, each with `bingoPlaces` different items in mixed order.
 * @param seed the same seed gives the same sheet
 * @param items at least one more than a card has places
 */
export function bingoCards<T>(seed: number, items: readonly T[]): readonly (readonly T[])[] {
  const cards: T[][] = [];
  const seen = new Set<string>();
  let next = seed;
  while (cards.length < cardsOnSheet) {
    const rest = items.map((_, place) => place);
    const chosen: number[] = [];
    while (chosen.length < bingoPlaces) {
      const drawn = random(next);
      next = drawn.seed;
      chosen.push(...rest.splice(Math.floor(drawn.value * rest.length), 1));
    }
    const key = [...chosen].sort((one, other) => one - other).join();
    if (seen.has(key)) continue;
    seen.add(key);
    cards.push(chosen.flatMap((place) => items.slice(place, place + 1)));
  }
  return cards;
}
