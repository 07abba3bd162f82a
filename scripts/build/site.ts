/**
 * Builds the whole site into build/client, step by step. A fault in content or code ends the build with a message that says where it is.
 * Slow steps cache their results in .cache by content.
 */
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { conditions, physicians, practice, services } from '#app/content/content.server.ts';
import { contentFaults } from '#app/content/content-faults.server.ts';
import { plateOf } from '#app/content/pictures/pictures.server.ts';
import { knownNames } from '#app/content/practice/known-names.server.ts';
import { siteOrigin } from '#app/content/practice/site-origin.server.ts';
import { acceptedKeyIds, requestSettings } from '#app/content/requests/request-settings.server.ts';
import { intentModel } from '#app/parts/intent/intent.server.ts';
import { meantPageModels } from '#app/parts/intent/meant-page.server.ts';
import { sharePath } from '#app/site/file-paths.ts';
import { languages } from '#app/site/language.ts';
import type { BuiltRequests } from '../../server/requests/settings.ts';
import { sourceHash, stamp } from '../setup/sources.mjs';
import { writeArticlePictures } from './article-pictures.ts';
import { writeBrandImages } from './brand-images.ts';
import { finishPages } from './finish-pages.ts';
import { writeHomePictures } from './home-pictures.ts';
import { writeIconSprite } from './icon-sprite.ts';
import { writeOfficeFiles } from './office-files.ts';
import { writeOpenSearch } from './open-search.ts';
import { inOwnProcess } from './own-process.ts';
import { writePhotographs } from './photographs.ts';
import { writePlantCalendars } from './plant-calendars.ts';
import { precompress } from './precompress.ts';
import { buildRoutes } from './routes.ts';
import { writeServiceWorker } from './service-worker.ts';
import { robots, sitemap } from './sitemap.ts';
import { writeSpeculationRules } from './speculation-rules.ts';
import { writeWebManifests } from './web-manifest.ts';

const client = 'build/client';
/** Outside build/, which React Router's build empties. */
const drawn = '.cache/drawn';

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

/** Renders all pictures into `drawn`, which may still contain files of an interrupted build. */
async function drawPictures(): Promise<void> {
  await rm(drawn, { recursive: true, force: true });
  await Promise.all([inOwnProcess('scripts/build/draw.ts', [drawn]), brandImages(), writeArticlePictures(drawn)]);
}

async function brandImages(): Promise<void> {
  const { brand, tagline, city } = practice();
  const monograms = Object.fromEntries(physicians().flatMap(({ id, portrait }) => (portrait.kind === 'monogram' ? [[id, portrait]] : [])));
  const share = Object.fromEntries(
    languages.map((language) => [language, { practice: brand.name, tagline: tagline[language], city: city[language] }]),
  ) as Parameters<typeof writeBrandImages>[1]['share'];
  const articles = languages.flatMap((language) =>
    [...conditions(), ...services()].flatMap(({ slug, title }) => {
      const plate = plateOf(slug, language);
      return plate ? [{ plate: plate.id, path: sharePath(plate.id, language), title: title[language], practice: brand.name }] : [];
    }),
  );
  await writeBrandImages(drawn, { monograms, share, articles });
}

// Hash the sources before reading them: a file that changes during the build makes the next build run again.
const madeFrom = sourceHash();
const faults = await contentFaults();
if (faults.length > 0) {
  for (const fault of faults) console.error(fault);
  throw new Error(`${faults.length} fault(s) in content/, listed above: nothing was built`);
}
await rm('build', { recursive: true, force: true });
// Exit on these signals, so that the child processes that render pictures end too (own-process.ts).
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
// Without a cache, rendering keeps a core busy for a minute, so it runs beside the build of the pages.
const drawing = drawPictures();
drawing.catch(() => {}); // reported below, once the pages are built
// Before the pages: the first of them would wait for both models longer than React Router waits for a page.
await step('what is learnt from examples', async () => {
  intentModel();
  meantPageModels();
});
await step('routes and pages', buildRoutes);
await step('inline scripts and styles', () => finishPages(client));
await step('for the server', () => Promise.all([writeRequestSettings(), writeLegacyNames()]));
await step('pictures', async () => {
  await drawing;
  await cp(drawn, client, { recursive: true });
  await rm(drawn, { recursive: true });
});
// After the drawings, because a photographed slide replaces its drawn scene.
await step('photographs', () => writePhotographs(client));
await step('drawings of home', () => writeHomePictures(client));
await step('icons', () => writeIconSprite(client));
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
