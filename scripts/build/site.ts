/**
 * Builds the whole site into build/client, step by step. A fault in content or code ends the build with a message that says where it is.
 * Slow steps cache their results in .cache by content.
 */
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { physicians } from '#app/content/content.server.ts';
import { contentFaults } from '#app/content/content-faults.server.ts';
import { knownNames } from '#app/content/practice/known-names.server.ts';
import { siteOrigin } from '#app/content/practice/site-origin.server.ts';
import { acceptedKeyIds, requestSettings } from '#app/content/requests/request-settings.server.ts';
import { intentModel } from '#app/parts/intent/intent.server.ts';
import { meantPageModel } from '#app/parts/intent/meant-page.server.ts';
import { publicFolder } from '#art/manifest.ts';
import type { BuiltRequests } from '../../server/requests/settings.ts';
import { sourceHash, stamp } from '../setup/sources.mjs';
import { pictureFaults } from './article-pictures.ts';
import { writeContentPictures } from './content-pictures.ts';
import { finishPages } from './finish-pages.ts';
import { writeOfficeFiles } from './office-files.ts';
import { writeOpenSearch } from './open-search.ts';
import { writePhotographs } from './photographs.ts';
import { writePlantCalendars } from './plant-calendars.ts';
import { precompress } from './precompress.ts';
import { buildRoutes } from './routes.ts';
import { writeServiceWorker } from './service-worker.ts';
import { robots, sitemap } from './sitemap.ts';
import { writeSpeculationRules } from './speculation-rules.ts';
import { writeWebManifests } from './web-manifest.ts';

const client = 'build/client';

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  await work();
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Writes the settings from content/ that the request server needs. */
async function writeRequestSettings(): Promise<void> {
  const built: BuiltRequests = {
    keyIds: acceptedKeyIds(),
    sample: requestSettings()?.sample ?? false,
    siteOrigin: new URL(siteOrigin()).origin,
    known: knownNames(),
  };
  await writeFile('build/requests.json', `${JSON.stringify(built, null, 2)}\n`);
}

/** Writes the physicians' former names, by which the server finds them for old links. */
async function writeLegacyNames(): Promise<void> {
  await writeFile('build/legacy-names.json', `${JSON.stringify(physicians().map(({ id, legacyNames }) => ({ id, legacyNames })))}\n`);
}

// Hash the sources before reading them: a file that changes during the build makes the next build run again.
const madeFrom = sourceHash();
const unreadable = await contentFaults();
const faults = unreadable.length > 0 ? unreadable : pictureFaults();
if (faults.length > 0) {
  for (const fault of faults) console.error(fault);
  throw new Error(`${faults.length} fault(s) in content/, listed above: nothing was built`);
}
await rm('build', { recursive: true, force: true });
// Exit on these signals, so that the child process that builds the pages ends too (own-process.ts).
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
// Before the pages: the first page would otherwise wait for both models longer than React Router allows.
await step('what is learnt from examples', async () => {
  intentModel();
  meantPageModel();
});
await step('routes and pages', buildRoutes);
await step('inline scripts and styles', () => finishPages(client));
await step('for the server', () => Promise.all([writeRequestSettings(), writeLegacyNames()]));
await step('drawings', async () => {
  await cp(publicFolder, client, { recursive: true });
  await writeContentPictures(client);
});
// After the drawings, because a photographed slide replaces its drawn scene.
await step('photographs', () => writePhotographs(client));
await step('office files', () => writeOfficeFiles(client, siteOrigin()));
await step('plant calendars', () => writePlantCalendars(client, siteOrigin()));
await step('search engines', async () => {
  await writeFile(join(client, 'sitemap.xml'), sitemap(siteOrigin()));
  await writeFile(join(client, 'robots.txt'), robots(siteOrigin()));
  await writeOpenSearch(client, siteOrigin());
});
await step('speculation rules', () => writeSpeculationRules(client));
await step('phones: install', () => writeWebManifests(client));
// After everything that writes pages and files, because the worker's list contains a hash of their content.
await step('phones: offline', () => writeServiceWorker(client));
await step('compression', () => precompress(client));
await writeFile(stamp, madeFrom);
