import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { recoverFromFailedChunks } from '#app/frame/failed-chunks.ts';
import { PageRouter } from '#app/frame/router/page-router.tsx';
import { watchPlaces } from '#app/frame/router/places.ts';
import { surviveTranslation } from '#app/frame/survive-translation.ts';
import { TakenOver } from '#app/frame/taken-over.tsx';

recoverFromFailedChunks();
surviveTranslation();
watchPlaces();

function hydrate() {
  hydrateRoot(
    document,
    <StrictMode>
      {/* In development Vite's pages start as React Router writes them. */}
      <TakenOver>{import.meta.env.DEV ? <HydratedRouter /> : <PageRouter />}</TakenOver>
    </StrictMode>,
  );
}

// In a task of its own: React has only now been set up, and a tap on a slow phone may be waiting.
setTimeout(startTransition, 0, hydrate);
