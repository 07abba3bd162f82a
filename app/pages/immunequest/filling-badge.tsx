import type { Emblem } from '#app/content/kids/kids.schema.ts';
import { Badge, EmblemDrawing } from '#app/parts/kids/emblems.tsx';

interface FillingBadgeProps {
  readonly emblem: Emblem;
  readonly done: number;
  readonly of: number;
  readonly className?: string;
}

/** Half the drawing's width. */
const half = 64;
/** The emblem's distance from the middle. */
const reach = 42;

/** A silhouette that fills with color from below by what is done; the text beside it says how much. */
export function FillingBadge({ emblem, done, of, className = 'size-24 flex-none' }: FillingBadgeProps) {
  if (done >= of) return <Badge emblem={emblem} won className={className} />;
  const top = reach - (2 * reach * done) / of;
  return (
    <svg
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      className={`${className} forced-color-adjust-none`}
      aria-hidden="true"
      focusable="false"
    >
      <circle r="53" className="fill-card stroke-control" strokeWidth="2.5" strokeDasharray="6 7" />
      <g transform="scale(0.86)" className="silhouette">
        <EmblemDrawing name={emblem} />
      </g>
      <svg aria-hidden="true" x={-half} y={top} width={2 * half} height={half - top} viewBox={`${-half} ${top} ${2 * half} ${half - top}`}>
        <g transform="scale(0.86)">
          <EmblemDrawing name={emblem} />
        </g>
      </svg>
    </svg>
  );
}
