import type { Pen } from '../pen.ts';

/** The stomach with the end of the gullet coming from above at (60, 0); about 150 by 150 units. */
export function stomach(p: Pen): string {
  return p.body(
    'M52 0V34C50 44 44 40 34 34C14 24-4 40 0 72C4 104 34 128 70 128C96 128 116 116 128 108L150 112V92L132 88C118 88 106 94 96 88C84 80 72 60 70 38V0z',
    'lining',
    { soft: 13 },
  );
}

/** The inner hollow of the same stomach, with what stands in it up to `level` (y). */
export function stomachHollow(p: Pen, level: number): string {
  const hollow = 'M57 0V38C54 52 42 48 32 43C18 38 6 50 9 72C13 98 38 118 70 118C94 118 110 108 126 99H148V101';
  const shape = `${hollow}L146 98C126 92 112 102 96 98C78 90 66 66 65 40V0z`;
  return (
    p.flat(shape, p.tone('tissue')[2]) +
    p.within(shape, p.body(`M-10 ${level}Q30 ${level - 4} 60 ${level}T170 ${level}V140H-10z`, 'mucus', { soft: 8, rim: 0 })) +
    p.line(shape, p.tone('lining')[0], 1)
  );
}

/** Both lungs and the windpipe from the front, 220 by 200 units around x = 0, the windpipe's top at y = 0. */
export function lungs(p: Pen): string {
  const right = 'M-16 62C-34 38-62 40-80 74C-98 110-104 152-98 182C-80 196-46 186-24 170C-14 140-10 96-16 62z';
  const left = 'M16 62C34 38 62 40 80 74C98 110 104 152 98 182C82 196 56 188 40 172C30 160 34 146 24 136C14 122 10 96 16 62z';
  const [shade] = p.tone('tissue');
  return (
    p.body(right, 'tissue', { soft: 16 }) +
    p.body(left, 'tissue', { soft: 16 }) +
    p.line('M-19 118Q-56 112-92 134M-82 84Q-50 96-20 92M22 116Q60 128 86 92', shade, 1.2, { 'stroke-opacity': 0.6 })
  );
}

/** The windpipe and its branches in the same place. */
export function bronchi(p: Pen): string {
  const tree =
    'M0 4V58M0 58C-10 70-24 78-36 88M0 58C10 70 24 80 36 92M-36 88C-50 94-60 96-72 112M-36 88C-44 108-46 126-56 150M36 92C48 96 60 100 70 116M36 92C44 110 46 128 58 152';
  const twigs =
    'M-72 112l-14 22M-72 112l-4 34M-56 150l-18 20M-56 150l8 22M70 116l14 22M70 116l2 34M58 152l18 20M58 152l-8 20M-52 96l-16-10M54 98l12-12';
  const [shade, base, light] = p.tone('air');
  return (
    p.line(twigs, shade, 6) +
    p.line(tree, shade, 12) +
    p.line('M0 4V58', shade, 19) +
    p.line(twigs, base, 3.6) +
    p.line(tree, base, 9) +
    p.line('M0 4V58', base, 16) +
    p.line('M-3 6V54M-8 66L-32 84M10 66L30 84', light, 3) +
    p.line('M-7 12h14M-7 20h14M-7 28h14M-7 36h14M-7 44h14', shade, 1.3)
  );
}
