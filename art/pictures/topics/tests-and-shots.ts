import type { Point } from '../../geometry/points.ts';
import type { Picture } from '../model.ts';
import { blowAt } from '../parts/breath.ts';
import { axes, stairs } from '../parts/chart.ts';
import { forearm, upperArm } from '../parts/hand.ts';
import { head, throat } from '../parts/head.ts';
import { cordsFromAbove } from '../parts/larynx.ts';
import { rash, weal } from '../parts/marks.ts';
import { cedarGrain } from '../parts/pollen.ts';
import { skinBlock } from '../parts/skin.ts';
import { syringe, vial } from '../parts/things.ts';
import { type Pen, placed } from '../pen.ts';
import { box, circle, drop } from '../shapes.ts';

const spots = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => [-17 + column * 17, 62 + row * 20] as const));

function back(p: Pen, marks: string): string {
  return (
    p.body('M-12 0H12L14 14C34 20 54 26 58 48C60 80 52 120 50 168H-50C-52 120-60 80-58 48C-54 26-34 20-14 14z', 'middle', { soft: 13 }) +
    p.line('M0 40V160M-40 56Q-24 66-14 58M40 56Q24 66 14 58', p.tone('middle')[0], 1.3, { 'stroke-opacity': 0.6 }) +
    marks
  );
}

function section(p: Pen, tube: string, tip: readonly [number, number], extra: string): string {
  const steel = p.theme === 'light' ? '#2b3436' : '#0c1212';
  return head(p) + throat(p) + extra + p.line(tube, steel, 5.4) + p.line(tube, p.tone('steel')[0], 1.4) + p.ball(...tip, 3.6, 'fat');
}
const frame = (p: Pen, body: string, x: number, y: number, scale: number) => p.within(box(8, 8, 384, 224, 14), placed(body, x, y, scale));

/** Pictures of the articles on tests, scopes and allergy shots. */
export const testAndShotPictures = {
  /** A forearm with two rows of drops; one of them has raised a welt. A pricker hangs above the next. */
  'plate-allergy-testing': {
    type: 'plate',
    draw(p) {
      const spots = [180, 210, 240, 270, 300].flatMap((x): Point[] => [
        [x, 50],
        [x, 74],
      ]);
      return (
        p.disc(200, 150, 146, 'skin') +
        p.shadow(210, 252, 150, 13) +
        placed(
          forearm(p, 'dark') +
            weal(p, 240, 50, 12, 'dark') +
            spots
              .filter(([x, y]) => !(x === 240 && y === 50))
              .map(([x, y]) => p.ball(x, y, 5, 'air'))
              .join('') +
            p.line(spots.map(([x, y]) => `M${x + 8} ${y - 7}h5`).join(''), p.tone('medicine')[2], 2),
          56,
          102,
          1.08,
          6,
        ) +
        placed(
          p.body('M-8-92Q0-98 8-92L6-30H-6z', 'medicine', { soft: 6 }) +
            p.body('M-6-30H6L2-10H-2z', 'plastic', { soft: 3 }) +
            p.line('M0-10V0', p.tone('steel')[0], 1.6),
          290,
          148,
          1,
          14,
        ) +
        p.body(drop(338, 108, 6), 'air', { soft: 3 })
      );
    },
  },

  /** The mouthpiece and sensor one blows into, and the curve of the breath on its screen. */
  'plate-pulmonary-function': {
    type: 'plate',
    draw(p) {
      const screen = box(176, 60, 164, 124, 10);
      return (
        p.disc(200, 150, 146, 'chest') +
        p.shadow(250, 262, 92, 11) +
        p.body('M240 186H276L284 250H232z', 'steel', { soft: 8 }) +
        p.body(box(206, 246, 104, 14, 6), 'steel', { soft: 5 }) +
        p.body(box(166, 50, 184, 144, 14), 'plastic', { soft: 9 }) +
        p.flat(screen, p.theme === 'light' ? '#16302c' : '#0b1716') +
        p.line('M196 78V164H326', '#8fb6a8', 2) +
        p.line('M196 164C200 120 206 88 214 86C226 84 262 126 318 164', '#f0c566', 4) +
        p.line('M150 228C190 236 204 224 216 196', p.tone('steel')[0], 5) +
        p.body('M44 182L128 158Q150 154 158 178L164 208Q168 230 146 234L128 238L118 206L52 222z', 'medicine', { soft: 11 }) +
        p.body('M30 184Q28 178 34 178L66 170L74 214L42 222Q36 222 36 216z', 'plastic', { soft: 8 }) +
        p.body(circle(34, 201, 8, 21), 'air', { soft: 5 })
      );
    },
  },

  /** The vocal cords as the camera sees them from above, in the round of its picture, the thin scope beside. */
  'plate-laryngoscopy': {
    type: 'plate',
    draw(p) {
      const view = circle(186, 144, 116);
      return (
        p.disc(200, 150, 146, 'nose') +
        p.within(view, cordsFromAbove(p, 186, 150, 1.35, 1)) +
        p.line(view, p.tone('steel')[0], 5) +
        p.line('M392 36C330 10 300 60 306 120S330 232 286 262', p.theme === 'light' ? '#2b3436' : '#0c1212', 11) +
        p.line('M392 34C330 8 298 58 304 118S328 230 284 260', p.tone('steel')[0], 3) +
        p.body('M280 254L294 268L284 276L272 266z', 'steel', { soft: 3 }) +
        p.ball(277, 271, 4, 'fat')
      );
    },
  },

  /** A thin camera on its way along the floor of the nose, its light on the middle ridge. */
  'plate-rhinoscopy': {
    type: 'plate',
    draw(p) {
      const view = circle(210, 150, 138);
      const scope = 'M-8 216C20 196 52 188 80 172C98 162 116 154 140 148';
      return (
        p.disc(210, 150, 148, 'nose') +
        p.within(view, placed(head(p, { skin: 'light' }), 24, -66, 1.6) + p.flat('M142 146L214 112L226 152z', p.tone('fat')[2], 0.75)) +
        p.line(view, p.tone('air')[0], 1.6) +
        p.line(scope, p.theme === 'light' ? '#2b3436' : '#0c1212', 9) +
        p.line(scope, p.tone('steel')[0], 2.4, { transform: 'translate(-1 -2)' }) +
        p.ball(142, 147, 4.5, 'fat')
      );
    },
  },

  /** Someone from the side, a small syringe at the back of the upper arm, and the vial with its allergen. */
  'plate-immunotherapy': {
    type: 'plate',
    draw: (p) =>
      p.disc(200, 150, 146, 'nose') +
      p.within(circle(200, 150, 146), placed(upperArm(p, 'middle'), 66, 8, 0.98)) +
      p.shadow(318, 266, 50, 9) +
      placed(syringe(p, 'medicine', 0.2), 254, 160, 0.92, 66) +
      placed(vial(p, 'medicine'), 290, 158, 1.28) +
      cedarGrain(p, 318, 233, 14),
  },

  /** A back on day 0 with the patches on, on day 2 as they come off, and on day 4 or 5 with one spot that reacts. */
  'patch-test-days': {
    type: 'strip',
    draw(p) {
      const squares =
        p.body(box(-30, 50, 60, 64, 3), 'plastic', { soft: 4 }) +
        spots.map(([x, y]) => p.body(box(x - 6, y - 5, 12, 11, 2), 'steel', { soft: 2 })).join('');
      const outlines = p.line(spots.map(([x, y]) => box(x - 6, y - 5, 12, 11, 2)).join(''), p.tone('medicine')[0], 1.2);
      const red = (strength: number) =>
        rash(p, 0, 83, 9, 'middle', strength) +
        (strength > 0.8 ? p.flat([-4, 0, 4].map((x) => circle(x, 82 + (x % 3), 1.5)).join(''), '#fff', 0.9) : '');
      return (
        placed(back(p, squares), 68, 44, 1.08) +
        placed(back(p, outlines + red(0.6)), 200, 44, 1.08) +
        placed(back(p, outlines + red(1) + rash(p, 17, 103, 7, 'middle', 0.8) + p.ringed(circle(0, 83, 13))), 332, 44, 1.08)
      );
    },
  },

  /** One block of skin: a patch on top, a prick in the top layer, a tiny shot in the layer below, an allergy shot in the fat. */
  'needle-depths': {
    type: 'strip',
    draw: (p) =>
      skinBlock(p, {
        x: 12,
        y: 124,
        width: 376,
        tone: 'middle',
        layers: [16, 46, 46],
        rise: (u) => 8 * Math.exp(-(((u - 0.58) / 0.035) ** 2)),
      }) +
      p.body(box(30, 112, 62, 12, 4), 'plastic', { soft: 3 }) +
      p.flat(box(48, 116, 26, 8, 2), p.tone('allergen')[1]) +
      p.ball(142, 120, 10, 'air', 7) +
      placed(
        p.body('M-8-92Q0-98 8-92L6-30H-6z', 'medicine', { soft: 6 }) +
          p.body('M-6-30H6L2-10H-2z', 'plastic', { soft: 3 }) +
          p.line('M0-10V0', p.tone('steel')[0], 1.6),
        142,
        133,
        0.86,
        12,
      ) +
      p.ringed(circle(142, 132, 6)) +
      placed(syringe(p, 'air', 0.5), 228, 146, 0.66, 62) +
      p.ball(229, 147, 9, 'air', 5.5) +
      p.ringed(circle(229, 147, 12, 9)) +
      placed(syringe(p, 'medicine', 0.4), 338, 202, 0.84, 28) +
      p.ball(338, 204, 12, 'medicine', 7) +
      p.ringed(circle(338, 204, 16, 11)),
  },

  /** A breath blown out fast: healthy, and with narrow airways, where the curve sags. */
  'blow-curve': { type: 'ladder', draw: (p) => blowAt(p, 1) },

  /** The vocal cords from above: open in a V for breathing in, together for the voice. */
  'cords-open-closed': {
    type: 'pair',
    draw(p) {
      const view = (x: number, open: number) =>
        p.within(circle(x, 132, 88), cordsFromAbove(p, x, 138, 1.06, open)) + p.line(circle(x, 132, 88), p.tone('steel')[0], 3);
      return view(100, 1) + view(300, 0) + p.ringed('M300 94Q312 140 306 182H294Q288 140 300 94z');
    },
  },

  /** The way of the thin camera along the floor of the nose to the place where polyps grow and sinuses drain. */
  'scope-in-nose': {
    type: 'strip',
    draw: (p) =>
      frame(
        p,
        section(
          p,
          'M4 178C24 164 44 154 64 150C90 144 108 136 124 131',
          [124, 131],
          p.ringed('M88 134C100 126 140 124 164 130C160 140 110 144 88 134z', 1.6),
        ),
        50,
        -72,
        1.42,
      ),
  },

  /** The way of the thin camera through the nose, over the soft palate and down to just above the vocal cords. */
  'scope-in-throat': {
    type: 'strip',
    draw: (p) =>
      frame(
        p,
        section(
          p,
          'M4 176C24 166 44 156 66 152C110 150 150 150 174 152C190 156 194 176 192 204C191 222 188 236 184 246',
          [184, 247],
          p.ringed('M158 262Q176 256 192 264Q190 274 176 276Q160 274 158 262z', 1.8),
        ),
        100,
        -52,
        0.98,
      ),
  },

  /** Doses of allergy shots: many small steps up in the first months, then the same dose for years. */
  'dose-ladder': {
    type: 'ladder',
    draw(p) {
      const rising = Array.from({ length: 16 }, (_, i) => 8 + i * i * 0.42);
      return (
        p.grained(
          stairs(p, { x: 28, y: 206, step: 9.4, heights: rising }) +
            stairs(p, { x: 186, y: 206, step: 41, heights: [106, 106, 106, 106, 106] }) +
            [0, 1, 2, 3, 4].map((year) => cedarGrain(p, 205 + year * 41, 82, 11)).join('') +
            p.shadow(54, 72, 24, 5) +
            placed(vial(p, 'medicine', 0.7), 36, 14, 0.7),
        ) + axes(p, 20, 206, 372, 192, [0.44])
      );
    },
  },
} as const satisfies Readonly<Record<string, Picture>>;
