import { drawn, pen, tones } from './ink.ts';

const drop = (x: number, y: number, fill: string): string => drawn(`M${x} ${y}c7 9 10 13 10 18a10 10 0 0 1-20 0c0-5 3-9 10-18z`, fill, 2.5);

/** Drops in a row on a forearm, and the hand that places the next. */
export function drops(): string {
  return (
    drawn('M-8 138c40-10 90-16 140-16 40 0 70 2 100 10 20 5 38 4 58 2v62H-8z', tones.brown) +
    drawn('M-8 130h44c4 22 4 46 0 74H-8z', tones.leaf) +
    drop(76, 118, tones.sun) +
    drop(114, 114, tones.leaf) +
    drop(152, 113, tones.rose) +
    pen('M70 162h12M108 160h12M146 160h12M184 162h12', 2.5) +
    // The dropper, its drop, and the hand.
    drawn('M184 42h12l-2 34-4 16-4-16z', tones.paper) +
    drawn('M180 14c0-8 20-8 20 0l-2 30h-16z', tones.coral) +
    drop(190, 98, tones.sky) +
    drawn('M246 10h48v54l-40 2z', tones.denim) +
    drawn(
      'M248 14c-16-2-30 0-42 6-6 3-10 8-8 12 2 4 8 3 14 1-8 4-14 9-12 14 2 4 8 3 13 0-6 5-9 9-7 13 3 4 9 2 14-1 8-4 18-3 30 1z',
      tones.fair,
    ) +
    drawn('M214 22c-10-3-22-2-32 4-6 4-3 11 4 10 8-2 14-2 20 2', tones.fair) +
    pen('M212 33c6-2 10-3 16-2M213 47c6-3 10-3 16-2', 2.5)
  );
}
