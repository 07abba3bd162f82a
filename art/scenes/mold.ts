import { quads } from '../geometry/points.ts';
import { between } from '../geometry/random.ts';
import { line, n } from '../geometry/svg.ts';
import { drift } from './drift.ts';
import { patches, scrub, sward } from './land/ground.ts';
import { makeLand, mist } from './land/hills.ts';
import { puddle } from './land/puddle.ts';
import { cloud, sky } from './land/sky.ts';
import { groves } from './planting.ts';
import { type Foliage, groundShadow, tinted } from './plants/crown.ts';
import { fallenLeaves } from './plants/fallen-leaves.ts';
import { liveOak } from './plants/live-oak.ts';
import { pecanTree } from './plants/pecan-tree.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';

/** Rain seen from afar: slanting veils under a cloud. */
function veils(stage: Stage, left: number, right: number, top: number, bottom: number): string {
  const random = stage.random(5);
  let d = '';
  for (let i = 0; i < (right - left) / 5; i += 1) {
    const x = between(random, left, right);
    const from = between(random, top, top + (bottom - top) * 0.5);
    const long = between(random, 60, 190);
    d += `M${n(x)} ${n(from)}l${n(-long * 0.16)} ${n(Math.min(long, bottom - from))}`;
  }
  return line(d, stage.by('#a9a7b8', '#8a90a2'), 1, stage.by(0.2, 0.16));
}

function clouds(stage: Stage): string {
  const { by, on } = stage;
  const heavy: readonly string[] = [by('#c9c6d2', '#2b3040'), by('#d6d3dc', '#343949'), by('#e3dfe4', '#3f4353')];
  const pale: readonly string[] = [by('#e0dee6', '#212634'), by('#e9e6eb', '#272c3b')];
  return on(
    cloud({ x: 260, y: 120, wide: 480, thick: 76 }, 3, pale, 0.75) +
      cloud({ x: 900, y: 74, wide: 430, thick: 60 }, 7, pale, 0.7) +
      cloud({ x: 1680, y: 190, wide: 360, thick: 130 }, 11, heavy, 0.85) +
      cloud({ x: 640, y: 330, wide: 380, thick: 54 }, 5, pale, 0.55) +
      cloud({ x: 180, y: 610, wide: 420, thick: 60 }, 9, pale, 0.7) +
      cloud({ x: 1120, y: 680, wide: 460, thick: 56 }, 14, pale, 0.8) +
      veils(stage, 1500, 1930, 190, 700),
    cloud({ x: 180, y: 150, wide: 330, thick: 74 }, 3, pale, 0.75) +
      cloud({ x: 660, y: 330, wide: 300, thick: 66 }, 7, pale, 0.7) +
      cloud({ x: 120, y: 600, wide: 280, thick: 50 }, 5, pale, 0.55) +
      cloud({ x: 200, y: 1010, wide: 360, thick: 80 }, 9, heavy, 0.7) +
      veils(stage, 40, 330, 1000, 1090),
  );
}

function paint(stage: Stage): string {
  const { by, on, far, width } = stage;
  const live: Foliage = by(
    { deep: '#26443c', body: '#41624a', light: '#6e8560', gleam: '#a5ae86', wood: '#453d3a', woodLight: '#8d8480' },
    { deep: '#0f1d1e', body: '#1a2d2b', light: '#30443a', gleam: '#59654d', wood: '#121314', woodLight: '#45443f' },
  );
  const turning: Foliage = by(
    { deep: '#6d4a2a', body: '#94692f', light: '#c0913f', gleam: '#e0bf6a', wood: '#4f443f', woodLight: '#958981' },
    { deep: '#201b17', body: '#3a2c1f', light: '#5e4829', gleam: '#8a6f3e', wood: '#131313', woodLight: '#48443f' },
  );
  const grass = [by('#a9ad84', '#30403a'), by('#8f9a74', '#253630'), by('#77886a', '#1c2b29'), by('#bdb48a', '#3e443a')];
  const land = makeLand(stage, [
    { t: 0.02, swing: 62, wave: 560, seed: 10 },
    { t: 0.14, swing: 60, wave: 470, seed: 18 },
    { t: 0.29, swing: 40, wave: 560, seed: 26, lift: (u) => 30 * Math.max(0, u - 0.5) },
    { t: 0.48, swing: 34, wave: 700, seed: 32, lift: (u) => on(90 * Math.max(0, u - 0.55), 50 * u) },
  ]);
  const tones = (d: number): [string, string, string] => [far(live.deep, d), far(live.body, d), far(live.light, d)];
  let out = sky(stage) + clouds(stage) + drift(stage, 'alternaria', by('#8a7a5c', '#a89c80'));
  out +=
    land.hill(0, far(by('#8c92a4', '#343b4c'), 0.5), far(by('#bdbdb8', '#30383f'), 0.8)) +
    scrub(stage.random(10), land.strip(0, 50), 8, 0.9, tones(by(0.8, 0.8)));
  out +=
    land.hill(1, far(by('#95a08f', '#2b393b'), 0.58), far(by('#bcc0aa', '#2d3a3a'), 0.68)) +
    scrub(stage.random(11), land.strip(1, 70), 12, 0.8, tones(by(0.66, 0.66)));
  out += land.hill(2, far(by('#979f7c', '#263531'), 0.4), far(by('#bdbf9e', '#2b3935'), 0.5));
  const middle = stage.random(12);
  for (const p of groves(middle, 0, width, (x) => land.ground(2)(x) + 10, 1.3, 36))
    out +=
      middle() < 0.5
        ? pecanTree(middle, p.x, p.y, 44 * p.size, tinted(turning, stage.haze, by(0.52, 0.44)))
        : liveOak(middle, p.x, p.y, 28 * p.size, tinted(live, stage.haze, by(0.5, 0.42)));
  out +=
    mist(stage, 0.68) +
    land.hill(3, by('#949b70', '#22312c'), by('#a6a67e', '#27342f')) +
    patches(stage.random(13), land.strip(3, 150), on(22, 10), by('#c4bf98', '#3a4640'), 0.35);
  out += sward(stage.random(14), land.strip(3, 190), 12, on(4800, 2100), grass, 0.85);
  const random = stage.random(15);
  const water = {
    mud: by('#6f6a58', '#161c1d'),
    far: by('#e3dfe6', '#55566a'),
    near: by('#a3a4b4', '#2a2f3f'),
    glint: by('#ffffff', '#b4b6c6'),
    mirror: by('#8a7a5c', '#1a1a20'),
  };
  for (const [u, down, rx, ry] of on(quads('0.31,104,250,25 0.69,120,330,36 0.06,62,110,11'), quads('0.36,150,260,34 0.84,84,110,13')))
    out += puddle(random, `puddle${Math.round(u * 100)}`, u * width, land.ground(3)(u * width) + down, rx, ry, water);
  const trees = on(
    quads('0.055,112,30,1 0.16,74,14,0 0.46,80,26,0 0.57,128,16,1 0.87,190,20,0 0.965,400,66,1'),
    quads('0.1,120,20,1 0.32,84,14,0 0.96,290,70,1'),
  );
  for (const [u, tall, down, kind] of trees) {
    const [x, y] = [u * width, land.ground(3)(u * width) + down];
    const h = stage.fit(x, y, tall);
    const air = h > 250 ? 0.02 : by(0.2, 0.14);
    out +=
      groundShadow(x, y, h * (kind ? 0.7 : 1.7), live.deep, 0.35) +
      (kind ? pecanTree(random, x, y, h, tinted(turning, stage.haze, air)) : liveOak(random, x, y, h, tinted(live, stage.haze, air)));
  }
  const places: [number, number, number][] = [];
  for (let i = 0; i < on(330, 170); i += 1) {
    const x = between(random, -10, width);
    const v = random();
    places.push([x, land.ground(3)(x) + 46 + v * 175, 9 + v * 19]);
  }
  places.sort((a, b) => a[1] - b[1]);
  return (
    out +
    fallenLeaves(
      random,
      places,
      [by('#b3702f', '#6a4629'), by('#d09a3f', '#84683a'), by('#8f4f2a', '#523425'), by('#c2662f', '#70402b'), by('#a48a45', '#5c5636')],
      by('#5d3a1f', '#211a15'),
      by('#3a3a33', '#0c1112'),
      by('#fff6e6', '#b9b3a6'),
    )
  );
}

/** October after rain: wet leaves and puddles under a grey-violet sky, mould spores in the air. */
export const mold: Scene = {
  id: 'mold',
  seed: 7,
  air: {
    light: { sky: ['#ededf2', '#ebebf0', '#e9e3e4', '#f3e6d9'], haze: '#d6d5d6', halo: '#fff6e8', haloStrength: 0.9 },
    dark: { sky: ['#171a2a', '#20243a', '#2a2f44', '#3b3a4b'], haze: '#323a48', halo: '#827b8c', haloStrength: 0.55, overcast: true },
  },
  paint,
};
