import { describe, expect, it } from 'vitest';
import { renderScene } from './scene.ts';
import { series } from './series.ts';

describe('the hero series', () => {
  it('has seven pictures with names of their own', () => {
    expect(new Set(series.map(({ id }) => id)).size).toBe(7);
  });

  it('draws the same picture every time', () => {
    for (const scene of series.slice(0, 2)) {
      const [once, again] = [0, 1].map(() => renderScene(scene, 'light', 'tall', 0.15));
      // Compared outside the matcher, which would print megabytes.
      expect(once === again).toBe(true);
    }
  });
});
