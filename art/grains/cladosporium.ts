import { noise3 } from '../geometry/noise.ts';
import { between, seeded, type Random } from '../geometry/random.ts';
import { turn } from '../geometry/sphere.ts';
import { type Grain } from './model.ts';
import { amongCells, type Cell } from './spore.ts';

/** Grows a chain from one cell's tip; spores get smaller outwards, and some carry two or three heirs. */
function grow(cells: Cell[], random: Random, x: number, y: number, z: number, angle: number, size: number, left: number): void {
  const wide = size * between(random, 0.5, 0.6);
  const [cx, cy] = [x + Math.cos(angle) * size * 0.93, y + Math.sin(angle) * size * 0.93];
  cells.push({ x: cx, y: cy, z, angle, long: size, wide, pointed: 0.3 });
  if (left <= 0) return;
  const [tx, ty] = [cx + Math.cos(angle) * size * 0.9, cy + Math.sin(angle) * size * 0.9];
  const heirs = left >= 4 ? 3 : left >= 2 && random() < 0.75 ? 2 : 1;
  for (let i = 0; i < heirs; i += 1) {
    const fan = heirs === 1 ? between(random, -0.22, 0.22) : (i / (heirs - 1) - 0.5) * between(random, 1.1, 1.5);
    grow(cells, random, tx, ty, z + between(random, -0.06, 0.06), angle + fan, Math.max(0.07, size * between(random, 0.76, 0.88)), left - 1);
  }
}

function colony(): Cell[] {
  const cells: Cell[] = [];
  const random = seeded(74);
  const stalk = { z: 0, pointed: 0, wide: 0.042 };
  cells.push({ ...stalk, x: -0.1, y: 0.86, angle: -1.42, long: 0.2 }, { ...stalk, x: -0.05, y: 0.53, angle: -1.44, long: 0.2 });
  grow(cells, random, -0.025, 0.36, 0, -1.5, 0.165, 4);
  grow(cells, random, -0.06, 0.56, -0.02, -2.5, 0.13, 3);
  grow(cells, random, -0.05, 0.64, -0.02, -0.5, 0.13, 3);
  // Enlarged and centred so that the colony fills the round that the other grains fill.
  const fit = 1.16;
  return cells.map((cell) => ({ ...cell, x: (cell.x + 0.04) * fit, y: (cell.y - 0.14) * fit, z: cell.z * fit, long: cell.long * fit, wide: cell.wide * fit }));
}

const nearCell = amongCells(colony());

/** Cladosporium: small oval mould spores in branching chains on a stalk, each with a dark scar at its ends. */
export const cladosporium: Grain = {
  solid: {
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
    light: ['#2d3420', '#4b5533', '#6c784b', '#8f9b6a', '#b3bd90', '#d4dbb9', '#f0f3de'],
    dark: ['#1c2421', '#37422f', '#5b6a4c', '#84946f', '#aebb98', '#d2dcc0', '#f0f4e4'],
  },
};
