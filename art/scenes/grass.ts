import { mix } from '../geometry/color.ts';
import { between, type Random } from '../geometry/random.ts';
import { shape } from '../geometry/svg.ts';
import { backdrop } from './backdrop.ts';
import { windpump } from './built/windpump.ts';
import { patches, scrub, sward } from './land/ground.ts';
import { makeLand, mist } from './land/hills.ts';
import { streaks } from './land/sky.ts';
import { groves } from './planting.ts';
import { type Foliage, tinted } from './plants/crown.ts';
import { bermuda, blade, plume, type Straw, sideoats } from './plants/grasses.ts';
import { liveOak } from './plants/live-oak.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';

/** Stems in seed between two places, three kinds mixed, smaller ones behind. */
function stand(random: Random, spots: readonly (readonly [number, number, number])[], straws: readonly [Straw, Straw, Straw]): string {
  return spots
    .map(([x, y, height], i) => {
      const stem = { x, y, height: height * between(random, 0.8, 1.15), nod: between(random, -0.1, 0.26) * height };
      return i % 3 === 0
        ? sideoats(random, stem, straws[0])
        : i % 3 === 1
          ? plume(random, stem, straws[1])
          : bermuda(random, stem, straws[2]);
    })
    .join('');
}

function paint(stage: Stage): string {
  const { by, on, far, width } = stage;
  const leaf: Foliage = by(
    { deep: '#39583a', body: '#5a7642', light: '#8c9a4e', gleam: '#c3ba64', wood: '#5d4a3a', woodLight: '#a58d71' },
    { deep: '#14211a', body: '#213325', light: '#3d4b30', gleam: '#6f6b3e', wood: '#15130f', woodLight: '#4f4638' },
  );
  const gold = [
    by('#e6c679', '#4a4a33'),
    by('#d3ae5f', '#3b402f'),
    by('#b99a52', '#2d372b'),
    by('#efd894', '#5a553a'),
    by('#a3924f', '#253127'),
  ];
  const land = makeLand(stage, [
    { t: 0.02, swing: 52, wave: 640, seed: 9 },
    { t: 0.13, swing: 60, wave: 560, seed: 16 },
    { t: 0.27, swing: 50, wave: 620, seed: 23, lift: (u) => 30 * Math.max(0, u - 0.5) },
    { t: 0.45, swing: 46, wave: 760, seed: 29, lift: (u) => on(80 * Math.max(0, u - 0.55), 50 * u) },
    { t: 0.7, swing: 30, wave: 640, seed: 43, lift: (u) => on(50 * Math.max(0, u - 0.6), 24 * u) },
  ]);
  const tones = (d: number): [string, string, string] => [far(leaf.deep, d), far(leaf.body, d), far(leaf.light, d)];
  let out = backdrop(
    stage,
    'grass',
    by('#c9ad57', '#d8cc9a'),
    streaks(stage, 1, by('#fff6e0', '#8a7a5c'), by(0.34, 0.06), on(11, 7), 0.05, 0.6),
  );
  out +=
    land.hill(0, far(by('#b7a67e', '#474936'), 0.5), far(by('#e3cf97', '#43442f'), 0.75)) +
    scrub(stage.random(10), land.strip(0, 40), 8, 0.5, tones(by(0.76, 0.78)));
  out +=
    land.hill(1, far(by('#d1b36c', '#3b3f2d'), 0.52), far(by('#ecd59a', '#45452f'), 0.6)) +
    scrub(stage.random(11), land.strip(1, 46), 11, 0.3, tones(by(0.6, 0.62)));
  out +=
    land.hill(2, far(by('#cfac60', '#353b2a'), 0.34), far(by('#ecd391', '#43442f'), 0.44)) +
    sward(
      stage.random(12),
      land.strip(2, 80),
      6,
      on(2600, 1100),
      gold.map((c) => far(c, 0.42)),
      0.8,
    );
  const middle = stage.random(13);
  for (const p of groves(middle, 0, width, (x) => land.ground(2)(x) + 8, 0.42, 26))
    out += liveOak(middle, p.x, p.y, 27 * p.size, tinted(leaf, stage.haze, by(0.44, 0.4)));
  out += mist(stage, 0.4);
  const pump = on(0.592, 0.3) * width;
  out += windpump(
    pump,
    land.ground(2)(pump) + 22,
    on(150, 128),
    far(by('#6d5b43', '#171b16'), by(0.22, 0.1)),
    far(by('#8d7a58', '#23261d'), by(0.2, 0.05)),
  );
  out +=
    land.hill(3, far(by('#cda653', '#2f3627'), 0.08), far(by('#e3c678', '#3c3f2c'), 0.14)) +
    patches(stage.random(14), land.strip(3, 120), on(24, 10), by('#f6e2a2', '#57523a'), 0.4);
  out += sward(
    stage.random(15),
    land.strip(3, 130),
    13,
    on(4200, 1800),
    gold.map((c) => far(c, 0.12)),
    0.85,
  );
  return out + near(stage, { ground: land.ground(4), hill: land.hill(4, by('#b9934a', '#28311f'), by('#c9a85c', '#31381f')), gold });
}

function near(
  stage: Stage,
  { ground, hill, gold }: { readonly ground: (x: number) => number; readonly hill: string; readonly gold: readonly string[] },
): string {
  const { by, on, width } = stage;
  const random = stage.random(30);
  const straws: [Straw, Straw, Straw] = [
    { stem: by('#8d7434', '#6f6843'), seed: by('#b06a3a', '#7d5438'), bright: by('#e2a768', '#b58a5c') },
    { stem: by('#977c37', '#736b44'), seed: by('#c08a3c', '#8a6c3a'), bright: by('#f0ca7c', '#c9a968') },
    { stem: by('#7c7a3c', '#5f6443'), seed: by('#8d7c48', '#696440'), bright: by('#d9c17c', '#a59a66') },
  ];
  const behind: [Straw, Straw, Straw] = straws.map((s) => ({
    stem: stage.far(s.stem, 0.3),
    seed: stage.far(s.seed, 0.3),
    bright: stage.far(s.bright, 0.3),
  })) as unknown as [Straw, Straw, Straw];
  const row = (from: number, to: number, count: number, height: (u: number) => number, down: number): [number, number, number][] =>
    Array.from({ length: count }, () => {
      const u = between(random, from, to);
      return [u * width, ground(u * width) + down, height(u) * between(random, 0.75, 1.1)];
    });
  // Stems stay below the words on the left and rise towards the right edge, where they cross the sun.
  const tall = (u: number): number => on(u < 0.57 ? 96 : 140 + 600 * Math.max(0, u - 0.57) ** 0.85, 100 + 170 * u ** 2);
  let out =
    stand(
      random,
      row(0, 1, on(70, 34), (u) => tall(u) * 0.75, 14),
      behind,
    ) + hill;
  out += sward(random, { left: 0, right: width, top: (x) => ground(x) + 4, depth: 120 }, 22, on(3800, 1700), gold, 0.95);
  let blades = '';
  for (const [x, y, h] of row(0, 1, on(170, 80), (u) => tall(u) * 0.62, 30)) blades += blade(x, y, h, 3.2, between(random, -0.4, 0.6) * h);
  out += shape(blades, by('#97843f', '#4a4f33'));
  out +=
    stand(
      random,
      row(0, on(0.55, 0.6), on(22, 12), () => 104, 34),
      straws,
    ) + stand(random, row(on(0.57, 0.55), 1, on(46, 16), tall, 44), straws);
  const calm = gold.map((tone) => mix(tone, by('#c9a85c', '#31381f'), 0.45));
  return out + sward(random, { left: 0, right: width, top: (x) => ground(x) + 44, depth: 110 }, 24, on(2600, 1200), calm, 0.9);
}

/** May and June: prairie grasses in seed, in the warm light before evening. */
export const grass: Scene = {
  id: 'grass',
  seed: 5,
  air: {
    light: { sky: ['#e1e7de', '#efe9d3', '#fae6bf', '#fdd9a2'], haze: '#f2dfb6', halo: '#fff6d2', haloStrength: 0.95 },
    dark: { sky: ['#15211f', '#22302a', '#353c2f', '#4d4630'], haze: '#43432f', halo: '#9a8a58', haloStrength: 0.6 },
  },
  paint,
};
