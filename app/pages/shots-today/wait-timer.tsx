import { useEffect } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import { useWakeLock } from '#app/ui/use-wake-lock.ts';
import { useWait } from './use-wait.ts';
import { useWaitMessages } from './use-wait-messages.ts';
import { WaitPanel } from './wait-panel.tsx';
import type { Sky } from './wait-sky.tsx';
import { words } from './words.ts';

/** The wait after a shot: starts with one tap, runs calmly, and ends plainly. Nothing leaves the device. */
export function WaitTimer({ minutes, skies }: { readonly minutes: number; readonly skies: readonly Sky[] }) {
  const w = useWords(words);
  const { state, isKept, start, clear } = useWait();
  const { supported, held, keep, letGo, toggle } = useWakeLock();
  const message = useWaitMessages(state);
  const waiting = state.phase === 'waiting';

  useEffect(() => {
    if (waiting) keep();
    else letGo();
  }, [waiting, keep, letGo]);

  return (
    <div className="needs-script card grid min-h-88 content-center justify-items-center gap-4 p-6 text-center print:hidden">
      <WaitPanel
        state={state}
        skies={skies}
        minutes={minutes}
        awake={supported ? held : undefined}
        onStart={() => start(minutes)}
        onClear={clear}
        onAwake={toggle}
      >
        <a href="#report" className="btn btn-alarm min-h-16 text-xl">
          <Icon name="warning" />
          {w.tellUs}
        </a>
      </WaitPanel>
      <p key={String(isKept)} className="max-w-md text-base text-quiet">
        {isKept ? w.keeps : w.keepsNot}
      </p>
      <p role="status" className="sr-only">
        {message}
      </p>
    </div>
  );
}
