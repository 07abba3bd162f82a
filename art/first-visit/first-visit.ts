import { element, svg } from '../geometry/svg.ts';
import { drawn, pen, tones, visitSize, written } from './ink.ts';

/** A hand lays the insurance card on the desk, beside the list of medicines. */
function arrive(): string {
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

const drop = (x: number, y: number, fill: string): string => drawn(`M${x} ${y}c7 9 10 13 10 18a10 10 0 0 1-20 0c0-5 3-9 10-18z`, fill, 2.5);

/** Drops in a row on a forearm, and the hand that places the next. */
function drops(): string {
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

/** A clock with a quarter of its round filled, and a child who reads in the chair. */
function wait(): string {
  const marks = Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6;
    const [s, c] = [Math.sin(a), Math.cos(a)];
    return `M${(88 + s * 52).toFixed(1)} ${(86 - c * 52).toFixed(1)}L${(88 + s * 59).toFixed(1)} ${(86 - c * 59).toFixed(1)}`;
  });
  return (
    drawn('M88 18a68 68 0 1 1 0 136 68 68 0 0 1 0-136z', tones.paper, 5) +
    // From twelve to four: twenty minutes at most.
    drawn('M88 86V36a50 50 0 0 1 43.300 75z', '#f0a893', 2) +
    pen(marks.join(''), 3) +
    pen('M88 86V36M88 86l43.300 25', 5) +
    drawn('M88 81a5 5 0 1 1 0 10 5 5 0 0 1 0-10z', tones.coral, 2) +
    // The chair, and who waits in it.
    drawn('M196 104h64a8 8 0 0 1 8 8v66h-80v-66a8 8 0 0 1 8-8z', tones.leaf) +
    drawn('M206 138c2-20 10-28 22-28s20 8 22 28l2 28h-48z', tones.sun) +
    drawn('M228 62a24 24 0 1 1 0 48 24 24 0 0 1 0-48z', tones.tan) +
    drawn('M203 86c-2-20 12-32 26-30 16 0 26 14 23 32-6-8-12-14-16-18-8 8-20 12-33 16z', '#4a3b33') +
    pen('M220 94q8 6 16 0', 2.5) +
    drawn('M220 87h.1M236 87h.1', 'none', 4.5) +
    drawn('M200 142l28 6 28-6v28l-28 8-28-8z', tones.sky) +
    pen('M228 148v30', 2.5) +
    drawn('M184 172h88v14h-88z', tones.wood) +
    pen('M194 186v14M262 186v14', 4)
  );
}

/** Two hands hold the plan: green, yellow and red, each with what to do. */
function plan(): string {
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

const drawings = { arrive, drops, wait, plan } as const;

/** The steps of the first visit that have a picture, in order. */
export const visitNames = Object.keys(drawings) as (keyof typeof drawings)[];

/** A step of the first visit on its own ground, so that its colours hold by night and on any page. */
export function visitSvg(name: keyof typeof drawings): string {
  const { width, height } = visitSize;
  return svg(width, height, '', element('rect', { width, height, fill: tones.ground }) + drawings[name]());
}
