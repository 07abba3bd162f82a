import type { Theme } from '../drawn.ts';
import { svg } from '../geometry/svg.ts';
import { type Air, type Crop, makeStage, type Stage } from './stage.ts';

/** One picture of the hero series. */
export interface Scene {
  readonly id: string;
  readonly seed: number;
  readonly air: Readonly<Record<Theme, Air>>;
  /** Paints from back to front. */
  paint(stage: Stage): string;
}

/** The whole picture as an SVG document. `fineness` below 1 draws the grain coarser, for tests that look at the rest. */
export function renderScene(scene: Scene, theme: Theme, crop: Crop, fineness = 1): string {
  const stage = makeStage(scene.id, scene.seed, crop, theme, scene.air[theme], fineness);
  return svg(stage.width, stage.height, '', scene.paint(stage));
}

/** The same land and sky with no grain in it, for play: what floats there is drawn by the page. Always the wide crop. */
export function renderSky(scene: Scene, theme: Theme): string {
  const stage = makeStage(scene.id, scene.seed, 'wide', theme, scene.air[theme], 0.2);
  const away = { x: -stage.width, y: -stage.height, r: 1 };
  return svg(stage.width, stage.height, '', scene.paint({ ...stage, sun: away }));
}
