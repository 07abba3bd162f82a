import type { Picture } from '../model.ts';
import { cedarGrain } from '../parts/pollen.ts';
import { antibody, mastCell } from '../parts/things.ts';
import { arrow } from '../shapes.ts';

/** An allergy cell armed with antibodies; pollen joins two of them; the cell empties its grains. */
export const mastCellStrip: Picture = {
  type: 'strip',
  draw(p) {
    const armed = (x: number) =>
      antibody(p, x - 30, 110, -32, 1) + antibody(p, x - 11, 98, -11, 1) + antibody(p, x + 11, 98, 11, 1) + antibody(p, x + 30, 110, 32, 1);
    const at = [64, 192, 332] as const;
    return (
      at.map((x) => armed(x)).join('') +
      mastCell(p, at[0], 152, 46) +
      mastCell(p, at[1], 152, 46) +
      cedarGrain(p, at[1], 60, 17) +
      mastCell(p, at[2], 152, 46, 0.75) +
      cedarGrain(p, at[2], 60, 17) +
      p.ringed('M272 152a60 60 0 1 0 120 0a60 60 0 1 0-120 0z', 2) +
      cedarGrain(p, 40, 40, 12) +
      cedarGrain(p, 94, 30, 9) +
      p.flat(arrow([116, 152], [140, 152], 6) + arrow([243, 152], [264, 152], 6), p.ink.quiet)
    );
  },
};
