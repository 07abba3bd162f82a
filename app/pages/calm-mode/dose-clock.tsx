import { useEffect } from 'react';
import { clockTime } from '#app/parts/hours/clock-time.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { asClock, type Doses } from './doses.ts';
import { words } from './words.ts';

interface DoseClockProps {
  readonly doses: Doses;
  /** Seconds until the second dose is due. */
  readonly left: number;
}

/** How the phone vibrates when the time is up, in milliseconds: the person may be watching the child, not the screen. */
const shaking = [400, 200, 400, 200, 400];

/** Counts down to the second dose; then says that it is due, and when each was given, for paramedics. */
export function DoseClock({ doses, left }: DoseClockProps) {
  const w = useWords(words);
  const language = useLanguage();
  const { first, second } = doses;
  const isDue = left === 0 && second === undefined;
  useEffect(() => {
    // Browsers let a page vibrate only after the visitor has touched it.
    if (isDue && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(shaking);
  }, [isDue]);
  return (
    <div className="dose-clock text-center">
      {second === undefined && left > 0 && (
        <p className="flex flex-wrap items-center justify-center gap-x-2 text-base leading-tight">
          <Icon name="clock" />
          {w.untilSecond}
          <span role="timer" className="text-2xl leading-tight font-bold tabular-nums">
            {asClock(left)}
          </span>
        </p>
      )}
      <p role="alert" className="text-xl leading-tight font-bold text-alarm empty:hidden">
        {isDue && w.due}
      </p>
      <p className="text-base leading-tight">
        {w.firstAt(clockTime(first, language))}
        {second !== undefined && ` · ${w.secondAt(clockTime(second, language))}`}
      </p>
    </div>
  );
}
