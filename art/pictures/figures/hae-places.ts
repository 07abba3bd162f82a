import type { Picture } from '../model.ts';
import { person } from '../parts/figure.ts';
import type { Pen } from '../pen.ts';
import { placed } from '../pen.ts';
import { circle } from '../shapes.ts';

/** Where an attack swells: the face, the throat, the belly, a hand and a foot of the figure of parts/figure.ts. */
const places = [
  'M0 3C12 3 15 14 14 22C13 30 7 34 0 34C-7 34-13 30-14 22C-15 14-12 3 0 3z',
  circle(0, 36, 9, 6.5),
  circle(0, 84, 24, 17),
  circle(35.5, 118, 9, 15),
  circle(-13, 213, 11.5, 9.5),
] as const;
const [faceAt, throatAt, bellyAt, handAt, footAt] = places;

function swollen(p: Pen): string {
  return (
    person(p, 'middle') +
    p.body(bellyAt, 'middle', { soft: 9 }) +
    p.body(handAt, 'middle', { soft: 5 }) +
    p.body(footAt, 'middle', { soft: 5 }) +
    p.body(faceAt, 'middle', { soft: 6 }) +
    p.line('M-8.5 17Q-5 15-2 17M8.5 17Q5 15 2 17', '#22181a', 1.3) +
    p.body('M-6.5 26Q0 21 6.5 26Q0 32-6.5 26z', 'lining', { soft: 2 }) +
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
