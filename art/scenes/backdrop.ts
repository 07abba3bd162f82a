import { grainGroup } from '../grains/grain.ts';
import type { GrainKind } from '../grains/model.ts';
import { drift } from './drift.ts';
import { sky } from './land/sky.ts';
import type { Stage } from './stage.ts';

/** Sky, clouds, drifting grains and the grain that stands as sun or moon. */
export function backdrop(stage: Stage, kind: GrainKind, dust: string, clouds = ''): string {
  const { x, y, r } = stage.sun;
  return (
    sky(stage) +
    clouds +
    drift(stage, kind, dust) +
    grainGroup(kind, { cx: x, cy: y, radius: r, theme: stage.theme, id: 'sun', cells: Math.round(420 * stage.fineness) })
  );
}
