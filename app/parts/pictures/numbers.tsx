import { type PictureType, pictureSizes } from '#app/content/pictures/picture-sizes.ts';
import type { PictureLabel } from './shown-picture.ts';

interface NumbersProps {
  readonly type: PictureType;
  readonly labels: readonly PictureLabel[];
}

/**
 * The numbers of the labels, in their places over the drawing. They are text of the page: they take its colours, those of
 * forced colours too, and shrink where the picture is wide, so that they are always about as large as the words below.
 */
export function Numbers({ type, labels }: NumbersProps) {
  const { width, height } = pictureSizes[type];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute inset-0 size-full">
      {labels
        .flatMap(({ at, also }, place) => [at, ...(also ? [also] : [])].map(([x, y]) => ({ x, y, place })))
        .map(({ x, y, place }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <g className="@min-[30rem]:scale-[0.7]">
              <circle r="12" className="fill-ink stroke-card forced-color-adjust-none" strokeWidth="2" />
              <text textAnchor="middle" dy="0.36em" className="fill-page text-[16px] font-bold forced-color-adjust-none">
                {place + 1}
              </text>
            </g>
          </g>
        ))}
    </svg>
  );
}
