import type { airWords } from '#app/parts/seasons/air-words.ts';
import type { WordsIn } from '#app/site/language.ts';

/** A level as a word: "none", "low", "moderate", "high". */
export function levelWord(level: number, w: Pick<WordsIn<typeof airWords>, 'level0' | 'level1' | 'level2' | 'level3'>): string {
  return [w.level0, w.level1, w.level2, w.level3][level] ?? w.level0;
}

const tones = ['', 'text-control', 'text-gold', 'text-coral'];
/** Drawings keep their own colors where the device forces its own, unless told. */
const forced = 'forced-colors:text-[CanvasText]';

interface LevelBarProps {
  /** 0 to 3. */
  readonly level: number;
  readonly className?: string;
}

/**
 * A level as height and tone; nothing for none. A drawing, since paper drops backgrounds. The words stand beside
 * it, or are hidden for screen readers.
 */
export function LevelBar({ level, className = '' }: LevelBarProps) {
  const height = level * 4;
  return (
    <svg viewBox="0 0 4 12" preserveAspectRatio="none" aria-hidden="true" className={`${className} ${tones[level]} ${forced}`}>
      {height > 0 && <path fill="currentColor" d={`M0 ${12 - height}h4v${height}H0z`} />}
    </svg>
  );
}
