import { svg } from '../geometry/svg.ts';
import type { Theme } from '../grains/model.ts';
import { makeStage, type Air, type Crop, type Stage } from './stage.ts';

/** One picture of the hero series. */
export interface Scene {
  readonly id: string;
  readonly seed: number;
  readonly air: Readonly<Record<Theme, Air>>;
  /** Paints from back to front. */
  paint(stage: Stage): string;
}

/** The whole picture as an SVG document. */
export function renderScene(scene: Scene, theme: Theme, crop: Crop): string {
  const stage = makeStage(scene.id, scene.seed, crop, theme, scene.air[theme]);
  return svg(stage.width, stage.height, '', scene.paint(stage));
}
