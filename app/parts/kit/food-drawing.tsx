import type { ReactNode } from 'react';
import type { FoodId } from '#app/content/kit/kit.schema.ts';

const line = { stroke: '#4a3a22', strokeWidth: 1.6, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** Each food in few strokes, 48 units square, in colors that hold on a light card, a dark one and paper. */
const drawn: Readonly<Record<FoodId, ReactNode>> = {
  peanut: (
    <>
      <path fill="#d9a55b" {...line} d="M9 36c-4-6-1-13 5-15 4-1 5-3 7-7 3-7 12-10 18-4 5 6 3 15-4 18-4 1-6 3-8 6-4 8-13 9-18 2z" />
      <path fill="none" {...line} strokeWidth={1.2} d="M13 34c4-2 6-6 6-10M18 37c3-4 5-8 8-10M29 25c2-5 2-9 0-13M34 25c2-4 3-9 2-14" />
    </>
  ),
  'tree-nuts': (
    <>
      <path fill="#b9793f" {...line} d="M5 30c0-9 6-15 13-15s13 6 13 15-6 13-13 13S5 39 5 30z" />
      <path fill="none" {...line} strokeWidth={1.2} d="M18 15v28M12 19c-3 6-3 14 0 20M24 19c3 6 3 14 0 20" />
      <path fill="#d9a55b" {...line} d="M36 6c6 5 9 13 5 21-7 1-11-4-11-10 0-5 3-9 6-11z" />
      <path fill="none" {...line} strokeWidth={1.2} d="M36 11c0 5 1 9 3 13" />
    </>
  ),
  milk: (
    <>
      <path fill="#fff" {...line} d="M14 8h20l-3 34H17z" />
      <path fill="#dbe9f2" d="M15.600 19h16.800L30.400 41H17.600z" />
      <path fill="none" {...line} d="M14 8h20l-3 34H17zM15 19h18" />
    </>
  ),
  egg: (
    <>
      <path fill="#fff" {...line} d="M5 31c0-7 6-8 9-13s13-7 17-1c3 4 11 4 12 12 1 9-9 13-19 13S5 40 5 31z" />
      <circle cx="25" cy="28" r="8" fill="#f3b93d" {...line} />
    </>
  ),
  wheat: (
    <>
      <path fill="none" {...line} d="M24 45V10" />
      <path
        fill="#e6b64c"
        {...line}
        strokeWidth={1.3}
        d="M24 3c4 4 4 7 0 11-4-4-4-7 0-11zM24 21c0-6 3-9 9-9 0 6-3 9-9 9zM24 21c0-6-3-9-9-9 0 6 3 9 9 9zM24 30c0-6 3-9 9-9 0 6-3 9-9 9zM24 30c0-6-3-9-9-9 0 6 3 9 9 9zM24 39c0-6 3-9 9-9 0 6-3 9-9 9zM24 39c0-6-3-9-9-9 0 6 3 9 9 9z"
      />
    </>
  ),
  soy: (
    <>
      <path fill="#8fb554" {...line} d="M7 41C3 30 9 18 20 11 28 6 36 5 42 6c1 8-2 16-9 23-8 8-17 12-26 12z" />
      <circle cx="17" cy="31" r="4.500" fill="#d8e6a6" {...line} strokeWidth={1.2} />
      <circle cx="26" cy="23" r="4.500" fill="#d8e6a6" {...line} strokeWidth={1.2} />
      <circle cx="34" cy="14" r="3.500" fill="#d8e6a6" {...line} strokeWidth={1.2} />
    </>
  ),
  fish: (
    <>
      <path fill="#8fb3c4" {...line} d="M4 24c7-10 20-13 30-3l10-8c-2 8-2 14 0 22l-10-8c-10 10-23 7-30-3z" />
      <circle cx="12" cy="22" r="1.600" fill="#22343c" />
      <path fill="none" {...line} strokeWidth={1.2} d="M18 17c3 4 3 10 0 14M25 18c2 4 2 8 0 12" />
    </>
  ),
  shellfish: (
    <>
      <path fill="#ee9070" {...line} d="M39 12c-9-6-22-5-29 3-6 8-5 19 2 26l6-3c-4-5-4-11 0-15 4-5 11-6 17-3l5-3c1-2 1-4-1-5z" />
      <path fill="#ee9070" {...line} d="M12 41c-2 2-5 3-8 2 1-3 3-5 6-5M12 41c0 2 1 4 3 5 2-2 3-5 1-7" />
      <path
        fill="none"
        {...line}
        strokeWidth={1.2}
        d="M28 10c-3 3-4 7-3 11M18 13c0 4 1 7 3 11M10 22c3 0 6 2 8 4M9 32c3-1 6-1 9 0M40 14c3-1 5-4 5-8M38 11c2-2 3-4 2-7"
      />
      <circle cx="34" cy="15" r="1.500" fill="#4a1c10" />
    </>
  ),
  sesame: (
    <>
      {[
        [14, 14, -30],
        [31, 11, 25],
        [23, 24, 0],
        [38, 26, -20],
        [10, 31, 30],
        [27, 38, 60],
      ].map(([x, y, turn]) => (
        <path
          key={`${x} ${y}`}
          fill="#ecdcae"
          {...line}
          strokeWidth={1.3}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          d="M0-7c4 3 5 8 3 11-2 3-4 3-6 0-2-3-1-8 3-11z"
        />
      ))}
    </>
  ),
};

/** A food as a picture, for a kitchen that reads neither language; the name beside it says what it is. */
export function FoodDrawing({ food, className = '' }: { readonly food: FoodId; readonly className?: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={`flex-none forced-color-adjust-none ${className}`}>
      {drawn[food]}
    </svg>
  );
}
