import { crayons } from './crayons.ts';

const { line, gold, dripShine, paper, blush } = crayons;

/** Draws a honey bee flying to the left, about 70 units wide, with all of her five eyes. */
export function Bee() {
  return (
    <g stroke={line} strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
      <ellipse cx="4" cy="-22" rx="9" ry="17" transform="rotate(-14 4 -22)" fill={dripShine} />
      <ellipse cx="18" cy="-19" rx="8" ry="15" transform="rotate(18 18 -19)" fill={dripShine} />
      <path d="M36 2l8 2-8 4z" className="fill-ink stroke-ink" />
      <ellipse cx="10" cy="4" rx="28" ry="19" fill={gold} />
      <path d="M8-15c4 12 4 26 0 38M20-13c4 11 4 23 0 34M-4-13c3 11 3 23 0 34" fill="none" strokeWidth="6" />
      <circle cx="-22" cy="2" r="15" fill={gold} />
      <path d="M-28-11c-3-6-7-8-12-8M-20-13c-1-6-4-9-8-11" fill="none" className="stroke-ink" />
      <ellipse cx="-29" cy="0" rx="4.5" ry="7" fill={paper} />
      <ellipse cx="-16" cy="0" rx="4.5" ry="7" fill={paper} />
      <circle cx="-30" cy="1" r="2" fill={line} />
      <circle cx="-17" cy="1" r="2" fill={line} />
      <g fill={line} stroke="none">
        <circle cx="-26" cy="-9" r="1.4" />
        <circle cx="-22" cy="-10.5" r="1.4" />
        <circle cx="-18" cy="-9" r="1.4" />
      </g>
      <path d="M-26 10c2 3 6 3 8 0" fill="none" />
      <circle cx="-12" cy="9" r="2.5" fill={blush} stroke="none" />
    </g>
  );
}
