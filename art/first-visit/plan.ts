import { drawn, pen, tones, written } from './ink.ts';

/** Two hands hold the plan: green, yellow and red, each with what to do. */
export function plan(): string {
  const zone = (y: number, fill: string): string => drawn(`M100 ${y}h18v22h-18z`, fill, 2.5) + written(128, y + 7, 52, 2, 10);
  return (
    drawn('M88 16h104a5 5 0 0 1 5 5v152a5 5 0 0 1-5 5H88a5 5 0 0 1-5-5V21a5 5 0 0 1 5-5z', tones.paper) +
    pen('M100 36h58M100 48h34', 5) +
    zone(66, '#8fc7a2') +
    zone(98, tones.sun) +
    zone(130, '#e48a76') +
    pen('M164 36l7 8 14-16', 4) +
    // The hands, a thumb in front of the sheet each.
    drawn('M-8 96l52 12v64l-52 14z', tones.rose) +
    drawn('M42 110c14 0 24 4 34 4h16c9 1 9 13 0 14l-16 2c4 2 8 6 8 12 0 4-2 6-3 7-3 12-22 20-40 20z', tones.brown) +
    drawn('M288 96l-52 12v64l52 14z', tones.leaf) +
    drawn('M238 110c-14 0-24 4-34 4h-16c-9 1-9 13 0 14l16 2c-4 2-8 6-8 12 0 4 2 6 3 7 3 12 22 20 40 20z', tones.fair)
  );
}
