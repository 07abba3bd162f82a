import { magnitude } from './sphere.ts';

/** A square field of numbers, row by row. */
export interface Field {
  readonly size: number;
  readonly values: Float32Array;
}

/**
 * Over which edges of a cell the outline comes and goes (left, top, right, bottom), by which of its corners lie within:
 * 1 upper left, 2 upper right, 4 lower right, 8 lower left.
 */
const crossings = 'none lt tr lr rb lt,rb tb lb bl bt tr,bl br rl rt tl none'.split(' ').map((ways) => ways.split(','));

/**
 * The outline of the region where the field is at least `level`, as SVG path data with integer coordinates,
 * one field cell being `scale` units. Marching squares, with the loops joined and straight runs thinned.
 */
export function contour(field: Field, level: number, scale: number): string {
  const { size, values } = field;
  const next = new Map<number, number>();
  const crossing = (edge: number): [number, number] => {
    const across = edge >= size * size;
    const cell = across ? edge - size * size : edge;
    const x = cell % size;
    const y = (cell - x) / size;
    const a = values[cell] ?? 0;
    const b = values[cell + (across ? size : 1)] ?? 0;
    const t = a === b ? 0.5 : Math.min(1, Math.max(0, (level - a) / (b - a)));
    return across ? [x, y + t] : [x + t, y];
  };
  for (let y = 0; y < size - 1; y += 1) {
    for (let x = 0; x < size - 1; x += 1) {
      const i = y * size + x;
      const kind =
        ((values[i] ?? 0) >= level ? 1 : 0) |
        ((values[i + 1] ?? 0) >= level ? 2 : 0) |
        ((values[i + size + 1] ?? 0) >= level ? 4 : 0) |
        ((values[i + size] ?? 0) >= level ? 8 : 0);
      if (kind === 0 || kind === 15) continue;
      const edges: Readonly<Record<string, number>> = { t: i, b: i + size, l: size * size + i, r: size * size + i + 1 };
      for (const [from = '', to = ''] of crossings[kind] ?? []) next.set(edges[from] ?? 0, edges[to] ?? 0);
    }
  }
  const parts: string[] = [];
  for (const start of next.keys()) {
    const loop: [number, number][] = [];
    let edge: number | undefined = start;
    while (edge !== undefined) {
      const follow = next.get(edge);
      if (follow === undefined) break;
      next.delete(edge);
      loop.push(crossing(edge));
      edge = follow;
    }
    if (loop.length > 3) parts.push(pathOf(loop, scale));
  }
  return parts.join('');
}

/** Leaves out points that lie within a twentieth of a cell of the line through their neighbours. */
function pathOf(loop: readonly (readonly [number, number])[], scale: number): string {
  let out = '';
  let [px, py] = [0, 0];
  let kept: readonly [number, number] | undefined;
  loop.forEach((point, i) => {
    const after = loop[(i + 1) % loop.length] ?? point;
    if (kept && i < loop.length - 1) {
      const [dx, dy] = [after[0] - kept[0], after[1] - kept[1]];
      const off = Math.abs((point[0] - kept[0]) * dy - (point[1] - kept[1]) * dx) / (magnitude(dx, dy) || 1);
      if (off < 0.05) return;
    }
    const [x, y] = [Math.round(point[0] * scale), Math.round(point[1] * scale)];
    out += kept ? `l${x - px} ${y - py}` : `M${x} ${y}`;
    [px, py, kept] = [x, y, point];
  });
  return `${out}z`;
}
