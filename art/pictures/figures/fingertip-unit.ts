import type { Picture } from '../model.ts';
import { person } from '../parts/figure.ts';
import { placed } from '../pen.ts';
import { box } from '../shapes.ts';

/** One fingertip unit on an adult's first finger, the two flat hands that it covers, and a child and an adult to be counted on. */
export const fingertipUnit: Picture = {
  type: 'strip',
  draw(p) {
    const finger = 'M18 118C14 82 16 40 28 24C38 12 54 12 62 26C72 42 74 82 74 118z';
    const palm =
      'M16 86C6 70 2 56 8 52C14 50 18 60 22 64L16 24C15 16 24 15 26 23L31 52L32 12C32 4 41 4 42 12L43 52L50 16C52 8 60 10 59 18L55 54L64 30C67 23 74 26 72 34C68 50 66 66 60 84C54 96 26 98 16 86z';
    return (
      p.body(finger, 'light', { soft: 12 }) +
      p.line('M30 44Q46 30 62 44M28 54Q46 40 64 54M27 64Q46 52 65 64', p.tone('light')[0], 1, { 'stroke-opacity': 0.4 }) +
      p.line('M22 84Q46 92 70 84M20 112Q46 118 73 112', p.tone('light')[0], 1.5) +
      p.body(box(40, 20, 12, 66, 6), 'plastic', { soft: 4 }) +
      p.ringed('M14 18V86M8 18h12M8 86h12', 2) +
      placed(p.body(palm, 'light', { soft: 8 }), 8, 134, 1.02) +
      placed(p.body(palm, 'light', { soft: 8 }), 86, 134, 1.02) +
      p.shadow(226, 231, 30, 5) +
      p.shadow(326, 230, 38, 5) +
      placed(person(p, 'dark', { child: true, hair: 'curly', shirt: true }), 226, 92, 0.63) +
      placed(person(p, 'light', { hair: 'long', shirt: true, build: 1.1 }), 326, 18, 0.96)
    );
  },
};
