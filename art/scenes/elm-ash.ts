import { backdrop } from './backdrop.ts';
import { footbridge } from './built/bridge.ts';
import { patches, scrub, sward } from './land/ground.ts';
import { makeLand, mist } from './land/hills.ts';
import { streaks } from './land/sky.ts';
import { reflections, water } from './land/water.ts';
import { groves } from './planting.ts';
import { type Foliage, groundShadow, tinted } from './plants/crown.ts';
import { ashHabit, budTree, elmHabit } from './plants/elm-tree.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';

function paint(stage: Stage): string {
  const { by, on, far, width, land } = stage;
  const elm: Foliage = by(
    { deep: '#5d4f4a', body: '#8a7060', light: '#96604f', gleam: '#b88668', wood: '#54443f', woodLight: '#8d7a70' },
    { deep: '#17191c', body: '#2a2628', light: '#553f40', gleam: '#755a52', wood: '#15181a', woodLight: '#3d3a3c' },
  );
  const ash: Foliage = by(
    { ...elm, light: '#929656', gleam: '#b9b56c', wood: '#655a50', woodLight: '#9c9083' },
    { ...elm, light: '#464f3b', gleam: '#666a49', wood: '#1a1d1d', woodLight: '#43433f' },
  );
  const scene = makeLand(stage, [
    { t: 0.02, swing: 46, wave: 560, seed: 5 },
    { t: 0.16, swing: 44, wave: 420, seed: 12 },
    { t: 0.32, swing: 26, wave: 520, seed: 19, lift: (u) => on(70 * Math.max(0, u - 0.6), 30 * u) },
  ]);
  const grass = [by('#cdc79f', '#33423c'), by('#b4b688', '#283934'), by('#9ba77c', '#20312e'), by('#c3b591', '#3b423a')];
  let out = backdrop(
    stage,
    'elm',
    by('#b5aa63', '#c9c08a'),
    streaks(stage, 1, by('#ffffff', '#6d6f88'), by(0.32, 0.06), on(12, 8), 0.03, 0.56),
  );
  out += scene.hill(0, far(by('#8b93a6', '#333f55'), 0.5), far(by('#c9c3b4', '#2c3844'), 0.7));
  out += scrub(stage.random(10), scene.strip(0, 60), 8, 0.9, [
    far(by('#75697a', '#222938'), 0.72),
    far(by('#9a8692', '#2c3344'), 0.72),
    far(by('#b99f9f', '#3b4152'), 0.72),
  ]);
  out += scene.hill(1, far(by('#a7a088', '#2b3a3c'), 0.55), far(by('#c9c3a5', '#2a3a3a'), 0.66));
  const back = stage.random(11);
  for (const p of groves(back, 0, width, (x) => scene.ground(1)(x) + 6, 1.9, 34))
    out += budTree(back, p.x, p.y, 44 * p.size, tinted(back() < 0.5 ? elm : ash, stage.haze, by(0.62, 0.72)), {
      ...(back() < 0.5 ? elmHabit : ashHabit),
      forks: 5,
    });
  out += scene.hill(2, far(by('#b0ac82', '#263831'), by(0.28, 0.2)), far(by('#c6bf97', '#2a3b35'), by(0.3, 0.2)));
  out += mist(stage, 0.6);
  out += sward(
    stage.random(12),
    scene.strip(2, 90),
    8,
    on(2300, 1000),
    grass.map((c) => far(c, 0.22)),
    0.8,
  );
  const middle = stage.random(13);
  for (const p of groves(middle, on(0, 0), on(width * 0.52, width * 0.45), (x) => scene.ground(2)(x) + 22, 0.55, 26))
    out += budTree(middle, p.x, p.y, stage.fit(p.x, p.y, 66 * p.size), tinted(middle() < 0.6 ? elm : ash, stage.haze, by(0.36, 0.3)), {
      ...(middle() < 0.6 ? elmHabit : ashHabit),
      forks: 6,
    });
  return out + river(stage, { elm, ash, grass, land });
}

interface Bank {
  readonly elm: Foliage;
  readonly ash: Foliage;
  readonly grass: readonly string[];
  readonly land: (t: number) => number;
}

function river(stage: Stage, { elm, ash, grass, land }: Bank): string {
  const { by, on, far, width } = stage;
  const bend = (x: number): number => Math.sin((x / width) * on(5.2, 3.4) + 0.6) * 24;
  const shore = (x: number): number => land(0.5) + bend(x);
  const at = on(0.735, 0.4) * width;
  // A side arm of the river runs back under the bridge.
  const arm = (x: number): number => shore(x) - 46 * Math.exp(-(((x - at) / on(58, 50)) ** 4));
  const bank = (x: number): number => land(0.76) + Math.sin((x / width) * on(4.1, 2.6) + 2.1) * 26 + Math.sin(x / 90) * 3;
  const random = stage.random(20);
  const stone = by(
    { wall: '#d9cdb8', lit: '#f3ead8', shade: '#8d8272', opening: '#5f6a68', through: '', bell: '', wood: '' },
    { wall: '#454c4c', lit: '#6c716b', shade: '#1c2424', opening: '#10191b', through: '', bell: '', wood: '' },
  );
  const trees = on(
    [
      [0.612, 190, 'elm'],
      [0.655, 150, 'ash'],
      [0.83, 175, 'ash'],
      [0.885, 300, 'elm'],
      [0.945, 250, 'ash'],
      [0.99, 380, 'elm'],
    ] as const,
    [
      [0.06, 130, 'elm'],
      [0.2, 96, 'ash'],
      [0.62, 150, 'ash'],
      [0.84, 190, 'elm'],
      [0.97, 250, 'elm'],
    ] as const,
  );
  let out = water(
    random,
    'river',
    { left: -12, right: width + 12, far: arm, near: bank },
    far(by('#cfd4d6', '#31424e'), 0.2),
    by('#8fa5a5', '#172a33'),
    by('#f6efe6', '#8ea0a2'),
    by('#5f7b7c', '#0d1b22'),
  );
  out += reflections(
    random,
    trees.map(([u, h]) => ({ x: u * width, width: h * 0.3, long: Math.min(bank(u * width) - shore(u * width) - 8, h * 0.5) })),
    (x) => shore(x) + 4,
    by('#6d6a66', '#101b20'),
    by(0.2, 0.4),
  );
  const across = on(250, 210);
  out += reflections(
    random,
    [
      { x: at - across * 0.4, width: across * 0.2, long: 40 },
      { x: at + across * 0.4, width: across * 0.2, long: 40 },
    ],
    (x) => shore(x) + 4,
    stone.wall,
    0.5,
  );
  out += sward(random, { left: 0, right: width, top: (x) => arm(x) - 7, depth: 9 }, 9, on(1200, 520), grass);
  out += footbridge(random, at, shore(at) + 7, across, stone);
  for (const [u, h, kind] of trees) {
    const tree = kind === 'elm' ? elm : ash;
    out +=
      groundShadow(u * width, shore(u * width) - 2, h * 0.5, elm.deep, 0.25) +
      budTree(
        random,
        u * width,
        shore(u * width),
        h,
        tinted(tree, stage.haze, by(0.12, 0.08)),
        kind === 'elm' ? { ...elmHabit, forks: 8 } : { ...ashHabit, forks: 7 },
      );
  }
  let near = '';
  for (let x = 0; x <= width + 12; x += 12) near += `L${x} ${Math.round(bank(x))}`;
  out += `<path d="M0 ${stage.height}${near}V${stage.height}z" fill="${by('#aeb087', '#22332d')}"/>`;
  const slope = { left: 0, right: width, top: bank, depth: 110 };
  out += patches(random, slope, on(18, 9), by('#d8d0a6', '#384740'), 0.4);
  out +=
    sward(random, { ...slope, top: (x) => bank(x) - 2, depth: 16 }, 16, on(900, 420), grass) +
    sward(random, slope, 15, on(2600, 1100), grass, 0.9);
  return out;
}

/** February: elm and ash in bud along the San Antonio river, under a pearl sky. */
export const elmAsh: Scene = {
  id: 'elm-ash',
  seed: 2,
  air: {
    light: { sky: ['#dce4ea', '#e4e6e7', '#f1e6de', '#f8e3d3'], haze: '#dad6cf', halo: '#fffbe3', haloStrength: 0.92 },
    dark: { sky: ['#151c30', '#202840', '#2d334a', '#443f4c'], haze: '#333b4c', halo: '#8f8f78', haloStrength: 0.6 },
  },
  paint,
};
