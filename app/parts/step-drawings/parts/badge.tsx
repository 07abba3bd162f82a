const strokes = {
  1: 'M-4-5 1-9V9',
  2: 'M-5-4c0-7 11-7 10 0 0 4-6 7-10 13H6',
} as const;

interface BadgeProps {
  readonly at: string;
  readonly count: keyof typeof strokes;
}

/** A number in a disc: which device comes first, which next. */
export function Badge({ at, count }: BadgeProps) {
  return (
    <g transform={at}>
      <circle r="15" className="fill-coral stroke-coral" />
      <path d={strokes[count]} className="stroke-coral-ink" strokeWidth="4" />
    </g>
  );
}
