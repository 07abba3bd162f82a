import { triples } from '../../geometry/points.ts';
import { n } from '../../geometry/svg.ts';
import type { Pen } from '../pen.ts';
import { blob, box, circle } from '../shapes.ts';

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
  const tree = [8, 5.6, 3.8, 2.5, 1.6].map((width, level) => [`${right[level]}${left[level]}`, width] as const).reverse();
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

/**
 * Down a gullet as a camera sees it, `r` around (cx, cy).
 * @param sick 0 smooth and pink, 1 pale with rings, furrows and white spots, and narrower.
 */
export function ringedGullet(p: Pen, cx: number, cy: number, r: number, sick: number): string {
  const [shade] = p.tone('lining');
  const rim = circle(cx, cy, r);
  const count = 6;
  let rings = '';
  for (let i = 0; i < count; i += 1) {
    const share = 0.94 * (1 - i / (count + 0.6)) ** (1.25 - 0.1 * sick);
    const at = r * share * (1 - 0.14 * sick * (i / count));
    const d = blob(cx + i * 1.6, cy + i * 2.2, (a) => at * (1 + 0.03 * sick * Math.sin(4 * a + i)), 22);
    rings += sick > 0.5 ? p.body(d, i % 2 ? 'tissue' : 'lining', { soft: r * 0.06 }) : p.flat(d, shade, 0.13);
  }
  const hole = r * (0.2 - 0.03 * sick);
  const furrows = [0.3, 1.5, 2.5, 3.7, 5.1]
    .map((a) => {
      const at = (reach: number, bend: number) =>
        `${Math.round(cx + 7 + reach * Math.cos(a + bend))} ${Math.round(cy + 10 + reach * Math.sin(a + bend))}`;
      return `M${at(hole * 1.5, 0)}Q${at(r * 0.5, 0.1)} ${at(r * 0.84, 0)}`;
    })
    .join('');
  const spots = Array.from({ length: 14 }, (_, i) =>
    circle(
      Math.round(cx + r * (0.38 + 0.045 * (i % 9)) * Math.cos(i * 2.4)),
      Math.round(cy + r * (0.38 + 0.045 * (i % 9)) * Math.sin(i * 2.4)),
      2.4,
    ),
  ).join('');
  return (
    p.body(rim, 'lining', { soft: r * 0.2 }) +
    p.within(rim, rings + p.blurred(p.flat(circle(cx + 8, cy + 10, hole * 1.9), shade, 0.75), 9)) +
    p.flat(circle(cx + 9, cy + 12, hole), p.theme === 'light' ? '#4a1a1d' : '#2b0f12') +
    (sick > 0.5
      ? p.line(furrows, shade, r * 0.02, { 'stroke-opacity': 0.75 }) + p.flat(spots, '#fff', 0.9)
      : p.line(
          `M${cx - r * 0.6} ${cy - r * 0.45}q${r * 0.2} ${r * 0.1} ${r * 0.26} ${r * 0.3}M${cx + r * 0.5} ${cy - r * 0.6}q${-r * 0.1} ${r * 0.2} ${-r * 0.05} ${r * 0.36}M${cx - r * 0.3} ${cy + r * 0.75}q${r * 0.1} ${-r * 0.2} ${r * 0.24} ${-r * 0.24}`,
          p.tone('blood')[1],
          1.3,
          { 'stroke-opacity': 0.6 },
        )) +
    p.line(rim, p.tone('steel')[0], 3) +
    p.flat(circle(cx - r * 0.5, cy - r * 0.5, r * 0.12, r * 0.07), '#fff', 0.5)
  );
}

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
