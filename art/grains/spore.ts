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

/** How near a point is to a cell: the signed field and the place along the axis, -1 to 1. */
function toCell(cell: Cell, x: number, y: number, z: number): { field: number; along: number; beside: number } {
  const [dx, dy, dz] = [x - cell.x, y - cell.y, z - cell.z];
  const [c, s] = [Math.cos(cell.angle), Math.sin(cell.angle)];
  const along = (dx * c + dy * s) / cell.long;
  const beside = Math.hypot(dx * -s + dy * c, dz) / cell.wide;
  const taper = 1 - cell.pointed * along * along;
  const length = Math.hypot(along, beside / Math.max(0.25, taper));
  return { field: (length - 1) * Math.min(cell.wide, cell.long) * 0.8, along, beside };
}

/** A search over cells that looks only at those whose shadow in the picture plane covers the point. */
export function amongCells(cells: readonly Cell[]): (x: number, y: number, z: number) => { field: number; along: number; index: number } {
  let [atX, atY] = [Number.NaN, Number.NaN];
  let close: number[] = [];
  return (x, y, z) => {
    if (Math.abs(x - atX) > 0.02 || Math.abs(y - atY) > 0.02 || Number.isNaN(atX)) {
      [atX, atY] = [x, y];
      close = cells.flatMap((cell, i) => (Math.hypot(x - cell.x, y - cell.y) < Math.max(cell.long, cell.wide) + 0.09 ? [i] : []));
    }
    let best = { field: 0.3, along: 0, index: -1 };
    for (const i of close) {
      const cell = cells[i];
      if (!cell) continue;
      const { field, along } = toCell(cell, x, y, z);
      if (field < best.field) best = { field, along, index: i };
    }
    return best;
  };
}
