import { noise3 } from '../geometry/noise.ts';
import { magnitude, turn } from '../geometry/sphere.ts';
import { type Grain, rise } from './model.ts';

/** One spore: where it begins, which way it points, how long and how wide, how many cross walls. */
interface Club {
  readonly x: number;
  readonly y: number;
  readonly long: number;
  readonly wide: number;
  readonly walls: number;
  /** Cosine and sine of the angle. */
  readonly cos: number;
  readonly sin: number;
}

/** A chain: each club sits on the beak of the one before it. */
const clubs: readonly Club[] = chain([
  { angle: -0.98, long: 0.98, wide: 0.31, walls: 6 },
  { angle: -0.6, long: 0.78, wide: 0.25, walls: 5 },
  { angle: -0.12, long: 0.52, wide: 0.18, walls: 3 },
]);

/** Sets each club on the tip of the one before and centres the chain. */
function chain(list: readonly (Omit<Club, 'x' | 'y' | 'cos' | 'sin'> & { readonly angle: number })[]): Club[] {
  let [x, y] = [0, 0];
  const placed = list.map(({ angle, ...club }) => {
    const here = { ...club, x, y, cos: Math.cos(angle), sin: Math.sin(angle) };
    x += here.cos * club.long * 0.95;
    y += here.sin * club.long * 0.95;
    return here;
  });
  return placed.map((club) => ({ ...club, x: club.x - x * 0.47, y: club.y - y * 0.44 }));
}

/** Half width at `t` (0 base – 1 tip): broad near the base, drawn out to a beak, pinched at the cross walls. */
function profile(club: Club, t: number): number {
  if (t <= 0 || t >= 1) return 0;
  const belly = Math.sqrt(Math.max(0, 1 - (1 - Math.min(1, t / 0.3)) ** 2)) * (1 - rise(0.26, 0.94, t) * 0.86);
  const end = Math.sqrt(Math.min(1, (1 - t) / 0.05));
  return club.wide * belly * end * (1 - 0.055 * nearWall(club, t, 0.022));
}

/** 1 on a cross wall, 0 between walls. */
function nearWall(club: Club, t: number, width: number): number {
  let most = 0;
  for (let i = 1; i <= club.walls; i += 1) {
    const at = 0.08 + (0.72 * i) / (club.walls + 0.6);
    most = Math.max(most, Math.exp(-(((t - at) / width) ** 2)));
  }
  return most;
}

/** The lengthwise walls: short, only in the broad cells, never in line from one cell to the next. */
function lengthwise(club: Club, t: number, across: number): number {
  const cellIndex = Math.floor(((t - 0.08) / 0.72) * (club.walls + 0.6));
  if (cellIndex < 0 || cellIndex > club.walls - 2) return 0;
  const lean = [-0.32, 0.24, -0.12, 0.36][cellIndex % 4] ?? 0;
  return Math.exp(-(((across - lean - 0.12 * Math.sin(t * 30)) / 0.09) ** 2));
}

/** The nearest club: how far it is, and where on it. The object is reused at every call, which there are millions of. */
const nearest = { field: 9, t: 0, across: 0, club: clubs[0] };

function place(x: number, y: number, z: number): typeof nearest {
  nearest.field = 9;
  for (const club of clubs) {
    const [dx, dy] = [x - club.x, y - club.y];
    const t = (dx * club.cos + dy * club.sin) / club.long;
    const side = dy * club.cos - dx * club.sin;
    const over = Math.max(0, -t, t - 1) * club.long;
    const off = magnitude(side, z, over);
    // No club is wider than its `wide`: farther away than the nearest, its outline need not be asked for.
    if ((off - club.wide) * 0.7 >= nearest.field) continue;
    const radius = profile(club, t);
    const field = (off - radius) * 0.7;
    if (field < nearest.field) {
      nearest.field = field;
      nearest.t = t;
      nearest.across = side / (radius || 1);
      nearest.club = club;
    }
  }
  return nearest;
}

/** Alternaria: club-shaped mould spores in a chain, with cross walls and short lengthwise walls. */
export const alternaria: Grain = {
  solid: {
    smooth: true,
    reach: 1.02,
    turn: turn(0, 0, 0),
    field: (x, y, z) => place(x, y, z).field,
    bump(x, y, z) {
      const { t, across, club } = place(x, y, z);
      if (!club) return 0;
      const wall = Math.max(nearWall(club, t, 0.012), lengthwise(club, t, across));
      return -0.02 * wall + 0.0045 * noise3(x * 38, y * 38, z * 38) + 0.002 * noise3(x * 80, y * 80, z * 80);
    },
  },
  skin: {
    light: ['#35210f', '#5a3a1b', '#81592c', '#a67c45', '#c6a26c', '#e2c99d', '#f7ecd4'],
    dark: ['#1d2020', '#3d382c', '#655a42', '#8f815f', '#b7aa87', '#d9cfb2', '#f3eedb'],
  },
};
