import { describe, expect, it } from 'vitest';
import { bodySvg } from './body.ts';
import { coverage } from './coverage.ts';
import { dustMiteSvg } from './dust-mite.ts';
import { hackberry } from './hackberry.ts';
import { marshElder } from './marsh-elder.ts';

const drawings = {
  hackberry: () => bodySvg(hackberry, 96),
  'marsh elder': () => bodySvg(marshElder, 96),
  'dust mite': () => dustMiteSvg(96),
} as const;
const names = Object.keys(drawings) as (keyof typeof drawings)[];

describe('hackberry, marsh elder and dust mite', () => {
  it.each(names)('%s stands whole on a transparent ground', async (name) => {
    const svg = drawings[name]();
    expect(svg).not.toMatch(/style=|NaN|undefined/);
    const { frame, covered } = await coverage(svg);
    expect(frame).toBeLessThan(128);
    expect(covered).toBeGreaterThan(name === 'dust mite' ? 0.25 : 0.55);
  });

  it('are drawn the same every time, and differ from one another and from theme to theme', () => {
    expect(bodySvg(hackberry, 64)).toBe(bodySvg(hackberry, 64));
    expect(new Set(names.map((name) => drawings[name]())).size).toBe(names.length);
    expect(bodySvg(marshElder, 64, 'dark')).not.toBe(bodySvg(marshElder, 64, 'light'));
  });
});
