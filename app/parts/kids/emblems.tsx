import type { ReactNode } from 'react';
import type { Emblem } from '#app/content/kids/kids.schema.ts';
import { crayons } from './crayons.ts';

const { line, paper, gold, goldDeep, coral, bluebonnet, leaf, drip, dripShine, stone, stoneShade, skin, rose, honey } = crayons;

/** Each quest's drawing, within 44 units of its center. */
const drawings: Readonly<Record<Emblem, ReactNode>> = {
  castle: (
    <>
      <path d="M22-38a13 13 0 1 0 12 19A11 11 0 0 1 22-38z" fill={gold} />
      <path d="M-34 34V-14h8v7h7v-7h8v7h8v-7h8v7h7v-7h8V34z" fill={stone} />
      <path d="M-9 34V20a9 9 0 0 1 18 0v14z" fill={goldDeep} />
      <path d="M-25 4v9M25 4v9" fill="none" strokeWidth="5" />
      <path d="M-19-14V-34l14 5-14 5" fill={coral} />
    </>
  ),
  rainbow: (
    <>
      <ellipse cy="26" rx="40" ry="12" fill={paper} />
      <path d="M-30 24a30 30 0 0 1 60 0" fill="none" stroke={coral} strokeWidth="7" />
      <path d="M-23 24a23 23 0 0 1 46 0" fill="none" stroke={gold} strokeWidth="7" />
      <path d="M-16 24a16 16 0 0 1 32 0" fill="none" stroke={leaf} strokeWidth="7" />
      <path d="M-9 24a9 9 0 0 1 18 0" fill="none" stroke={bluebonnet} strokeWidth="7" />
      <path d="M-33.5 24a33.5 33.5 0 0 1 67 0M-5.5 24a5.5 5.5 0 0 1 11 0" fill="none" />
      <path d="M-20-20c-5-6 2-14 6-8 5-5 10 3 4 8l-5 5zM18-22c4-8 12-6 12-6s1 8-7 11z" fill={leaf} />
    </>
  ),
  ball: (
    <>
      <circle r="28" cx="2" cy="2" fill={paper} />
      <path d="M2-11l12 9-5 14H-5l-5-14z" fill={bluebonnet} />
      <path d="M2-11v-15M14-2l14-5M9 12l9 12M-5 12l-9 12M-10-2l-14-5" fill="none" />
      <path d="M-40-14h10M-42 4h9M-38 22h8" fill="none" stroke={coral} strokeWidth="4" />
    </>
  ),
  house: (
    <>
      <path d="M-28 34V-4h56v38z" fill={stone} />
      <path d="M-38 0L0-34 38 0z" fill={coral} />
      <path d="M-7 34V14H7v20z" fill={goldDeep} />
      <path d="M-22 4h12v12h-12zM10 4h12v12H10z" fill={dripShine} />
      <path d="M-42-28c8-6 12 4 20-1s10 2 13 3M16-34c8-6 12 4 20 0" fill="none" stroke={drip} strokeWidth="4" />
    </>
  ),
  bubbles: (
    <>
      <path
        d="M-28 36c-8-10-10-22-4-32 3-5 10-3 9 3l-2 8L2-10c5-5 11 1 7 6L1 14 15 0c5-5 11 2 7 7L8 22l8-6c5-4 10 2 6 7C12 36-10 46-28 36z"
        fill={skin}
      />
      <circle cx="-14" cy="-24" r="12" fill={dripShine} />
      <circle cx="14" cy="-28" r="9" fill={dripShine} />
      <circle cx="31" cy="-10" r="7" fill={dripShine} />
      <path d="M-20-27c1-3 3-5 6-5M10-31c1-2 2-3 4-3" fill="none" stroke={drip} />
    </>
  ),
  shield: (
    <>
      <path d="M0-38C12-30 24-28 34-28C36 4 24 28 0 40C-24 28-36 4-34-28C-24-28-12-30 0-38z" fill={bluebonnet} />
      <path d="M0-28C9-22 18-20 26-20C27 4 18 22 0 31z" fill={drip} stroke="none" />
      <path d="M0-18l5.5 11.5L18-5 9 4l2 13L0 11l-11 6 2-13-9-9 12.5-1.5z" fill={gold} />
    </>
  ),
  scroll: (
    <>
      <path d="M-26-34h48c6 0 8 10 2 12V30c0 8-10 10-14 4h-40c6-2 4-8 4-12z" fill={paper} />
      <path d="M-36 34h32c-4-6 0-10 4-10h-32c-8 0-8 10-4 10z" fill={stoneShade} />
      <circle cx="-14" cy="-20" r="5" fill={leaf} />
      <circle cx="-14" cy="-5" r="5" fill={gold} />
      <circle cx="-14" cy="10" r="5" fill={coral} />
      <path d="M-4-20h18M-4-5h18M-4 10h18" fill="none" />
    </>
  ),
  magnifier: (
    <>
      <path d="M14 14l22 22" fill="none" strokeWidth="11" />
      <path d="M16 16l19 19" fill="none" stroke={goldDeep} strokeWidth="5" />
      <circle cx="-6" cy="-6" r="28" fill={dripShine} />
      <path d="M-4-26c0 10-5 15-11 21-5 5-2 12 4 11 3 4 9 4 12 0 6 1 9-4 6-9C3-10 3-16 3-26" fill={skin} />
    </>
  ),
  'weather-vane': (
    <>
      <path d="M-34 18a12 12 0 0 1 2-24 17 17 0 0 1 32-6 14 14 0 0 1 22 12 10 10 0 0 1 2 18z" fill={dripShine} />
      <path d="M0 40V-30" fill="none" strokeWidth="5" />
      <path d="M-26-30h40l-8-10 28 14-28 14 8-10h-40z" fill={coral} />
      <circle cx="-22" cy="30" r="6" fill={leaf} />
      <circle cx="-6" cy="36" r="6" fill={gold} />
      <circle cx="10" cy="36" r="6" fill={goldDeep} />
      <circle cx="25" cy="30" r="6" fill={coral} />
    </>
  ),
  dandelion: (
    <>
      <path d="M-10 40c2-18 4-28 6-34" fill="none" stroke={leaf} strokeWidth="5" />
      <circle cx="-4" cy="-10" r="20" fill={paper} />
      <path d="M-4-10v-17M-4-10l12-12M-4-10h17M-4-10l12 12M-4-10l-12 12M-4-10h-17M-4-10l-12-12" fill="none" />
      <path d="M18-26l10-6M22-12l12-2M18 4l10 5" fill="none" stroke={drip} strokeWidth="3" />
      <circle cx="31" cy="-34" r="3" fill={gold} />
      <circle cx="38" cy="-15" r="3" fill={gold} />
      <circle cx="31" cy="11" r="3" fill={gold} />
      <path d="M-14 40c-10 0-18-6-20-16 12-2 18 6 20 16z" fill={leaf} />
    </>
  ),
  label: (
    <>
      <path d="M-30-26c0-12 60-12 60 0v54c0 12-60 12-60 0z" fill={rose} />
      <ellipse cy="-26" rx="30" ry="9" fill={stone} />
      <path d="M-22-10h44v38h-44z" fill={paper} />
      <path d="M-16-2h20M-16 6h30M-16 14h24M-16 22h14" fill="none" />
      <path d="M14 20l7 7 14-18" fill="none" stroke={honey} strokeWidth="6" />
    </>
  ),
};

/** Draws a quest's emblem centered on (0, 0). */
export function EmblemDrawing({ name }: { readonly name: Emblem }) {
  return (
    <g stroke={line} strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
      {drawings[name]}
    </g>
  );
}

interface BadgeProps {
  readonly emblem: Emblem;
  /** Adds a golden rim with rays; color alone does not show it, since the rays and a text beside the badge say it too. */
  readonly won: boolean;
  readonly className?: string;
}

const rays = Array.from({ length: 24 }, (_, place) => {
  const angle = (place * Math.PI) / 12;
  const radius = place % 2 === 0 ? 62 : 54;
  return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
}).join('L');

/** Draws the badge of a quest, plain until all its boxes are checked. */
export function Badge({ emblem, won, className = 'size-24 flex-none' }: BadgeProps) {
  return (
    <svg viewBox="-64 -64 128 128" className={`${className} forced-color-adjust-none`} aria-hidden="true" focusable="false">
      {won && <path d={`M${rays}z`} fill={gold} stroke={line} strokeWidth="2.5" strokeLinejoin="round" />}
      <circle r="53" className="fill-card stroke-control" strokeWidth="2.5" strokeDasharray={won ? undefined : '6 7'} />
      <g transform="scale(0.86)">
        <EmblemDrawing name={emblem} />
      </g>
    </svg>
  );
}
