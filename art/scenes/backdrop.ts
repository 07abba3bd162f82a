import type { GrainKind } from '../grains/model.ts';
import { drift } from './drift.ts';
import { sky } from './land/sky.ts';
import type { Stage } from './stage.ts';

/** Sky, clouds and drifting grains; the grain that stands as sun or moon is a picture of its own (specimens.ts). */
export function backdrop(stage: Stage, kind: GrainKind, dust: string, clouds = ''): string {
  return sky(stage) + clouds + drift(stage, kind, dust);
}
