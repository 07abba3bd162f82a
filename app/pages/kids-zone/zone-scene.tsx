import { Bee } from '#app/parts/kids/bee.tsx';
import { crayons } from '#app/parts/kids/crayons.ts';
import { Grain } from '#app/parts/kids/grains.tsx';
import { Nose } from '#app/parts/kids/nose-picture.tsx';

const { line, gold, goldDeep, leaf, leafDeep, coral, bluebonnet, paper, blush, stone } = crayons;

/** Seeds on the sun's rim; its middle is left for the face. */
const grainDots = Array.from({ length: 30 }, (_, place) => {
  const angle = place * 2.399963;
  const distance = 48 * Math.sqrt((place + 4) / 34);
  return { x: Math.round(Math.cos(angle) * distance), y: Math.round(Math.sin(angle) * distance) };
}).filter(({ x, y }) => Math.abs(x) > 28 || Math.abs(y) > 26);

const flowers = [36, 96, 168, 238, 300, 452, 520, 584, 668, 742, 812, 900];

/** A live oak, its foot at (0, 0). */
function Oak({ at, scale }: { readonly at: string; readonly scale: number }) {
  return (
    <g transform={`translate(${at}) scale(${scale})`} stroke={line} strokeWidth="2.5" strokeLinejoin="round">
      <path d="M-5 6c2-14 2-26-8-36l5-2 8 12 8-14 5 3c-8 12-8 24-5 37z" fill={goldDeep} />
      <path d="M-48-30c-8-14 6-26 18-22 4-16 28-20 36-8 14-8 32 2 30 14 14 4 12 22-2 22-20 4-60 4-74 0-4 0-8-2-8-6z" fill={leaf} />
    </g>
  );
}

/**
 * The picture over the Kids Zone: San Antonio hills, a pollen grain for a sun, a nose with a kite, a bee. A narrow
 * window shows its middle, so what tells the story stands there.
 */
export function ZoneScene({ label }: { readonly label: string }) {
  return (
    <svg
      viewBox="0 0 960 290"
      role="img"
      aria-label={label}
      className="block h-56 w-full rounded-card bg-mist forced-color-adjust-none md:h-auto"
      preserveAspectRatio="xMidYMax slice"
    >
      <g transform="translate(604 84)" stroke={line} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <circle r="56" fill={gold} />
        {grainDots.map(({ x, y }) => (
          <circle key={`${x},${y}`} cx={x} cy={y} r="2.5" fill={goldDeep} stroke="none" />
        ))}
        <circle cx="-16" cy="-8" r="6" fill={line} stroke="none" />
        <circle cx="16" cy="-8" r="6" fill={line} stroke="none" />
        <path d="M-18 10c6 16 30 16 36 0z" fill={paper} />
        <circle cx="-32" cy="8" r="7" fill={blush} stroke="none" />
        <circle cx="32" cy="8" r="7" fill={blush} stroke="none" />
      </g>
      <g transform="translate(150 84) scale(0.5)">
        <Grain id="ragweed" />
      </g>
      <g transform="translate(244 52) scale(0.32)">
        <Grain id="mulberry" />
      </g>
      <g transform="translate(770 74) scale(0.5)">
        <Grain id="grass" />
      </g>
      <g transform="translate(866 124) scale(0.36)">
        <Grain id="cedar" />
      </g>
      <path d="M0 214C160 160 290 196 450 208S760 170 960 200V290H0z" fill={leafDeep} opacity="0.45" />
      <Oak at="92 214" scale={0.9} />
      <Oak at="236 210" scale={0.6} />
      <Oak at="716 216" scale={0.75} />
      <Oak at="868 216" scale={1.1} />
      <path d="M0 248C150 220 320 238 500 248S820 234 960 244V290H0z" fill={leafDeep} />
      {flowers.map((x, place) => (
        <g key={x} transform={`translate(${x} ${264 + (place % 3) * 7})`}>
          <path d="M0 12V-4" stroke={leaf} strokeWidth="3" />
          <path d="M-5 0c0-8 10-8 10 0zM-4-7c0-7 8-7 8 0zM-2.5-13c0-6 5-6 5 0z" fill={bluebonnet} />
          <circle cy="-17" r="2" fill={paper} />
        </g>
      ))}
      <g stroke={line} strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path d="M430 176C450 140 470 110 492 88" fill="none" strokeWidth="2" className="stroke-ink" />
        <path d="M498 20l26 34-32 34-20-38z" fill={coral} />
        <path d="M498 20l-6 68M472 50l52 4" fill="none" strokeWidth="2" />
        <path d="M492 88c-4 12 10 14 4 26s8 14 2 24" fill="none" strokeWidth="2" className="stroke-ink" />
        <path d="M360 222l-4 32h-12M386 222l4 32h12" fill="none" strokeWidth="5" className="stroke-ink" />
        <path d="M326 190c-14 4-20 14-22 26M414 196c12-4 16-12 16-20" fill="none" strokeWidth="5" className="stroke-ink" />
      </g>
      <g transform="translate(268 142) scale(0.66)">
        <Nose relieved whole />
      </g>
      <g transform="translate(470 196) scale(0.62)">
        <Bee />
      </g>
      <path d="M502 200c20 8 26-8 44 0s24-6 40-2" fill="none" stroke={stone} strokeWidth="3" strokeDasharray="2 9" strokeLinecap="round" />
    </svg>
  );
}
