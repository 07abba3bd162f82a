import { between, type Random } from '../../geometry/random.ts';
import { line, n, shape } from '../../geometry/svg.ts';
import { type Foliage, limb } from './crown.ts';

/** How a bare tree branches. */
export interface Habit {
  /** Twigs fork this many times. */
  readonly forks: number;
  /** Half the angle between two twigs, radians. */
  readonly spread: number;
  /** How strongly twigs turn upwards (positive) or hang (negative). */
  readonly upward: number;
  /** Opposite twigs, as ash has, come out level with each other. */
  readonly opposite: boolean;
  /** Buds per twig end. */
  readonly buds: number;
}

export const elmHabit: Habit = { forks: 7, spread: 0.33, upward: 0.1, opposite: false, buds: 4 };
export const ashHabit: Habit = { forks: 6, spread: 0.42, upward: 0.14, opposite: true, buds: 5 };

interface Growth {
  thick: string;
  fine: string;
  finest: string;
  buds: string[];
  /** 1 for a tree at hand, less for one far off. */
  readonly scale: number;
}

function twig(
  random: Random,
  g: Growth,
  habit: Habit,
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  left: number,
): void {
  const bend = between(random, -0.12, 0.12) * length;
  const [x1, y1] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
  if (left >= habit.forks - 2) g.thick += limb(x, y, x1, y1, width, width * 0.68, bend);
  else {
    const d = `M${n(x)} ${n(y)}Q${n((x + x1) / 2 + bend)} ${n((y + y1) / 2)} ${n(x1)} ${n(y1)}`;
    if (left >= habit.forks - 4) g.fine += d;
    else g.finest += d;
  }
  if (left <= 1) {
    for (let i = 0; i < habit.buds; i += 1) {
      const r = between(random, 0.6, 1.5) * g.scale;
      const [bx, by] = [x1 + between(random, -5, 5) * g.scale, y1 + between(random, -5, 5) * g.scale];
      const tone = by < y1 ? 1 : 0;
      g.buds[tone] =
        `${g.buds[tone] ?? ''}M${n(bx - r)} ${n(by)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;
    }
    return;
  }
  const lift = (a: number): number => a + (-Math.PI / 2 - a) * habit.upward;
  const shrink = (): number => between(random, 0.64, 0.84);
  const fan = habit.spread * between(random, 0.75, 1.3);
  twig(random, g, habit, x1, y1, lift(angle - fan), length * shrink(), width * 0.66, left - 1);
  twig(random, g, habit, x1, y1, lift(angle + fan * between(random, 0.8, 1.2)), length * shrink(), width * 0.66, left - 1);
  if (habit.opposite && left > 2 && random() < 0.7)
    twig(random, g, habit, x1, y1, angle + between(random, -0.1, 0.1), length * 0.8, width * 0.6, left - 2);
}

/** A bare tree in late winter, its twigs dusted with opening buds (`light` and `gleam` of the foliage). */
export function budTree(random: Random, x: number, y: number, height: number, f: Foliage, habit: Habit): string {
  const g: Growth = { thick: '', fine: '', finest: '', buds: ['', ''], scale: Math.min(1, Math.max(0.4, height / 150)) };
  const h = height;
  const trunk = h * 0.26;
  const lean = between(random, -0.05, 0.05);
  g.thick += limb(x, y + h * 0.01, x + lean * h * 0.4, y - trunk, h * 0.055, h * 0.04);
  if (habit.opposite) {
    // Ash keeps one leader and carries its limbs in pairs.
    const top = y - h * 0.72;
    g.thick += limb(x + lean * h * 0.4, y - trunk + 1, x + lean * h, top, h * 0.04, h * 0.012);
    for (let v = 0; v < 1; v += 0.2) {
      const [px, py] = [x + lean * h * (0.4 + 0.6 * v), y - trunk + (top - y + trunk) * v];
      for (const side of [-1, 1])
        twig(
          random,
          g,
          habit,
          px,
          py,
          -Math.PI / 2 + side * between(random, 0.6, 0.85),
          h * 0.17 * (1.1 - v * 0.5),
          h * 0.022 * (1.15 - v * 0.6),
          habit.forks - 1,
        );
    }
    twig(random, g, habit, x + lean * h, top, -Math.PI / 2, h * 0.1, h * 0.012, habit.forks - 2);
  } else {
    // Elm parts low into a few limbs that rise like a vase.
    for (const u of [-1, -0.4, 0.25, 0.9]) {
      twig(
        random,
        g,
        habit,
        x + lean * h * 0.4 + u * h * 0.012,
        y - trunk + Math.abs(u) * h * 0.03,
        -Math.PI / 2 + u * 0.42 + between(random, -0.08, 0.08),
        h * between(random, 0.2, 0.25),
        h * 0.032,
        habit.forks,
      );
    }
  }
  return (
    line(g.finest, f.woodLight, Math.max(0.6, h * 0.0028), 0.85) +
    line(g.fine, f.wood, Math.max(0.9, h * 0.0065)) +
    shape(g.thick, f.wood) +
    shape(g.buds[0] ?? '', f.light, 0.6) +
    shape(g.buds[1] ?? '', f.gleam, 0.7)
  );
}
