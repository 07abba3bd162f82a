import { triples } from '../../geometry/points.ts';
import type { Picture } from '../model.ts';
import { antibody } from '../parts/things.ts';
import { box, drop } from '../shapes.ts';

/** An infusion bag full of antibodies, with its chamber and tubing. */
export const immunoglobulinPlate: Picture = {
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
};
