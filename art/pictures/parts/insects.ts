import type { Pen } from '../pen.ts';
import { circle } from '../shapes.ts';

const dark = (p: Pen) => (p.theme === 'light' ? '#2c2019' : '#15100d');

function wing(p: Pen, d: string): string {
  return p.flat(d, p.tone('air')[2], 0.82) + p.line(d, p.tone('air')[0], 1);
}

/** Bands across a body, cut off at its outline. */
const bands = (p: Pen, d: string, strokes: string, width: number) =>
  p.within(d, p.line(strokes, dark(p), width, { 'stroke-linecap': 'butt' }));

/** A honey bee from the side, looking left: round, furry, its sting with barbs. About 90 units long around (0, 0). */
export function bee(p: Pen): string {
  const abdomen = 'M4-14C22-22 44-10 50 8C44 18 22 22 6 14C-2 8-2-6 4-14z';
  return (
    p.line('M-16 14L-24 32L-30 34M-6 16L-8 36L-14 38M4 16L10 36L6 40', dark(p), 2.6) +
    p.body(abdomen, 'allergen', { soft: 8 }) +
    bands(p, abdomen, 'M14-22Q22 0 14 22M26-22Q34 0 26 22M38-18Q46 2 38 22', 5.5) +
    p.line('M49 8L58 11', dark(p), 2) +
    p.body(circle(-12, 0, 20, 17), 'fat', { soft: 9 }) +
    p.line('M-30-4l-4-3M-27-12l-4-5M-18-17l-1-6M-8-17l2-6M2-13l4-5M-29 6l-5 2M-24 13l-3 5', p.tone('fat')[0], 1.6) +
    p.body(circle(-34, 4, 11, 12), 'bone', { soft: 5 }) +
    p.flat(circle(-37, 3, 4.4, 6.6), dark(p)) +
    p.line('M-40-5Q-50-12-54-4M-37-7Q-44-18-50-14', dark(p), 2) +
    wing(p, 'M-10-12C-12-44 24-58 38-44C44-32 16-12-4-10z') +
    wing(p, 'M0-10C12-34 42-36 48-26C48-16 20-8 2-8z')
  );
}

/** A paper wasp: long legs, narrow waist, smooth skin. */
export function wasp(p: Pen): string {
  const abdomen = 'M10-4C20-16 50-12 66 8C52 16 26 16 14 8C8 4 8 0 10-4z';
  return (
    p.line('M-14 12L-20 38L-26 50M-6 12L0 40L-2 52M2 10L18 34L20 48', dark(p), 2) +
    p.body(abdomen, 'alarm', { soft: 6 }) +
    bands(p, abdomen, 'M22-18Q30 0 22 20M36-18Q44 2 36 22M50-12Q56 4 50 22', 4) +
    p.line('M66 8L74 11', dark(p), 1.8) +
    p.line('M4 0H12', dark(p), 3.4) +
    p.body(circle(-12, -1, 18, 13), 'muscle', { soft: 6 }) +
    p.body(circle(-34, 0, 10, 10), 'alarm', { soft: 4 }) +
    p.flat(circle(-37, -1, 4, 5.6), dark(p)) +
    p.line('M-40-7Q-52-18-60-10M-37-9Q-46-24-56-20', dark(p), 1.8) +
    wing(p, 'M-8-8C4-40 54-44 68-32C66-22 24-8 0-6z')
  );
}

/** A fire ant: copper head and middle, dark rear, two knots in its waist. */
export function fireAnt(p: Pen): string {
  return (
    p.line('M-10 4L-22 20L-32 24M-2 6L-4 22L-12 28M6 4L16 20L14 28M-8-2L-20-12L-30-10M2-4L12-16L22-14', dark(p), 1.9) +
    p.body(circle(38, 2, 17, 12), 'blood', { soft: 6 }) +
    p.within(circle(38, 2, 17, 12), p.flat('M30-12H60V16H30z', dark(p), 0.6)) +
    p.line('M54 5L60 7', dark(p), 1.6) +
    p.ball(19, 1, 4, 'muscle', 5) +
    p.ball(13, 0, 3.6, 'muscle', 5) +
    p.body(circle(-2, 0, 13, 7.5), 'muscle', { soft: 4 }) +
    p.body(circle(-26, -1, 13, 11.5), 'muscle', { soft: 5 }) +
    p.flat(circle(-29, -3, 2.4), dark(p)) +
    p.line('M-37 3L-46 6L-42 10M-36-7L-46-14L-56-10M-32-10L-38-20L-50-22', dark(p), 1.9)
  );
}

/** A female lone star tick from above, looking up: eight legs, and one white spot on her back. About 90 units tall around (0, 0). */
export function tick(p: Pen): string {
  const leg = 'M14-18Q32-34 42-26L50-14M18-6Q38-14 46-2L52 10M17 8Q38 8 42 20L44 32M13 20Q28 26 30 38L28 50';
  return (
    p.line(leg, dark(p), 3) +
    `<g transform="scale(-1 1)">${p.line(leg, dark(p), 3)}</g>` +
    p.body('M-6-30C-6-40-3-44 0-44C3-44 6-40 6-30z', 'muscle', { soft: 3 }) +
    p.body('M0-34C16-34 24-14 24 6C24 28 14 42 0 42C-14 42-24 28-24 6C-24-14-16-34 0-34z', 'middle', { soft: 11 }) +
    p.body('M0-34C12-34 18-22 17-10C16 2 6 8 0 8C-6 8-16 2-17-10C-18-22-12-34 0-34z', 'muscle', { soft: 6 }) +
    p.flat(circle(0, 0, 4.6), '#fffdf5')
  );
}
