import type { Page } from '@playwright/test';
import { languages } from '#app/site/language.ts';
import { type Address, addresses as allAddresses } from '#app/site/paths.ts';
import { byModule, modules, saysNotFound, visitedAddresses, visitsEverything } from '../support/addresses.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectBoundedBars } from '../support/bars.ts';
import { expectRoomForLargeText } from '../support/large-text.ts';
import { expect, test } from '../support/test.ts';
import { expectTypeScale } from '../support/type-scale.ts';
import { visit } from '../support/visit.ts';

interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly width: 360 | 1280;
}

const looks: readonly Look[] = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 360 },
];

async function wear(page: Page, { colorScheme, width }: Look) {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
}

/** Returns a kind's place in the table of pages, which decides how its page is visited, so that the ways alternate. */
const turnOf = ({ page: { module } }: Address) => modules.indexOf(module);

/** Whether a kind is visited in this language: one, alternating; both with `VISITS=full`. */
const isInTurn = (address: Address) => visitsEverything || (address.language === 'es') === (turnOf(address) % 2 === 0);

const visited = [...visitedAddresses, ...allAddresses.filter(saysNotFound)]
  .filter(isInTurn)
  // The gallery shows both themes at once and has a separate test: gallery.spec.ts.
  .filter(({ page }) => page.module !== 'gallery');

/** Returns narrow looks for Spanish, whose words are longer; with `VISITS=full`, each page in both themes and both widths. */
function looksOf({ language }: Address): readonly Look[] {
  if (visitsEverything) return looks;
  return looks.filter(({ colorScheme, width }) =>
    language === 'es' ? colorScheme === 'dark' && width === 360 : colorScheme === 'light' && width === 1280,
  );
}

/** Every second pair of kinds is not hydrated, as for visitors who only read. */
const isHydrated = (address: Address) => visitsEverything || turnOf(address) % 4 < 2;

/** The frame is the same on every page: it is checked on home, the emergency page, the kids zone and a page not found. */
function frameAround({ page: { module } }: Address) {
  if (visitsEverything || ['home', 'emergency', 'kids-zone', 'not-found'].includes(module)) return undefined;
  return { exclude: ['.site-header', '.footer'] };
}

const openDetails = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
  });

const isFound = ({ module }: { module: string }) => module !== 'not-found';

/** How many kinds one window visits, one after the other. */
const kindsOfAWalk = visitsEverything ? 1 : 4;
const kinds = byModule(visited);
const found = kinds.filter(isFound);
const walks = [
  ...Array.from({ length: Math.ceil(found.length / kindsOfAWalk) }, (_, walk) =>
    found.slice(walk * kindsOfAWalk, (walk + 1) * kindsOfAWalk),
  ),
  kinds.filter((kind) => !isFound(kind)),
];

for (const walk of walks) {
  test.describe(`pages of the kinds ${walk.map(({ module }) => module).join(', ')}`, () => {
    const problems = walk.every(isFound) ? [] : [/status 404/, /^console error: (Failed to load resource|Page not found)/];
    test.use({ reducedMotion: 'reduce', expected: { problems } });

    // The watch around every test also checks: no error or warning, no failed request, no other host, no violation of the policy.
    test('answer, hydrate, break no rule of WCAG 2.2 AA, keep to the scale of type, bear large text and low windows', async ({ page }) => {
      // English comes first, so that pages in the same look follow each other.
      const addresses = walk.flatMap(({ group }) => group).toSorted((a, b) => a.language.localeCompare(b.language));
      test.setTimeout(addresses.length * 60_000);
      for (const address of addresses) {
        await test.step(address.path, async () => {
          const looks = looksOf(address);
          const [first] = looks;
          // Otherwise Chromium would load the previous page's pictures for the next look before preloaded files.
          if (visitsEverything || address.language === 'es') await page.goto('about:blank');
          if (first) await wear(page, first);
          await visit(page, address, { hydrated: isHydrated(address) });
          await expectTypeScale(page, first?.width === 360 ? 360 : 1440);
          await openDetails(page);
          for (const look of looks) {
            await wear(page, look);
            await expectAccessible(page, `${address.path} ${look.colorScheme} ${look.width}`, frameAround(address));
          }
          await expectRoomForLargeText(page, address.page.module);
          // Spanish has the longer words.
          if (address.language === 'es') await expectBoundedBars(page);
        });
      }
    });
  });
}

test('every kind of page is visited; half in each language, half hydrated', () => {
  const others = modules.filter((module) => module !== 'gallery' && !visited.some(({ page }) => page.module === module));
  expect(others).toEqual([]);
  for (const language of languages) {
    const own = visited.filter((address) => address.language === language);
    expect(own.length).toBeGreaterThan(visited.length / 3);
    expect(own.filter(isHydrated).length).toBeGreaterThan(own.length / 3);
  }
});
