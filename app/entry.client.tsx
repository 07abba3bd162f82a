import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { recoverFromFailedChunks } from './frame/failed-chunks.ts';
import { surviveTranslation } from './frame/survive-translation.ts';

recoverFromFailedChunks();
surviveTranslation();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
