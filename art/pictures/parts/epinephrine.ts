import type { Pen } from '../pen.ts';
import { box } from '../shapes.ts';

/** An epinephrine injector standing on its needle end, 34 by 150 units from (0, 0): cap above, window, needle end below. */
export function injector(p: Pen): string {
  return (
    p.body(box(9, 0, 16, 20, 4), 'medicine', { soft: 4 }) +
    p.body(box(2, 18, 30, 104, 8), 'fat', { soft: 8 }) +
    p.body(box(9, 40, 16, 44, 6), 'plastic', { soft: 5 }) +
    p.flat(box(12, 56, 10, 25, 3), p.tone('air')[0], 0.75) +
    p.line('M8 96H26M8 103H26', p.tone('fat')[0], 1.6) +
    p.body('M5 121H29L26 140Q17 150 8 140z', 'alarm', { soft: 5 })
  );
}

/** A one-dose nose spray standing, 60 by 112 units from (0, 0): nozzle above, rests for two fingers, plunger below. */
export function noseSprayDevice(p: Pen): string {
  return (
    p.body('M25 4Q30-2 35 4L39 50H21z', 'plastic', { soft: 6 }) +
    p.body('M2 50Q0 44 8 44H52Q60 44 58 50L54 60H6z', 'plastic', { soft: 5 }) +
    p.body(box(18, 58, 24, 30, 4), 'air', { soft: 6 }) +
    p.body(box(21, 86, 18, 22, 3), 'medicine', { soft: 5 }) +
    p.body(box(14, 104, 32, 8, 4), 'medicine', { soft: 3 })
  );
}
