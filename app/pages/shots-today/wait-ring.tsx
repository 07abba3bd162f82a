interface WaitRingProps {
  readonly minutes: number;
  readonly minutesLeft: number;
  /** The word under the figure. */
  readonly unit: string;
}

const radius = 52;
const round = 2 * Math.PI * radius;

/** The minutes left, large, in a ring that empties. */
export function WaitRing({ minutes, minutesLeft, unit }: WaitRingProps) {
  return (
    <div className="relative grid size-52 place-items-center">
      <svg viewBox="0 0 120 120" className="absolute inset-0 -rotate-90" aria-hidden="true" fill="none" strokeWidth={9}>
        <circle cx={60} cy={60} r={radius} className="stroke-line" />
        <circle
          cx={60}
          cy={60}
          r={radius}
          className="stroke-oak"
          strokeLinecap="round"
          strokeDasharray={`${(round * minutesLeft) / minutes} ${round}`}
        />
      </svg>
      {/* Keyed by what it says: translators of browsers replace text that React would then change in vain. */}
      <p key={minutesLeft} className="text-center leading-tight">
        <span className="block font-display text-6xl font-bold">{minutesLeft}</span> <span>{unit}</span>
      </p>
    </div>
  );
}
