import { describe, expect, it } from 'vitest';
import { seasons } from '#app/content/seasons/seasons.server.ts';
import { outlook } from './outlook.ts';

describe('where a plant stands in its year', () => {
  const winter = [3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1];

  it('says when it begins, and its last month once it has', () => {
    expect(outlook(winter, 11)).toEqual({ now: 0, changes: 12 });
    expect(outlook(winter, 12)).toEqual({ now: 1, changes: 2 });
    expect(outlook(winter, 2)).toEqual({ now: 2, changes: 2 });
    expect(outlook(winter, 3)).toEqual({ now: 0, changes: 12 });
  });

  it('knows no change for what is there all year', () => {
    expect(outlook(Array(12).fill(2), 5)).toEqual({ now: 2, changes: undefined });
  });

  it('has mountain cedar start in December for somebody who asks in November', () => {
    const cedar = seasons().types.find(({ id }) => id === 'mountain-cedar');
    expect(outlook(cedar?.level ?? [], 11)).toEqual({ now: 0, changes: 12 });
  });
});
