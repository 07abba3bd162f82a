import { points, triples } from '../geometry/points.ts';
import { svg } from '../geometry/svg.ts';
import { bee, fireAnt } from '../pictures/parts/insects.ts';
import { peanut } from '../pictures/parts/meal.ts';
import { newPen, type Pen, placed } from '../pictures/pen.ts';
import { box, circle } from '../pictures/shapes.ts';

const side = 100;

/** An inhaler upright, its mouthpiece to the left; 38 units wide, 72 high, from (0, 0). */
function inhaler(p: Pen): string {
  return p.body(box(17, 0, 20, 30, 4), 'steel', { soft: 6 }) + p.body('M0 50H13V14H41V56Q41 72 27 72H0z', 'medicine', { soft: 8 });
}

/** Air sacs at the end of a small airway, like grapes on their stalk. */
function airSacs(p: Pen): string {
  const sacs = points('30,42 58,34 80,50 24,66 46,58 68,66 40,82 60,86 84,76');
  return (
    p.line('M50-6V30L46 58M50 30L66 62', p.tone('air')[0], 10) +
    p.line('M50-6V30L46 58M50 30L66 62', p.tone('air')[1], 7) +
    sacs.map(([x, y]) => p.ball(x, y, 15, 'lining')).join('')
  );
}

/** The moon with its craters. */
function moon(p: Pen): string {
  const craters = triples('36,34,9 62,28,5 58,56,12 32,64,6 76,70,6');
  return (
    p.body(circle(52, 52, 44), 'bone', { soft: 14 }) +
    craters
      .map(
        ([x, y, r]) =>
          p.flat(circle(x, y, r), p.tone('bone')[0], 0.55) + p.flat(circle(x + r * 0.18, y + r * 0.2, r * 0.82), p.tone('bone')[1]),
      )
      .join('')
  );
}

const drawings = {
  peanut: (p) => placed(peanut(p), 4, 30, 0.92, -8),
  bee: (p) => placed(bee(p), 54, 62, 0.95, -6),
  'fire-ant': (p) => placed(fireAnt(p), 54, 52, 0.84),
  'air-sacs': airSacs,
  inhaler: (p) => placed(inhaler(p), 22, 8, 1.24),
  spacer: (p) =>
    placed(inhaler(p), 66, 10, 0.8) +
    p.body(box(20, 42, 52, 34, 6), 'air', { soft: 9 }) +
    p.line('M28 50H64', '#fff', 3, { 'stroke-opacity': 0.8 }) +
    p.body('M2 46Q9 42 16 47V71Q9 76 2 72Q-2 59 2 46z', 'plastic', { soft: 5 }),
  moon,
} satisfies Readonly<Record<string, (p: Pen) => string>>;

type FactName = keyof typeof drawings;

/** The names of all fact drawings. */
export const factNames = Object.keys(drawings) as FactName[];

/** The true thing that a card of the fun facts is about, where no plate of an article and no grain shows it. */
export function factSvg(name: FactName): string {
  const pen = newPen('light');
  const body = pen.grained(drawings[name](pen));
  return svg(side, side, pen.defs(), body);
}
