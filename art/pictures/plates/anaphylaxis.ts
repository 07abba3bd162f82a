import type { Picture } from '../model.ts';
import { injector, noseSprayDevice } from '../parts/epinephrine.ts';
import { placed } from '../pen.ts';

/** Two epinephrine injectors side by side, and a nose spray before them. */
export const anaphylaxisPlate: Picture = {
  type: 'plate',
  draw: (p) =>
    p.disc(200, 150, 146, 'alarm') +
    p.shadow(196, 256, 112, 13) +
    placed(injector(p), 108, 56, 1.3, -8) +
    placed(injector(p), 172, 42, 1.3, 4) +
    placed(noseSprayDevice(p), 232, 112, 1.24, 5),
};
