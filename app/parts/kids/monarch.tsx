import { crayons } from './crayons.ts';

const { line, coral, gold, paper, blush } = crayons;

/** Draws a monarch butterfly flying to the left, about 80 units wide around its center. */
export function Monarch() {
  return (
    <g stroke={line} strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
      <path d="M2 0C-4-30 14-42 34-36c10 4 6 22-4 30C20 0 10 2 2 0z" fill={coral} />
      <path d="M2 2c16-2 30 6 30 18 0 10-14 14-22 6C4 20 0 10 2 2z" fill={gold} />
      <path d="M2 0C-14-26-34-34-42-24c-6 10 4 22 16 24 12 2 20 2 28 0z" fill={coral} />
      <path d="M0 2c-14 0-28 8-26 18 2 8 14 10 20 2 4-6 6-12 6-20z" fill={gold} />
      <path d="M8-4l20-24M10-2l22-10M-4-4l-24-16M6 6l16 12M-4 6l-14 12" fill="none" strokeWidth="2" />
      <g fill={paper} stroke="none">
        <circle cx="33" cy="-30" r="2" />
        <circle cx="33" cy="-20" r="2" />
        <circle cx="-37" cy="-20" r="2" />
        <circle cx="28" cy="18" r="2" />
      </g>
      <path d="M2-8c-4 10-4 22 0 32 4-10 4-22 0-32z" fill={line} />
      <circle cx="0" cy="-13" r="9" fill={gold} />
      <path d="M-3-21c-2-6-6-8-9-9M4-21c2-6 6-8 9-9" fill="none" />
      <circle cx="-3" cy="-14" r="1.8" fill={line} stroke="none" />
      <circle cx="4" cy="-14" r="1.8" fill={line} stroke="none" />
      <path d="M-3-9c2 3 5 3 7 0" fill="none" strokeWidth="2" />
      <circle cx="-6" cy="-10" r="1.6" fill={blush} stroke="none" />
    </g>
  );
}
