import { type Pen, placed } from '../pen.ts';
import { blob, circle } from '../shapes.ts';

/** A steak with its rim of fat and its bone, about 150 by 110 units around (0, 0). */
function steak(p: Pen): string {
  const cut = 'M-72-8C-70-40-34-56 4-52C40-50 74-36 76-4C78 26 52 30 36 40C18 52-4 58-28 48C-54 40-74 20-72-8z';
  const lean = 'M-62-6C-60-32-30-45 4-42C36-40 64-28 65-4C66 18 44 20 29 31C14 42-4 46-24 38C-46 31-64 16-62-6z';
  return (
    p.body(cut, 'fat', { soft: 8 }) +
    p.body(lean, 'blood', { soft: 12 }) +
    p.line('M-44 6Q-30-6-14 2M-30 22Q-14 14 0 22M18 14Q32 4 46 6', p.tone('fat')[2], 2.6, { 'stroke-opacity': 0.75 }) +
    p.body('M-12-47C-6-30-4-18 8-10C24-4 40-8 54-14C58-8 56-2 50 0C34 6 14 6 2-2C-12-10-18-28-22-46z', 'bone', { soft: 5 })
  );
}

/** A dinner plate from above with the steak on it, `r` its radius. */
export function steakPlate(p: Pen, cx: number, cy: number, r: number): string {
  return (
    p.shadow(cx, cy + r * 0.7, r * 1.05, r * 0.3) +
    p.body(circle(cx, cy, r, r * 0.82), 'plastic', { soft: r * 0.12 }) +
    p.line(circle(cx, cy, r * 0.78, r * 0.62), p.tone('plastic')[0], 1.2) +
    `<g transform="translate(${cx} ${cy}) scale(${Math.round(r * 1.04) / 100})">${steak(p)}</g>`
  );
}

/** A glass of milk, 100 by 170 units from (0, 0). */
function milk(p: Pen): string {
  const glass = 'M4 6H96L86 158Q85 168 74 168H26Q15 168 14 158z';
  const [shade, cream, white] = p.tone('bone');
  return (
    p.flat(glass, p.tone('plastic')[2], 0.5) +
    p.body('M9 42H91L84 154Q83 162 74 162H26Q17 162 16 154z', 'bone', { soft: 9 }) +
    p.flat('M9 42H66L58 162H26Q17 162 16 154z', white, 0.65) +
    p.flat(circle(50, 42, 41, 7), white) +
    p.line(circle(50, 42, 41, 7), shade, 0.8, { 'stroke-opacity': 0.6 }) +
    p.flat(circle(50, 6, 46, 8), p.tone('plastic')[2], 0.5) +
    p.line(`${circle(50, 6, 46, 8)}M4 6L14 158Q15 168 26 168H74Q85 168 86 158L96 6`, p.tone('steel')[1], 1.8) +
    p.line('M18 28L26 146', '#fff', 5, { 'stroke-opacity': 0.8 }) +
    p.line('M84 54L78 140', cream, 3, { 'stroke-opacity': 0.7 })
  );
}

/** A peanut in its shell, 108 by 68 units from (0, 0). */
export function peanut(p: Pen): string {
  const shell = 'M1 36C-1 12 20 3 36 11C45 16 54 16 62 10C80-2 108 10 108 36C108 60 84 68 66 58C56 52 46 54 36 60C18 68 2 58 1 36z';
  const net = 'M8 24Q34 34 52 30T102 22M5 40Q34 46 54 42T106 40M14 54Q36 52 54 50T96 56M20 12Q36 22 54 20T94 12';
  return (
    p.body(shell, 'allergen', { soft: 11 }) +
    p.line(net, p.tone('allergen')[0], 3.2, { 'stroke-dasharray': '5 7', 'stroke-opacity': 0.45 }) +
    p.line(net, p.tone('allergen')[2], 1.2, { 'stroke-dasharray': '5 7', 'stroke-opacity': 0.7, transform: 'translate(-1 -1.4)' })
  );
}

/** A cooked shrimp, curled, its tail to the right; 150 by 120 units from (-6, 0). */
function shrimp(p: Pen): string {
  const [shade, , light] = p.tone('alarm');
  const body =
    'M4 70C-10 34 16 2 56 1C90 0 112 22 114 52C112 62 108 70 100 74C92 70 88 62 90 54C86 40 72 30 58 35C44 40 42 54 50 63C44 76 20 84 4 70z';
  return (
    p.line('M6 64C-8 76-12 92-6 108M12 72C6 90 8 104 18 114', shade, 1.6) +
    p.line('M48 62l-6 12M60 36l4 14M72 38l0 14M82 46l-6 12', shade, 3) +
    p.body('M98 66C110 62 124 66 138 60C136 72 130 80 120 82C128 84 132 92 130 102C116 98 102 88 98 66z', 'alarm', { soft: 6 }) +
    p.body(body, 'alarm', { soft: 11 }) +
    p.line('M24 16Q36 30 40 52M46 4Q52 18 52 36M72 4Q68 20 66 34M94 16Q84 26 80 40M110 36Q100 40 92 50M112 58Q104 58 94 62', light, 2.2, {
      'stroke-opacity': 0.7,
    }) +
    p.line('M26 15Q38 29 42 51M48 3Q54 17 54 35M74 4Q70 20 68 34M96 17Q86 27 82 41M111 38Q101 42 93 52', shade, 1.2, {
      'stroke-opacity': 0.6,
    }) +
    p.ball(20, 58, 4, 'steel') +
    p.flat(circle(20, 58, 3), '#22302c')
  );
}

/** Milk, an egg, peanuts in and out of the shell, and a shrimp, standing on one ground; from (56, 46) to (382, 280). */
export function stillLife(p: Pen): string {
  const egg = blob(208, 172, (a) => 44 + 5 * Math.sin(a), 20, 1.24);
  return (
    p.shadow(112, 222, 72, 13) +
    p.shadow(212, 230, 66, 13) +
    p.shadow(306, 226, 76, 14) +
    p.shadow(166, 274, 96, 12) +
    placed(milk(p), 60, 54) +
    p.body(egg, 'light', { soft: 18 }) +
    placed(shrimp(p), 252, 112, 1.02) +
    placed(peanut(p), 92, 208, 1.04, -5) +
    p.ball(220, 266, 17, 'muscle', 12) +
    p.ball(250, 258, 16, 'muscle', 12) +
    p.line('M220 255q-3 11 0 22', p.tone('muscle')[0], 1)
  );
}
