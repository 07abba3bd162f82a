/** Starts, at the end of every page, the scripts that need no React, hydration on intent and, once idle, those for the current state. */
import { foldParts } from '#app/lib/fold-parts.ts';
import { revealSections } from '#app/lib/reveal-sections.ts';
import { makeDialogsModal } from './dialogs.ts';
import { hydrateOnIntent } from './hydrate-on-intent.ts';
import { linkManifest } from './link-manifest.ts';
import { loadLive } from './load-live.ts';
import { makeWayWhileReading } from './make-way.ts';
import { answerPageActions } from './page-actions.ts';
import { storeUnasked } from './register-service-worker.ts';
import { answerUnknownPath } from './unknown-path.ts';
import { whenIdle } from './when-idle.ts';

revealSections();
foldParts();
answerUnknownPath();
answerPageActions();
makeDialogsModal();
makeWayWhileReading();
hydrateOnIntent();
whenIdle(loadLive);
whenIdle(linkManifest);
whenIdle(storeUnasked);
