import type { Picture } from '../model.ts';
import { person } from '../parts/figure.ts';
import type { Pen } from '../pen.ts';
import { placed } from '../pen.ts';
import { circle } from '../shapes.ts';

/** Where an attack swells: the face, the throat, the belly, a hand and a foot of the figure of parts/figure.ts. */
const places = [
  circle(0, 20, 15, 14),
  circle(0, 35, 8.5, 7),
  circle(0, 84, 24, 17),
  circle(39, 124, 10.5, 14),
  circle(-11, 212, 12.5, 10),
] as const;
const [faceAt, throatAt, bellyAt, handAt, footAt] = places;

function swollen(p: Pen): string {
  return (
    person(p, 'middle') +
    p.body(bellyAt, 'middle', { soft: 9 }) +
    p.body(handAt, 'middle', { soft: 5 }) +
    p.body(footAt, 'middle', { soft: 5 }) +
    p.body(faceAt, 'middle', { soft: 6 }) +
    p.flat('M-8 15Q-4.5 12.5-1.5 15.5z M8 15Q4.5 12.5 1.5 15.5z', '#22181a', 0.85) +
    p.body('M-7 26Q0 20 7 26Q0 33-7 26z', 'lining', { soft: 2 }) +
    [throatAt, bellyAt, handAt, footAt].map((one) => p.changed(one)).join('') +
    p.ringed(faceAt)
  );
}

/** A person between attacks, and the same person with every place swollen that an attack can reach. */
export const haePlaces: Picture = {
  type: 'pair',
  draw: (p) =>
    p.shadow(100, 230, 40, 5) + placed(person(p, 'middle'), 100, 38, 0.87) + p.shadow(300, 230, 40, 5) + placed(swollen(p), 300, 38, 0.87),
};
