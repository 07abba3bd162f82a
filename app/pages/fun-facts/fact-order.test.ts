import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { funFacts, pollenGrains, quests, story } from '#app/content/kids/kids.server.ts';
import { storyIds } from '#app/site/pages.ts';
import { surprisePlace } from './fact-order.ts';

describe('a surprise', () => {
  it('is any fact but the last one', () => {
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
    const texts = JSON.stringify([quests(), funFacts(), pollenGrains(), storyIds.map((id) => story(id))]);
    expect(texts).not.toMatch(/\b(?:boosts?|prevents?|cures?|prevenir|previene|refuerza|cura)\b/i);
  });

  it('asks children for nothing about themselves', () => {
    const texts = JSON.stringify(quests());
    expect(texts).not.toMatch(/e-?mail|correo|photo|fotos?\b|birth ?date|fecha de nacimiento|your name|tu nombre/i);
  });
});
