import { noise3 } from '../geometry/noise.ts';
import { triples } from '../geometry/points.ts';
import { between } from '../geometry/random.ts';
import { backdrop } from './backdrop.ts';
import { patches, type Strip, scrub, sward } from './land/ground.ts';
import { makeLand, mist } from './land/hills.ts';
import { cloud } from './land/sky.ts';
import { groves } from './planting.ts';
import { type Bonnet, bluebonnets } from './plants/bluebonnet.ts';
import { type Foliage, groundShadow, tinted } from './plants/crown.ts';
import { liveOak } from './plants/live-oak.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';

/** Flowers in drifts over a slope, larger towards us. */
function field(stage: Stage, part: number, strip: Strip, count: number, small: number, large: number, colors: Bonnet): string {
  const random = stage.random(part);
  const roots: [number, number, number][] = [];
  for (let i = 0; i < count; i += 1) {
    const x = between(random, strip.left, strip.right);
    const v = random();
    if (noise3(x / 150 + part, v * 2.4, part) < between(random, -0.75, 0.35)) continue;
    roots.push([x, strip.top(x) + v * strip.depth, (small + (large - small) * v) * between(random, 0.8, 1.2)]);
  }
  return bluebonnets(
    random,
    roots.sort((a, b) => a[1] - b[1]),
    colors,
  );
}

function paint(stage: Stage): string {
  const { by, on, far, width } = stage;
  const leaf: Foliage = by(
    { deep: '#1f4a36', body: '#37693f', light: '#6b9148', gleam: '#a9b95c', wood: '#4c4038', woodLight: '#9c8b79' },
    { deep: '#0b1d1a', body: '#163026', light: '#2a4c35', gleam: '#55683f', wood: '#121311', woodLight: '#4a463c' },
  );
  const bonnet: Bonnet = by(
    { deep: '#2c3786', blue: '#4452b4', bright: '#7480d6', cap: '#f3f1ff', stem: '#5f8450', leaf: '#5d8a57' },
    { deep: '#1a2258', blue: '#2f3a86', bright: '#5862b4', cap: '#c4c8ea', stem: '#24402f', leaf: '#264634' },
  );
  const distant: Bonnet = {
    ...bonnet,
    deep: far(bonnet.deep, 0.25),
    blue: far(bonnet.blue, 0.28),
    bright: far(bonnet.bright, 0.3),
    cap: far(bonnet.cap, 0.2),
    stem: far(bonnet.stem, 0.3),
    leaf: far(bonnet.leaf, 0.3),
  };
  const green = [by('#bccb83', '#2f4a39'), by('#9dbb72', '#254033'), by('#84a866', '#1d352c'), by('#cfd593', '#3a543f')];
  const land = makeLand(stage, [
    { t: 0.02, swing: 80, wave: 540, seed: 6 },
    { t: 0.13, swing: 84, wave: 460, seed: 13 },
    { t: 0.26, swing: 56, wave: 520, seed: 24, lift: (u) => 36 * Math.max(0, u - 0.5) },
    { t: 0.44, swing: 52, wave: 700, seed: 27, lift: (u) => on(120 * Math.max(0, u - 0.5), 70 * Math.max(0, u - 0.4)) },
    { t: 0.7, swing: 34, wave: 620, seed: 41, lift: (u) => on(40 * Math.max(0, u - 0.6), 20 * u) },
  ]);
  const tones = (d: number): [string, string, string] => [far(leaf.deep, d), far(leaf.body, d), far(leaf.light, d)];
  const puffs = on(
    [
      cloud({ x: 300, y: 560, wide: 260, thick: 50 }, 3, [by('#eaf1ee', '#24434f'), by('#fbf8ee', '#294955')], by(0.7, 0.5)),
      cloud({ x: 1790, y: 250, wide: 200, thick: 60 }, 8, [by('#e9f0ec', '#2a4a55'), by('#fffaf0', '#335661')], by(0.8, 0.5)),
      cloud({ x: 980, y: 655, wide: 330, thick: 46 }, 5, [by('#eef2e8', '#284853'), by('#fffaee', '#2d4d57')], by(0.7, 0.5)),
    ],
    [
      cloud({ x: 170, y: 900, wide: 240, thick: 48 }, 3, [by('#eaf1ee', '#24434f'), by('#fbf8ee', '#294955')], by(0.7, 0.5)),
      cloud({ x: 520, y: 250, wide: 230, thick: 46 }, 8, [by('#e6f0ee', '#1b3947'), by('#f4f8f4', '#1f3e4c')], by(0.6, 0.4)),
    ],
  ).join('');
  let out = backdrop(stage, 'oak', by('#b9ae45', '#cfc983'), puffs);
  out +=
    land.hill(0, far(by('#7fa396', '#2a4a4e'), 0.52), far(by('#b9cba6', '#2a4440'), 0.8)) +
    scrub(stage.random(10), land.strip(0, 60), 8, 0.9, tones(by(0.78, 0.8)));
  out +=
    land.hill(1, far(by('#93b37c', '#27443c'), 0.56), far(by('#c3d09a', '#294439'), 0.66)) +
    scrub(stage.random(11), land.strip(1, 80), 12, 0.8, tones(by(0.64, 0.64)));
  out += land.hill(2, far(by('#97b672', '#234036'), 0.42), far(by('#c3cf91', '#284336'), 0.5));
  const middle = stage.random(12);
  for (const p of groves(middle, 0, width, (x) => land.ground(2)(x) + 10, 1.1, 44))
    out += liveOak(middle, p.x, p.y, 27 * p.size, tinted(leaf, stage.haze, by(0.46, 0.4)));
  out += field(stage, 13, { ...land.strip(2, 60), left: width * on(0.5, 0.1) }, on(380, 240), 5, 8, {
    ...distant,
    blue: far(bonnet.blue, 0.45),
    bright: far(bonnet.bright, 0.45),
    deep: far(bonnet.deep, 0.45),
  });
  out +=
    mist(stage, 0.6) +
    land.hill(3, far(by('#98b96c', '#1f3a2f'), 0.16), far(by('#b9c982', '#254033'), 0.2)) +
    patches(stage.random(14), land.strip(3, 110), on(20, 9), by('#d7dc98', '#365040'), 0.35);
  out +=
    sward(
      stage.random(15),
      land.strip(3, 120),
      9,
      on(2600, 1100),
      green.map((c) => far(c, 0.14)),
      0.8,
    ) + field(stage, 16, land.strip(3, 110), on(950, 420), 9, 17, distant);
  const oaks = stage.random(17);
  for (const [u, tall, down] of on(
    triples('0.07,74,30 0.235,60,10 0.42,70,34 0.6,96,16 0.985,250,56 0.8,196,66'),
    triples('0.1,78,20 0.36,96,40 0.86,190,60'),
  )) {
    const [x, y] = [u * width, land.ground(3)(u * width) + down];
    const h = stage.fit(x, y, tall);
    out +=
      groundShadow(x, y, h * 1.9, leaf.deep, 0.4) +
      liveOak(oaks, x, y, h, tinted(leaf, stage.haze, h > 150 ? by(0.05, 0.03) : by(0.22, 0.16)));
  }
  out +=
    land.hill(4, by('#93b268', '#1c352b'), by('#a9bf78', '#223c30')) +
    sward(stage.random(18), land.strip(4, 120), 15, on(2600, 1100), green, 0.9);
  out += field(stage, 19, { ...land.strip(4, 84), top: (x) => land.ground(4)(x) + 6 }, on(1000, 430), 20, 40, bonnet);
  return out;
}

/** March: spreading live oaks over bluebonnets, in fresh spring light. */
export const oak: Scene = {
  id: 'oak',
  seed: 3,
  air: {
    light: { sky: ['#cee7ec', '#d5eae7', '#e8f0dc', '#f6f1d4'], haze: '#d4e2d0', halo: '#fffbd6', haloStrength: 0.92 },
    dark: { sky: ['#0c1f33', '#112d40', '#1a3d49', '#2b4d4c'], haze: '#2a4a4c', halo: '#8f946a', haloStrength: 0.6 },
  },
  paint,
};
