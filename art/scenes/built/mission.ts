import { between, type Random } from '../../geometry/random.ts';
import { element, n, shape } from '../../geometry/svg.ts';

/** Colours of old limestone masonry. */
export interface Masonry {
  readonly wall: string;
  readonly lit: string;
  readonly shade: string;
  readonly opening: string;
  /** The sky seen through the arches of the bell gable. */
  readonly through: string;
  readonly bell: string;
  readonly wood: string;
}

const box = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
const arch = (cx: number, foot: number, w: number, h: number): string =>
  `M${n(cx - w / 2)} ${n(foot)}v${n(-(h - w / 2))}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0v${n(h - w / 2)}z`;

/** Courses of rubble stone inside a rectangle, some lit, some in shade. */
function courses(random: Random, x: number, y: number, w: number, h: number, size: number, m: Masonry): string {
  let lit = '';
  let shade = '';
  for (let cy = y + size * 0.3; cy < y + h - size * 0.5; cy += size) {
    for (let cx = x + random() * size; cx < x + w - size; cx += size * between(random, 1.3, 2.6)) {
      const stone = box(
        cx,
        cy + between(random, -1, 1),
        Math.min(size * between(random, 0.9, 1.9), x + w - cx - 1),
        size * between(random, 0.5, 0.75),
      );
      if (random() < 0.34) lit += stone;
      else if (random() < 0.36) shade += stone;
    }
  }
  return shape(lit, m.lit, 0.75) + shape(shade, m.shade, 0.32);
}

function bell(cx: number, top: number, size: number, m: Masonry): string {
  return (
    shape(box(cx - size * 0.62, top, size * 1.24, size * 0.14), m.wood) +
    shape(
      `M${n(cx - size * 0.16)} ${n(top + size * 0.14)}h${n(size * 0.32)}q${n(size * 0.12)} ${n(size * 0.5)} ${n(size * 0.28)} ${n(size * 0.72)}h${n(-size * 0.88)}q${n(size * 0.16)} ${n(-size * 0.22)} ${n(size * 0.28)} ${n(-size * 0.72)}z`,
      m.bell,
    ) +
    element('circle', { cx: n(cx), cy: n(top + size * 0.93), r: n(size * 0.09), fill: m.bell })
  );
}

/** The front of a mission chapel such as Espada: an arched door and a gable with three bells. `height` to the tip of the cross, pixels. */
export function bellGable(random: Random, x: number, y: number, height: number, m: Masonry): string {
  const h = height;
  const w = h * 0.62;
  const outline = (dx: number): string => {
    const [l, r] = [x - w / 2 + dx, x + w / 2 + dx];
    return `M${n(l)} ${n(y)}V${n(y - h * 0.5)}h${n(w * 0.14)}v${n(-h * 0.05)}h${n(w * 0.05)}V${n(y - h * 0.7)}h${n(w * 0.12)}v${n(-h * 0.1)}q${n(w * 0.02)} ${n(-h * 0.09)} ${n(w * 0.19)} ${n(-h * 0.12)}q${n(w * 0.17)} ${n(h * 0.03)} ${n(w * 0.19)} ${n(h * 0.12)}v${n(h * 0.1)}h${n(w * 0.12)}V${n(y - h * 0.55)}h${n(w * 0.05)}v${n(h * 0.05)}H${n(r)}V${n(y)}z`;
  };
  const side = shape(outline(h * 0.035), m.shade);
  const [lower, upper] = [y - h * 0.535, y - h * 0.735];
  const openings =
    arch(x - w * 0.16, lower, w * 0.17, h * 0.14) + arch(x + w * 0.16, lower, w * 0.17, h * 0.14) + arch(x, upper, w * 0.17, h * 0.14);
  const trim =
    shape(box(x - w * 0.53, y - h * 0.52, w * 1.06, h * 0.022) + box(x - w * 0.34, y - h * 0.718, w * 0.68, h * 0.018), m.lit) +
    shape(box(x - w * 0.53, y - h * 0.5, w * 1.06, h * 0.012), m.shade, 0.6);
  const door =
    shape(arch(x, y, w * 0.34, h * 0.33), m.lit) +
    shape(arch(x + w * 0.01, y, w * 0.26, h * 0.29), m.shade) +
    shape(arch(x + w * 0.018, y, w * 0.235, h * 0.275), m.wood);
  const cross = shape(
    box(x - h * 0.008, y - h * 1.0, h * 0.016, h * 0.085) + box(x - h * 0.028, y - h * 0.975, h * 0.056, h * 0.014),
    m.wood,
  );
  const size = h * 0.07;
  return (
    side +
    shape(outline(0), m.wall) +
    courses(random, x - w / 2, y - h * 0.5, w, h * 0.5, h * 0.028, m) +
    courses(random, x - w * 0.3, y - h * 0.7, w * 0.6, h * 0.16, h * 0.026, m) +
    trim +
    door +
    shape(openings, m.through) +
    bell(x - w * 0.16, lower - h * 0.12, size, m) +
    bell(x + w * 0.16, lower - h * 0.12, size, m) +
    bell(x, upper - h * 0.12, size, m) +
    cross +
    element('circle', { cx: n(x), cy: n(y - h * 0.42), r: n(h * 0.026), fill: m.opening })
  );
}

/** A mission's compound wall from `left` to `right`, its top uneven with age; arched gateways at the given places. */
export function stoneWall(
  random: Random,
  left: number,
  right: number,
  ground: (x: number) => number,
  height: number,
  gates: readonly number[],
  m: Masonry,
): string {
  const h = height;
  let wall = `M${n(left)} ${n(ground(left))}`;
  let top = '';
  for (let x = left; x < right; x += h * 0.5) {
    const lift = between(random, 0.94, 1.03) * h;
    wall += `L${n(x)} ${n(ground(x) - lift)}L${n(Math.min(right, x + h * 0.5))} ${n(ground(x) - lift)}`;
    top += box(x, ground(x) - lift - 1, Math.min(right - x, h * 0.5), h * 0.07);
  }
  for (let x = right; x > left; x -= 30) wall += `L${n(x)} ${n(ground(x))}`;
  const gateways = gates
    .map((g) => shape(arch(g, ground(g), h * 0.74, h * 0.84), m.lit) + shape(arch(g + h * 0.02, ground(g), h * 0.56, h * 0.74), m.opening))
    .join('');
  return (
    shape(`${wall}z`, m.wall) +
    courses(random, left, ground((left + right) / 2) - h * 0.88, right - left, h * 0.8, Math.max(4.5, h * 0.12), m) +
    shape(top, m.lit) +
    gateways
  );
}
