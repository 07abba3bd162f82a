import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { recoverFromFailedChunks } from '#app/frame/failed-chunks.ts';
import { surviveTranslation } from '#app/frame/survive-translation.ts';
import { TakenOver } from '#app/frame/taken-over.tsx';

recoverFromFailedChunks();
surviveTranslation();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TakenOver>
        <HydratedRouter />
      </TakenOver>
    </StrictMode>,
  );
});
