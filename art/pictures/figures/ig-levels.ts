import type { Picture } from '../model.ts';
import { axes } from '../parts/chart.ts';

/** The level of antibodies over some weeks: high after each infusion into a vein and falling until the next; even with weekly small ones under the skin. */
export const igLevels: Picture = {
  type: 'ladder',
  draw(p) {
    const weeks = 88;
    const saw = [0, 1, 2, 3]
      .map((i) => `${i === 0 ? 'M' : 'L'}${36 + i * weeks} 58C${50 + i * weeks} 96 ${66 + i * weeks} 128 ${34 + (i + 1) * weeks} 148`)
      .join('');
    const even = `M36 108${Array.from({ length: 16 }, () => 'q5-7 11-3q6 4 11 3').join('')}`;
    return (
      axes(
        p,
        30,
        206,
        360,
        176,
        Array.from({ length: 17 }, (_, i) => (6 + i * 22) / 360),
      ) +
      p.flat(`M30 168H390V206H30z`, p.tone('alarm')[2], 0.5) +
      p.line('M30 168H390', p.tone('alarm')[0], 1.6, { 'stroke-dasharray': '6 5' }) +
      p.line(saw, p.tone('medicine')[0], 4.6) +
      p.line(saw, p.tone('medicine')[p.theme === 'light' ? 1 : 2], 2.4) +
      p.line(even, p.tone('cell')[0], 5.4) +
      p.line(even, p.tone('cell')[p.theme === 'light' ? 1 : 2], 3)
    );
  },
};
