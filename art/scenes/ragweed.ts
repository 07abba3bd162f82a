import { points } from '../geometry/points.ts';
import { between } from '../geometry/random.ts';
import { backdrop } from './backdrop.ts';
import { type City, skyline } from './built/skyline.ts';
import { patches, scrub, sward } from './land/ground.ts';
import { makeLand, mist } from './land/hills.ts';
import { streaks } from './land/sky.ts';
import { groves } from './planting.ts';
import { type Foliage, tinted } from './plants/crown.ts';
import { liveOak } from './plants/live-oak.ts';
import { ragweedPlant } from './plants/ragweed-plant.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';

function paint(stage: Stage): string {
  const { by, on, far, width } = stage;
  const leaf: Foliage = by(
    { deep: '#3b6446', body: '#557d49', light: '#86a055', gleam: '#aab35d', wood: '#6b6a3c', woodLight: '#9c8f62' },
    { deep: '#10221f', body: '#1c352b', light: '#355039', gleam: '#5f6a40', wood: '#333a28', woodLight: '#4b4a36' },
  );
  const city: City = by(
    { far: far('#a49aa6', 0.62), near: far('#8b8596', 0.44), lit: far('#f3d9c0', 0.1), roof: far('#6f9a8a', 0.25) },
    { far: '#332f42', near: '#242539', lit: '#4b4458', roof: '#2f4a4a', windows: '#f0c566' },
  );
  const green = [by('#c3b878', '#3c4536'), by('#a3a868', '#2d3b30'), by('#87985d', '#22322b'), by('#d6c589', '#4a4d3a')];
  const land = makeLand(stage, [
    { t: 0.04, swing: 26, wave: 700, seed: 11 },
    { t: 0.13, swing: 22, wave: 520, seed: 17 },
    { t: 0.28, swing: 34, wave: 560, seed: 25 },
    { t: 0.46, swing: 36, wave: 700, seed: 31, lift: (u) => on(60 * Math.max(0, u - 0.55), 40 * u) },
    { t: 0.68, swing: 26, wave: 560, seed: 45, lift: (u) => on(60 * Math.max(0, u - 0.6), 26 * u) },
  ]);
  const tones = (d: number): [string, string, string] => [far(leaf.deep, d), far(leaf.body, d), far(leaf.light, d)];
  let out = backdrop(
    stage,
    'ragweed',
    by('#d18a2c', '#dcb06a'),
    streaks(stage, 1, by('#fff3e8', '#7d6a80'), by(0.38, 0.08), on(13, 8), 0.03, 0.6),
  );
  out += land.hill(0, far(by('#a89aa8', '#35334a'), 0.5), far(by('#d9c8ae', '#36384a'), 0.8));
  out += skyline(
    stage.random(9),
    on(width * 0.56, width * 0.02),
    on(width * 1.02, width * 0.72),
    land.ground(0),
    on(250, 236),
    on(0.905, 0.2) * width,
    city,
  );
  out +=
    land.hill(1, far(by('#9fa888', '#2e3a3c'), 0.55), far(by('#cfc59a', '#333d3c'), 0.65)) +
    scrub(stage.random(10), { ...land.strip(1, 40), top: (x) => land.ground(1)(x) - 4 }, 11, 1.1, tones(by(0.62, 0.6)));
  out += land.hill(2, far(by('#b1b077', '#2a372f'), by(0.42, 0.3)), far(by('#d3c892', '#333e36'), by(0.46, 0.36)));
  const middle = stage.random(11);
  for (const p of groves(middle, 0, width, (x) => land.ground(2)(x) + 6, 0.8, 30))
    out += liveOak(middle, p.x, p.y, 31 * p.size, tinted(leaf, stage.haze, by(0.45, 0.38)));
  out += sward(
    stage.random(12),
    land.strip(2, 80),
    7,
    on(2200, 900),
    green.map((c) => far(c, by(0.4, 0.3))),
    0.7,
  );
  out +=
    mist(stage, 0.5) +
    land.hill(3, far(by('#a9a868', '#26342b'), 0.1), far(by('#c7ba7e', '#2f3a31'), 0.14)) +
    patches(stage.random(13), land.strip(3, 110), on(20, 9), by('#e3d196', '#4a4d3b'), 0.35) +
    sward(
      stage.random(14),
      land.strip(3, 120),
      12,
      on(3200, 1400),
      green.map((c) => far(c, 0.1)),
      0.85,
    );
  const random = stage.random(15);
  const flower = { body: by('#b5a437', '#5f6036'), bright: by('#e3d169', '#96925a') };
  const haze = tinted(leaf, stage.haze, by(0.2, 0.14));
  for (const p of groves(random, 0, width, (x) => land.ground(3)(x) + 26, 0.42, 26)) {
    out += ragweedPlant(random, p.x, p.y, stage.fit(p.x, p.y, 62 * p.size), haze, {
      body: far(flower.body, 0.2),
      bright: far(flower.bright, 0.2),
    });
  }
  out += land.hill(4, by('#8f9657', '#202d25'), by('#a7a468', '#28342a'));
  out += sward(random, land.strip(4, 120), 18, on(2600, 1200), green, 0.9);
  const plants = on(
    points(
      '0.012,138 0.034,106 0.062,146 0.088,96 0.27,92 0.292,126 0.318,104 0.47,100 0.492,138 0.513,112 0.578,130 0.602,184 0.64,238 0.69,168 0.76,206 0.83,262 0.875,330 0.93,280 0.975,400',
    ),
    points('0.03,160 0.13,120 0.3,128 0.44,150 0.6,190 0.74,236 0.87,300 0.98,250'),
  );
  for (const [u, h] of plants) {
    const y = land.ground(4)(u * width) + between(random, 36, 62);
    out += ragweedPlant(random, u * width, y, stage.fit(u * width, y, h), leaf, flower);
  }
  return out + sward(random, { ...land.strip(4, 80), top: (x) => land.ground(4)(x) + 46 }, 20, on(1800, 800), green, 0.9);
}

/** September: ragweed before the city and its tower, in a dusty rose evening. */
export const ragweed: Scene = {
  id: 'ragweed',
  seed: 6,
  air: {
    light: { sky: ['#e3e4ed', '#ede2e5', '#f8e0d2', '#fcd9b4'], haze: '#ecdcc9', halo: '#ffefc8', haloStrength: 0.95 },
    dark: { sky: ['#161a2e', '#23233c', '#362d47', '#4d3b48'], haze: '#3a3648', halo: '#a07c55', haloStrength: 0.62 },
  },
  paint,
};
