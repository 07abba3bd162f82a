import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { Hydration } from '#app/frame/hydration.tsx';
import { pageCodeFirst } from '#app/frame/page-code.ts';
import { surviveTranslation } from '#app/frame/survive-translation.ts';

surviveTranslation();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Hydration>
        <HydratedRouter instrumentations={[pageCodeFirst]} />
      </Hydration>
    </StrictMode>,
  );
});
