import { points } from '../../geometry/points.ts';
import type { Picture } from '../model.ts';
import type { ToneName } from '../palette.ts';
import { axes, stairs } from '../parts/chart.ts';
import { person } from '../parts/figure.ts';
import { forearm } from '../parts/hand.ts';
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
  const d = box(eveningHour(from), y, eveningHour(to) - eveningHour(from), 20, 7);
  return p.body(d, name, { soft: 5 }) + (name === 'alarm' ? p.ringed(d) : '');
}

/** Eight hours from a sunset to the middle of the night as one band of sky, with the moon up from the third. */
function evening(p: Pen, y: number): string {
  const band = box(eveningHour(0), y, eveningHour(8) - eveningHour(0), 24, 5);
  const stars = points('178,8 203,17 232,6 288,15 306,6 327,17 346,8 366,14').map(([x, down]) => circle(x, y + down, 0.9));
  return p.within(
    band,
    p.flat(band, p.theme === 'light' ? '#2b3566' : '#3b4788') +
      p.blurred(p.flat(box(0, y - 8, 124, 40), p.tone('alarm')[1]) + p.flat(box(0, y - 8, 86, 40), p.tone('fat')[1]), 14) +
      p.ball(60, y + 20, 9, 'tip') +
      p.flat(stars.join(''), '#fff', 0.9) +
      p.body(`M258 ${y + 3}a9.5 9.5 0 1 0 8 14a7.5 7.5 0 0 1-8-14z`, 'fat', { soft: 3 }),
  );
}

/** A sleeping arm with hives on a pillow, its blanket at the right; from (176, 30) to (394, 122). */
function asleep(p: Pen): string {
  const hives = [
    [176, 62, 11],
    [214, 52, 14],
    [252, 70, 10],
    [116, 52, 8],
  ] as const;
  return (
    p.shadow(280, 118, 110, 7) +
    p.body(
      'M178 52C184 34 204 42 236 40C272 38 310 34 330 40C338 60 338 92 332 112C300 120 216 120 186 114C172 104 170 70 178 52z',
      'plastic',
      {
        soft: 16,
      },
    ) +
    p.line('M190 56Q202 62 208 72M318 50Q310 58 306 62', p.tone('plastic')[0], 1.4, { 'stroke-opacity': 0.6 }) +
    p.shadow(252, 100, 66, 9) +
    placed(forearm(p, 'middle') + hives.map(([x, y, r]) => weal(p, x, y, r, 'middle')).join(''), 192, 42, 0.58, 3) +
    p.body('M330 34C348 28 374 30 394 34V116C370 122 346 122 326 116C322 92 324 56 330 34z', 'cloth', { soft: 12 }) +
    p.line('M344 36Q338 76 342 116M366 34Q360 60 364 84', p.tone('cloth')[0], 1.6, { 'stroke-opacity': 0.45 })
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

  /** A steak, an arm asleep with hives, and when the signs start over the hours of one evening: most food allergies in two, alpha-gal from two to six. */
  'alpha-gal-night': {
    type: 'ladder',
    draw: (p) =>
      p.grained(
        steakPlate(p, 58, 72, 46) +
          asleep(p) +
          eveningBar(p, 0.05, 2, 132, 'medicine') +
          eveningBar(p, 2, 6, 158, 'alarm') +
          evening(p, 186),
      ) + axes(p, eveningHour(0), 212, eveningHour(8) - eveningHour(0), 84, [0, 0.25, 0.5, 0.75, 1]),
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
