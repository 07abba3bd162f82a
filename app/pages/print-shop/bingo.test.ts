import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bingoCards, bingoPlaces, cardsOnSheet } from './bingo.ts';

const plants = Array.from({ length: 13 }, (_, place) => `plant ${place}`);
const seeds = fc.integer({ min: 0, max: 2 ** 31 });

it('gives four cards of eight different plants, with no two cards alike', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const cards = bingoCards(seed, plants);
      expect(cards).toHaveLength(cardsOnSheet);
      for (const card of cards) {
        expect(new Set(card).size).toBe(bingoPlaces);
        for (const plant of card) expect(plants).toContain(plant);
      }
      expect(new Set(cards.map((card) => card.toSorted().join())).size).toBe(cardsOnSheet);
    }),
  );
});

it('gives the same sheet for the same seed, and other sheets for others', () => {
  expect(bingoCards(7, plants)).toEqual(bingoCards(7, plants));
  const sheets = new Set(Array.from({ length: 200 }, (_, seed) => JSON.stringify(bingoCards(seed, plants))));
  expect(sheets.size).toBe(200);
});
