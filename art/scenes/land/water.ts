import { between, type Random } from '../../geometry/random.ts';
import { element, lens, linear, n, shape, stops } from '../../geometry/svg.ts';

/** A reach of water seen from its bank: the near and far shore as functions of x. */
export interface Reach {
  readonly left: number;
  readonly right: number;
  readonly far: (x: number) => number;
  readonly near: (x: number) => number;
}

/** Still water: the colour of the sky below the far shore, darker towards us, with long ripples of light and shade. */
export function water(
  random: Random,
  name: string,
  { left, right, far, near }: Reach,
  sky: string,
  deep: string,
  glint: string,
  shadow: string,
): string {
  let d = '';
  for (let x = left; x <= right; x += 12) d += `${d ? 'L' : 'M'}${n(x)} ${n(far(x))}`;
  for (let x = right; x >= left; x -= 12) d += `L${n(x)} ${n(near(x))}`;
  const middle = (left + right) / 2;
  let light = '';
  let dark = '';
  const count = Math.round((right - left) / 7);
  for (let i = 0; i < count; i += 1) {
    const x = between(random, left, right);
    const v = random();
    const [a, b] = [far(x), near(x)];
    if (b - a < 5) continue;
    const long = between(random, 20, 90) * (0.4 + v);
    const ripple = lens(Math.min(x, right - long), a + 3 + v * (b - a - 6), long, between(random, 0.8, 2.2) * (0.5 + v), 0);
    if (random() < 0.55) light += ripple;
    else dark += ripple;
  }
  return (
    element('defs', {}, linear(name, stops([sky, deep]), [0, far(middle)], [0, near(middle)])) +
    element('path', { d: `${d}z`, fill: `url(#${name})` }) +
    shape(dark, shadow, 0.28) +
    shape(light, glint, 0.55)
  );
}

/** What stands on the far shore, upside down and broken by ripples: vertical smears of a colour under each place. */
export function reflections(
  random: Random,
  places: readonly { readonly x: number; readonly width: number; readonly long: number }[],
  shore: (x: number) => number,
  color: string,
  opacity: number,
): string {
  let d = '';
  for (const { x, width, long } of places) {
    for (let v = 0; v < long; v += 3.2) {
      const w = width * (1 - (v / long) * 0.55) * between(random, 0.6, 1.1);
      d += lens(x - w / 2 + between(random, -3, 3), shore(x) + v, w, 1.9, 0);
    }
  }
  return shape(d, color, opacity);
}
