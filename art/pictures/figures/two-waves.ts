import type { Picture } from '../model.ts';
import { axes } from '../parts/chart.ts';
import { injector } from '../parts/epinephrine.ts';
import { clock } from '../parts/things.ts';
import { placed } from '../pen.ts';

const floor = 190;
/** One rise and fall of the signs, from `x` on. */
const wave = (x: number, width: number, high: number) =>
  `M${x} ${floor}C${x + width * 0.22} ${floor} ${x + width * 0.22} ${floor - high} ${x + width * 0.42} ${floor - high}C${x + width * 0.62} ${floor - high} ${x + width * 0.7} ${floor} ${x + width} ${floor}z`;

/** How strong the signs are over time: a first wave that epinephrine ends, hours of calm, and a second wave. */
export const twoWaves: Picture = {
  type: 'ladder',
  draw: (p) =>
    p.flat(wave(34, 104, 112), p.tone('alarm')[1]) +
    p.flat(wave(244, 112, 84), p.tone('alarm')[1]) +
    p.changed(wave(244, 112, 84)) +
    axes(p, 22, floor, 366, 158) +
    p.line(`M138 ${floor}H244`, p.tone('cell')[1], 4) +
    placed(injector(p), 92, 20, 0.5, 14) +
    clock(p, 46, 214, 15, 10) +
    clock(p, 300, 214, 15, 660),
};
