import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { brand, mix } from './color.ts';
import { contour } from './contours.ts';
import { fractal3 } from './noise.ts';
import { seeded } from './random.ts';
import { dot, fibonacciSphere, nearest, unit, type Vec3 } from './sphere.ts';
import { lens, n, svg } from './svg.ts';

describe('colour', () => {
  it('gives the contrast that the design gives for ink on limestone', () => {
    expect(wcagContrast(brand.inkOnLight, brand.limestone)).toBeCloseTo(13.1, 0);
  });

  it('blends from one end to the other', () => {
    expect(mix('#1b5549', '#f0c566', 0)).toBe('#1b5549');
    expect(mix('#1b5549', '#f0c566', 1)).toBe('#f0c566');
  });
});

describe('points on a sphere', () => {
  const points = fibonacciSphere(400, 0.4, seeded(3));

  it('are found again by the quick search as by looking at all', () => {
    const random = seeded(9);
    const search = nearest(points);
    for (let i = 0; i < 300; i += 1) {
      const p: Vec3 = unit([random() - 0.5, random() - 0.5, random() - 0.5]);
      const best = Math.max(...points.map((q) => dot(p, q)));
      expect(search(...p).angle).toBeCloseTo(Math.acos(Math.min(1, best)), 6);
    }
  });

  it('leave no part of the sphere empty', () => {
    const search = nearest(points);
    for (const p of fibonacciSphere(900, 0, seeded(1))) expect(search(...p).angle).toBeLessThan(0.3);
  });
});

describe('contours', () => {
  it('encloses the area where the field is high', () => {
    const size = 41;
    const values = Float32Array.from({ length: size * size }, (_, i) => 15 - Math.hypot((i % size) - 20, Math.floor(i / size) - 20));
    const path = contour({ size, values }, 5, 10);
    let [x, y, area] = [0, 0, 0];
    for (const [, command, a, b] of path.matchAll(/([Ml])(-?\d+) (-?\d+)/g)) {
      const [nx, ny] = command === 'M' ? [Number(a), Number(b)] : [x + Number(a), y + Number(b)];
      if (command === 'l') area += (x * ny - nx * y) / 2;
      [x, y] = [nx, ny];
    }
    expect(Math.abs(area) / 100).toBeCloseTo(Math.PI * 100, -1);
  });
});

describe('noise and numbers', () => {
  it('stays within its range and repeats itself', () => {
    const random = seeded(5);
    for (let i = 0; i < 500; i += 1) {
      const at: Vec3 = [random() * 50 - 25, random() * 50 - 25, random() * 50 - 25];
      expect(Math.abs(fractal3(...at, 4))).toBeLessThanOrEqual(1);
      expect(fractal3(...at, 4)).toBe(fractal3(...at, 4));
    }
  });

  it('writes short numbers and closed shapes', () => {
    expect([n(-0.01), n(12.345), n(7)]).toEqual(['0', '12.3', '7']);
    expect(lens(0, 0, 10, 2, 0)).toMatch(/^M0 0q.*z$/);
    expect(svg(2, 3, '', '')).toContain('viewBox="0 0 2 3"');
  });
});
