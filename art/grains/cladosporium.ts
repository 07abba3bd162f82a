import { noise3 } from '../geometry/noise.ts';
import { between, type Random, seeded } from '../geometry/random.ts';
import { turn } from '../geometry/sphere.ts';
import type { Grain } from './model.ts';
import { amongCells, type Cell } from './spore.ts';

/** Grows a chain from the tip at (x, y): a longer cell near the stalk, then ever smaller ovals that arch outwards; young chains fork. */
function grow(cells: Cell[], random: Random, x: number, y: number, z: number, angle: number, size: number, left: number): void {
  const wide = size * (left > 3 ? 0.4 : between(random, 0.52, 0.62));
  const [cx, cy] = [x + Math.cos(angle) * size * 0.95, y + Math.sin(angle) * size * 0.95];
  cells.push({ x: cx, y: cy, z, angle, long: size, wide, pointed: 0.34 });
  if (left <= 0) return;
  const [tx, ty] = [cx + Math.cos(angle) * size * 0.93, cy + Math.sin(angle) * size * 0.93];
  const heirs = left >= 4 ? 3 : left >= 2 ? 2 : 1;
  for (let i = 0; i < heirs; i += 1) {
    const fan = heirs === 1 ? 0 : (i / (heirs - 1) - 0.5) * (heirs === 3 ? 1.35 : 0.8);
    const arch = Math.cos(angle) * 0.13;
    grow(
      cells,
      random,
      tx,
      ty,
      z + between(random, -0.05, 0.05),
      angle + fan + arch + between(random, -0.16, 0.16),
      Math.max(0.058, size * between(random, 0.74, 0.84)),
      left - 1,
    );
  }
}

function colony(): Cell[] {
  const cells: Cell[] = [];
  const random = seeded(82);
  const stalk = { z: 0, pointed: 0, wide: 0.034 };
  cells.push({ ...stalk, x: -0.03, y: 0.82, angle: -1.5, long: 0.2 }, { ...stalk, x: -0.005, y: 0.47, angle: -1.5, long: 0.2 });
  grow(cells, random, 0.01, 0.29, 0, -1.52, 0.16, 4);
  grow(cells, random, -0.02, 0.5, -0.02, -2.62, 0.12, 3);
  grow(cells, random, -0.02, 0.62, -0.02, -0.42, 0.12, 3);
  // Enlarged and centred so that the colony fills the round that the other grains fill.
  const fit = 1.12;
  return cells.map((cell) => ({
    ...cell,
    x: cell.x * fit,
    y: (cell.y - 0.1) * fit,
    z: cell.z * fit,
    long: cell.long * fit,
    wide: cell.wide * fit,
  }));
}

const nearCell = amongCells(colony());

/** Cladosporium: small oval mould spores in branching chains on a stalk, each with a dark scar at its ends. */
export const cladosporium: Grain = {
  solid: {
    smooth: true,
    reach: 1.06,
    turn: turn(0, 0, 0),
    field: (x, y, z) => nearCell(x, y, z).field,
    bump(x, y, z) {
      const { along } = nearCell(x, y, z);
      const scar = Math.exp(-(((Math.abs(along) - 0.93) / 0.07) ** 2));
      return -0.05 * scar + 0.004 * noise3(x * 40, y * 40, z * 40);
    },
  },
  skin: {
    light: ['#33301a', '#55502b', '#7a7243', '#9f9662', '#c1b88a', '#ded7b5', '#f5f1de'],
    dark: ['#20231f', '#41412e', '#686649', '#938f6b', '#bab695', '#dad7bf', '#f4f2e4'],
  },
};
