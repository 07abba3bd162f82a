/** The mark of the practice: a pollen grain, the mountain cedar's that splits open in winter, drawn to hold at 16 px. */

import { brand } from '../geometry/color.ts';
import { points } from '../geometry/points.ts';
import { element, line, n, radial, stops } from '../geometry/svg.ts';

/** The seam along which the grain bursts, bowed like every line on a ball, and its lit edge. */
const seam = 'M-13.5 -16C-10 -2 2 11 17.5 17.5C-1 18.5 -14.5 4 -13.5 -16Z';
const edge = 'M-12.7 -12.5C-9 -1.5 2.5 11 15 16.7';
/** Points along the seam's middle, from which the granules keep away. */
const seamPoints = points('-13,-14 -11.5,-6 -8.5,1 -3.5,7.5 2.5,12.5 9.5,16 16,17.5');

/** Granules spread evenly over the ball, seen smaller towards the rim; those in the sun and those in the shade. */
function granules(): { light: string; dark: string } {
  const [light, dark]: [string[], string[]] = [[], []];
  const count = 132;
  for (let i = 0; i < count / 2; i += 1) {
    const z = 1 - (2 * i + 1) / count;
    const around = i * 2.39996;
    const [x, y] = [26.5 * Math.sqrt(1 - z * z) * Math.cos(around), 26.5 * Math.sqrt(1 - z * z) * Math.sin(around)];
    if (seamPoints.some(([sx, sy]) => Math.hypot(x - sx, y - sy) < 5)) continue;
    const radius = n(0.55 + 0.95 * z);
    (x + y < 2 ? light : dark).push(
      `M${n(x)} ${n(y)}m-${radius} 0a${radius} ${radius} 0 1 0 ${n(2 * Number(radius))} 0a${radius} ${radius} 0 1 0 -${n(2 * Number(radius))} 0`,
    );
  }
  return { light: light.join(''), dark: dark.join('') };
}

function grain(): string {
  const { light, dark } = granules();
  return (
    element('circle', { r: 29, fill: 'url(#g)' }) +
    element('path', { d: light, fill: '#fff6d8', 'fill-opacity': 0.85 }) +
    element('path', { d: dark, fill: '#ffdf94', 'fill-opacity': 0.55 }) +
    element('path', { d: seam, fill: '#7d440c' }) +
    line(edge, '#fff1c2', 1.1, 0.75)
  );
}

const ball = radial('g', -9, -11, 42, stops(['#fff1c2', brand.goldLight, '#d9942f', '#99580f'], [0, 0.38, 0.72, 1]));

/** The mark alone on nothing: logo and favicon. */
export function markSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-32 -32 64 64"><defs>${ball}</defs>${grain()}</svg>\n`;
}

/** The mark on the house's limestone, square, with the margin that phones may cut to a circle. */
export function appIconSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-44 -44 88 88"><defs>${ball}</defs>${element('rect', { x: -44, y: -44, width: 88, height: 88, fill: brand.limestone })}${grain()}</svg>\n`;
}
