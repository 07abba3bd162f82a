import { type PictureType, pictureSizes } from '#art/drawn.ts';
import type { PictureLabel, PictureWord } from './shown-picture.ts';

interface NumbersProps {
  readonly type: PictureType;
  readonly labels: readonly PictureLabel[];
  readonly words: readonly PictureWord[];
}

/**
 * Draws the numbers of the labels and a chart's words over the drawing. They are text of the page: they take its colors, and shrink
 * on a wide picture to stay about as large as the words below. A wide chart has the labels themselves instead of numbers.
 */
export function Numbers({ type, labels, words }: NumbersProps) {
  const { width, height } = pictureSizes[type];
  const direct = labels.some(({ beside }) => beside);
  const numbered = labels.flatMap(({ spots }, place) => spots.map((spot) => ({ spot, number: place + 1 })));
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute inset-0 size-full forced-color-adjust-none">
      {numbered.map(({ spot: [x, y, toX, toY] }) =>
        toX === undefined ? null : (
          <g key={`${x} ${y}`} fill="none" strokeLinecap="round">
            <path d={`M${x} ${y}L${toX} ${toY}`} className="stroke-card" strokeWidth="3.6" />
            <path d={`M${x} ${y}L${toX} ${toY}`} className="stroke-ink" strokeWidth="1.6" />
            <circle cx={toX} cy={toY} r="2.6" className="fill-ink stroke-card" />
          </g>
        ),
      )}
      <g className={direct ? '@min-[30rem]:hidden' : undefined}>
        {numbered.map(({ spot: [x, y], number }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <g className="@min-[30rem]:scale-[0.7]">
              <circle r="11.5" className="fill-ink stroke-card" strokeWidth="2" />
              <text textAnchor="middle" dy="0.36em" className="fill-page text-[16px] font-bold">
                {number}
              </text>
            </g>
          </g>
        ))}
      </g>
      {labels.map(
        ({ beside, text }) =>
          beside && (
            <foreignObject key={text} x={beside[0]} y={beside[1]} width={beside[2]} height={height - beside[1]}>
              <p className="m-0 hidden text-[10px] leading-[1.2] text-ink @min-[30rem]:block">{text}</p>
            </foreignObject>
          ),
      )}
      <g textAnchor="middle" className="fill-ink text-[15px] @min-[30rem]:text-[10.5px]">
        {words.map(([x, y, word]) => (
          <text key={`${x} ${y}`} x={x} y={y}>
            {word}
          </text>
        ))}
      </g>
    </svg>
  );
}
