import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { Hydration } from '#app/frame/hydration.tsx';
import { pageCodeFirst } from '#app/frame/page-code.ts';
import { earlyInput } from '#app/frame/replay-input.ts';
import { surviveTranslation } from '#app/frame/survive-translation.ts';

surviveTranslation();
const early = earlyInput();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Hydration early={early}>
        <HydratedRouter instrumentations={[pageCodeFirst]} />
      </Hydration>
    </StrictMode>,
  );
});
