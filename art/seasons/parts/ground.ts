import type { Theme } from '../../drawn.ts';
import { element, linear, stops } from '../../geometry/svg.ts';
import { type Plate, plateSide } from '../model.ts';

/** The air behind each kind, top to bottom: it stands on the card colour of its theme without a frame. */
const airs: Readonly<Record<Plate['ground'], Readonly<Record<Theme, readonly [string, string, string]>>>> = {
  tree: { light: ['#dfeae2', '#eaf0de', '#f6ecd2'], dark: ['#1d3b40', '#24453f', '#33504a'] },
  grass: { light: ['#e3ecdc', '#eef0d6', '#f8ebc8'], dark: ['#1f3c3c', '#2a4638', '#40523f'] },
  weed: { light: ['#e6ecdd', '#f3eed6', '#f9e4c6'], dark: ['#213b3b', '#2f4538', '#4a5040'] },
  damp: { light: ['#dce6e6', '#e4e9e0', '#ecebdd'], dark: ['#1d3539', '#243f41', '#304a48'] },
  indoor: { light: ['#e2e6f1', '#eaebee', '#f4ece0'], dark: ['#222f42', '#293a48', '#37484e'] },
};

/** The round of air that the plant stands in and reaches out of. `id` is unique in the document. */
export function ground(kind: Plate['ground'], theme: Theme, id: string): { defs: string; drawn: string } {
  const [top, middle, foot] = airs[kind][theme];
  const half = plateSide / 2;
  return {
    defs: linear(id, stops([top, middle, foot], [0, 0.55, 1])),
    drawn: element('circle', { cx: half, cy: half, r: half - 16, fill: `url(#${id})` }),
  };
}
