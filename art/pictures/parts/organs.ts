import { n } from '../../geometry/svg.ts';
import type { Pen } from '../pen.ts';

/** The stomach with the end of the gullet coming from above at (60, 0); about 150 by 150 units. */
export function stomach(p: Pen): string {
  return p.body(
    'M52 0V34C50 44 44 40 34 34C14 24-4 40 0 72C4 104 34 128 70 128C96 128 116 116 128 108L150 112V92L132 88C118 88 106 94 96 88C84 80 72 60 70 38V0z',
    'lining',
    { soft: 13 },
  );
}

/** The inner hollow of the same stomach, with what stands in it up to `level` (y). */
export function stomachHollow(p: Pen, level: number): string {
  const hollow = 'M57 0V38C54 52 42 48 32 43C18 38 6 50 9 72C13 98 38 118 70 118C94 118 110 108 126 99H148V101';
  const shape = `${hollow}L146 98C126 92 112 102 96 98C78 90 66 66 65 40V0z`;
  return (
    p.flat(shape, p.tone('tissue')[2]) +
    p.within(shape, p.body(`M-10 ${level}Q30 ${level - 4} 60 ${level}T170 ${level}V140H-10z`, 'mucus', { soft: 8 })) +
    p.line(shape, p.tone('lining')[0], 1)
  );
}

/** The outlines of both lungs: hollow below where the diaphragm stands, and a notch for the heart in the left one. */
const lungOutlines =
  'M-15 70C-13 50-22 34-40 32C-62 32-84 68-94 106C-102 136-107 166-105 188C-104 197-97 198-91 193C-76 181-48 173-28 179C-19 181-14 176-15 166C-19 142-14 110-15 70z' +
  'M15 70C13 50 22 34 40 32C62 32 84 68 94 106C102 136 107 166 105 188C104 197 97 198 91 193C81 184 68 179 54 178C46 177 44 171 48 163C52 153 46 142 36 135C23 127 15 112 15 98C13 88 14 78 15 70z';

/** Strokes of a tree of airways that grows from (x, y), thicker ones first; each branch parts in two. */
function branches(x: number, y: number, angle: number, long: number, level = 0): readonly string[] {
  const [tx, ty] = [x + Math.sin(angle) * long, y + Math.cos(angle) * long];
  const own = `M${n(x)} ${n(y)}Q${n((x + tx) / 2 + long * 0.08)} ${n((y + ty) / 2)} ${n(tx)} ${n(ty)}`;
  if (level === 4) return ['', '', '', '', own];
  const [one, other] = [-0.46, 0.42].map((by) => branches(tx, ty, angle * 0.9 + by, long * (by < 0 ? 0.8 : 0.74), level + 1));
  return [0, 1, 2, 3, 4].map((at) => (at === level ? own : `${one?.[at]}${other?.[at]}`));
}

/** Both lungs and the windpipe with its branches, from the front: 220 by 200 units around x = 0, the windpipe's top at y = 0. */
export function lungs(p: Pen): string {
  const [shade, base, light] = p.tone('air');
  const [right, left] = [branches(-14, 68, -0.9, 32), branches(14, 68, 0.95, 34)];
  const tube = (d: string, width: number, color: string, by = 0) => p.line(d, color, width, { transform: `translate(${by} ${by})` });
  const tree = [8, 5.6, 3.8, 2.5, 1.6].map((width, level) => [`${right[level]}${left[level]}`, width] as const).toReversed();
  const windpipe = 'M-8.5 3V50C-8.5 57-12 61-19 66L-13 74C-7 70-3 67 0 67C3 67 7 70 13 74L19 66C12 61 8.5 57 8.5 50V3z';
  return (
    p.body(lungOutlines, 'lining', { soft: 17 }) +
    p.line('M-19 122Q-56 114-98 142M-20 88Q-52 98-88 92M20 104Q58 122 88 160', p.tone('lining')[0], 1.4, { 'stroke-opacity': 0.5 }) +
    p.within(
      `${lungOutlines}M-15 60H15V90H-15z`,
      tree.map(([d, width]) => tube(d, width, p.tone('lining')[0], 1)).join('') +
        tree.map(([d, width]) => tube(d, width, base)).join('') +
        tree.map(([d, width]) => tube(d, width * 0.35, light, -0.6)).join(''),
    ) +
    p.body(windpipe, 'air', { soft: 5 }) +
    p.line('M-8 12Q0 15 8 12M-8 20Q0 23 8 20M-8 28Q0 31 8 28M-8 36Q0 39 8 36M-8 44Q0 47 8 44', shade, 1.5, { 'stroke-opacity': 0.7 }) +
    p.flat('M-8.5 3a8.5 3 0 0 1 17 0a8.5 3 0 0 1-17 0z', shade)
  );
}
