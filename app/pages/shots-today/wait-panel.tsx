import type { ReactNode } from 'react';
import { clockTime } from '#app/parts/hours/clock-time.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import type { WaitState } from './wait.ts';
import { type Sky, WaitSky } from './wait-sky.tsx';
import { words } from './words.ts';

interface WaitPanelProps {
  readonly state: WaitState;
  /** The year's landscapes. */
  readonly skies: readonly Sky[];
  /** Minutes of the wait that the visitor can start. */
  readonly minutes: number;
  /** Whether the screen stays on; undefined if the device cannot. */
  readonly awake?: boolean;
  readonly onStart?: () => void;
  readonly onClear?: () => void;
  readonly onAwake?: () => void;
  /** Shown below the time during the wait. */
  readonly children?: ReactNode;
}

/** The wait after a shot: not yet started, running, over, or lost. */
export function WaitPanel({ state, skies, minutes, awake, onStart, onClear, onAwake, children }: WaitPanelProps) {
  const w = useWords(words);
  const language = useLanguage();
  if (state.phase === 'waiting') {
    return (
      <>
        <WaitSky key={state.ends} skies={skies} ends={state.ends} minutes={state.minutes} />
        {/* The key makes React replace the element, as browsers' translators may have replaced its text. */}
        <p key={state.minutesLeft} className="leading-tight">
          <span className="block font-display text-6xl font-bold">{state.minutesLeft}</span> <span>{w.minutesLeft(state.minutesLeft)}</span>
        </p>
        <p className="text-xl font-semibold">{w.until(clockTime(state.ends, language))}</p>
        {children}
        <div className="flex flex-wrap justify-center gap-3">
          {awake !== undefined && (
            <button type="button" className="choice" aria-pressed={awake} onClick={onAwake}>
              {awake && <Icon name="check" />}
              {awake ? w.isAwake : w.awake}
            </button>
          )}
          <button type="button" className="choice" onClick={onClear}>
            <Icon name="close" />
            {w.cancel}
          </button>
        </div>
      </>
    );
  }
  if (state.phase === 'over') {
    return (
      <>
        <Icon name="check" className="size-16 text-oak" />
        <p className="text-2xl font-semibold">{w.over(state.minutes)}</p>
        <button type="button" className="choice" onClick={onClear}>
          {w.done}
        </button>
      </>
    );
  }
  return (
    <>
      {state.phase === 'stale' && <p>{w.stale(clockTime(state.ends, language))}</p>}
      {state.phase === 'clock' && <p className="font-semibold">{w.clock}</p>}
      <Icon name="clock" className="size-16 text-oak" />
      <button type="button" className="btn btn-primary" onClick={onStart}>
        {w.start(minutes)}
      </button>
    </>
  );
}
