import type { Picture } from '../model.ts';
import { person } from '../parts/figure.ts';
import { rod } from '../parts/germs.ts';
import { forearm } from '../parts/hand.ts';
import { hiveAt } from '../parts/hive.ts';
import { poisonIvy } from '../parts/leaves.ts';
import { rash, weal } from '../parts/marks.ts';
import { cedarGrain } from '../parts/pollen.ts';
import { brickWall, skinBlock } from '../parts/skin.ts';
import { fourPlaces } from '../parts/swelling.ts';
import { clock, tear } from '../parts/things.ts';
import { type Pen, placed } from '../pen.ts';
import { arrow, blob, box, circle } from '../shapes.ts';

const hill = (high: number) => (u: number) => high * Math.exp(-(((u - 0.5) / 0.2) ** 2));
const fluid = (p: Pen, x: number, y: number, rx: number, flat: number) =>
  p.blurred(
    p.flat(
      blob(x, y, () => rx, 14, flat),
      p.tone('air')[1],
      0.95,
    ),
    5,
  ) +
  Array.from({ length: 11 }, (_, i) =>
    p.ball(
      Math.round(x + Math.cos(i * 2.4) * rx * 0.72 * Math.sqrt(i / 11)),
      Math.round(y + Math.sin(i * 2.4) * rx * flat * 0.8 * Math.sqrt(i / 11)),
      4,
      'air',
    ),
  ).join('');

/** Pictures of the articles on the skin. */
export const skinPictures = {
  /** A forearm with three welts, pale in the middle and pink around, on brown skin. */
  'plate-chronic-urticaria': {
    type: 'plate',
    draw: (p) =>
      p.disc(200, 150, 146, 'skin') +
      p.shadow(210, 236, 150, 14) +
      placed(
        forearm(p, 'middle') + weal(p, 190, 56, 20, 'middle') + weal(p, 244, 70, 15, 'middle') + weal(p, 280, 48, 11, 'middle'),
        54,
        76,
        1.1,
        8,
      ),
  },

  /** A block of skin, and its outermost layer much enlarged: a wall of bricks with gaps, through which water leaves. */
  'plate-eczema': {
    type: 'plate',
    draw(p) {
      const lens = circle(268, 112, 92);
      return (
        p.disc(200, 150, 146, 'skin') +
        p.shadow(140, 262, 110, 12) +
        skinBlock(p, { x: 48, y: 142, width: 176, tone: 'middle', layers: [16, 56, 44] }) +
        p.line('M150 148L204 176', p.ink.ink, 1.5) +
        p.flat(lens, p.ink.card) +
        p.within(
          lens,
          p.flat(lens, p.tone('lining')[2], 0.8) +
            brickWall(p, 172, 76, 200, new Set([2, 102, 203, 304, 401])) +
            tear(p, 238, 34, 6) +
            tear(p, 262, 42, 5) +
            tear(p, 286, 30, 5),
        ) +
        p.line(lens, p.ink.ink, 1.8)
      );
    },
  },

  /** Leaves of poison ivy in threes beside a wrist where its oil has left a streaky rash; a metal watch on the wrist. */
  'plate-contact-dermatitis': {
    type: 'plate',
    draw: (p) =>
      p.disc(200, 150, 146, 'skin') +
      p.shadow(210, 250, 140, 12) +
      placed(
        forearm(p, 'light') +
          rash(p, 214, 58, 17, 'light') +
          rash(p, 256, 66, 14, 'light') +
          rash(p, 184, 52, 12, 'light') +
          rash(p, 290, 54, 10, 'light'),
        54,
        142,
        1.08,
        4,
      ) +
      placed(poisonIvy(p), 246, 128, 1.02, -8),
  },

  /** Two hands of one person: one as it is, and one swollen to the wrist, smooth and without a welt. */
  'plate-hereditary-angioedema': {
    type: 'plate',
    draw: (p) =>
      p.disc(200, 150, 146, 'skin') +
      p.shadow(214, 140, 140, 10) +
      p.shadow(214, 254, 140, 12) +
      placed(forearm(p, 'light'), 86, 36, 0.98, 3) +
      placed(forearm(p, 'light', { puffed: true }), 86, 152, 0.98, 3),
  },

  /** One welt at 0, 2, 8 and 24 hours. */
  'hive-one-day': {
    type: 'strip',
    draw: (p) =>
      [0, 2, 8, 24]
        .map((hours, i) => placed(hiveAt(p, hours), 52 + i * 99, 148) + clock(p, 52 + i * 99, 58, 22, hours === 0 ? 720 : hours * 60))
        .join(''),
  },

  /** A block of skin: fluid just under the surface makes a hive, fluid deep down makes a swelling. */
  'hive-and-swelling': {
    type: 'pair',
    draw: (p) =>
      skinBlock(p, { x: 14, y: 84, width: 172, tone: 'light', layers: [15, 66, 54], rise: hill(19) }) +
      fluid(p, 100, 101, 34, 0.42) +
      p.changed(circle(100, 101, 44, 21)) +
      skinBlock(p, {
        x: 214,
        y: 84,
        width: 172,
        tone: 'dark',
        layers: [15, 66, 54],
        rise: (u) => 15 * Math.exp(-(((u - 0.5) / 0.34) ** 2)),
      }) +
      fluid(p, 300, 158, 54, 0.42) +
      p.changed(circle(300, 158, 66, 29)),
  },

  /** The outermost skin as a wall: whole, and in eczema with gaps; water gets out, germs and dust get in. */
  'skin-wall': {
    type: 'pair',
    draw(p) {
      const ground = (x: number) =>
        p.body(box(x, 182, 178, 40, 4), 'tissue', { soft: 8 }) + p.flat(box(x, 72, 178, 112), p.tone('fat')[1], 0.8);
      const drops = [30, 76, 124, 160].map((x) => tear(p, 11 + x, 192, 5)).join('');
      return (
        ground(11) +
        brickWall(p, 11, 73, 178, new Set()) +
        drops +
        cedarGrain(p, 46, 50, 9) +
        rod(p, 96, 58, 20) +
        cedarGrain(p, 146, 48, 7) +
        rod(p, 122, 40, -30) +
        ground(211) +
        brickWall(p, 211, 73, 178, new Set([1, 102, 201, 302, 401, 3, 103, 203, 303, 403])) +
        p.flat(arrow([272, 178], [272, 40], 6), p.tone('air')[0]) +
        tear(p, 272, 26, 7) +
        tear(p, 252, 38, 5) +
        tear(p, 292, 34, 5) +
        p.flat(arrow([340, 40], [340, 176], 6), p.tone('alarm')[1]) +
        rod(p, 330, 196, 20) +
        rod(p, 358, 200, -30) +
        rod(p, 346, 128, 80) +
        cedarGrain(p, 318, 190, 7) +
        rod(p, 360, 52, -20) +
        cedarGrain(p, 376, 40, 7)
      );
    },
  },

  /** One fingertip unit on an adult's first finger, the two flat hands that it covers, and a child and an adult to be counted on. */
  'fingertip-unit': {
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
  },

  /** Lips, belly, hand and foot between attacks, and the same four swollen. */
  'hae-places': {
    type: 'pair',
    draw: (p) => placed(fourPlaces(p, 'middle', false), 2, 16) + placed(fourPlaces(p, 'middle', true), 202, 16),
  },
} as const satisfies Readonly<Record<string, Picture>>;
