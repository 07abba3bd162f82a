import { svg } from '../geometry/svg.ts';
import { forearm } from '../pictures/parts/hand.ts';
import { head } from '../pictures/parts/head.ts';
import { wasp } from '../pictures/parts/insects.ts';
import { weal } from '../pictures/parts/marks.ts';
import { stillLife } from '../pictures/parts/meal.ts';
import { lungs } from '../pictures/parts/organs.ts';
import { cedarGrain } from '../pictures/parts/pollen.ts';
import { antibody, capsule, tablet, whiteCell } from '../pictures/parts/things.ts';
import { newPen, type Pen, placed } from '../pictures/pen.ts';

/** Size in drawing units of every door picture. */
const doorSize = { width: 200, height: 160 } as const;

/** The things that the plates of the articles show, each on a square to itself. Their edges may be cut by the door's. */
const drawings = {
  'nose-and-eyes': (p: Pen) => placed(head(p), 20, -34, 0.86) + cedarGrain(p, 32, 112, 23) + p.ball(27, 58, 8, 'allergen'),
  breathing: (p: Pen) => p.shadow(100, 150, 70, 7) + placed(lungs(p), 100, 2, 0.74),
  skin: (p: Pen) =>
    placed(
      forearm(p, 'middle') + weal(p, 206, 60, 19, 'middle') + weal(p, 254, 52, 13, 'middle') + weal(p, 172, 56, 9, 'middle'),
      22,
      10,
      0.7,
      18,
    ),
  food: (p: Pen) => placed(stillLife(p), -20, -4, 0.56),
  'medicines-and-stings': (p: Pen) =>
    p.shadow(84, 148, 62, 9) +
    p.shadow(160, 146, 34, 8) +
    placed(wasp(p), 100, 56, 1.25, 6) +
    capsule(p, 34, 112, 88, 34, 'alarm') +
    tablet(p, 158, 130, 26),
  'immune-system': (p: Pen) =>
    p.shadow(100, 150, 60, 7) +
    whiteCell(p, 100, 84, 52) +
    antibody(p, 40, 46, -40, 1.1) +
    antibody(p, 164, 44, 44, 1.2) +
    antibody(p, 34, 120, -118, 1) +
    antibody(p, 170, 126, 118, 1.1),
} as const;

/** The groups of conditions that have a door on the home page. */
export const doorNames = Object.keys(drawings) as (keyof typeof drawings)[];

/** What brings people here as a picture without ground: each door has a colour of its own (app/pages/home/home.css). */
export function doorSvg(name: keyof typeof drawings): string {
  const pen = newPen('light');
  const body = pen.grained(drawings[name](pen));
  return svg(doorSize.width, doorSize.height, pen.defs(), body);
}
