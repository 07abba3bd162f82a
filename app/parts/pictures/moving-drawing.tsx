import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import type { MovingPicture } from './shown-picture.ts';
import { words } from './words.ts';

/** Fetched when a reader presses play, which most readers of a page never do. */
const Moving = lazy(() => import('./moving.tsx'));

interface MovingDrawingProps extends MovingPicture {
  /** The still picture, which is shown until a reader presses play, and on paper. */
  readonly children: ReactNode;
}

/** Draws a still picture with a button that animates it. Nothing moves by itself; without scripts there is no button. */
export function MovingDrawing(props: MovingDrawingProps) {
  const w = useWords(words);
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <>
        {props.children}
        <button type="button" className="choice needs-script mt-2 print:hidden" onClick={() => setAsked(true)}>
          <Icon name="play" />
          {w.play}
        </button>
      </>
    );
  }
  return (
    <>
      <div className="print:hidden">
        <Suspense fallback={props.children}>
          <Moving {...props} />
        </Suspense>
      </div>
      <div className="not-print:hidden">{props.children}</div>
    </>
  );
}
