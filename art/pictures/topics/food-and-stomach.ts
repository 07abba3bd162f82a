import type { Picture } from '../model.ts';
import type { ToneName } from '../palette.ts';
import { axes, stairs } from '../parts/chart.ts';
import { hairTone, headOnBack, person } from '../parts/figure.ts';
import { tick } from '../parts/insects.ts';
import { weal } from '../parts/marks.ts';
import { steakPlate, stillLife } from '../parts/meal.ts';
import { lungs, refluxWay, ringedGullet, stomach, stomachHollow } from '../parts/organs.ts';
import { clock, spoon, syringe, vial } from '../parts/things.ts';
import { type Pen, placed } from '../pen.ts';
import { arrow, box, circle } from '../shapes.ts';

/** Where an hour of the evening stands on the chart of the alpha-gal night. */
const eveningHour = (at: number) => 44 + at * 42;

function eveningBar(p: Pen, from: number, to: number, y: number, name: ToneName): string {
  return p.flat(box(eveningHour(from), y, eveningHour(to) - eveningHour(from), 22, 7), p.tone(name)[1]);
}

/** Somebody asleep, with hives on the cheek and the arm, under a moon. */
function sleeper(p: Pen, x: number, y: number): string {
  const cheek = weal(p, 47, 161, 5, 'middle') + weal(p, 43, 171, 4, 'middle');
  const arm = `M${x + 2} ${y - 10}C${x + 12} ${y - 16} ${x + 30} ${y - 13} ${x + 44} ${y - 11}C${x + 52} ${y - 13} ${x + 60} ${y - 9} ${x + 63} ${y - 6}C${x + 62} ${y - 2} ${x + 54} ${y - 1} ${x + 48} ${y - 1}C${x + 32} ${y + 2} ${x + 14} ${y + 4} ${x + 4} ${y + 1}C${x - 2} ${y - 2} ${x - 2} ${y - 7} ${x + 2} ${y - 10}z`;
  return (
    p.body(`M${x + 62} ${y - 62}a22 22 0 1 0 20 32a17 17 0 0 1-20-32z`, 'fat', { soft: 5 }) +
    p.body(box(x - 66, y + 6, 154, 28, 6), 'bone', { soft: 6 }) +
    p.body(box(x - 62, y - 13, 56, 24, 11), 'plastic', { soft: 6 }) +
    placed(headOnBack(p, 'middle', hairTone(p), p.tone('dark')[0]) + cheek, x - 66, y - 144, 0.76) +
    p.body(
      `M${x - 20} ${y + 12}C${x - 24} ${y - 10} ${x - 8} ${y - 22} ${x + 20} ${y - 21}C${x + 44} ${y - 24} ${x + 60} ${y - 18} ${x + 72} ${y - 20}C${x + 86} ${y - 20} ${x + 90} ${y} ${x + 88} ${y + 22}H${x - 18}z`,
      'cloth',
      { soft: 9 },
    ) +
    p.body(arm, 'middle', { soft: 4 }) +
    weal(p, x + 12, y - 6, 3.4, 'middle') +
    weal(p, x + 25, y - 5, 3, 'middle') +
    weal(p, x + 36, y - 6, 2.6, 'middle')
  );
}

const b12 = (p: Pen, x: number, y: number) => p.ball(x, y, 6, 'blood');

/** Pictures of the articles on food, the gullet and the stomach. */
export const foodAndStomachPictures = {
  /** A glass of milk, an egg, peanuts in and out of the shell, and a shrimp. */
  'plate-food-allergies': { type: 'plate', draw: (p) => p.disc(200, 150, 146, 'food') + stillLife(p) },

  /** Seven spoons in an arc, each with more on it than the one before. */
  'plate-food-challenges': {
    type: 'plate',
    draw(p) {
      const spoons = Array.from({ length: 7 }, (_, i) => {
        const turn = -66 + i * 22;
        const angle = (turn * Math.PI) / 180;
        return placed(
          spoon(p, (i + 0.6) / 6.6),
          Math.round(200 + 138 * Math.sin(angle)),
          Math.round(226 - 138 * Math.cos(angle)),
          1.42,
          turn,
        );
      });
      const bowl = 'M132 218H268C268 258 244 276 200 276C156 276 132 258 132 218z';
      return (
        p.disc(200, 150, 146, 'food') +
        spoons.join('') +
        p.shadow(200, 278, 70, 8) +
        p.body(bowl, 'plastic', { soft: 12 }) +
        p.body('M128 218a72 17 0 0 1 144 0a72 17 0 0 1-144 0z', 'plastic', { soft: 5 }) +
        p.body('M140 218a60 12 0 0 1 120 0a60 12 0 0 1-120 0z', 'allergen', { soft: 6 })
      );
    },
  },

  /** A steak on a plate, and a lone star tick, drawn as large. */
  'plate-alpha-gal': {
    type: 'plate',
    draw: (p) =>
      p.disc(200, 150, 146, 'food') + steakPlate(p, 172, 188, 92) + p.shadow(270, 134, 48, 10) + placed(tick(p), 268, 88, 1.2, 24),
  },

  /** A look down a gullet with rings and furrows, as the camera sees it. */
  'plate-eosinophilic-disease': {
    type: 'plate',
    draw: (p) => p.disc(200, 150, 146, 'food') + p.shadow(200, 274, 110, 12) + ringedGullet(p, 200, 144, 122, 1),
  },

  /** Throat, gullet and stomach with the two ring muscles that close the gullet, and what rises when they do not. */
  'plate-silent-reflux': {
    type: 'plate',
    draw: (p) => p.disc(200, 150, 146, 'food') + placed(refluxWay(p, { rising: 1 }), 104, 20, 1.08),
  },

  /** A vial of red vitamin B12 and its syringe. */
  'plate-vitamin-b12-injections': {
    type: 'plate',
    draw: (p) =>
      p.disc(200, 150, 146, 'food') +
      p.shadow(160, 254, 76, 12) +
      p.shadow(270, 262, 74, 10) +
      placed(vial(p, 'blood', 0.66), 104, 62, 2.3) +
      placed(syringe(p, 'blood', 0.1), 232, 262, 1.5, 24),
  },

  /** A body with the six places where a food reaction shows, and when three kinds of reaction start, over six hours. */
  'food-reaction-body': {
    type: 'strip',
    draw(p) {
      const hour = (at: number) => 196 + at * 30;
      const bar = (from: number, to: number, y: number, name: 'alarm' | 'medicine' | 'allergen') =>
        p.flat(box(hour(from), y, hour(to) - hour(from), 24, 7), p.tone(name)[1]);
      return (
        p.shadow(92, 232, 46, 6) +
        placed(
          person(p, 'middle') +
            weal(p, -28.5, 84, 3.2, 'middle') +
            weal(p, -12, 154, 5, 'middle') +
            weal(p, 32, 92, 3, 'middle') +
            placed(lungs(p), 0, 33, 0.165) +
            p.body('M3 54C8 50 11 55 7 60L3 65L-1 60C-4 55 0 51 3 54z', 'blood', { soft: 2 }) +
            placed(stomach(p), -6, 68, 0.15),
          92,
          14,
        ) +
        axes(p, 196, 210, 186, 176, [0, 1 / 6.2, 2 / 6.2, 3 / 6.2, 4 / 6.2, 5 / 6.2, 6 / 6.2]) +
        bar(0.05, 2, 56, 'alarm') +
        bar(1, 4, 108, 'medicine') +
        bar(2, 6, 160, 'allergen') +
        p.ringed(box(hour(0.05), 56, hour(2) - hour(0.05), 24, 7))
      );
    },
  },

  /** Bites that grow, each a wait after the one before, then a long watch. */
  'food-challenge-steps': {
    type: 'ladder',
    draw(p) {
      const heights = [10, 20, 32, 48, 68, 92, 120];
      return (
        axes(p, 20, 206, 370, 158) +
        stairs(p, { x: 28, y: 206, step: 31, heights, tone: 'allergen' }) +
        heights.map((high, i) => placed(spoon(p, (i + 0.6) / 6.6), 42 + i * 31, 176 - high, 0.66)).join('') +
        clock(p, 318, 122, 32, 80) +
        p.flat(box(256, 176, 126, 30, 5), p.tone('cell')[1]) +
        p.changed(box(256, 176, 126, 30, 5))
      );
    },
  },

  /** Dinner with steak, and when the signs start over eight hours: most food allergies in two, alpha-gal from two to six, in bed. */
  'alpha-gal-night': {
    type: 'ladder',
    draw: (p) =>
      steakPlate(p, 62, 66, 46) +
      clock(p, 136, 44, 20, 19 * 60) +
      sleeper(p, 256, 84) +
      clock(p, 366, 44, 20, 24 * 60) +
      axes(
        p,
        eveningHour(0),
        216,
        eveningHour(8) - eveningHour(0),
        84,
        [0, 1, 2, 3, 4, 5, 6, 7, 8].map((at) => at / 8),
      ) +
      eveningBar(p, 0.05, 2, 140, 'medicine') +
      eveningBar(p, 2, 6, 178, 'alarm') +
      p.ringed(box(eveningHour(2), 178, eveningHour(6) - eveningHour(2), 22, 7)),
  },

  /** The gullet as the camera sees it: with rings, furrows and spots, and smooth after treatment. */
  'gullet-treated': {
    type: 'pair',
    draw: (p) => ringedGullet(p, 100, 130, 88, 1) + p.ringed(circle(108, 141, 27), 2) + ringedGullet(p, 300, 130, 88, 0),
  },

  /** From the voice box to the stomach: both ring muscles shut, and both slack with mist rising to the voice box. */
  'reflux-doors': {
    type: 'pair',
    draw: (p) =>
      placed(refluxWay(p, { rising: 0 }), 14, 6, 0.9) +
      placed(refluxWay(p, { rising: 1 }) + p.ringed(circle(87, 66, 30, 18) + circle(87, 150, 30, 18)), 214, 6, 0.9),
  },

  /** B12 from food needs a helper from the stomach and is taken up at the end of the small bowel; a shot goes round both. */
  'b12-way': {
    type: 'strip',
    draw(p) {
      const bowel = 'M164 112C200 112 202 150 166 156C132 162 132 190 168 192C204 194 208 162 236 164';
      return (
        placed(stomach(p) + stomachHollow(p, 84), 22, 20, 0.94) +
        p.line(bowel, p.tone('lining')[0], 23) +
        p.line(bowel, p.tone('lining')[1], 20) +
        p.line(bowel, p.tone('lining')[2], 7, { 'stroke-opacity': 0.7 }) +
        p.ringed(circle(226, 166, 24)) +
        b12(p, 80, 14) +
        b12(p, 76, 98) +
        placed(p.body('M-10-4a10 10 0 0 1 20 0l-5 5q-5-5-10 0z', 'allergen', { soft: 3 }), 76, 112, 1, 180) +
        b12(p, 176, 142) +
        b12(p, 222, 164) +
        p.line('M286 18V224', p.tone('blood')[0], 27) +
        p.line('M286 18V224', p.tone('blood')[1], 23) +
        p.line('M281 22V220', p.tone('blood')[2], 5, { 'stroke-opacity': 0.6 }) +
        p.flat(arrow([250, 166], [274, 166], 6), p.ink.ink) +
        placed(syringe(p, 'blood', 0.3), 300, 96, 0.86, 62) +
        b12(p, 286, 98) +
        b12(p, 286, 152) +
        b12(p, 288, 196)
      );
    },
  },
} as const satisfies Readonly<Record<string, Picture>>;
