import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { funFacts, pollenGrains, quests } from '#app/content/kids/kids.server.ts';
import { nextPlace, surprisePlace } from './fact-order.ts';

describe('flipping through', () => {
  it('goes round in a circle both ways', () => {
    expect([nextPlace(0, -1, 5), nextPlace(4, 1, 5), nextPlace(2, 1, 5)]).toEqual([4, 0, 3]);
  });

  it('surprises with any fact but the one that is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), fc.nat(), fc.double({ min: 0, max: 0.999999, noNaN: true }), (count, nat, chance) => {
        const place = nat % count;
        const next = surprisePlace(place, count, chance);
        expect(next).not.toBe(place);
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThan(count);
      }),
    );
    const all = new Set([0, 0.25, 0.5, 0.75].map((chance) => surprisePlace(2, 5, chance)));
    expect(all).toEqual(new Set([0, 1, 3, 4]));
  });
});

describe("the children's content", () => {
  it('promises nothing that wellness cannot keep', () => {
    const texts = JSON.stringify([quests(), funFacts(), pollenGrains()]);
    expect(texts).not.toMatch(/\b(?:boosts?|prevents?|cures?|prevenir|previene|refuerza|cura)\b/i);
  });

  it('asks children for nothing about themselves', () => {
    const texts = JSON.stringify(quests());
    expect(texts).not.toMatch(/e-?mail|correo|photo|fotos?\b|birth ?date|fecha de nacimiento|your name|tu nombre/i);
  });
});
