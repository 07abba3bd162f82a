import { element, line } from '../geometry/svg.ts';
import { body, lit } from './paint.ts';

/** Rings that swell: hives on a forearm, each pale in the middle and red around. */
function welt(id: string, x: number, y: number, rx: number, ry: number): string {
  return (
    element(
      'defs',
      {},
      element(
        'radialGradient',
        { id },
        element('stop', { offset: 0, 'stop-color': '#fbe3d2' }),
        element('stop', { offset: 0.5, 'stop-color': '#f0a893' }),
        element('stop', { offset: 0.75, 'stop-color': '#d9604f', 'stop-opacity': 0.85 }),
        element('stop', { offset: 1, 'stop-color': '#d9604f', 'stop-opacity': 0 }),
      ),
    ) + element('ellipse', { cx: x, cy: y, rx, ry, fill: `url(#${id})`, transform: `rotate(-24 ${x} ${y})` })
  );
}

/** A forearm from the elbow to the open hand, with hives. */
export function skin(): string {
  const arm =
    'M-4 150C30 118 70 96 110 80c14-6 20-16 30-26 8-8 20-18 26-20 5-1 8 4 4 8l-16 16c12-8 24-18 32-22 6-3 10 3 6 8l-24 20c10-4 20-10 26-10 6 1 5 8 0 10l-26 12c8 0 16-2 20 0 5 3 2 8-4 9-14 3-30 4-40 9-34 18-70 52-96 76H-4z';
  return (
    element('defs', {}, lit('arm', 84, 90, 120, '#c08a62')) +
    body(arm, 'arm') +
    line('M152 60l-8 8M170 66l-10 6M172 80l-10 3', '#8a5a3c', 2, 0.6) +
    welt('one', 56, 122, 21, 14) +
    welt('two', 92, 104, 14, 10) +
    welt('three', 34, 146, 13, 9) +
    welt('four', 84, 128, 9, 7)
  );
}
