import { ridge } from '../../geometry/noise.ts';
import { element, linear, n, stops } from '../../geometry/svg.ts';
import type { Stage } from '../stage.ts';
import type { Strip } from './ground.ts';

/** One fold of the land. */
export interface Fold {
  /** Mean height, as depth in the land: 0 horizon, 1 lower edge. */
  readonly t: number;
  /** How far the ridge swings up and down, pixels. */
  readonly swing: number;
  /** Length of a swell, pixels. */
  readonly wave: number;
  readonly seed: number;
  /** Extra lift (pixels, upwards) by place: 0 the left edge, 1 the right edge. */
  readonly lift?: (u: number) => number;
  /** Steps of limestone instead of a soft line: height of a step in pixels. */
  readonly steps?: number;
}

/** The ridge line of a fold as a function of x, in pixels. */
export function ridgeLine(stage: Stage, { t, swing, wave, seed, lift, steps }: Fold): (x: number) => number {
  return (x) => {
    const soft = stage.land(t) - swing * ridge(x / wave + (stage.crop === 'tall' ? 3.7 : 0), seed, 3) - (lift?.(x / stage.width) ?? 0);
    if (!steps) return soft;
    const level = Math.floor(soft / steps);
    const within = soft / steps - level;
    return (level + within ** 3 * (within * (within * 6 - 15) + 10)) * steps * 0.75 + soft * 0.25;
  };
}

/** A fold filled from its crest colour down to its foot colour, where mist gathers. */
export function fold(stage: Stage, name: string, shapeOf: Fold, crest: string, foot: string, depth = 150): string {
  const y = ridgeLine(stage, shapeOf);
  let d = `M0 ${stage.height}`;
  for (let x = 0; x <= stage.width + 8; x += 8) d += `L${x} ${n(y(x))}`;
  d += `L${stage.width + 8} ${stage.height}z`;
  const top = stage.land(shapeOf.t) - shapeOf.swing * 0.6;
  return (
    element('defs', {}, linear(name, stops([crest, foot]), [0, top], [0, top + depth])) + element('path', { d, fill: `url(#${name})` })
  );
}

/** A bank of mist over the far land on the side of the words; nothing where the land needs none. */
export function mist(stage: Stage, strength: number): string {
  if (stage.crop === 'tall' || stage.theme === 'dark') return '';
  const [x, y, rx, ry] = [stage.width * 0.2, stage.height * 0.715, stage.width * 0.6, stage.height * 0.1];
  const stops = [0, 0.62, 0.8, 1].map((at, i) =>
    element('stop', { offset: at, 'stop-color': stage.haze, 'stop-opacity': [strength, strength * 0.9, strength * 0.5, 0][i] }),
  );
  const placed = {
    id: 'mist',
    cx: 0,
    cy: 0,
    r: 1,
    gradientUnits: 'userSpaceOnUse',
    gradientTransform: `translate(${x} ${y}) scale(${rx} ${ry})`,
  };
  return (
    element('defs', {}, element('radialGradient', placed, ...stops)) +
    element('rect', { y: y - ry, width: x + rx, height: ry * 2, fill: 'url(#mist)' })
  );
}

/** The folds of one picture, from far to near, ready to be planted. */
export interface Land {
  /** Height of the ridge of fold `i` at x, pixels. */
  ground(i: number): (x: number) => number;
  /** The slope below ridge `i`, over the whole width. */
  strip(i: number, depth: number): Strip;
  /** Paints fold `i`, crest colour to foot colour. */
  hill(i: number, crest: string, foot: string, depth?: number): string;
}

/** Prepares folds for planting and painting. */
export function makeLand(stage: Stage, folds: readonly Fold[]): Land {
  const lines = folds.map((f) => ridgeLine(stage, f));
  const ground = (i: number): ((x: number) => number) => lines[i] ?? (() => stage.height);
  return {
    ground,
    strip: (i, depth) => ({ left: 0, right: stage.width, top: ground(i), depth }),
    hill: (i, crest, foot, depth = 140) => {
      const shapeOf = folds[i];
      return shapeOf ? fold(stage, `fold${i}`, shapeOf, crest, foot, depth) : '';
    },
  };
}
