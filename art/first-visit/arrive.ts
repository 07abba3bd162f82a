import { drawn, pen, tones, written } from './ink.ts';

/** A hand lays the insurance card on the desk, beside the list of medicines. */
export function arrive(): string {
  return (
    drawn('M-6 138h292v70H-6z', tones.wood) +
    pen('M-6 152h292', 2.5) +
    // The list on its board.
    drawn('M28 34h92a5 5 0 0 1 5 5v118a5 5 0 0 1-5 5H28a5 5 0 0 1-5-5V39a5 5 0 0 1 5-5z', '#c99c66') +
    drawn('M33 48h82v106H33z', tones.paper, 2.5) +
    drawn('M58 28h32v16H58z', '#8fa39b', 2.5) +
    written(50, 68, 54, 6) +
    drawn('M40 64h1M40 78h1M40 92h1M40 106h1M40 120h1M40 134h1', 'none', 5) +
    // The card.
    drawn('M146 112h74a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6h-74a6 6 0 0 1-6-6v-40a6 6 0 0 1 6-6z', tones.sky) +
    drawn('M150 122h18v18h-18z', tones.paper, 2.5) +
    written(178, 128, 36, 2, 12) +
    pen('M150 152h40', 2.5) +
    // The hand with its sleeve.
    drawn('M246 66l48-22v66l-34 10z', tones.denim) +
    drawn(
      'M250 70c-14 2-26 6-36 16-10 9-18 20-22 32-2 7 6 11 11 5l13-16c-6 12-11 22-12 30 0 7 9 8 12 1l14-26c-3 10-5 18-5 25 1 6 9 6 11-1l8-24 20-8z',
      tones.tan,
    ) +
    pen('M214 110c4-6 10-12 16-16', 2.5)
  );
}
