import { triples } from '../../geometry/points.ts';
import { element } from '../../geometry/svg.ts';
import type { Skin } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { circle } from '../shapes.ts';
import { hairTone } from './figure.ts';

/** A woman's face from the front around (0, 0), with neck and shoulders, the hair parted: about 210 units wide, 300 high. */
export function face(p: Pen, skin: Skin): string {
  const [shade, , light] = p.tone(skin);
  const hair = hairTone(p);
  const slit = 'M-57-11C-50-21-34-23-23-10C-33-5-47-5-57-11z';
  const eye =
    p.flat(slit, '#fbf7f1') +
    p.within(
      slit,
      p.flat(circle(-40, -14, 8), '#4a3020') + p.flat(circle(-40, -14, 3.6), '#1b1512') + p.flat(circle(-42, -17, 1.7), '#fff'),
    ) +
    p.line('M-58-11C-50-22-34-24-22-10', hair, 2.6) +
    p.line('M-54-24C-46-31-34-31-25-24', shade, 1.4, { 'stroke-opacity': 0.7 }) +
    p.flat('M-66-34C-54-46-36-46-20-39C-20-36-22-35-24-35C-38-39-52-39-64-32C-67-31-68-33-66-34z', hair);
  const cheek = p.flat('M14-30C10-6 12 12 22 26C24 34 14 40 0 40V34C8 34 12 30 10 24C4 10 4-10 8-30z', shade, 0.5);
  return (
    p.flat('M-92 40C-114-92-66-142 0-142C66-142 114-92 92 40C96 84 102 116 92 150H-92C-102 116-96 84-92 40z', hair) +
    p.body('M-34 70C-32 100-34 122-64 136C-96 146-112 160-118 190H118C112 160 96 146 64 136C34 122 32 100 34 70z', skin, { soft: 20 }) +
    p.blurred(p.flat('M-40 84C-20 130 20 130 40 84V112C20 146-20 146-40 112z', shade, 0.7), 9) +
    p.body(
      'M0-112C54-114 82-80 81-26C80 12 74 42 60 68C46 94 24 116 0 118C-24 116-46 94-60 68C-74 42-80 12-81-26C-82-80-54-114 0-112z',
      skin,
      {
        soft: 20,
      },
    ) +
    p.blurred(cheek, 4) +
    p.blurred(p.flat('M-3-26H4V18H-3z', light, 0.7), 3) +
    eye +
    element('g', { transform: 'scale(-1 1)' }, eye) +
    p.line('M-17 30Q-20 38-12 39Q-6 36 0 39Q6 36 12 39Q20 38 17 30', shade, 2) +
    p.flat('M-12 37Q-8 33-4 37zM12 37Q8 33 4 37z', p.tone(skin)[0]) +
    p.flat('M-28 70C-18 62-8 59 0 63C8 59 18 62 28 70C14 71 8 70 0 71C-8 70-14 71-28 70z', p.tone('lining')[0], 0.85) +
    p.body('M-28 70C-14 71-8 70 0 71C8 70 14 71 28 70C20 81 10 85 0 85S-20 81-28 70z', 'lining', { soft: 5 }) +
    p.flat('M-85-8C-94-92-52-128 0-128C52-128 94-92 85-8C82-46 58-82 6-106C-42-88-78-54-85-8z', hair)
  );
}

/** The four pairs of sinuses in their places on that face; the deep pair is faint. */
export function sinuses(p: Pen): string {
  const side = (d: string) => p.flat(d, p.ink.card, 0.6) + p.body(d, 'air', { soft: 7 });
  const right =
    'M-4-52C-6-66-12-80-26-80C-44-78-48-64-38-54C-28-48-14-48-4-52zM-24 4C-36 0-62 2-66 12C-68 28-54 44-42 50C-30 50-26 38-26 26C-26 18-22 10-24 4z';
  const cells = triples('-12,-28,6 -13,-16,6.5 -13,-4,6 -8,6,4.6');
  return (
    p.flat(circle(-9, -12, 11, 14) + circle(9, -12, 11, 14), p.tone('air')[0], 0.55) +
    side(right) +
    element('g', { transform: 'scale(-1 1)' }, side(right)) +
    [...cells, ...cells.map(([x, y, r]) => [-x, y, r] as const)].map(([x, y, r]) => p.ball(x, y, r, 'air')).join('')
  );
}
