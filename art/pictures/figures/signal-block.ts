import type { Picture } from '../model.ts';
import { antibody, mastCell } from '../parts/things.ts';
import { type Pen, placed } from '../pen.ts';

const lock = (p: Pen, x: number, y: number, turn: number) =>
  placed(p.body('M-11 0V-16Q-11-22-5-22V-12Q0-8 5-12V-22Q11-22 11-16V0z', 'cell', { soft: 4 }), x, y, 1.1, turn);
const signal = (p: Pen, x: number, y: number) => p.body(`M${x - 9} ${y}a9 9 0 0 1 18 0q0 7-6 9v6h-6v-6q-6-2-6-9z`, 'alarm', { soft: 4 });

/** A cell with its locks: the signal fits in and the cell acts; a medicine holds the signal and the cell stays quiet. */
export const signalBlock: Picture = {
  type: 'pair',
  draw: (p) =>
    lock(p, 60, 130, -28) +
    lock(p, 100, 118, 0) +
    lock(p, 140, 130, 28) +
    mastCell(p, 100, 168, 52, 0.8) +
    signal(p, 100, 96) +
    signal(p, 50, 98) +
    signal(p, 150, 98) +
    p.ringed('M100 78a19 22 0 1 1-.1 0z', 2) +
    lock(p, 260, 130, -28) +
    lock(p, 300, 118, 0) +
    lock(p, 340, 130, 28) +
    mastCell(p, 300, 168, 52) +
    signal(p, 262, 76) +
    placed(antibody(p, 0, 0, 0, 1.5, 'medicine'), 261, 42, 1, 180) +
    signal(p, 338, 72) +
    placed(antibody(p, 0, 0, 0, 1.5, 'medicine'), 337, 38, 1, 180) +
    p.ringed('M337 30a30 34 0 1 1-.1 0z', 2),
};
