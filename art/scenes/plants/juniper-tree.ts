import { mix } from '../../geometry/color.ts';
import { between, type Random } from '../../geometry/random.ts';
import { shape } from '../../geometry/svg.ts';
import { type Clump, clumps, type Foliage, limb } from './crown.ts';

/** Sprays point upwards and a little outwards, like small flames. */
const flame = (dx: number, dy: number): number => -Math.PI / 2 + dx * 0.75 + (dy > 0.5 ? dx * 0.5 : 0);

/** A mountain cedar (Ashe juniper): several shreddy stems from the ground, dense crown. `gold` 0–1: a male tree ripe with pollen turns bronze. */
export function juniperTree(random: Random, x: number, y: number, height: number, f: Foliage, gold = 0, goldColor = '#c08a35'): string {
  const h = height;
  const half = h * between(random, 0.3, 0.46);
  const pointed = between(random, 0.7, 1.25);
  let wood = '';
  const stems = h > 40 ? 3 : 1;
  for (let i = 0; i < stems; i += 1) {
    const u = stems === 1 ? 0 : i - 1;
    wood += limb(x + u * h * 0.03, y + h * 0.01, x + u * h * 0.13, y - h * 0.34, h * 0.055, h * 0.03, u * h * 0.03);
  }
  const list: Clump[] = [];
  const rows = h > 60 ? 8 : 5;
  for (let r = 0; r < rows; r += 1) {
    const v = (r + 0.35) / rows;
    const reach = half * Math.sin(Math.min(1.75, 0.3 + v * 1.75)) ** pointed;
    const across = Math.max(2, Math.round(reach / (h * 0.085)));
    for (let i = 0; i < across; i += 1) {
      const u = (i / (across - 1)) * 2 - 1;
      list.push({
        x: x + u * reach * 0.8 + between(random, -0.025, 0.025) * h,
        y: y - h * (0.93 - v * 0.84) + u * u * h * 0.03 + between(random, -0.04, 0.04) * h,
        rx: h * between(random, 0.08, 0.12),
        ry: h * between(random, 0.1, 0.15),
      });
    }
  }
  const ripe =
    gold > 0
      ? {
          ...f,
          light: mix(f.light, goldColor, gold * 0.6),
          gleam: mix(f.gleam, goldColor, Math.min(1, gold * 1.2)),
          body: mix(f.body, goldColor, gold * 0.16),
        }
      : f;
  const leafing = { long: Math.min(9, Math.max(4, h * 0.075)), wide: Math.min(2.9, Math.max(1.6, h * 0.024)), lie: flame, density: 0.9 };
  return shape(wood, f.wood) + list.map((clump) => clumps(random, [clump], leafing, random() < 0.5 ? ripe : f)).join('');
}
