import { element, line, shape } from '../geometry/svg.ts';
import { body, lit, shadow } from './paint.ts';

/** A paper wasp above a capsule and two tablets. */
export function medicinesAndStings(): string {
  const abdomen = 'M92 56c18-8 40-2 54 12 4 4 3 7-2 8-20 4-44 0-54-8-5-4-4-9 2-12z';
  return (
    element(
      'defs',
      {},
      lit('abdomen', 116, 62, 32, '#e2a52c'),
      lit('chest', 76, 54, 18, '#6b4420'),
      lit('head', 54, 52, 13, '#a9661f'),
      lit('coral', 60, 124, 30, '#d2593a'),
      lit('white', 100, 124, 30, '#f4ece0'),
      lit('tablet', 152, 122, 22, '#f2e6d8'),
    ) +
    shadow(80, 142, 56) +
    shadow(150, 140, 34) +
    // Wings behind the body, legs below it.
    shape('M80 46C92 20 124 4 148 10c10 3 6 12-4 18-18 12-44 20-64 22z', '#ffffff', 0.62) +
    shape('M84 50c20-16 52-22 70-12 8 5 0 12-12 14-20 4-42 4-58 2z', '#ffffff', 0.45) +
    line('M82 46c16-16 40-28 60-32M86 48c18-8 40-12 62-8', '#8f7a64', 1.4, 0.6) +
    line('M72 66c-4 8-10 12-16 14M82 68c0 10-2 16-6 22M90 68c6 8 8 14 8 22', '#7d5026', 3) +
    body(abdomen, 'abdomen') +
    shape(
      'M102 53c-4 6-4 14 0 20l7 1c-4-7-4-15 0-22zM118 54c-2 6-2 14 2 21l7 .5c-4-7-4-13-2-20zM133 60c-1 5 0 10 3 15l5-.5c-3-4-4-8-3-11z',
      '#3a2413',
    ) +
    line('M146 73l10 4', '#3a2413', 2.4) +
    element('ellipse', { cx: 77, cy: 56, rx: 16, ry: 13, fill: 'url(#chest)' }) +
    element('circle', { cx: 55, cy: 54, r: 11, fill: 'url(#head)' }) +
    element('ellipse', { cx: 50, cy: 52, rx: 4, ry: 6, fill: '#2a1a10' }) +
    line('M50 44c-6-8-12-12-20-12M54 43c-2-8-8-16-14-20', '#7d5026', 2.4) +
    // The capsule, two halves, and the tablets.
    body('M36 124c0-10 8-18 18-18h26v36H54c-10 0-18-8-18-18z', 'coral') +
    body('M80 106h26c10 0 18 8 18 18s-8 18-18 18H80z', 'white') +
    line('M46 114h26', '#ffffff', 4, 0.55) +
    element('ellipse', { cx: 152, cy: 124, rx: 22, ry: 15, fill: 'url(#tablet)' }) +
    line('M136 124h32', '#b9a58f', 2)
  );
}
