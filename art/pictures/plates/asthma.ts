import type { Picture } from '../model.ts';
import { airway } from '../parts/airway.ts';
import { lungs } from '../parts/organs.ts';
import { placed } from '../pen.ts';
import { circle } from '../shapes.ts';

/** Both lungs with the tree of airways; one branch is cut across and shown larger. */
export const asthmaPlate: Picture = {
  type: 'plate',
  draw: (p) =>
    p.disc(200, 150, 144, 'chest') +
    p.shadow(178, 272, 96, 12) +
    placed(lungs(p), 172, 44, 1.12) +
    p.line('M256 176L286 160', p.ink.ink, 1.5) +
    p.line(circle(250, 179, 8), p.ink.ink, 1.5) +
    p.flat(circle(314, 122, 62), p.ink.card) +
    placed(airway(p, 0, 0, 0.55), 314, 122, 0.66) +
    p.line(circle(314, 122, 61), p.ink.ink, 1.6),
};
