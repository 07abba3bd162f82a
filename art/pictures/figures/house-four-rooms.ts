import type { Picture } from '../model.ts';
import { lyingCat, mite, moldSpots, roach } from '../parts/house.ts';
import { type Pen, placed } from '../pen.ts';
import { box, circle } from '../shapes.ts';

const bed = (p: Pen) =>
  p.body(box(44, 66, 6, 44, 2), 'muscle', { soft: 3 }) +
  p.body(box(48, 92, 122, 14, 4), 'plastic', { soft: 5 }) +
  p.body('M82 92Q84 78 100 78H160Q170 78 170 92V98H82z', 'medicine', { soft: 7 }) +
  p.body('M51 92Q50 78 58 78H76Q84 78 83 92z', 'plastic', { soft: 5 }) +
  p.line('M52 106v6M166 106v6', p.tone('muscle')[0], 4);

const sofa = (p: Pen) =>
  p.body('M222 66Q222 56 234 56H340Q352 56 352 66V96H222z', 'cloth', { soft: 8 }) +
  p.body('M214 82Q214 74 222 74T230 82V94H344V82Q344 74 352 74T360 82V110H214z', 'cloth', { soft: 6 });

/** A shower with its pan, the pipe dripping. */
const shower = (p: Pen) =>
  p.body(box(60, 204, 84, 10, 4), 'plastic', { soft: 4 }) +
  p.line('M70 204V148Q70 138 80 138H92', p.tone('steel')[0], 4) +
  p.body('M86 138H104L108 146H82z', 'steel', { soft: 3 }) +
  p.line('M88 152v8M95 154v10M102 152v8M88 170v8M95 174v10M102 170v8', p.tone('air')[0], 2);

const kitchen = (p: Pen) =>
  p.body(box(228, 166, 126, 48, 3), 'bone', { soft: 6 }) +
  p.body(box(222, 158, 138, 9, 3), 'steel', { soft: 3 }) +
  p.line('M270 168V214M312 168V214', p.tone('bone')[0], 1.6) +
  p.body(box(316, 136, 30, 22, 4), 'alarm', { soft: 5 }) +
  p.line('M328 136q3-5 6 0', p.tone('alarm')[0], 3);

/** A house cut open: mites in the bed, a cat on the sofa, mold above the shower, a roach in the kitchen. */
export const houseFourRooms: Picture = {
  type: 'strip',
  draw: (p) =>
    p.body('M14 34L200 4L386 34V42H14z', 'muscle', { soft: 6 }) +
    p.flat(box(26, 42, 348, 180), p.tone('bone')[2]) +
    p.flat(box(26, 124, 172, 98), p.tone('air')[2]) +
    bed(p) +
    sofa(p) +
    placed(lyingCat(p), 244, 48, 0.98) +
    shower(p) +
    placed(moldSpots(p), 193, 126, 1.05) +
    kitchen(p) +
    placed(roach(p), 291, 194, 0.72, 18) +
    p.flat(circle(146, 68, 21), p.ink.card) +
    p.within(circle(146, 68, 21), placed(mite(p), 146, 69, 0.26, 20)) +
    p.ringed(circle(146, 68, 21)) +
    p.line('M131 83L120 92', p.ink.mark, 2.2) +
    p.line('M26 42V222H374V42M200 42V222M26 118H374', p.ink.quiet, 3.5),
};
