import { points, quads, triples } from '../geometry/points.ts';
import { element, radial, stops } from '../geometry/svg.ts';
import { drift } from './drift.ts';
import { patches, type Strip, scrub, sward } from './land/ground.ts';
import { type Fold, fold, mist, ridgeLine } from './land/hills.ts';
import { ledge, type Stone } from './land/limestone.ts';
import { sky, streaks } from './land/sky.ts';
import { groves } from './planting.ts';
import { pricklyPear, yucca } from './plants/cactus.ts';
import { type Foliage, groundShadow, tinted } from './plants/crown.ts';
import { juniperTree } from './plants/juniper-tree.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';

/** A cloud of pollen off a ripe tree: what people here take for smoke. */
function smoke(name: string, list: readonly (readonly [number, number, number])[], color: string): string {
  return list
    .map(
      ([x, y, r], i) =>
        element('defs', {}, radial(`${name}${i}`, x, y, r, stops(color, [0, 0.5, 1], [0.62, 0.28, 0]))) +
        element('circle', { cx: x, cy: y, r, fill: `url(#${name}${i})` }),
    )
    .join('');
}

function paint(stage: Stage): string {
  const { by, on, far, width } = stage;
  const grassland = by('#b7b58c', '#2b3a30');
  const stone = by({ top: '#f7efdf', face: '#d9cdb4', shade: '#8d8a72' }, { top: '#6f7568', face: '#49524b', shade: '#15211f' });
  const leaf: Foliage = by(
    { deep: '#1d4034', body: '#2f5a41', light: '#557a4b', gleam: '#86995a', wood: '#5b4636', woodLight: '#a08a74' },
    { deep: '#0a1a18', body: '#142a24', light: '#24402f', gleam: '#4a5a38', wood: '#15130f', woodLight: '#4a4238' },
  );
  const folds: Fold[] = [
    { t: 0.02, swing: 70, wave: 520, seed: 3, lift: (u) => on(44, -26) * Math.exp(-(((u - 0.9) / 0.16) ** 2)) },
    { t: 0.12, swing: 80, wave: 430, seed: 8, steps: 13 },
    { t: 0.24, swing: 64, wave: 480, seed: 14, steps: 11, lift: (u) => 70 * Math.max(0, u - 0.5) },
    { t: 0.46, swing: 60, wave: 620, seed: 21, lift: (u) => on(230 * Math.max(0, u - 0.6), 90 * Math.max(0, u - 0.4)) },
    { t: 0.72, swing: 40, wave: 560, seed: 35, lift: (u) => 60 * Math.max(0, u - 0.62) },
  ];
  const y = folds.map((f) => ridgeLine(stage, f));
  const ground = (i: number): ((x: number) => number) => y[i] ?? (() => 0);
  const strip = (i: number, depth: number): Strip => ({ left: 0, right: width, top: ground(i), depth });
  const tones = (d: number): [string, string, string] => [far(leaf.deep, d), far(leaf.body, d), far(leaf.light, d)];
  const hill = (i: number, d: number): string =>
    fold(stage, `f${i}`, folds[i] as Fold, far(by('#8f9a6c', '#22352d'), d), far(grassland, Math.min(0.95, d + by(0.22, 0.1))), 140);
  const pale = (d: number): Stone => ({ top: far(stone.top, d), face: far(stone.face, d), shade: far(stone.shade, d) });

  let out = sky(stage) + streaks(stage, 1, by('#ffffff', '#5b7c88'), by(0.28, 0.06), on(8, 6), 0.04, 0.46);
  out += drift(stage, 'juniper', by('#dba847', '#d9b566'));

  out += fold(stage, 'f0', folds[0] as Fold, far(by('#6f9096', '#2a4853'), 0.5), far(grassland, 0.86));
  out += scrub(stage.random(10), strip(0, 46), 9, 0.5, tones(by(0.82, 0.86)));
  out +=
    hill(1, by(0.66, 0.6)) +
    ledge(stage.random(11), 0, width, (x) => ground(1)(x) + 12, 4, pale(by(0.62, 0.7))) +
    ledge(stage.random(12), 0, width, (x) => ground(1)(x) + 34, 4.5, pale(by(0.62, 0.7)));
  out += scrub(stage.random(13), strip(1, 74), 12, 1.1, tones(by(0.66, 0.7)));
  out +=
    hill(2, by(0.46, 0.4)) +
    ledge(stage.random(14), 0, width, (x) => ground(2)(x) + 16, 6, pale(by(0.45, 0.55))) +
    ledge(stage.random(15), 0, width, (x) => ground(2)(x) + 44, 7, pale(by(0.4, 0.5)));
  out += scrub(stage.random(16), strip(2, 84), 14, 0.6, tones(by(0.5, 0.5)));
  const middle = stage.random(17);
  for (const p of groves(middle, 0, width, (x) => ground(2)(x) + 14, 1.5, 40))
    out += juniperTree(middle, p.x, p.y, 36 * p.size, tinted(leaf, stage.haze, by(0.46, 0.42)));
  out += mist(stage, 0.7);
  out += slope(stage, { ground: ground(3), hill: hill(3, by(0.16, 0.16)), pale: pale(by(0.12, 0.24)), leaf });
  return out + foreground(stage, { ground: ground(4), hill: hill(4, 0), pale: pale(0), leaf });
}

/** What one near fold of the land is painted with. */
interface Near {
  readonly ground: (x: number) => number;
  readonly hill: string;
  readonly pale: Stone;
  readonly leaf: Foliage;
}

const goldOf = (stage: Stage): string => stage.by('#d8a548', '#a07c36');

function slope(stage: Stage, { ground, hill, pale, leaf }: Near): string {
  const { by, on, width } = stage;
  const random = stage.random(20);
  const strip = { left: 0, right: width, top: ground, depth: 130 };
  const gold = goldOf(stage);
  let out = hill + patches(random, strip, on(26, 12), by('#d9cf9d', '#3a4a3a'), 0.35);
  out += sward(random, strip, 9, on(2600, 1200), [by('#d0c48d', '#34463a'), by('#b3b07a', '#2a3d33'), by('#97a06d', '#22352d')], 0.8);
  out +=
    ledge(random, on(width * 0.02, -20), on(width * 0.36, width * 0.4), (x) => ground(x) + 30, 13, pale) +
    ledge(random, on(width * 0.5, width * 0.46), width + 20, (x) => ground(x) + 46, 16, pale);
  for (const p of groves(random, 0, on(width * 0.54, width * 0.5), (x) => ground(x) + 14, 0.7, 46)) {
    out +=
      groundShadow(p.x, p.y, 56 * p.size, leaf.deep, 0.35) +
      juniperTree(
        random,
        p.x,
        p.y + 3,
        stage.fit(p.x, p.y, 66 * p.size),
        tinted(leaf, stage.haze, by(0.2, 0.14)),
        random() < 0.4 ? 0.5 : 0,
        gold,
      );
  }
  out += smoke(
    'smoke-far',
    on(triples('1760,610,130 1850,560,150 1600,640,100'), triples('720,1150,100 620,1190,80')),
    by('#efc877', '#b79a5a'),
  );
  const tall = on(
    triples('0.585,112,30 0.64,84,44 0.7,70,20 0.775,104,34 0.83,138,30 0.872,104,52 0.912,170,36 0.99,206,30 0.955,236,52'),
    triples('0.56,84,20 0.68,100,34 0.8,120,26 1.0,170,30 0.91,176,44'),
  );
  for (const [u, h, down] of tall) {
    const x = u * width;
    out +=
      groundShadow(x, ground(x) + down, h * 0.8, leaf.deep, 0.4) +
      juniperTree(random, x, ground(x) + down + 3, h, tinted(leaf, stage.haze, by(0.1, 0.06)), u > 0.8 ? 0.9 : 0.2, gold);
  }
  return out + smoke('smoke-near', on(triples('1700,655,95 1560,690,70'), [[660, 1215, 70]]), by('#f3d187', '#c7a760'));
}

function foreground(stage: Stage, { ground, hill, pale, leaf }: Near): string {
  const { by, on, width } = stage;
  const random = stage.random(30);
  const strip = { left: 0, right: width, top: ground, depth: 130 };
  const grass = [by('#d8cc95', '#3b4c3d'), by('#bdb67e', '#2e4136'), by('#9ba36f', '#25382f'), by('#808f63', '#1d3028')];
  const pear = by(
    { deep: '#3c6552', body: '#5d8767', light: '#8fae7f', gleam: '#f3e7bd', wood: '', woodLight: '' },
    { deep: '#12261f', body: '#1e3a2f', light: '#35543f', gleam: '#8f9468', wood: '', woodLight: '' },
  );
  const sword = by(
    { ...pear, deep: '#4c6a55', body: '#6f8b68', light: '#a3b184' },
    { ...pear, deep: '#15291f', body: '#22392c', light: '#3a523c' },
  );
  let out =
    hill +
    patches(random, strip, on(20, 10), by('#e0d6a6', '#3f5040'), 0.3) +
    sward(random, { ...strip, depth: 70 }, 15, on(2400, 1100), grass, 0.9);
  for (const [u, v, thick, down] of on(quads('0.03,0.27,20,40 0.6,0.84,22,34 0.86,1.02,17,60'), quads('0.04,0.42,20,44 0.6,1.02,22,40')))
    out += ledge(random, u * width, v * width, (x) => ground(x) + down, thick, pale);
  for (const [u, size] of on(points('0.05,54 0.385,46 0.625,62 0.945,72'), points('0.12,50 0.64,62')))
    out +=
      groundShadow(u * width, ground(u * width) + 44, size * 1.4, leaf.deep, 0.4) +
      pricklyPear(random, u * width, ground(u * width) + 44, size, pear);
  for (const [u, size] of on(points('0.2,44 0.5,38 0.8,48'), points('0.37,40 0.9,46')))
    out += yucca(random, u * width, ground(u * width) + 40, size, sword);
  return out + sward(random, { ...strip, top: (x) => ground(x) + 58, depth: 80 }, 15, on(1600, 700), grass, 0.8);
}

/** January: mountain cedar on limestone hills, in cold clear morning light. */
export const cedar: Scene = {
  id: 'cedar',
  seed: 1,
  air: {
    light: { sky: ['#d6e8ef', '#d8e8e7', '#eceadb', '#f8ecd2'], haze: '#d3dcd2', halo: '#fff1c9', haloStrength: 0.95 },
    dark: { sky: ['#0e2030', '#13303f', '#1d3f4a', '#2f4a4c'], haze: '#2b474c', halo: '#8d8762', haloStrength: 0.62 },
  },
  paint,
};
