import type { Pen } from '../pen.ts';
import { box } from '../shapes.ts';
import { stomach, stomachHollow } from './organs.ts';

interface Way {
  /** 0 both doors shut and all stays down, 1 both slack and mist reaches the voice box. */
  readonly rising: number;
}

/**
 * From the voice box down to the stomach, seen from the left side, 180 by 250 units: the windpipe in front (left) ends below,
 * the gullet behind it. Upper ring muscle at (66, 62), lower at (66, 134).
 */
export function refluxWay(p: Pen, { rising }: Way): string {
  const slack = 3 + 7 * rising;
  const gullet = 'M52 44C54 60 54 100 54 146H80C80 100 80 60 84 30L70 8C62 20 54 30 52 44z';
  const lumen = `M64 20C66 40 ${67 - slack * 0.7} 58 ${67 - slack * 0.7} 74C${60 + 2 * (1 - rising)} 96 ${62 + 2 * (1 - rising)} 110 ${67 - slack * 0.7} 132V150H${67 + slack * 0.7}V132C72 110 74 96 ${67 + slack * 0.7} 74C${67 + slack * 0.7} 58 72 40 74 20z`;
  const mist = [
    [66, 120, 6],
    [70, 104, 7],
    [64, 88, 7],
    [70, 70, 6],
    [66, 52, 8],
    [58, 36, 9],
    [48, 28, 8],
    [38, 34, 7],
    [70, 34, 7],
  ] as const;
  const windpipe = 'M22 34C18 44 20 60 22 72V116Q34 122 46 116V70C48 56 52 44 52 34L44 20Q32 14 22 34z';
  const pillow = (x: number, y: number) => p.body(box(x, y, 13, 22, 6), 'muscle', { soft: 5 });
  return (
    placedStomach(p) +
    p.body(gullet, 'lining', { soft: 8 }) +
    p.flat(lumen, p.tone('tissue')[2]) +
    p.body(windpipe, 'air', { soft: 7 }) +
    p.line('M23 78h22M23 88h22M23 98h22M23 108h22', p.tone('air')[0], 2) +
    p.body('M20 40C12 44 12 62 20 68L24 62V44z', 'bone', { soft: 4 }) +
    p.body('M22 50L40 54Q44 56 40 58L22 60z', 'bone', { soft: 2 }) +
    p.body('M24 32C20 18 26 4 38 0C42 8 36 24 30 34z', 'tissue', { soft: 4 }) +
    p.body('M46 44Q54 40 54 52Q52 62 46 60z', rising > 0.5 ? 'alarm' : 'tissue', { soft: 3 }) +
    pillow(50 - 2 * rising, 52) +
    pillow(71 + 3 * rising, 52) +
    pillow(47 - 2 * rising, 126) +
    pillow(74 + 3 * rising, 126) +
    (rising > 0.3
      ? p.blurred(
          mist.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${p.tone('mucus')[1]}" fill-opacity=".85"/>`).join(''),
          2.6,
        )
      : '')
  );
}

function placedStomach(p: Pen): string {
  return `<g transform="translate(6 136)scale(.86 .84)">${stomach(p)}${stomachHollow(p, 74)}</g>`;
}
