/**
 * Builds the whole site into build/client. Each step is a small program of its own; a fault in content or code
 * ends it with a message that says where. Slow steps keep what they made in .cache by content.
 */
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { conditions, physicians, practice, services } from '#app/content/content.server.ts';
import { contentFaults } from '#app/content/content-faults.server.ts';
import { plateOf } from '#app/content/pictures/pictures.server.ts';
import { siteOrigin } from '#app/content/practice/site-origin.server.ts';
import { acceptedKeyIds, requestSettings } from '#app/content/requests/request-settings.server.ts';
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
import { writeStaticHostFiles } from './static-host-files.ts';
import { writeWebManifests } from './web-manifest.ts';

const client = 'build/client';
/** Outside build/, which the pages' build empties. */
const drawn = '.cache/drawn';

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  await work();
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** What the server that takes requests must know of the content. */
async function writeRequestSettings(): Promise<void> {
  const built: BuiltRequests = {
    keyIds: acceptedKeyIds(),
    sample: requestSettings()?.sample ?? false,
    siteOrigin: new URL(siteOrigin()).origin,
  };
  await writeFile('build/requests.json', `${JSON.stringify(built, null, 2)}\n`);
}

/** Draws every picture into `drawn`, whatever stands there from a build that was stopped. */
async function drawPictures(): Promise<void> {
  await rm(drawn, { recursive: true, force: true });
  await Promise.all([inOwnProcess('scripts/build/draw.ts', [drawn]), brandImages(), writeArticlePictures(drawn)]);
}

async function brandImages(): Promise<void> {
  const { brand, tagline, city } = practice();
  const initials = Object.fromEntries(
    physicians().flatMap(({ id, portrait }) => (portrait.kind === 'monogram' ? [[id, portrait.initials]] : [])),
  );
  const share = Object.fromEntries(
    languages.map((language) => [language, { practice: brand.name, tagline: tagline[language], city: city[language] }]),
  ) as Parameters<typeof writeBrandImages>[1]['share'];
  const articles = languages.flatMap((language) =>
    [...conditions(), ...services()].flatMap(({ slug, title }) => {
      const plate = plateOf(slug, language);
      return plate ? [{ plate: plate.id, path: sharePath(plate.id, language), title: title[language], practice: brand.name }] : [];
    }),
  );
  await writeBrandImages(drawn, { initials, share, articles });
}

// Before anything is read: what changes while it is built is built the next time.
const madeFrom = sourceHash();
const faults = await contentFaults();
if (faults.length > 0) {
  for (const fault of faults) console.error(fault);
  throw new Error(`${faults.length} fault(s) in content/, listed above: nothing was built`);
}
await rm('build', { recursive: true, force: true });
// A build that is stopped takes the processes that draw for it along: they end with this one.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
// Drawing keeps a core busy for a minute where nothing is kept from an earlier build: it goes on beside the pages.
const drawing = drawPictures();
drawing.catch(() => {}); // told below, once the pages are done
await step('routes and pages', buildRoutes);
await step('inline scripts and styles', () => finishPages(client));
await step('requests', writeRequestSettings);
await step('pictures', async () => {
  await drawing;
  await cp(drawn, client, { recursive: true });
  await rm(drawn, { recursive: true });
});
// After the drawings: a photographed slide takes the place of its drawn scene.
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
// Last of what makes pages and files, since it names them by their content.
await step('phones: offline', () => writeServiceWorker(client));
await step('static hosts', () => writeStaticHostFiles(client));
await step('compression', () => precompress(client));
await writeFile(stamp, madeFrom);
