import { triples } from '../../geometry/points.ts';
import type { Picture } from '../model.ts';
import { axes } from '../parts/chart.ts';
import { germ } from '../parts/germs.ts';
import { cedarGrain } from '../parts/pollen.ts';
import { antibody, mastCell, syringe, tube, whiteCell } from '../parts/things.ts';
import { type Pen, placed } from '../pen.ts';
import { arrow, blob, box, drop } from '../shapes.ts';

/** Where a signal fits into the skin of a cell. */
const lock = (p: Pen, x: number, y: number, turn: number, scale = 1.1) =>
  placed(p.body('M-11 0V-16Q-11-22-5-22V-12Q0-8 5-12V-22Q11-22 11-16V0z', 'cell', { soft: 4 }), x, y, scale, turn);
const signal = (p: Pen, x: number, y: number) => p.body(`M${x - 9} ${y}a9 9 0 0 1 18 0q0 7-6 9v6h-6v-6q-6-2-6-9z`, 'alarm', { soft: 4 });

/** Pictures of the articles on the immune system. */
export const immuneSystemPictures = {
  /** Four kinds of defenders around a germ: an eater cell, a T cell, a B cell, and the antibodies it makes. */
  'plate-immunodeficiency': {
    type: 'plate',
    draw: (p) =>
      p.disc(200, 150, 146, 'immune') +
      p.body(
        blob(112, 112, (a) => 50 + 9 * Math.sin(3 * a) + 5 * Math.sin(5 * a + 1), 30),
        'fat',
        { soft: 16 },
      ) +
      p.body('M92 96C104 82 128 84 136 100C140 116 126 126 118 116C108 128 88 122 92 96z', 'medicine', { soft: 8 }) +
      p.line('M256 82l-10-6M252 104h-12M258 126l-9 7', p.tone('cell')[0], 4) +
      whiteCell(p, 288, 104, 40) +
      whiteCell(p, 270, 216, 42, 'medicine') +
      antibody(p, 226, 212, -80, 0.7) +
      antibody(p, 240, 184, -40, 0.7) +
      antibody(p, 134, 214, 62, 1.1) +
      antibody(p, 110, 236, 84, 0.9) +
      antibody(p, 128, 184, 78, 0.8) +
      germ(p, 186, 176, 24),
  },

  /** Blood tubes in a rack, and the antibodies that are counted in them. */
  'plate-immunodeficiency-workup': {
    type: 'plate',
    draw: (p) =>
      p.disc(200, 150, 146, 'immune') +
      p.shadow(190, 262, 130, 13) +
      p.body('M66 136H314V152H66z', 'cloth', { soft: 5 }) +
      (['medicine', 'blood', 'allergen', 'cell'] as const)
        .map((cap, i) => placed(tube(p, cap, i === 1 || i === 0 ? 'blood' : 'fat', 0.72), 82 + i * 58, 84, 1.66))
        .join('') +
      p.body('M58 196H322Q328 196 328 204V250Q328 258 320 258H60Q52 258 52 250V204Q52 196 58 196z', 'cloth', { soft: 10 }) +
      antibody(p, 336, 120, 24, 1.3) +
      antibody(p, 346, 66, -16, 0.95) +
      antibody(p, 56, 116, -20, 1),
  },

  /** An infusion bag full of antibodies, with its chamber and tubing. */
  'plate-immunoglobulin-therapy': {
    type: 'plate',
    draw(p) {
      const bag = 'M130 50Q130 38 142 38H258Q270 38 270 50V158Q270 184 238 196L222 204H178L162 196Q130 184 130 158z';
      return (
        p.disc(200, 150, 146, 'immune') +
        p.line('M200 40V16q0-8 8-8t8 8', p.tone('steel')[0], 5) +
        p.line('M200 40V16q0-8 8-8t8 8', p.tone('steel')[2], 2) +
        p.body(bag, 'plastic', { soft: 12 }) +
        p.within(bag, p.body(box(120, 82, 160, 140), 'fat', { soft: 14 })) +
        triples('152,128,-20 186,150,14 226,128,32 252,158,-12 168,182,40 214,184,-24 196,112,-8 250,112,10')
          .map(([x, y, turn]) => antibody(p, x, y, turn, 0.72))
          .join('') +
        p.line(bag, p.tone('steel')[0], 1.4) +
        p.line('M146 54V150', '#fff', 5, { 'stroke-opacity': 0.65 }) +
        p.body(box(188, 204, 24, 40, 6), 'plastic', { soft: 6 }) +
        p.body(drop(200, 214, 5), 'fat', { soft: 2 }) +
        p.line('M200 244C200 276 232 286 262 268S318 256 336 244', p.tone('steel')[0], 4.6) +
        p.line('M200 244C200 276 232 286 262 268S318 256 336 244', p.tone('fat')[1], 2.6)
      );
    },
  },

  /** Signals that look for their lock on a cell; a medicine shaped like an antibody has caught one. */
  'plate-biologic-therapies': {
    type: 'plate',
    draw: (p) =>
      p.disc(200, 150, 146, 'immune') +
      p.shadow(200, 278, 96, 10) +
      lock(p, 134, 158, -34, 1) +
      lock(p, 172, 136, -14, 1) +
      lock(p, 222, 136, 12, 1) +
      lock(p, 262, 156, 32, 1) +
      mastCell(p, 198, 214, 84) +
      signal(p, 170, 92) +
      signal(p, 246, 74) +
      placed(antibody(p, 0, 0, 0, 1.9, 'medicine'), 246, 36, 1, 180) +
      signal(p, 112, 100) +
      placed(antibody(p, 0, 0, 0, 1.9, 'medicine'), 96, 50, 1, 158),
  },

  /** Germs in front of a lining: caught by antibodies, and without antibodies on their way through. */
  'antibody-team': {
    type: 'pair',
    draw(p) {
      const wall = (x: number) =>
        Array.from(
          { length: 6 },
          (_, i) => p.body(box(x + i * 30, 186, 28, 42, 8), 'lining', { soft: 5 }) + p.ball(x + 14 + i * 30, 210, 7, 'lining'),
        ).join('');
      const caught = (x: number, y: number) =>
        antibody(p, x, y + 46, 0, 0.86) +
        antibody(p, x - 42, y + 14, 70, 0.86) +
        antibody(p, x + 42, y + 14, -70, 0.86) +
        germ(p, x, y, 17);
      return (
        wall(11) +
        caught(58, 78) +
        placed(caught(0, 0), 146, 118, 0.86) +
        wall(211) +
        germ(p, 252, 92, 17) +
        germ(p, 340, 84, 17) +
        germ(p, 298, 150, 16) +
        germ(p, 362, 186, 14) +
        germ(p, 266, 200, 14) +
        p.changed('M211 186h178v42h-178z')
      );
    },
  },

  /** The level of antibodies over some weeks: high after each infusion into a vein and falling until the next; even with weekly small ones under the skin. */
  'antibody-levels': {
    type: 'ladder',
    draw(p) {
      const weeks = 88;
      const saw = [0, 1, 2, 3]
        .map((i) => `${i === 0 ? 'M' : 'L'}${36 + i * weeks} 58C${50 + i * weeks} 96 ${66 + i * weeks} 128 ${34 + (i + 1) * weeks} 148`)
        .join('');
      const even = `M36 108${Array.from({ length: 16 }, () => 'q5-7 11-3q6 4 11 3').join('')}`;
      return (
        axes(
          p,
          30,
          206,
          360,
          176,
          Array.from({ length: 17 }, (_, i) => (6 + i * 22) / 360),
        ) +
        p.flat(`M30 168H390V206H30z`, p.tone('alarm')[2], 0.5) +
        p.line('M30 168H390', p.tone('alarm')[0], 1.6, { 'stroke-dasharray': '6 5' }) +
        p.line(saw, p.tone('medicine')[0], 4.6) +
        p.line(saw, p.tone('medicine')[p.theme === 'light' ? 1 : 2], 2.4) +
        p.line(even, p.tone('cell')[0], 5.4) +
        p.line(even, p.tone('cell')[p.theme === 'light' ? 1 : 2], 3)
      );
    },
  },

  /** Antibodies before and after a vaccine: they rise, and they do not. */
  'vaccine-answer': {
    type: 'pair',
    draw(p) {
      const side = (x: number, before: number, after: number) =>
        axes(p, x, 212, 172, 160) +
        p.flat(box(x + 16, 212 - before, 40, before, 3), p.tone('cell')[1]) +
        p.flat(box(x + 116, 212 - after, 40, after, 3), p.tone('cell')[1]) +
        placed(syringe(p, 'medicine', 0.3), x + 86, 204, 0.62);
      return (
        side(16, 26, 132) +
        antibody(p, 152, 72, 0, 0.8) +
        antibody(p, 132, 78, -20, 0.6) +
        antibody(p, 172, 78, 20, 0.6) +
        side(216, 20, 32) +
        p.changed(box(332, 180, 40, 32, 3))
      );
    },
  },

  /** A cell with its locks: the signal fits in and the cell acts; a medicine holds the signal and the cell stays quiet. */
  'signal-blocked': {
    type: 'pair',
    draw: (p) =>
      lock(p, 60, 130, -28) +
      lock(p, 100, 118, 0) +
      lock(p, 140, 130, 28) +
      mastCell(p, 100, 168, 52, 0.8) +
      signal(p, 100, 96) +
      signal(p, 50, 98) +
      signal(p, 150, 98) +
      p.ringed('M100 78a19 22 0 1 1-.1 0z', 2) +
      lock(p, 260, 130, -28) +
      lock(p, 300, 118, 0) +
      lock(p, 340, 130, 28) +
      mastCell(p, 300, 168, 52) +
      signal(p, 262, 76) +
      placed(antibody(p, 0, 0, 0, 1.5, 'medicine'), 261, 42, 1, 180) +
      signal(p, 338, 72) +
      placed(antibody(p, 0, 0, 0, 1.5, 'medicine'), 337, 38, 1, 180) +
      p.ringed('M337 30a30 34 0 1 1-.1 0z', 2),
  },

  /** An allergy cell armed with antibodies; pollen joins two of them; the cell empties its grains. */
  'allergy-cell': {
    type: 'strip',
    draw(p) {
      const armed = (x: number) =>
        antibody(p, x - 30, 110, -32, 1) +
        antibody(p, x - 11, 98, -11, 1) +
        antibody(p, x + 11, 98, 11, 1) +
        antibody(p, x + 30, 110, 32, 1);
      const at = [64, 192, 332] as const;
      return (
        at.map((x) => armed(x)).join('') +
        mastCell(p, at[0], 152, 46) +
        mastCell(p, at[1], 152, 46) +
        cedarGrain(p, at[1], 60, 17) +
        mastCell(p, at[2], 152, 46, 0.75) +
        cedarGrain(p, at[2], 60, 17) +
        p.ringed('M272 152a60 60 0 1 0 120 0a60 60 0 1 0-120 0z', 2) +
        cedarGrain(p, 40, 40, 12) +
        cedarGrain(p, 94, 30, 9) +
        p.flat(arrow([116, 152], [140, 152], 6) + arrow([243, 152], [264, 152], 6), p.ink.quiet)
      );
    },
  },
} as const satisfies Readonly<Record<string, Picture>>;
