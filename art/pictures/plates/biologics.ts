import type { Picture } from '../model.ts';
import { antibody, mastCell } from '../parts/things.ts';
import { placed } from '../pen.ts';

/** Signals that look for their lock on a cell; a medicine shaped like an antibody has caught one. */
export const biologicsPlate: Picture = {
  type: 'plate',
  draw(p) {
    const lock = (x: number, y: number, turn: number) =>
      placed(p.body('M-11 0V-16Q-11-22-5-22V-12Q0-8 5-12V-22Q11-22 11-16V0z', 'cell', { soft: 4 }), x, y, 1, turn);
    const signal = (x: number, y: number) => p.body(`M${x - 9} ${y}a9 9 0 0 1 18 0q0 7-6 9v6h-6v-6q-6-2-6-9z`, 'alarm', { soft: 4 });
    return (
      p.disc(200, 150, 146, 'immune') +
      p.shadow(200, 278, 96, 10) +
      lock(134, 158, -34) +
      lock(172, 136, -14) +
      lock(222, 136, 12) +
      lock(262, 156, 32) +
      mastCell(p, 198, 214, 84) +
      signal(170, 92) +
      signal(246, 74) +
      placed(antibody(p, 0, 0, 0, 1.9, 'medicine'), 246, 36, 1, 180) +
      signal(112, 100) +
      placed(antibody(p, 0, 0, 0, 1.9, 'medicine'), 96, 50, 1, 158)
    );
  },
};
