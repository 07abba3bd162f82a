/**
 * npm run screenshots [page …]: pictures of the built site to look at, one page of each kind (or the pages
 * named, by their id) in both languages, both themes and three widths, into test-results/screenshots.
 */
import { mkdir } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { languages } from '#app/site/language.ts';
import { type Page, pages } from '#app/site/pages.ts';
import { launchOptions } from '../tests/support/browser.ts';
import { serveSite } from './bench/site-server.ts';

const folder = 'test-results/screenshots';
const widths = [360, 768, 1440];
const schemes = ['light', 'dark'] as const;

function shown(): readonly Page[] {
  const asked = process.argv.slice(2);
  if (asked.length > 0) return pages.filter(({ id }) => asked.includes(id));
  return pages.filter(({ module }, place) => pages.findIndex((page) => page.module === module) === place);
}

await mkdir(folder, { recursive: true });
const server = await serveSite('.');
const browser = await chromium.launch(launchOptions);
try {
  for (const page of shown()) {
    for (const language of languages) {
      for (const colorScheme of schemes) {
        for (const width of widths) {
          const tab = await browser.newPage({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' });
          await tab.goto(server.origin + page.paths[language]);
          const name = [page.id.replaceAll('/', '-'), language, colorScheme, width].join('-');
          await tab.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
          await tab.close();
        }
      }
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
console.log(`Look at them in ${folder}.`);
