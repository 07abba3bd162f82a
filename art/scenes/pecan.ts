import { backdrop } from './backdrop.ts';
import { bellGable, type Masonry, stoneWall } from './built/mission.ts';
import { patches, scrub, sward } from './land/ground.ts';
import { makeLand, mist } from './land/hills.ts';
import { cloud } from './land/sky.ts';
import { groves } from './planting.ts';
import { type Foliage, groundShadow, tinted } from './plants/crown.ts';
import { pecanTree } from './plants/pecan-tree.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';

function paint(stage: Stage): string {
  const { by, on, far, width } = stage;
  const leaf: Foliage = by(
    { deep: '#2f5a3a', body: '#548044', light: '#8dab55', gleam: '#c3cb6e', wood: '#6b5b4e', woodLight: '#b3a08c' },
    { deep: '#0e221c', body: '#1b3829', light: '#345537', gleam: '#677443', wood: '#191815', woodLight: '#575046' },
  );
  const stone: Masonry = by(
    { wall: '#e3d2b3', lit: '#f7ebd3', shade: '#9c8667', opening: '#5d5346', through: '#dfe3d9', bell: '#75602f', wood: '#6f5238' },
    { wall: '#544f47', lit: '#7d7567', shade: '#24251f', opening: '#10191b', through: '#22343a', bell: '#b5975a', wood: '#2a211a' },
  );
  const green = [by('#c6c987', '#34483a'), by('#a9b973', '#293f33'), by('#8da867', '#20342c'), by('#d9d39b', '#424f3c')];
  const land = makeLand(stage, [
    { t: 0.02, swing: 50, wave: 600, seed: 7 },
    { t: 0.15, swing: 46, wave: 500, seed: 15 },
    { t: 0.33, swing: 22, wave: 640, seed: 22 },
    { t: 0.56, swing: 24, wave: 700, seed: 30, lift: (u) => on(40 * Math.max(0, u - 0.55), 26 * u) },
  ]);
  const tones = (d: number): [string, string, string] => [far(leaf.deep, d), far(leaf.body, d), far(leaf.light, d)];
  const white: readonly string[] = [by('#f3e6d6', '#3a4450'), by('#fdf4e6', '#46505a'), by('#fffbf2', '#505a62')];
  const dim: readonly string[] = [by('#e6e9e4', '#24343f'), by('#f1f0e7', '#293943')];
  const clouds = on(
    cloud({ x: 1760, y: 360, wide: 230, thick: 120 }, 4, white, by(0.9, 0.55)) +
      cloud({ x: 1120, y: 690, wide: 420, thick: 70 }, 9, white, by(0.75, 0.4)) +
      cloud({ x: 330, y: 650, wide: 380, thick: 56 }, 2, dim, 0.7) +
      cloud({ x: 720, y: 110, wide: 240, thick: 40 }, 6, dim, 0.5),
    cloud({ x: 250, y: 1000, wide: 330, thick: 90 }, 4, white, by(0.8, 0.45)) +
      cloud({ x: 600, y: 190, wide: 260, thick: 46 }, 6, dim, 0.5),
  );
  let out = backdrop(stage, 'pecan', by('#cf8e56', '#d8ae80'), clouds);
  out +=
    land.hill(0, far(by('#93a59b', '#33474e'), 0.5), far(by('#c4cba4', '#30443f'), 0.8)) +
    scrub(stage.random(10), land.strip(0, 50), 8, 0.9, tones(by(0.8, 0.8)));
  out +=
    land.hill(1, far(by('#a2b47c', '#2a4039'), 0.6), far(by('#c9cf9a', '#2c4238'), 0.7)) +
    scrub(stage.random(11), land.strip(1, 60), 11, 0.9, tones(by(0.66, 0.66)));
  const back = stage.random(12);
  for (const p of groves(back, 0, width, (x) => land.ground(1)(x) + 26, 1.2, 24))
    out += pecanTree(back, p.x, p.y, 56 * p.size, tinted(leaf, stage.haze, by(0.55, 0.5)));
  out +=
    land.hill(2, far(by('#b3bd7b', '#24392f'), by(0.24, 0.2)), far(by('#cfcf95', '#2b4035'), by(0.3, 0.2))) +
    sward(
      stage.random(13),
      land.strip(2, 90),
      7,
      on(1900, 800),
      green.map((c) => far(c, 0.25)),
      0.7,
    );
  return (
    out +
    compound(stage, {
      leaf,
      stone,
      green,
      yard: land.ground(2),
      near: land.ground(3),
      hill: land.hill(3, by('#a8b56f', '#20352b'), by('#bcc283', '#283d32')),
    })
  );
}

interface Yard {
  readonly leaf: Foliage;
  readonly stone: Masonry;
  readonly green: readonly string[];
  readonly yard: (x: number) => number;
  readonly near: (x: number) => number;
  readonly hill: string;
}

function compound(stage: Stage, { leaf, stone, green, yard, near, hill }: Yard): string {
  const { by, on, width } = stage;
  const random = stage.random(20);
  const foot = (x: number): number => yard(x) + 46;
  const gableAt = on(0.598, 0.33) * width;
  const tree = (u: number, h: number, y: number, air: number): string =>
    groundShadow(u * width, y, h * 0.75, leaf.deep, 0.4) +
    pecanTree(random, u * width, y, air < 0.15 ? stage.fit(u * width, y, h) : h, tinted(leaf, stage.haze, air));
  let out = on(
    [
      tree(0.045, 84, foot(90) - 8, by(0.5, 0.25)),
      tree(0.33, 76, foot(630) - 8, by(0.5, 0.25)),
      tree(0.672, 150, foot(1290) - 6, by(0.28, 0.2)),
      tree(0.745, 190, foot(1400) - 8, by(0.26, 0.18)),
      tree(0.83, 230, foot(1590) - 8, by(0.2, 0.14)),
    ],
    [
      tree(0.1, 150, foot(80) - 8, by(0.3, 0.2)),
      tree(0.56, 170, foot(460) - 8, by(0.26, 0.18)),
      tree(0.72, 150, foot(600) - 8, by(0.26, 0.18)),
    ],
  ).join('');
  out += mist(stage, 0.58) + bellGable(random, gableAt, foot(gableAt) + 6, on(232, 236), stone);
  const gap = on(232, 236) * 0.31;
  out += stoneWall(random, on(-20, -20), gableAt - gap, (x) => foot(x) + 8, on(44, 50), on([width * 0.4], [width * 0.09]), stone);
  out += stoneWall(random, gableAt + gap, width + 10, (x) => foot(x) + 8, on(50, 54), on([width * 0.79], [width * 0.72]), stone);
  out += sward(random, { left: 0, right: width, top: (x) => foot(x) + 4, depth: 12 }, 9, on(1400, 600), green, 0.9);
  out += hill + patches(random, { left: 0, right: width, top: near, depth: 130 }, on(22, 10), by('#e0d99f', '#3b4e3d'), 0.35);
  out += on(
    [
      tree(0.9, 420, near(1730) + 46, by(0.06, 0.04)),
      tree(0.985, 480, near(1890) + 80, by(0, 0)),
      tree(0.16, 96, near(307) + 14, by(0.12, 0.08)),
      tree(0.2, 84, near(384) + 20, by(0.12, 0.08)),
    ],
    [tree(0.93, 330, near(770) + 60, by(0.03, 0.02))],
  ).join('');
  return out + sward(random, { left: 0, right: width, top: near, depth: 150 }, 13, on(3800, 1600), green, 0.9);
}

/** April: tall pecans by a mission's stone wall and bell gable, under fair-weather clouds. */
export const pecan: Scene = {
  id: 'pecan',
  seed: 4,
  air: {
    light: { sky: ['#d7e6eb', '#e1e8e3', '#f4e9d6', '#fae3c6'], haze: '#dfdecb', halo: '#fff1d8', haloStrength: 0.92 },
    dark: { sky: ['#14222f', '#1c2f3a', '#2a3d43', '#42493f'], haze: '#334742', halo: '#947f66', haloStrength: 0.62 },
  },
  paint,
};
