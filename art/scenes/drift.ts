import { between } from '../geometry/random.ts';
import { n, shape } from '../geometry/svg.ts';
import { type Drifting, driftingBodies } from '../grains/body.ts';
import { grains as bodies } from '../grains/grain.ts';
import type { GrainKind } from '../grains/model.ts';
import { quietZone, type Stage } from './stage.ts';

/** Small grains adrift on the side away from the text, larger ones sharp, small ones dust. `dust` is the colour of the farthest. */
export function drift(stage: Stage, kind: GrainKind, dust: string): string {
  const random = stage.random(77);
  const { width, height, sun } = stage;
  const zone = quietZone[stage.crop];
  const wide = stage.crop === 'wide';
  const placed: [number, number, number][] = [[sun.x, sun.y, sun.r * bodies[kind].solid.reach]];
  const grains: Drifting[] = [];
  let specks = '';
  const clear = (x: number, y: number, r: number): boolean => {
    const inZone = wide ? x - r < (zone.right + 0.015) * width : y - r < (zone.bottom + 0.012) * height;
    return !inZone && placed.every(([px, py, pr]) => Math.hypot(px - x, py - y) > pr + r * 1.35);
  };
  const spot = (): [number, number] => {
    const a = between(random, 0, 2 * Math.PI);
    const d = sun.r * (1.12 + random() ** 1.6 * (wide ? 1.15 : 1.5));
    return [sun.x + Math.cos(a) * d * 1.15, sun.y + Math.sin(a) * d];
  };
  const lowest = stage.land(-0.08);
  for (let i = 0, left = wide ? 15 : 8; i < 500 && left > 0; i += 1) {
    const [x, y] = spot();
    const r = left > (wide ? 12 : 6) ? between(random, 17, 24) : between(random, 6, 12.5);
    if (!clear(x, y, r) || y > lowest || y < r || x > width - r) continue;
    placed.push([x, y, r]);
    grains.push({ x, y, radius: r, opacity: r < 9 ? 0.8 : undefined });
    left -= 1;
  }
  for (let i = 0, left = wide ? 46 : 26; i < 900 && left > 0; i += 1) {
    const [x, y] = spot();
    const r = between(random, 1.2, 3.4);
    if (!clear(x, y, r) || y > lowest) continue;
    specks += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;
    left -= 1;
  }
  const cells = Math.round(84 * Math.max(0.5, stage.fineness));
  return (
    shape(specks, dust, 0.6) + driftingBodies(bodies[kind], grains, { theme: stage.theme, id: 'drift', cells, frame: { width, height } })
  );
}
