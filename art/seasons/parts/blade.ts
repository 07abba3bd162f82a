import { mix } from '../../geometry/color.ts';
import type { Point } from '../../geometry/points.ts';
import { line, n, shape, smooth } from '../../geometry/svg.ts';
import type { Node, SprigColors } from '../../portraits/stem.ts';

/** Half width along a leaf, 0 (foot) to 1 (tip); 1 where it is widest. */
export type Profile = (t: number) => number;

/** A profile from how blunt it is at either end: below 1 round, 1 wedge-shaped, above 1 drawn out to a point. */
export function profile(foot: number, tip: number): Profile {
  const widest = foot / (foot + tip);
  const most = widest ** foot * (1 - widest) ** tip;
  return (t) => (t <= 0 || t >= 1 ? 0 : (t ** foot * (1 - t) ** tip) / most);
}

/** What makes the leaf of one plant: all lengths as shares of the leaf's own length. */
export interface Blade {
  readonly profile: Profile;
  /** The other half's outline where the two differ, as in a mitten. */
  readonly other?: Profile;
  /** Half width at the widest place. */
  readonly wide: number;
  /** Radians by which the midrib turns from foot to tip. */
  readonly bend?: number;
  /** How much later one half begins than the other: the lopsided foot of elms and hackberries. */
  readonly skew?: number;
  /** Teeth a side, how far they stand out (share of the half width there), and whether each carries a smaller one. */
  readonly teeth?: { readonly count: number; readonly depth: number; readonly double?: boolean };
  /** Pairs of side veins, and how far along the leaf each runs until it meets the edge. */
  readonly veins: number;
  readonly lean?: number;
  /** Three strong veins from the foot, as in hackberry, mulberry and marsh elder. */
  readonly threeVeined?: boolean;
  /** How far along the leaf the outer two of the three run: to the tip of the lobe, where there is one. */
  readonly reach?: number;
}

type Place = (t: number, across: number) => Point;

/** Turns (how far along, how far across) into points around a bent midrib. */
function places(base: Node, long: number, bend: number): Place {
  const turn = Math.abs(bend) < 0.001 ? 0.001 : bend;
  return (t, across) => {
    const a = base.angle + turn * t;
    const x = base.x + (long * (Math.sin(a) - Math.sin(base.angle))) / turn;
    const y = base.y + (long * (Math.cos(base.angle) - Math.cos(a))) / turn;
    return [x - across * long * Math.sin(a), y + across * long * Math.cos(a)];
  };
}

/** Half width of one half at `t`, without teeth. The half that begins later is also the narrower one. */
function width({ profile: along, other, wide, skew = 0 }: Blade, t: number, late: boolean): number {
  const from = late ? skew : 0;
  return ((late && other) || along)((t - from) / (1 - from)) * wide * (late ? 1 - skew * 0.9 : 1 + skew * 0.6);
}

function edge(blade: Blade, place: Place, side: 1 | -1, late: boolean): string {
  const { teeth, skew = 0 } = blade;
  const w = (t: number, out = 0): Point => place(t, side * width(blade, t, late) * (1 + out));
  const from = late ? skew : 0;
  if (!teeth) {
    // Closer together at both ends, where a blunt leaf turns quickly.
    const points = Array.from({ length: 27 }, (_, i) => w(from + (1 - from) * (0.5 - 0.5 * Math.cos((Math.PI * i) / 26))));
    return smooth(points).replace(/^M/, 'L');
  }
  const step = (1 - from) / teeth.count;
  let d = '';
  for (let i = 0; i < teeth.count; i += 1) {
    const t = from + i * step;
    const depth = teeth.depth * (i === 0 ? 0.3 : 1);
    const points = teeth.double
      ? [w(t + step * 0.36, depth * 0.62), w(t + step * 0.44, depth * 0.3), w(t + step * 0.82, depth), w(t + step)]
      : [w(t + step * 0.45, depth * 0.66), w(t + step * 0.84, depth), w(t + step)];
    d += points.map(([x, y]) => `L${n(x)} ${n(y)}`).join('');
  }
  return d;
}

/**
 * One leaf from its foot, `long` units in length: a half in the light and a half in the shade, veins, midrib.
 * `tone` shifts its green towards the light (above 0) or the shade (below 0), so that no two leaves are the same.
 */
export function leaf(base: Node, long: number, blade: Blade, colors: SprigColors, tone = 0): string {
  const bend = blade.bend ?? 0;
  const place = places(base, long, bend);
  const middle = base.angle + bend / 2;
  const dark: 1 | -1 = Math.cos(middle + 0.5) > 0 ? 1 : -1;
  const lit: 1 | -1 = dark === 1 ? -1 : 1;
  const foot = place(0, 0);
  const back = Array.from({ length: 9 }, (_, i) => place(1 - i / 8, 0))
    .map(([x, y]) => `L${n(x)} ${n(y)}`)
    .join('');
  const half = (side: 1 | -1): string => `M${n(foot[0])} ${n(foot[1])}${edge(blade, place, side, side === 1)}${back}Z`;
  const body = mix(colors.leaf, tone > 0 ? colors.light : colors.shade, Math.abs(tone));
  const gleam = Array.from({ length: 13 }, (_, i) => 0.1 + (0.78 * i) / 12);
  const inside = (share: number) => gleam.map((t) => place(t, lit * width(blade, t, lit === 1) * share));
  const sheen = smooth([...inside(0.2), ...inside(0.72).reverse()], true);
  let veins = '';
  const lean = blade.lean ?? 0.16;
  for (let i = 0; i < blade.veins; i += 1) {
    const t = (blade.threeVeined ? 0.26 : 0.1) + ((0.74 - (blade.threeVeined ? 0.2 : 0)) * i) / Math.max(1, blade.veins - 1);
    for (const side of [1, -1] as const) {
      const end = Math.min(0.96, t + lean * (1 - 0.35 * t));
      const [a, c] = [place(t, 0), place(end, side * width(blade, end, side === 1) * 0.94)];
      const b = place(t + (end - t) * 0.42, side * width(blade, end, side === 1) * 0.55);
      veins += `M${n(a[0])} ${n(a[1])}Q${n(b[0])} ${n(b[1])} ${n(c[0])} ${n(c[1])}`;
    }
  }
  let strong = '';
  if (blade.threeVeined) {
    for (const side of [1, -1] as const) {
      const reach = blade.reach ?? 0.56;
      const points = [0.03, 0.2, 0.45, 0.7, 1].map((share) => {
        const t = reach * share;
        return place(t, side * width(blade, t, side === 1) * (0.1 + 0.75 * Math.sqrt(share)));
      });
      strong += smooth(points);
    }
  }
  const spine = smooth([0, 0.25, 0.5, 0.75, 0.96].map((t) => place(t, 0)));
  return (
    shape(half(dark), mix(colors.shade, body, 0.12)) +
    shape(half(lit), body) +
    shape(sheen, colors.light, 0.16) +
    line(veins, colors.light, Math.max(0.6, long * 0.009), 0.55) +
    line(strong, colors.light, Math.max(0.7, long * 0.011), 0.7) +
    line(spine, colors.light, Math.max(0.8, long * 0.016), 0.9)
  );
}
