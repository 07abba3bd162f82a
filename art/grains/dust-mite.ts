import type { Theme } from '../drawn.ts';
import { quads, triples } from '../geometry/points.ts';
import { magnitude, turn } from '../geometry/sphere.ts';
import { element, line, n, radial, stops } from '../geometry/svg.ts';
import type { Placement } from './body.ts';
import { bodyGroup, finenessFor } from './body.ts';
import { type Grain, rise } from './model.ts';

type Joint = readonly [x: number, y: number, thick: number];

/** The four legs of the right side from the hip out, head upwards: two pairs reach forward, two pairs backward, the last the thinnest. */
export const legs: readonly (readonly Joint[])[] = [
  triples('0.15,-0.38,0.066 0.3,-0.55,0.056 0.36,-0.74,0.045 0.34,-0.89,0.033 0.31,-0.98,0.021'),
  triples('0.28,-0.28,0.066 0.53,-0.38,0.054 0.68,-0.5,0.042 0.75,-0.66,0.031 0.76,-0.75,0.02'),
  triples('0.34,0.2,0.056 0.58,0.34,0.045 0.68,0.51,0.035 0.7,0.69,0.025 0.68,0.78,0.018'),
  triples('0.22,0.4,0.046 0.38,0.6,0.037 0.42,0.77,0.029 0.4,0.9,0.021 0.37,0.97,0.016'),
];

/** Each leg with the box around it, widened by as much as a neighbour can touch it: most points lie outside all four. */
const boxed = legs.map((joints) => {
  const [xs, ys] = [joints.map(([x]) => x), joints.map(([, y]) => y)];
  const room = 0.16;
  const [left, right, top, foot] = [Math.min(...xs) - room, Math.max(...xs) + room, Math.min(...ys) - room, Math.max(...ys) + room];
  return { joints, near: (x: number, y: number): boolean => x > left && x < right && y > top && y < foot };
});

/** Signed distance to a limb that narrows from joint to joint, pinched a little at each. */
function limb(joints: readonly Joint[], x: number, y: number, z: number): number {
  let best = 9;
  for (let i = 0; i + 1 < joints.length; i += 1) {
    const [ax, ay, ar] = joints[i] ?? [0, 0, 0];
    const [bx, by, br] = joints[i + 1] ?? [0, 0, 0];
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
    const off = magnitude(x - ax - dx * t, y - ay - dy * t, z + 0.05);
    // No joint swells by more than this: one that is farther than the nearest need not be asked how thick it is.
    if (off - Math.max(ar, br) * 1.14 >= best) continue;
    const swell = 1 + 0.14 * Math.sin(Math.PI * t) - 0.1 * Math.exp(-(((1 - t) / 0.1) ** 2));
    best = Math.min(best, off - (ar + (br - ar) * t) * swell);
  }
  return best;
}

/** The nearer of two distances, with a rounded inner corner `k` wide. */
function joined(a: number, b: number, k: number): number {
  const h = Math.max(0, k - Math.abs(a - b)) / k;
  return Math.min(a, b) - h * h * k * 0.25;
}

/** Half width of the trunk at `y`: an egg, broader behind, waisted between the second and third legs. */
export const broad = (y: number): number => 0.43 + 0.06 * y - 0.02 * Math.exp(-(((y + 0.17) / 0.09) ** 2));

function trunk(x: number, y: number, z: number): number {
  return (magnitude(x / broad(y), (y - 0.04) / 0.61, z / 0.36) - 1) * 0.34;
}

/** A house dust mite (Dermatophagoides) seen from above: 0.3 mm, milky, blind, its skin finely lined like a fingertip. */
const dustMite: Grain = {
  solid: {
    smooth: true,
    reach: 1.02,
    turn: turn(0, 0, -24),
    field(x, y, z) {
      const mouth = limb(triples('0,-0.5,0.1 0,-0.62,0.062 0,-0.68,0.03'), x, y, z);
      let f = joined(trunk(x, y, z), mouth, 0.07);
      const aside = Math.abs(x);
      for (const { joints, near } of boxed) if (near(aside, y)) f = joined(f, limb(joints, aside, y, z), 0.06);
      return f;
    },
    bump(x, y) {
      const onTrunk = 1 - rise(0.36, 0.44, magnitude(x, (y - 0.04) * 0.7));
      const lines = Math.sin(135 * (y + 0.34 * x * x * (y < -0.17 ? -1 : 1)));
      return onTrunk * (0.0021 * lines - 0.02 * Math.exp(-(((y + 0.17 - 0.2 * x * x) / 0.02) ** 2)));
    },
  },
  skin: {
    light: ['#5a4225', '#86693f', '#ac8f62', '#c9b087', '#dccaa6', '#ebdfc4', '#faf4e4'],
    dark: ['#38352b', '#6b6149', '#9c8f6e', '#c5b995', '#e0d8bb', '#f2ecd8', '#fffdf3'],
  },
};

/** Long hairs and short ones: root, then the point at which each ends, right side, head upwards. */
export const hairs: readonly (readonly [number, number, number, number])[] = quads(
  '0.2,0.56,0.3,0.98 0.12,0.6,0.13,1.0 0.33,-0.12,0.66,-0.16 0.38,0.2,0.62,0.14 0.14,-0.5,0.17,-0.72 0.53,-0.4,0.66,-0.36 0.66,-0.53,0.8,-0.52 0.56,0.33,0.7,0.3 0.66,0.5,0.8,0.52 0.37,-0.76,0.48,-0.8',
);

const ink: Readonly<Record<Theme, { hair: string; gut: string }>> = {
  light: { hair: '#7d6640', gut: '#a9772e' },
  dark: { hair: '#c9bb93', gut: '#9a6a2c' },
};

/** The mite with its hairs, what it has eaten showing through its back. `radius` reaches to the tips of the legs. */
export function dustMiteGroup(placement: Placement): string {
  const { cx, cy, radius, theme, id } = placement;
  const { hair, gut } = ink[theme];
  const strands = [1, -1]
    .flatMap((side) =>
      hairs.map(([ax, ay, bx, by]) => {
        const [mx, my] = [(ax + bx) / 2 + (by - ay) * 0.1, (ay + by) / 2 - (bx - ax) * 0.1];
        return `M${n(ax * side * 1000)} ${n(ay * 1000)}Q${n(mx * side * 1000)} ${n(my * 1000)} ${n(bx * side * 1000)} ${n(by * 1000)}`;
      }),
    )
    .join('');
  const turned = `translate(${n(cx)} ${n(cy)}) scale(${(radius / 1000).toFixed(5)}) rotate(-24)`;
  const meal = element('ellipse', { cx: 0, cy: 180, rx: 270, ry: 270, fill: `url(#${id}-gut)` });
  return (
    element('g', { transform: turned }, line(strands, hair, 11)) +
    bodyGroup(dustMite, placement) +
    element('defs', {}, radial(`${id}-gut`, 0, 180, 270, stops(gut, [0, 0.5, 1], [0.5, 0.3, 0]))) +
    element('g', { transform: turned }, meal)
  );
}

/** The mite alone on a transparent square of `size` pixels. */
export function dustMiteSvg(size: number, theme: Theme = 'light'): string {
  const body = dustMiteGroup({ cx: size / 2, cy: size / 2, radius: size / 2.18, theme, id: 'dust-mite', cells: finenessFor(size) });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${body}</svg>`;
}
