import { triples } from '../../geometry/points.ts';
import type { Pen } from '../pen.ts';
import { box } from '../shapes.ts';
import { stomach, stomachHollow } from './organs.ts';

interface Way {
  /** 0 both ring muscles shut and all stays down, 1 both slack and mist reaches the voice box. */
  readonly rising: number;
}

const mist = triples('88,148,8 86,132,9 90,114,9 85,98,9 90,82,8 86,66,9 84,48,10 74,34,10 62,30,9 88,26,11 52,42,7');

/**
 * From the throat down to the stomach, cut through the middle and seen from the left side, 190 by 250 units: the voice box
 * and windpipe in front (left), the gullet behind. Upper ring muscle at (87, 66), lower at (87, 150).
 */
export function refluxWay(p: Pen, { rising }: Way): string {
  const half = 1.6 + 6 * rising;
  const tube = 'M62 6C60 30 68 46 70 62V158H104V62C106 40 112 22 112 4Q88-4 62 6z';
  const hollow = `M70 4C70 30 80 48 ${87 - half} 64C${82 - rising} 84 ${82 - rising} 128 ${87 - half} 148V166H${87 + half}V148C${92 + rising} 128 ${92 + rising} 84 ${87 + half} 64C94 48 104 30 104 4z`;
  const windpipe = 'M24 40C18 48 18 62 24 70V126Q42 134 60 126V70C64 62 66 52 64 40Q44 26 24 40z';
  const pillow = (x: number, y: number) => p.body(box(x, y - 13, 15, 26, 7), 'muscle', { soft: 5 });
  return (
    `<g transform="translate(32 152)scale(.9 .76)">${stomach(p)}${stomachHollow(p, 74)}</g>` +
    p.body(tube, 'lining', { soft: 9 }) +
    p.flat(hollow, p.tone('tissue')[2]) +
    p.body(windpipe, 'air', { soft: 9 }) +
    p.line('M26 84h32M26 96h32M26 108h32M26 120h32', p.tone('air')[0], 2.4) +
    p.body('M22 42C12 48 12 66 22 74L30 70V46z', 'bone', { soft: 4 }) +
    p.body('M26 55L50 58Q55 61 50 64L26 66z', 'bone', { soft: 3 }) +
    p.body('M30 40C32 22 42 8 56 4C62 14 54 32 42 42z', 'tissue', { soft: 5 }) +
    p.body('M56 44Q68 42 68 58Q66 70 56 70z', rising > 0.5 ? 'alarm' : 'tissue', { soft: 4 }) +
    pillow(66 - 2 * rising, 66) +
    pillow(93 + 2 * rising, 66) +
    pillow(66 - 2 * rising, 154) +
    pillow(93 + 2 * rising, 154) +
    (rising > 0.3
      ? p.blurred(
          mist.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${p.tone('mucus')[1]}" fill-opacity=".95"/>`).join(''),
          3,
        )
      : '')
  );
}
