import { svg } from '../geometry/svg.ts';
import type { ToneName } from '../pictures/palette.ts';
import { forearm } from '../pictures/parts/hand.ts';
import { weal } from '../pictures/parts/marks.ts';
import { capsule, clock, tablet } from '../pictures/parts/things.ts';
import { newPen, type Pen, placed } from '../pictures/pen.ts';
import { box } from '../pictures/shapes.ts';

/** Size in drawing units of every picture. */
const visitSize = { width: 280, height: 200 } as const;

/** Words that need not be read: lines of a text, `count` of them from (x, y) downward. */
function written(p: Pen, x: number, y: number, long: number, count: number, step = 13): string {
  const lines = Array.from({ length: count }, (_, i) => `M${x} ${y + i * step}h${i % 3 === 2 ? long * 0.7 : long}`);
  return p.line(lines.join(''), p.tone('steel')[1], 3.6);
}

/** The list of medicines, the insurance card and the photo ID. */
function arrive(p: Pen): string {
  const list =
    p.body(box(0, 0, 104, 142, 5), 'plastic', { soft: 8 }) +
    capsule(p, 12, 16, 30, 13, 'alarm') +
    tablet(p, 27, 56, 11, 'bone') +
    capsule(p, 12, 82, 30, 13, 'medicine') +
    tablet(p, 27, 120, 9, 'fat') +
    [22, 54, 88, 118].map((y) => written(p, 52, y - 4, 42, 2, 9)).join('');
  const insurance =
    p.body(box(0, 0, 118, 74, 8), 'cap', { soft: 9 }) +
    p.flat(box(0, 13, 118, 11), '#fff', 0.85) +
    p.line('M22 36v20M12 46h20', '#fff', 6) +
    p.line('M46 40h56M46 52h38', '#fff', 3.6, { 'stroke-opacity': 0.8 });
  const photo = box(10, 14, 38, 48, 4);
  const identity =
    p.body(box(0, 0, 118, 76, 8), 'bone', { soft: 8 }) +
    p.flat(photo, p.tone('air')[1]) +
    p.within(photo, p.body('M10 66C12 50 20 48 29 48C38 48 46 50 48 66z', 'cloth', { soft: 4 }) + p.ball(29, 34, 10, 'middle', 12.5)) +
    p.flat('M18 34C16 22 24 18 30 19C38 19 42 26 40 34C38 28 34 27 30 27C25 27 20 29 18 34z', '#3d2f29') +
    written(p, 58, 24, 48, 4);
  return (
    p.shadow(150, 184, 128, 10) + placed(list, 22, 26, 1.04, -5) + placed(insurance, 132, 16, 1, 7) + placed(identity, 134, 104, 1, -4)
  );
}

/** Drops in two rows on a forearm; the last gets its light prick. */
function drops(p: Pen): string {
  const fluids: readonly ToneName[] = ['allergen', 'air', 'cell', 'air', 'allergen', 'cell'];
  const row = fluids.map((name, i) => p.ball(182 + (i % 3) * 38, 54 + Math.floor(i / 3) * 26, 6.4, name, 5)).join('');
  const lancet = p.body('M-1.6 0H1.6L3 22H-3z', 'steel', { soft: 1 }) + p.body(box(-6, 20, 12, 58, 5), 'medicine', { soft: 4 });
  return p.shadow(150, 170, 130, 14) + placed(forearm(p, 'middle') + row, 4, 66, 0.92) + placed(lancet, 241, 111, 1.15, 198);
}

/** A clock with twenty minutes of its round filled, and the arm where two of the drops have raised a welt. */
const wait = (p: Pen): string =>
  p.shadow(150, 190, 120, 9) +
  placed(forearm(p, 'middle') + weal(p, 196, 60, 15, 'middle') + weal(p, 258, 66, 10, 'middle'), 4, 88, 0.88) +
  clock(p, 204, 54, 48, 20) +
  p.line('M204 14h.1M204 94h.1M164 54h.1M244 54h.1', p.ink.ink, 4.4);

/** The plan on its sheet: what to do on green, yellow and red days, and the pen that wrote it. */
function plan(p: Pen): string {
  const zone = (y: number, name: ToneName) => p.body(box(14, y, 26, 28, 5), name, { soft: 5 }) + written(p, 52, y + 9, 66, 2, 11);
  const sheet =
    p.body(box(0, 0, 136, 164, 6), 'plastic', { soft: 9 }) +
    p.line('M16 20h64M16 34h40', p.tone('steel')[0], 5) +
    zone(50, 'cell') +
    zone(88, 'fat') +
    zone(126, 'alarm');
  const pen =
    p.body('M-3 0L0-10L3 0z', 'steel', { soft: 1 }) +
    p.body('M-7 18L-3-1H3L7 18V104Q0 110-7 104z', 'medicine', { soft: 5 }) +
    p.body(box(-7, 74, 14, 6), 'steel', { soft: 2 }) +
    p.line('M5 82V104', p.tone('steel')[1], 2.4);
  return p.shadow(150, 190, 116, 8) + placed(sheet, 54, 18, 1, -3) + placed(pen, 196, 86, 1, -38);
}

const drawings = { arrive, drops, wait, plan } as const;

/** The steps of the first visit that have a picture, in order. */
export const visitNames = Object.keys(drawings) as (keyof typeof drawings)[];

/** A step of the first visit as a picture without ground, like the doors of the home page: each has a color of its own (app/parts/information). */
export function visitSvg(name: keyof typeof drawings): string {
  const pen = newPen('light');
  const body = pen.grained(drawings[name](pen));
  return svg(visitSize.width, visitSize.height, pen.defs(), body);
}
