import { n } from '../../geometry/svg.ts';
import type { ToneName } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { box } from '../shapes.ts';

/** The two lines of a chart with ticks below, from (x, y) of the corner at the lower left. */
export function axes(p: Pen, x: number, y: number, width: number, height: number, ticks: readonly number[] = []): string {
  return (
    p.line(`M${x} ${y - height}V${y}H${x + width}`, p.ink.quiet, 1.6) +
    p.line(ticks.map((at) => `M${n(x + at * width)} ${y}v6`).join(''), p.ink.quiet, 1.6)
  );
}

interface Stair {
  readonly x: number;
  readonly y: number;
  readonly step: number;
  /** Height of each step, in units. */
  readonly heights: readonly number[];
  readonly tone?: ToneName;
}

/** Steps that stand side by side on one floor. */
export function stairs(p: Pen, { x, y, step, heights, tone = 'medicine' }: Stair): string {
  return heights.map((height, i) => p.body(box(x + i * step, y - height, step - 3, height, 2), tone, { soft: step / 8 })).join('');
}
