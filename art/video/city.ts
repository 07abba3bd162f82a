/** San Antonio in a few shapes: its skyline, a mission's bell wall, the river, and the practice's two offices. */
import { mix } from '../geometry/color.ts';
import { between, type Random } from '../geometry/random.ts';
import { element, line, n, shape } from '../geometry/svg.ts';

const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  element('rect', { x: n(x), y: n(y), width: n(width), height: n(height), fill });

/** The skyline standing on `y`, left end at `x`, with the Tower of the Americas as its mast. */
export function skyline(x: number, y: number, [far, near]: readonly [far: string, near: string]): string {
  const blocks = [
    [0, 44, 62],
    [50, 34, 96],
    [88, 52, 74],
    [196, 46, 118],
    [246, 58, 82],
    [308, 40, 58],
  ] as const;
  const tower = x + 168;
  const lifeTower = x + 118;
  return (
    blocks
      .map(([left, width, height], i) => rect(x + left, y - height, width, height + 60, i % 2 === 0 ? far : mix(far, near, 0.35)))
      .join('') +
    // The Tower Life Building: eight-sided, stepped, under a pointed green roof.
    rect(lifeTower, y - 116, 34, 176, near) +
    rect(lifeTower + 6, y - 140, 22, 30, near) +
    shape(`M${lifeTower + 3} ${y - 140}L${lifeTower + 17} ${y - 176}L${lifeTower + 31} ${y - 140}Z`, near) +
    // The Tower of the Americas: a slim shaft under a wide round top.
    shape(`M${tower - 5} ${y + 40}L${tower - 3.5} ${y - 214}H${tower + 3.5}L${tower + 5} ${y + 40}Z`, near) +
    shape(
      `M${tower - 25} ${y - 219}L${tower - 18} ${y - 204}H${tower + 18}L${tower + 25} ${y - 219}Q${tower} ${y - 233} ${tower - 25} ${y - 219}Z`,
      near,
    ) +
    rect(tower - 9, y - 236, 18, 12, near) +
    line(`M${tower} ${y - 236}V${y - 282}`, near, 2.4)
  );
}

export interface StoneColors {
  readonly lit: string;
  readonly shade: string;
  readonly opening: string;
  readonly bell: string;
}

/** A mission's bell wall (espadaña) with three bells, on `y`, `size` high. */
export function missionWall(x: number, y: number, size: number, { lit, shade, opening, bell }: StoneColors): string {
  const u = size / 100;
  const at = (dx: number, dy: number) => `${n(x + dx * u)} ${n(y - dy * u)}`;
  const wall = `M${at(-34, 0)}L${at(-34, 52)}Q${at(-33, 60)} ${at(-25, 60)}Q${at(-22, 60)} ${at(-22, 66)}L${at(-22, 70)}Q${at(-12, 72)} ${at(-11, 82)}Q${at(-9, 96)} ${at(0, 98)}Q${at(9, 96)} ${at(11, 82)}Q${at(12, 72)} ${at(22, 70)}L${at(22, 66)}Q${at(22, 60)} ${at(25, 60)}Q${at(33, 60)} ${at(34, 52)}L${at(34, 0)}Z`;
  const flank = `M${at(20, 0)}L${at(20, 70)}L${at(22, 70)}L${at(22, 66)}Q${at(22, 60)} ${at(25, 60)}Q${at(33, 60)} ${at(34, 52)}L${at(34, 0)}Z`;
  const arch = (dx: number, dy: number, width: number, height: number) =>
    shape(
      `M${at(dx - width, dy)}V${n(y - (dy + height) * u)}A${n(width * u)} ${n(width * u)} 0 0 1 ${at(dx + width, dy + height)}V${n(y - dy * u)}Z`,
      opening,
    );
  const ring = (dx: number, dy: number, r: number) =>
    shape(
      `M${at(dx - r, dy)}Q${at(dx - r * 0.7, dy + r * 0.5)} ${at(dx - r * 0.6, dy + r * 1.2)}A${n(r * 0.6 * u)} ${n(r * 0.6 * u)} 0 0 1 ${at(dx + r * 0.6, dy + r * 1.2)}Q${at(dx + r * 0.7, dy + r * 0.5)} ${at(dx + r, dy)}Z`,
      bell,
    );
  return (
    shape(wall, lit) +
    shape(flank, shade) +
    arch(0, 0, 8.5, 24) +
    arch(-13, 42, 5.5, 9) +
    arch(13, 42, 5.5, 9) +
    arch(0, 72, 5, 9) +
    ring(-13, 44, 4) +
    ring(13, 44, 4) +
    ring(0, 74, 3.6) +
    line(`M${at(0, 98)}V${n(y - 110 * u)}M${n(x - 3.4 * u)} ${n(y - 105.5 * u)}H${n(x + 3.4 * u)}`, shade, 1.7 * u)
  );
}

export interface OfficeColors {
  readonly wall: string;
  readonly side: string;
  readonly roof: string;
  readonly glass: string;
  readonly door: string;
  readonly pin: string;
  readonly pinEye: string;
}

/** An office: a low limestone house with lit windows and a map pin above it. `x` is its middle, `y` its foot. */
export function office(x: number, y: number, size: number, colors: OfficeColors): string {
  const u = size / 100;
  const box = (dx: number, dy: number, width: number, height: number, fill: string) =>
    rect(x + dx * u, y - dy * u, width * u, height * u, fill);
  const windows = [-62, -36, 24, 50].map((dx) => box(dx, 42, 14, 20, colors.glass)).join('');
  const roof = `M${n(x - 84 * u)} ${n(y - 56 * u)}L${n(x - 66 * u)} ${n(y - 82 * u)}H${n(x + 66 * u)}L${n(x + 84 * u)} ${n(y - 56 * u)}Z`;
  const tip = y - 104 * u;
  const pin = `M${n(x)} ${n(tip)}C${n(x - 12 * u)} ${n(tip - 20 * u)} ${n(x - 22 * u)} ${n(tip - 30 * u)} ${n(x - 22 * u)} ${n(tip - 46 * u)}A${n(22 * u)} ${n(22 * u)} 0 0 1 ${n(x + 22 * u)} ${n(tip - 46 * u)}C${n(x + 22 * u)} ${n(tip - 30 * u)} ${n(x + 12 * u)} ${n(tip - 20 * u)} ${n(x)} ${n(tip)}Z`;
  return (
    box(-74, 58, 148, 58, colors.wall) +
    box(40, 58, 34, 58, colors.side) +
    shape(roof, colors.roof) +
    windows +
    box(-10, 44, 22, 44, colors.door) +
    box(-16, 50, 34, 5, colors.roof) +
    shape(pin, colors.pin) +
    element('circle', { cx: n(x), cy: n(tip - 46 * u), r: n(8.5 * u), fill: colors.pinEye })
  );
}

/** The river, from under the hills at the back to the lower edge, with the light on it. */
export function river(width: number, top: number, bottom: number, [water, gleam]: readonly [water: string, gleam: string]): string {
  const [w, h] = [width, bottom - top];
  const at = (x: number, y: number) => `${n(w * x)} ${n(top + h * y)}`;
  const body = `M${at(0.565, 0)}C${at(0.52, 0.16)} ${at(0.44, 0.2)} ${at(0.46, 0.36)}S${at(0.64, 0.52)} ${at(0.6, 0.7)}S${at(0.42, 0.86)} ${at(0.36, 1)}H${n(w * 0.62)}C${at(0.66, 0.88)} ${at(0.74, 0.76)} ${at(0.72, 0.62)}S${at(0.5, 0.4)} ${at(0.51, 0.3)}S${at(0.57, 0.14)} ${at(0.578, 0)}Z`;
  const lights = `M${at(0.478, 0.3)}h${n(w * 0.014)}M${at(0.51, 0.45)}h${n(w * 0.03)}M${at(0.64, 0.57)}h${n(w * 0.045)}M${at(0.63, 0.7)}h${n(w * 0.05)}M${at(0.52, 0.85)}h${n(w * 0.07)}M${at(0.44, 0.95)}h${n(w * 0.06)}`;
  return shape(body, water) + line(lights, gleam, 3, 0.7);
}

/** A drift of bluebonnets between `from` and `to`: spikes of indigo with a white tip. */
export function bluebonnets(
  from: number,
  to: number,
  y: number,
  count: number,
  [stalk, petal, tip]: readonly [string, string, string],
  random: Random,
): string {
  return Array.from({ length: count }, () => {
    const x = between(random, from, to);
    const foot = y + between(random, -16, 16);
    const height = between(random, 20, 34) * (0.7 + (foot - y + 16) / 60);
    const flowers = Array.from({ length: 7 }, (_, i) => {
      const up = 0.38 + i * 0.09;
      const spread = (1 - (i / 7) ** 1.5) * height * 0.15;
      return element('circle', {
        cx: n(x + (i % 2 === 0 ? spread : -spread)),
        cy: n(foot - height * up),
        r: n(height * 0.1 * (1 - i * 0.07)),
        fill: i > 5 ? tip : petal,
      });
    });
    return line(`M${n(x)} ${n(foot)}V${n(foot - height)}`, stalk, 1.6) + flowers.join('');
  }).join('');
}
