import { clockTime } from '#app/parts/hours/clock-time.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import type { WaitState } from './wait.ts';
import { WaitRing } from './wait-ring.tsx';
import { words } from './words.ts';

interface WaitPanelProps {
  readonly state: WaitState;
  /** Length of the wait that the visitor can start. */
  readonly minutes: number;
  /** Whether the screen is kept on; undefined where the device cannot. */
  readonly awake?: boolean;
  readonly onStart?: () => void;
  readonly onClear?: () => void;
  readonly onAwake?: () => void;
}

/** The wait after a shot as it stands: to be started, running, over, or lost. */
export function WaitPanel({ state, minutes, awake, onStart, onClear, onAwake }: WaitPanelProps) {
  const w = useWords(words);
  const language = useLanguage();
  if (state.phase === 'waiting') {
    return (
      <>
        <WaitRing minutes={state.minutes} minutesLeft={state.minutesLeft} unit={w.minutesLeft(state.minutesLeft)} />
        <p className="text-xl font-semibold">{w.until(clockTime(state.ends, language))}</p>
        <div className="flex flex-wrap justify-center gap-3">
          {awake !== undefined && (
            <button type="button" className="choice" aria-pressed={awake} onClick={onAwake}>
              <Icon name={awake ? 'check' : 'sun'} />
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
