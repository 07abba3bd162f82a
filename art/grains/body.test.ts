import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { svg } from '../geometry/svg.ts';
import { alternaria } from './alternaria.ts';
import { bodyGroup, bodySvg, driftingBodies } from './body.ts';
import { cladosporium } from './cladosporium.ts';
import { coverage } from './coverage.ts';
import { dustMiteSvg } from './dust-mite.ts';
import { hackberry } from './hackberry.ts';
import { juniper } from './juniper.ts';
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
    const { frame, covered } = await coverage(Buffer.from(svg));
    expect(frame).toBeLessThan(128);
    expect(covered).toBeGreaterThan(name === 'dust mite' ? 0.25 : 0.55);
  });

  it('are drawn the same every time, and differ from one another and from theme to theme', () => {
    expect(bodySvg(hackberry, 64)).toBe(bodySvg(hackberry, 64));
    expect(new Set(names.map((name) => drawings[name]())).size).toBe(names.length);
    expect(bodySvg(marshElder, 64, 'dark')).not.toBe(bodySvg(marshElder, 64, 'light'));
  });
});

describe('how a body is looked at', () => {
  it.each([alternaria, cladosporium])('larger steps towards a smooth one miss nothing of it', (grain) => {
    const slow = { ...grain, solid: { ...grain.solid, smooth: undefined } };
    expect(bodySvg(grain, 160)).toBe(bodySvg(slow, 160));
  });

  it('adrift among others it looks as it does alone', async () => {
    const frame = { width: 120, height: 120 };
    const how = { theme: 'light', id: 'grain', cells: 90 } as const;
    const pixels = (drawn: string) =>
      sharp(Buffer.from(svg(frame.width, frame.height, '', drawn)))
        .raw()
        .toBuffer();
    const alone =
      bodyGroup(juniper, { cx: 30, cy: 30, radius: 20, ...how }) + bodyGroup(juniper, { cx: 90, cy: 80, radius: 24, ...how, id: 'other' });
    const adrift = driftingBodies(
      juniper,
      [
        { x: 30, y: 30, radius: 20 },
        { x: 90, y: 80, radius: 24 },
      ],
      { ...how, frame },
    );
    expect(adrift.match(/<mask /g)).toHaveLength(2);
    const [one, other] = [await pixels(alone), await pixels(adrift)];
    const differences = one.map((value, i) => Math.abs(value - (other[i] ?? 0)));
    expect(differences.reduce((sum, value) => sum + value, 0) / one.length).toBeLessThan(0.5);
    expect(one.some((value) => value > 200)).toBe(true);
  });
});
