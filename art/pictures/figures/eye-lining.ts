import type { Picture } from '../model.ts';
import { eyeSection } from '../parts/eye-section.ts';
import { ragweedGrain } from '../parts/pollen.ts';
import { tear } from '../parts/things.ts';
import { placed } from '../pen.ts';

/** The front of the eye cut from top to bottom, calm and itchy: the clear skin swells, the cornea stays free. */
export const eyeLining: Picture = {
  type: 'pair',
  draw: (p) =>
    placed(eyeSection(p, 'light', 0), 116, 124, 0.98) +
    placed(eyeSection(p, 'light', 1), 316, 124, 0.98) +
    placed(
      p.ringed('M-70-28C-46-62-8-72 32-62Q54-52 28-48C4-52-22-48-42-38zM-62 30C-40 58-8 68 32 60Q52 52 28 47C4 50-22 48-42 38z', 1.6),
      316,
      124,
      0.98,
    ) +
    tear(p, 238, 156, 7) +
    ragweedGrain(p, 226, 112, 8) +
    ragweedGrain(p, 234, 88, 6),
};
