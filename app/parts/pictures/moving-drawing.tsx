import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { useWords } from '#app/ui/use-language.ts';
import type { MovingPicture } from './shown-picture.ts';
import { words } from './words.ts';

/** Fetched when somebody asks for movement: most readers of a page never do. */
const Moving = lazy(() => import('./moving.tsx'));

interface MovingDrawingProps extends MovingPicture {
  /** The still picture, which stands until a reader asks for movement and on paper. */
  readonly children: ReactNode;
}

/** A still picture with a button that sets it moving. Nothing moves by itself; where no script runs there is no button. */
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
