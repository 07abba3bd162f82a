import type { ToneName } from '../palette.ts';
import { type Pen, placed } from '../pen.ts';
import { blob, box, circle, drop } from '../shapes.ts';

/** A vial with its rubber cap, upright, 44 by 84 units from (0, 0); `full` is the share that is filled. */
export function vial(p: Pen, fluid: ToneName, full = 0.7): string {
  const glass = 'M6 22Q6 18 12 17V12H32V17Q38 18 38 22V76Q38 82 32 82H12Q6 82 6 76z';
  const level = 82 - 62 * full;
  return (
    p.body(glass, 'plastic', { soft: 7 }) +
    p.within(glass, p.body(box(6, level, 32, 82 - level), fluid, { soft: 8 })) +
    p.line(`M12 30V70`, '#fff', 3, { 'stroke-opacity': 0.7 }) +
    p.body(box(9, 0, 26, 13, 3), 'steel', { soft: 4 }) +
    p.line(glass, p.tone('steel')[0], 1.2)
  );
}

/** A syringe with its needle's tip at (0, 0), pointing down; 150 units long. */
export function syringe(p: Pen, fluid: ToneName, pushed = 0.4): string {
  const top = -112 + 62 * pushed;
  return (
    p.line('M0 0V-40', p.tone('steel')[0], 1.6) +
    p.body('M-4-40H4V-48H-4z', 'steel', { soft: 2 }) +
    p.body(box(-9, -120, 18, 72, 3), 'plastic', { soft: 5 }) +
    p.flat(box(-7, top, 14, -50 - top, 2), p.tone(fluid)[1]) +
    p.body(box(-7, top - 6, 14, 6, 1), 'steel', { soft: 2 }) +
    p.line(`M0 ${top - 6}V${top - 46}`, p.tone('steel')[1], 4) +
    p.body(box(-11, top - 50, 22, 5, 2), 'steel', { soft: 2 }) +
    p.line('M-9-70h6M-9-85h6M-9-100h6', p.tone('steel')[0], 1) +
    p.body(box(-15, -123, 30, 5, 2), 'plastic', { soft: 2 })
  );
}

/** A round tablet with its score, or with `half` a capsule lying. */
export function tablet(p: Pen, cx: number, cy: number, r: number, name: ToneName = 'plastic'): string {
  return (
    p.body(`M${cx - r} ${cy}v${r * 0.28}a${r} ${r * 0.62} 0 0 0 ${2 * r} 0v${-r * 0.28}z`, name, { soft: r * 0.3 }) +
    p.body(circle(cx, cy, r, r * 0.62), name, { soft: r * 0.3 }) +
    p.line(`M${cx - r * 0.8} ${cy}H${cx + r * 0.8}`, p.tone(name)[0], r * 0.06)
  );
}

export function capsule(p: Pen, x: number, y: number, long: number, high: number, name: ToneName): string {
  const r = high / 2;
  return (
    p.body(box(x, y, long, high, r), 'plastic', { soft: r * 0.7 }) +
    p.body(`M${x + r} ${y}H${x + long / 2}V${y + high}H${x + r}q${-r} 0 ${-r} ${-r}t${r} ${-r}z`, name, { soft: r * 0.7 })
  );
}

/** A spoon seen from above, its bowl around (0, 0), the handle going down; `heap` is how much lies on it, 0 to 1. */
export function spoon(p: Pen, heap: number, food: ToneName = 'allergen'): string {
  return (
    p.body('M-2.5 14H2.5L4 62Q0 68-4 62z', 'steel', { soft: 3 }) +
    p.body(circle(0, 0, 12, 16), 'steel', { soft: 5 }) +
    (heap > 0 ? p.ball(0, 1 + (1 - heap) * 3, 3 + 7.5 * heap, food, 3 + 10 * heap) : '')
  );
}

/** A tube with its stopper, upright, 22 by 92 units from (0, 0). */
export function tube(p: Pen, cap: ToneName, fluid: ToneName, full = 0.6): string {
  const glass = 'M2 10H20V82Q20 92 11 92T2 82z';
  return (
    p.body(glass, 'plastic', { soft: 5 }) +
    p.within(
      glass,
      p.flat(box(2, 92 - 78 * full, 18, 80), p.tone(fluid)[1]) + p.flat(box(13, 92 - 78 * full, 7, 80), p.tone(fluid)[0], 0.45),
    ) +
    p.line('M6 18V76', '#fff', 2.2, { 'stroke-opacity': 0.65 }) +
    p.line(glass, p.tone('steel')[0], 1.1) +
    p.body(box(0, 0, 22, 16, 3), cap, { soft: 4 })
  );
}

/** A clock's face with its hands at the given minutes past twelve. */
export function clock(p: Pen, cx: number, cy: number, r: number, minutes: number): string {
  const hand = (share: number, long: number) => {
    const angle = share * 2 * Math.PI;
    return `M${cx} ${cy}L${Math.round((cx + Math.sin(angle) * long) * 10) / 10} ${Math.round((cy - Math.cos(angle) * long) * 10) / 10}`;
  };
  const wedge = minutes % 60;
  const angle = (wedge / 60) * 2 * Math.PI;
  const [ex, ey] = [cx + Math.sin(angle) * r * 0.82, cy - Math.cos(angle) * r * 0.82];
  return (
    p.body(circle(cx, cy, r), 'plastic', { soft: r * 0.25 }) +
    (wedge > 0
      ? p.flat(
          `M${cx} ${cy}V${cy - r * 0.82}A${r * 0.82} ${r * 0.82} 0 ${wedge > 30 ? 1 : 0} 1 ${Math.round(ex * 10) / 10} ${Math.round(ey * 10) / 10}z`,
          p.tone('alarm')[1],
          0.8,
        )
      : '') +
    p.line(hand(minutes / 60, r * 0.72) + hand(minutes / 720, r * 0.45), '#16302c', Math.max(1.4, r * 0.09)) +
    p.line(circle(cx, cy, r), p.tone('steel')[0], Math.max(1.2, r * 0.08))
  );
}

/** A Y-shaped antibody standing on its foot at (0, 0), 30 units high. */
export function antibody(p: Pen, x: number, y: number, turn = 0, scale = 1, name: ToneName = 'cell'): string {
  const d = 'M0 0V-14L-9-27M0-14L9-27';
  return placed(
    p.line(d, p.tone(name)[0], 6.4, { transform: 'translate(.9 1)' }) +
      p.line(d, p.tone(name)[1], 6) +
      p.line(d, p.tone(name)[2], 1.8, { transform: 'translate(-1 -1)', 'stroke-opacity': 0.8 }),
    x,
    y,
    scale,
    turn,
  );
}

/** A white blood cell with its ruffled skin, its nucleus and what it has eaten or made. */
export function whiteCell(p: Pen, cx: number, cy: number, r: number, name: ToneName = 'cell'): string {
  const skin = blob(cx, cy, (a) => r * (1 + 0.035 * Math.sin(11 * a) + 0.03 * Math.sin(7 * a + 1)), 48);
  const core = blob(cx + r * 0.12, cy + r * 0.08, (a) => r * (0.46 + 0.05 * Math.sin(2 * a) + 0.04 * Math.sin(3 * a + 2)), 16);
  const drops = [0.4, 1.9, 2.7, 3.4, 4.2, 5.5].map((a, i) =>
    p.flat(
      circle(Math.round(cx + r * 0.74 * Math.cos(a)), Math.round(cy + r * 0.74 * Math.sin(a)), r * (0.05 + 0.02 * (i % 3))),
      p.tone(name)[2],
      0.7,
    ),
  );
  return (
    p.body(skin, name, { soft: r * 0.3 }) + p.flat(core, p.tone(name)[0], 0.35) + p.body(core, name, { soft: r * 0.3 }) + drops.join('')
  );
}

/** A mast cell full of its grains; `open` empties some of them outside. */
export function mastCell(p: Pen, cx: number, cy: number, r: number, open = 0): string {
  const spots = Array.from({ length: 26 }, (_, i) => {
    const angle = i * 2.4;
    const reach = r * 0.78 * Math.sqrt((i + 0.5) / 26) * (1 + open * 0.75);
    return p.ball(
      Math.round(cx + reach * Math.cos(angle)),
      Math.round(cy + reach * Math.sin(angle)),
      Math.round(r * 0.12 * 10) / 10,
      'medicine',
    );
  }).join('');
  return whiteCell(p, cx, cy, r) + spots;
}

export function tear(p: Pen, x: number, y: number, r: number): string {
  return p.body(drop(x, y, r), 'air', { soft: r * 0.6 });
}

/** An epinephrine injector standing on its orange needle end, 34 by 150 units from (0, 0): blue safety cap above, label, window, tip below. */
export function injector(p: Pen): string {
  return (
    p.body('M10 20V9L12 2Q17-1 22 2L24 9V20z', 'cap', { soft: 4 }) +
    p.body('M13 122H21L27 128L26 146Q17 152 8 146L7 128z', 'tip', { soft: 5 }) +
    p.body('M2 26Q2 18 10 18H24Q32 18 32 26V112L27 124H7L2 112z', 'plastic', { soft: 7 }) +
    p.body('M2 30H32V92H2z', 'label', { soft: 7 }) +
    p.line('M9 40H25M9 48H21M9 56H23', p.tone('label')[0], 2, { 'stroke-opacity': 0.65 }) +
    p.body(box(9, 66, 16, 40, 7), 'steel', { soft: 4 }) +
    p.flat(box(11.5, 68.5, 11, 35, 5), p.tone('air')[1]) +
    p.line('M7.5 26V110', '#fff', 2.4, { 'stroke-opacity': 0.55 })
  );
}

/** A one-dose nose spray standing, 60 by 112 units from (0, 0): nozzle above, rests for two fingers, plunger below. */
export function noseSprayDevice(p: Pen): string {
  return (
    p.body('M25 4Q30-2 35 4L39 50H21z', 'plastic', { soft: 6 }) +
    p.body('M2 50Q0 44 8 44H52Q60 44 58 50L54 60H6z', 'plastic', { soft: 5 }) +
    p.body(box(18, 58, 24, 30, 4), 'air', { soft: 6 }) +
    p.body(box(21, 86, 18, 22, 3), 'medicine', { soft: 5 }) +
    p.body(box(14, 104, 32, 8, 4), 'medicine', { soft: 3 })
  );
}
