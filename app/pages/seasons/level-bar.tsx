import type { airWords } from '#app/parts/seasons/air-words.ts';
import type { WordsIn } from '#app/site/language.ts';

/** A level's word: "none", "low", "moderate", "high". */
export function levelWord(level: number, w: Pick<WordsIn<typeof airWords>, 'level0' | 'level1' | 'level2' | 'level3'>): string {
  return [w.level0, w.level1, w.level2, w.level3][level] ?? w.level0;
}

/** Forced colors do not change drawings unless a class says so. */
const forced = 'forced-colors:fill-[CanvasText]';
/** Drawing units of one level. */
const step = 4;

interface LevelBarProps {
  /** 0 to 3. */
  readonly level: number;
  readonly className?: string;
}

/** A level as a height; none draws nothing. A drawing, as paper drops backgrounds; words are next to it. */
export function LevelBar({ level, className = '' }: LevelBarProps) {
  const height = level * step;
  return (
    <svg viewBox="0 0 4 12" preserveAspectRatio="none" aria-hidden="true" className={className}>
      {height > 0 && <path className={`fill-control ${forced}`} d={`M0 ${12 - height}h4v${height}H0z`} />}
    </svg>
  );
}

interface LevelRidgeProps {
  /** The levels of the month before, the month, and the next, 0 to 3. */
  readonly levels: readonly [number, number, number];
  readonly color: string;
}

/**
 * A month's part of a ridge over the year: it meets its neighbors halfway between their heights, and ends with the month if
 * the next has nothing. It overlaps its neighbors, so that no seam shows.
 */
export function LevelRidge({ levels: [before, level, after], color }: LevelRidgeProps) {
  const shared = (other: number) => (other === 0 ? 0 : (other + level) / 2);
  const [left, top, right] = [shared(before), level, shared(after)].map((height) => 12 - height * step);
  return (
    <svg viewBox="0 0 4 12" preserveAspectRatio="none" aria-hidden="true" className="overflow-visible">
      <path className={forced} fill={color} d={`M-.1 12V${left}H0C.9 ${left} 1.1 ${top} 2 ${top}S3.1 ${right} 4 ${right}H4.1V12Z`} />
    </svg>
  );
}
