import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { Hydration } from '#app/frame/hydration.tsx';
import { keepPage } from '#app/frame/kept-page.ts';
import { pageCodeFirst } from '#app/frame/page-code.ts';
import { earlyInput } from '#app/frame/replay-input.ts';
import { surviveTranslation } from '#app/frame/survive-translation.ts';

surviveTranslation();
const early = earlyInput();
const kept = keepPage();
let failed = false;

startTransition(() => {
  const root = hydrateRoot(
    document,
    <StrictMode>
      <Hydration early={early}>
        <HydratedRouter instrumentations={[pageCodeFirst]} />
      </Hydration>
    </StrictMode>,
    { onCaughtError: fallBack, onUncaughtError: fallBack },
  );

  /** Shows the page as served if a part of it fails; a page opened by a link is reloaded as a document. */
  function fallBack(error: unknown) {
    console.error(error);
    if (failed) return;
    failed = true;
    // After React has handled the error, and before the next paint.
    queueMicrotask(() => {
      if (!kept.isHere()) return location.reload();
      root.unmount();
      kept.putBack();
      early.refocus();
    });
  }
});
