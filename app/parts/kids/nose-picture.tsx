import { crayons } from './crayons.ts';

const { line, skin, skinShade, blush, paper, paperShade, drip, dripShine } = crayons;

interface NoseProps {
  /** Eyes closed and smiling: the round is over. */
  readonly relieved?: boolean;
  /** With a head of its own, where it does not hang from the picture's edge. */
  readonly whole?: boolean;
}

/** The runny nose itself, hanging from the top of the game's picture (320 units wide). */
export function Nose({ relieved = false, whole = false }: NoseProps) {
  return (
    <g stroke={line} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
      <path
        d={`M136-8c-2 34-22 62-39 80-18 19-14 52 16 54 10 1 17-2 22-6 12 14 38 14 50 0 5 4 12 7 22 6 30-2 34-35 16-54-17-18-37-46-39-80${whole ? 'c-3-28-45-28-48 0' : ''}z`}
        fill={skin}
      />
      <path d="M177-8c2 40 16 66 30 84 10 13 10 34-6 45 28 1 37-31 22-49-17-20-37-46-39-80z" fill={skinShade} stroke="none" />
      <path d="M135 120c-8-8-6-21 3-27M185 120c8-8 6-21-3-27" fill="none" />
      <ellipse cx="126" cy="116" rx="12" ry="6.5" fill={line} />
      <ellipse cx="194" cy="116" rx="12" ry="6.5" fill={line} />
      <circle cx="111" cy="88" r="8" fill={blush} stroke="none" opacity="0.7" />
      <circle cx="209" cy="88" r="8" fill={blush} stroke="none" opacity="0.7" />
      {relieved ? (
        <path d="M139 50c3-6 11-6 14 0M167 50c3-6 11-6 14 0" fill="none" strokeWidth="4" />
      ) : (
        <g>
          <circle cx="146" cy="47" r="10" fill={paper} />
          <circle cx="174" cy="47" r="10" fill={paper} />
          <circle cx="147" cy="51" r="4.5" fill={line} stroke="none" />
          <circle cx="173" cy="51" r="4.5" fill={line} stroke="none" />
          <path d="M134 30c4-5 11-7 17-4M186 30c-4-5-11-7-17-4" fill="none" />
        </g>
      )}
      <path d={relieved ? 'M145 76c7 12 23 12 30 0z' : 'M149 82c4-7 18-7 22 0'} fill={relieved ? blush : 'none'} />
    </g>
  );
}

interface PlaceProps {
  readonly x: number;
  readonly y: number;
}

/** One drip, its tip at (0, -14), about 22 units high. */
export function DripShape({ x, y }: PlaceProps) {
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <path d="M0-14c5 8 9 11 9 17a9 9 0 0 1-18 0c0-6 4-9 9-17z" fill={drip} stroke={line} strokeWidth="2" strokeLinejoin="round" />
      <path d="M-4.5 4a4.5 4.5 0 0 0 4 4" fill="none" stroke={dripShine} strokeWidth="2.5" strokeLinecap="round" />
    </g>
  );
}

/** A tissue of the given half width, its upper edge at y. */
export function Tissue({ x, y, reach }: PlaceProps & { readonly reach: number }) {
  const folds = [-0.6, -0.2, 0.2, 0.6].map((part) => part * reach);
  const top = [-1, -0.8, -0.4, 0, 0.4, 0.8, 1].map((part, place) => `${(part * reach).toFixed(1)} ${place % 2 === 0 ? 0 : 6}`);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y})`} stroke={line} strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
      <path d={`M${top.join('L')}L${reach * 0.86} 30L${-reach * 0.86} 30z`} fill={paper} />
      <path d={folds.map((fold) => `M${fold} 11L${(fold * 0.9).toFixed(1)} 24`).join('')} stroke={paperShade} fill="none" />
    </g>
  );
}
