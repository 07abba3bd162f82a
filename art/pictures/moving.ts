import type { Theme } from '../drawn.ts';
import { element } from '../geometry/svg.ts';
import { airway } from './parts/airway.ts';
import { blowAt } from './parts/breath.ts';
import { hiveAt } from './parts/hive.ts';
import { clock } from './parts/things.ts';
import { newPen, type Pen, placed } from './pen.ts';

/** Drawings by how far they have moved, 0 to 1, in the size of a figure. A browser draws them: nothing here may need the build. */
const drawings = {
  airway: (p, moved) => placed(airway(p, 0, 0, moved), 200, 120, 1.24),
  blow: (p, moved) => blowAt(p, moved),
  hive: (p, moved) => placed(hiveAt(p, moved * 24), 150, 120, 2.3) + clock(p, 330, 120, 46, Math.round(moved * 24 * 60) || 720),
} satisfies Readonly<Record<string, (p: Pen, moved: number) => string>>;

type MovingDrawingId = keyof typeof drawings;

export const movingDrawingIds = Object.keys(drawings) as MovingDrawingId[];

/** One moment of a moving drawing as the inside of an `svg` element, 400 by 240 units. @param moved 0 to 1. */
export function movingSvg(id: MovingDrawingId, moved: number, theme: Theme): string {
  const pen = newPen(theme, `m${id}`);
  const body = drawings[id](pen, Math.min(1, Math.max(0, moved)));
  return element('defs', {}, pen.defs()) + body;
}
