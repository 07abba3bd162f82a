import { memo, type ReactNode } from 'react';
import type { GrainId } from '#app/content/seasons/grain-ids.ts';
import { crayons } from './crayons.ts';

const { line, gold, goldDeep, honey, olive, sand, rose, leaf, stone, stoneShade, bluebonnet, paper, coral } = crayons;

const round = (value: number) => Math.round(value * 10) / 10;

/** Points evenly round a circle, the first at `turn` degrees. */
function ring(count: number, radius: number, turn = -90): readonly (readonly [x: number, y: number])[] {
  return Array.from({ length: count }, (_, place) => {
    const angle = ((turn + (360 / count) * place) * Math.PI) / 180;
    return [round(Math.cos(angle) * radius), round(Math.sin(angle) * radius)] as const;
  });
}

/** Points spread evenly over a disc, as seeds lie in a sunflower. */
function spread(count: number, radius: number): readonly (readonly [x: number, y: number])[] {
  return Array.from({ length: count }, (_, place) => {
    const angle = place * 2.399963;
    const distance = radius * Math.sqrt((place + 0.5) / count);
    return [round(Math.cos(angle) * distance), round(Math.sin(angle) * distance)] as const;
  });
}

function dots(points: readonly (readonly [number, number])[], size: number, fill: string, stroke?: string) {
  return points.map(([cx, cy]) => (
    <circle key={`${cx},${cy}`} cx={cx} cy={cy} r={size} fill={fill} stroke={stroke ?? 'none'} strokeWidth="1.5" />
  ));
}

/** A furrow: a long lens from pole to pole, `bend` units off the middle. */
const furrow = (bend: number, half: number, wide: number) =>
  `M0 ${-half}C${bend - wide} ${-half / 2} ${bend - wide} ${half / 2} 0 ${half}C${bend + wide} ${half / 2} ${bend + wide} ${-half / 2} 0 ${-half}z`;

const spikes = (() => {
  const outer = ring(18, 33);
  const inner = ring(18, 25, -80);
  return outer.map(([x, y], place) => `${x} ${y}L${inner[place]?.join(' ') ?? ''}`).join('L');
})();

const net = [-16, -8, 0, 8, 16]
  .map((at) => `M${at}-27C${at * 1.4}-10 ${at * 1.4} 10 ${at} 27M-27 ${at}C-10 ${at * 1.4} 10 ${at * 1.4} 27 ${at}`)
  .join('');

/** Each grain as the microscope shows it, simplified; within 50 units of the middle, large ones larger. */
const drawings: Readonly<Record<GrainId, ReactNode>> = {
  cedar: (
    <>
      <circle r="34" fill={gold} />
      {dots(spread(34, 29), 1.6, goldDeep)}
      <path d="M-14-29C-6-16-18-8-8 2S-10 16 2 26L12 22C4 14 10 6 2-4S-2-18-4-31z" fill={paper} strokeWidth="2" />
    </>
  ),
  oak: (
    <>
      <ellipse rx="36" ry="39" fill={olive} />
      {dots(spread(60, 34), 1.4, leaf)}
      <path d={`${furrow(0, 34, 5)}${furrow(-25, 31, 4)}${furrow(25, 31, 4)}`} fill={goldDeep} strokeWidth="2" />
    </>
  ),
  elm: (
    <>
      <path d="M0-38L36-12L22 31L-22 31L-36-12z" fill={sand} strokeWidth="9" stroke={sand} />
      <path d="M0-42C22-40 40-24 41-8C42 12 34 30 20 37C4 43-18 42-28 33C-40 22-43 0-39-15C-34-32-18-43 0-42z" fill={sand} />
      <path
        d="M-20-18c6-8 14-2 18-8M6-16c6-6 12 2 18-4M-26 0c8-6 12 4 20-2s12 4 18-2M-18 16c6-6 12 2 20-4s12 2 16-2M-4 28c4-4 8 0 12-2"
        fill="none"
        stroke={stoneShade}
      />
      {dots(ring(5, 37), 6, goldDeep, line)}
    </>
  ),
  ash: (
    <>
      <rect x="-30" y="-30" width="60" height="60" rx="21" fill={leaf} />
      <path d={net} fill="none" stroke={olive} strokeWidth="1.8" />
      {ring(4, 22).map(([x, y]) => (
        <ellipse key={`${x},${y}`} cx={x} cy={y} rx={x === 0 ? 3.5 : 9} ry={x === 0 ? 9 : 3.5} fill={line} stroke="none" />
      ))}
    </>
  ),
  pecan: (
    <>
      <ellipse rx="47" ry="43" fill={honey} />
      <path d="M-30-14C-24-28-8-33 4-32" fill="none" stroke={sand} strokeWidth="5" />
      {dots(ring(3, 27, -50), 6.5, sand, line)}
    </>
  ),
  grass: (
    <>
      <circle r="39" fill={sand} />
      <path d="M-27-6C-25-18-16-26-6-28" fill="none" stroke={paper} strokeWidth="5" />
      <circle cx="9" cy="-4" r="12" fill={paper} />
      <circle cx="9" cy="-4" r="5" fill={goldDeep} />
    </>
  ),
  pigweed: (
    <>
      <circle r="32" fill={rose} />
      {dots([[0, 0], ...ring(6, 13), ...ring(11, 25, -76)], 4.4, coral, line)}
    </>
  ),
  ragweed: (
    <>
      <path d={`M${spikes}z`} fill={gold} />
      {ring(6, 12).map(([x, y]) => (
        <path key={`${x},${y}`} d={`M${x - 3} ${y + 3}l3-7l3 7z`} fill={goldDeep} stroke="none" />
      ))}
      <path d="M-3 3l3-7l3 7z" fill={goldDeep} stroke="none" />
    </>
  ),
  mulberry: (
    <>
      <circle r="27" fill={bluebonnet} />
      <path d="M-16-8C-14-14-9-18-3-19" fill="none" stroke={paper} strokeWidth="4" />
      {dots(
        [
          [-21, 8],
          [21, 8],
        ],
        6,
        stone,
        line,
      )}
    </>
  ),
  mesquite: (
    <>
      <circle r="37" fill={stone} />
      <path d="M0-37V37M-6-36C-34-16-34 16-6 36M6-36C34-16 34 16 6 36" fill="none" stroke={goldDeep} strokeWidth="5" />
      <path d="M0-37V37M-6-36C-34-16-34 16-6 36M6-36C34-16 34 16 6 36" fill="none" strokeWidth="1.5" />
    </>
  ),
};

/** One pollen grain round (0, 0); drawn once and only moved afterwards. */
export const Grain = memo(function Grain({ id }: { readonly id: GrainId }) {
  return (
    <g stroke={line} strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
      {drawings[id]}
    </g>
  );
});

/** A grain as a picture of its own, beside its name. */
export function GrainPicture({ id, className = 'size-16 flex-none' }: { readonly id: GrainId; readonly className?: string }) {
  return (
    <svg viewBox="-50 -50 100 100" className={`${className} forced-color-adjust-none`} aria-hidden="true" focusable="false">
      <Grain id={id} />
    </svg>
  );
}
