import type { FoodId } from '#app/content/kit/kit.schema.ts';

/** A shape in a color, or a stroke alone; thinner strokes draw details. */
type Shape = readonly [d: string, fill?: string, width?: number];

const round = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
const grain = (x: number, y: number) => `M${x} ${y}c4 2 6 6 5 9s-5 4-7 1c-2-3-1-7 2-10z`;
const glass = 'M14 8h20l-3 34H17z';

/** Each food in a few strokes, 48 units square, in colors that work on a light card, a dark one and paper. */
const drawn: Readonly<Record<FoodId, readonly Shape[]>> = {
  peanut: [
    ['M9 36c-4-6-1-13 5-15 4-1 5-3 7-7 3-7 12-10 18-4 5 6 3 15-4 18-4 1-6 3-8 6-4 8-13 9-18 2z', '#d9a55b'],
    ['M13 34c4-2 6-6 6-10M18 37c3-4 5-8 8-10M29 25c2-5 2-9 0-13M34 25c2-4 3-9 2-14', 'none', 1.2],
  ],
  'tree-nuts': [
    ['M5 30c0-9 6-15 13-15s13 6 13 15-6 13-13 13S5 39 5 30z', '#b9793f'],
    ['M18 15v28M12 19c-3 6-3 14 0 20M24 19c3 6 3 14 0 20', 'none', 1.2],
    ['M36 6c6 5 9 13 5 21-7 1-11-4-11-10 0-5 3-9 6-11z', '#d9a55b'],
    ['M36 11c0 5 1 9 3 13', 'none', 1.2],
  ],
  milk: [[glass, '#fff'], ['M15.600 19h16.800L30.400 41H17.600z', '#dbe9f2', 0], [`${glass}M15 19h18`]],
  egg: [
    ['M5 31c0-7 6-8 9-13s13-7 17-1c3 4 11 4 12 12 1 9-9 13-19 13S5 40 5 31z', '#fff'],
    [round(25, 28, 8), '#f3b93d'],
  ],
  wheat: [
    ['M24 45V10'],
    [
      `M24 3c4 4 4 7 0 11-4-4-4-7 0-11z${[21, 30, 39].map((y) => `M24 ${y}c0-6 3-9 9-9 0 6-3 9-9 9zM24 ${y}c0-6-3-9-9-9 0 6 3 9 9 9z`).join('')}`,
      '#e6b64c',
      1.3,
    ],
  ],
  soy: [
    ['M7 41C3 30 9 18 20 11 28 6 36 5 42 6c1 8-2 16-9 23-8 8-17 12-26 12z', '#8fb554'],
    [round(17, 31, 4.5) + round(26, 23, 4.5) + round(34, 14, 3.5), '#d8e6a6', 1.2],
  ],
  fish: [
    ['M4 24c7-10 20-13 30-3l10-8c-2 8-2 14 0 22l-10-8c-10 10-23 7-30-3z', '#8fb3c4'],
    [round(12, 22, 1.6), '#22343c', 0],
    ['M18 17c3 4 3 10 0 14M25 18c2 4 2 8 0 12', 'none', 1.2],
  ],
  shellfish: [
    ['M39 12c-9-6-22-5-29 3-6 8-5 19 2 26l6-3c-4-5-4-11 0-15 4-5 11-6 17-3l5-3c1-2 1-4-1-5z', '#ee9070'],
    ['M12 41c-2 2-5 3-8 2 1-3 3-5 6-5M12 41c0 2 1 4 3 5 2-2 3-5 1-7', '#ee9070'],
    ['M28 10c-3 3-4 7-3 11M18 13c0 4 1 7 3 11M10 22c3 0 6 2 8 4M9 32c3-1 6-1 9 0M40 14c3-1 5-4 5-8M38 11c2-2 3-4 2-7', 'none', 1.2],
    [round(34, 15, 1.5), '#4a1c10', 0],
  ],
  sesame: [[grain(14, 6) + grain(31, 4) + grain(22, 18) + grain(38, 20) + grain(9, 26) + grain(27, 32), '#ecdcae', 1.3]],
};

/** Draws a food for a kitchen that reads neither language; the name beside it says which food it is. */
export function FoodDrawing({ food, className = '' }: { readonly food: FoodId; readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      stroke="#4a3a22"
      strokeLinejoin="round"
      strokeLinecap="round"
      className={`flex-none forced-color-adjust-none ${className}`}
    >
      {drawn[food].map(([d, fill = 'none', width = 1.6]) => (
        <path key={d} d={d} fill={fill} strokeWidth={width} />
      ))}
    </svg>
  );
}
