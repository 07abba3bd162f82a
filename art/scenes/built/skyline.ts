import { between, type Random } from '../../geometry/random.ts';
import { element, n, shape } from '../../geometry/svg.ts';

/** Colours of the distant city; `windows` is undefined by day. */
export interface City {
  readonly far: string;
  readonly near: string;
  readonly lit: string;
  readonly roof: string;
  readonly windows?: string;
}

const box = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(-h)}h${n(-w)}z`;

/** The Tower of the Americas: a slender flared shaft under a stepped top house and a mast. */
function tower(x: number, y: number, height: number, c: City): string {
  const h = height;
  const shaft = `M${n(x - h * 0.026)} ${n(y)}C${n(x - h * 0.014)} ${n(y - h * 0.3)} ${n(x - h * 0.012)} ${n(y - h * 0.6)} ${n(x - h * 0.016)} ${n(y - h * 0.76)}h${n(h * 0.032)}C${n(x + h * 0.012)} ${n(y - h * 0.6)} ${n(x + h * 0.014)} ${n(y - h * 0.3)} ${n(x + h * 0.026)} ${n(y)}z`;
  const house = `M${n(x - h * 0.02)} ${n(y - h * 0.75)}L${n(x - h * 0.07)} ${n(y - h * 0.795)}h${n(h * 0.14)}L${n(x + h * 0.02)} ${n(y - h * 0.75)}zM${n(x - h * 0.075)} ${n(y - h * 0.8)}h${n(h * 0.15)}v${n(-h * 0.022)}h${n(-h * 0.15)}zM${n(x - h * 0.066)} ${n(y - h * 0.826)}h${n(h * 0.132)}l${n(-h * 0.016)} ${n(-h * 0.03)}h${n(-h * 0.1)}z`;
  const mast =
    box(x - h * 0.013, y - h * 0.856, h * 0.026, h * 0.03) +
    `M${n(x - h * 0.004)} ${n(y - h * 0.88)}L${n(x)} ${n(y - h)}L${n(x + h * 0.004)} ${n(y - h * 0.88)}z`;
  const light = `M${n(x - h * 0.026)} ${n(y)}C${n(x - h * 0.014)} ${n(y - h * 0.3)} ${n(x - h * 0.012)} ${n(y - h * 0.6)} ${n(x - h * 0.016)} ${n(y - h * 0.76)}h${n(h * 0.01)}L${n(x - h * 0.012)} ${n(y)}z`;
  const glass = c.windows
    ? shape(box(x - h * 0.072, y - h * 0.806, h * 0.144, h * 0.008), c.windows) +
      element('circle', { cx: n(x), cy: n(y - h), r: 2.2, fill: '#ff8d6b' })
    : shape(box(x - h * 0.075, y - h * 0.804, h * 0.15, h * 0.006), c.lit);
  return shape(shaft + house + mast, c.near) + shape(light, c.lit, 0.7) + glass;
}

/** The stepped tower of 1929 with its green tiled roof. */
function steppedTower(x: number, y: number, h: number, c: City): string {
  const w = h * 0.3;
  const body =
    box(x - w / 2, y, w, h * 0.72) +
    box(x - w * 0.38, y - h * 0.7, w * 0.76, h * 0.13) +
    box(x - w * 0.27, y - h * 0.82, w * 0.54, h * 0.06);
  const roof = `M${n(x - w * 0.3)} ${n(y - h * 0.87)}L${n(x)} ${n(y - h * 1.02)}L${n(x + w * 0.3)} ${n(y - h * 0.87)}z`;
  return (
    shape(body, c.near) +
    shape(roof, c.roof) +
    shape(box(x - w / 2, y, w * 0.26, h * 0.72), c.lit, 0.5) +
    box0(x, y - h * 1.0, h * 0.12, c.near)
  );
}

const box0 = (x: number, y: number, h: number, fill: string): string => shape(`M${n(x - 0.8)} ${n(y)}h1.6v${n(-h)}h-1.6z`, fill);

/** A faceted glass tower whose crown opens like a flower. */
function facetedTower(x: number, y: number, h: number, c: City): string {
  const w = h * 0.26;
  const body = `M${n(x - w / 2)} ${n(y)}V${n(y - h * 0.8)}L${n(x - w * 0.3)} ${n(y - h)}L${n(x)} ${n(y - h * 0.93)}L${n(x + w * 0.32)} ${n(y - h)}L${n(x + w / 2)} ${n(y - h * 0.8)}V${n(y)}z`;
  const facet = `M${n(x - w / 2)} ${n(y)}V${n(y - h * 0.8)}L${n(x - w * 0.3)} ${n(y - h)}L${n(x - w * 0.1)} ${n(y - h * 0.78)}V${n(y)}z`;
  return shape(body, c.near) + shape(facet, c.lit, 0.6);
}

/** The city from afar, between `left` and `right`, standing on `y`. The tower stands at `towerAt`, `tall` pixels high. */
export function skyline(
  random: Random,
  left: number,
  right: number,
  y: (x: number) => number,
  tall: number,
  towerAt: number,
  c: City,
): string {
  let back = '';
  let front = '';
  let lit = '';
  let windows = '';
  const span = right - left;
  const swell = (x: number): number => 0.28 + 0.72 * Math.exp(-(((x - left) / span - 0.5) ** 2) / 0.05);
  for (let x = left; x < right; x += between(random, 10, 26))
    back += box(x, y(x) + 8, between(random, 14, 30), tall * 0.36 * swell(x) * between(random, 0.72, 1.25) + 10);
  for (let x = left + span * 0.06; x < right - span * 0.06; ) {
    const w = between(random, 14, 38);
    const h = tall * 0.36 * swell(x) * between(random, 0.35, 1.25);
    front += box(x, y(x) + 8, w, h + 8);
    if (random() < 0.35) front += box(x + w * 0.25, y(x) - h, w * 0.4, h * 0.08);
    lit += box(x, y(x) + 8, w * 0.28, h + 8);
    for (let wy = 6; wy < h - 4; wy += 5)
      for (let wx = 4; wx < w - 3; wx += 5) if (random() < 0.4) windows += box(x + wx, y(x) - wy, 2, 2.2);
    x += w + between(random, 2, 26);
  }
  const lights = c.windows ? shape(windows, c.windows, 0.75) : shape(windows, c.far, 0.55);
  const at = (u: number): number => left + span * u;
  return (
    shape(back, c.far) +
    shape(front, c.near) +
    shape(lit, c.lit, 0.45) +
    lights +
    steppedTower(at(0.4), y(at(0.4)) + 6, tall * 0.52, c) +
    facetedTower(at(0.53), y(at(0.53)) + 6, tall * 0.5, c) +
    tower(towerAt, y(towerAt) + 8, tall, c)
  );
}
