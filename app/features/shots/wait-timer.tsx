import { useEffect } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { useLanguage, useWords } from '#app/ui/use-language.ts';
import { useWakeLock } from '#app/ui/use-wake-lock.ts';
import { clockTime } from './clock-time.ts';
import { useWait } from './use-wait.ts';
import { useWaitMessages } from './use-wait-messages.ts';
import { WaitRing } from './wait-ring.tsx';
import { words } from './words.ts';

/** The wait after a shot: started with one tap, calm while it lasts, and plain at its end. Nothing leaves the device. */
export function WaitTimer({ minutes }: { readonly minutes: number }) {
  const w = useWords(words);
  const language = useLanguage();
  const { state, keeps, start, clear } = useWait();
  const { supported, held, keep, letGo, toggle } = useWakeLock();
  const message = useWaitMessages(state);
  const waiting = state.phase === 'waiting';

  useEffect(() => {
    if (waiting) keep();
    else letGo();
  }, [waiting, keep, letGo]);

  return (
    <div className="needs-script card grid min-h-88 content-center justify-items-center gap-4 p-6 text-center print:hidden">
      {state.phase === 'waiting' && (
        <>
          <WaitRing minutes={state.minutes} minutesLeft={state.minutesLeft} unit={w.minutesLeft(state.minutesLeft)} />
          <p className="text-xl font-semibold">{w.until(clockTime(state.ends, language))}</p>
          <div className="flex flex-wrap justify-center gap-3">
            {supported && (
              <button type="button" className="choice" aria-pressed={held} onClick={toggle}>
                <Icon name={held ? 'check' : 'sun'} />
                {held ? w.isAwake : w.awake}
              </button>
            )}
            <button type="button" className="choice" onClick={clear}>
              <Icon name="close" />
              {w.cancel}
            </button>
          </div>
        </>
      )}
      {state.phase === 'over' && (
        <>
          <Icon name="check" className="size-16 text-oak" />
          <p className="text-2xl font-semibold">{w.over(state.minutes)}</p>
          <button type="button" className="choice" onClick={clear}>
            {w.done}
          </button>
        </>
      )}
      {state.phase !== 'waiting' && state.phase !== 'over' && (
        <>
          {state.phase === 'stale' && <p>{w.stale(clockTime(state.ends, language))}</p>}
          {state.phase === 'clock' && <p className="font-semibold">{w.clock}</p>}
          <Icon name="clock" className="size-16 text-oak" />
          <button type="button" className="btn btn-primary" onClick={() => start(minutes)}>
            {w.start(minutes)}
          </button>
        </>
      )}
      <p key={String(keeps)} className="max-w-md text-base text-quiet">
        {keeps ? w.keeps : w.keepsNot}
      </p>
      <p role="status" className="sr-only">
        {message}
      </p>
    </div>
  );
}
