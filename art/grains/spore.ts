import { magnitude } from '../geometry/sphere.ts';

/** One rounded spore cell: centre, direction of its long axis in the picture plane (radians), half length and half width. */
export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly angle: number;
  readonly long: number;
  readonly wide: number;
  /** 0 for an oval; towards 1 the ends draw out to points, like a lemon. */
  readonly pointed: number;
}

/** A search over cells that looks only at those whose shadow in the picture plane covers the point. The object returned is reused at every call. */
export function amongCells(list: readonly Cell[]): (x: number, y: number, z: number) => { field: number; along: number; index: number } {
  const cells = list.map((cell) => ({
    ...cell,
    cos: Math.cos(cell.angle),
    sin: Math.sin(cell.angle),
    reach: Math.max(cell.long, cell.wide),
  }));
  const best = { field: 0.3, along: 0, index: -1 };
  let [atX, atY] = [Number.NaN, Number.NaN];
  let close: number[] = [];
  return (x, y, z) => {
    if (!(Math.abs(x - atX) <= 0.02 && Math.abs(y - atY) <= 0.02)) {
      [atX, atY] = [x, y];
      close = cells.flatMap((cell, i) => (magnitude(x - cell.x, y - cell.y) < cell.reach + 0.09 ? [i] : []));
    }
    best.field = 0.3;
    best.along = 0;
    best.index = -1;
    for (const i of close) {
      const cell = cells[i];
      if (!cell) continue;
      const [dx, dy, dz] = [x - cell.x, y - cell.y, z - cell.z];
      const along = (dx * cell.cos + dy * cell.sin) / cell.long;
      const beside = magnitude(dy * cell.cos - dx * cell.sin, dz) / cell.wide;
      const taper = 1 - cell.pointed * along * along;
      const length = magnitude(along, beside / Math.max(0.25, taper));
      const field = (length - 1) * Math.min(cell.wide, cell.long) * 0.8;
      if (field < best.field) {
        best.field = field;
        best.along = along;
        best.index = i;
      }
    }
    return best;
  };
}
