/** Tests what the device has stored: every test takes the site offline in one of a few ways. */
import type { Page } from '@playwright/test';
import { pageName } from '#app/content/pages/page-names.server.ts';
import { assistantWords } from '#app/frame/assistant-words.ts';
import { words as medicationWords } from '#app/pages/medications/words.ts';
import { words } from '#app/pages/offline/words.ts';
import { conversationWords } from '#app/parts/assistant/words.ts';
import { words as emergencyWords } from '#app/parts/emergency-card/words.ts';
import { words as keepWords } from '#app/parts/keep-pages/words.ts';
import { iconSpritePath, logoPath, webManifestPaths } from '#app/site/file-paths.ts';
import { type Language, languages } from '#app/site/language.ts';
import { type PageId, pages } from '#app/site/pages.ts';
import { pathOf } from '#app/site/paths.ts';
import { type ChangingSite, changingSite, hasty } from '../support/changing-site.ts';
import { hydrate } from '../support/hydration.ts';
import { officePhones } from '../support/practice.ts';
import { test as base, expect } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const test = base.extend<{ site: ChangingSite }>({
  site: async ({ baseURL }, use) => {
    const site = await changingSite(baseURL ?? '');
    await use(site);
    await site.close();
  },
});

// The site uses another port here, and goes offline on purpose.
test.use({ serviceWorkers: 'allow', expected: { hosts: [], problems: [/net::ERR_|Failed to load resource|status 503|Failed to fetch/] } });

const heading = (page: Page, id: PageId, language: Language) =>
  page.getByRole('heading', { level: 1, name: pageName(id).title[language], exact: true });

/** Goes to an address and expects the page of `id`. */
async function opens(page: Page, site: ChangingSite, id: PageId, language: Language, path = pathOf(id, language)) {
  const answer = await page.goto(site.origin + path);
  await expect(heading(page, id, language)).toBeVisible();
  return answer;
}

/** Returns the paths of everything in the caches. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .sort();
  });

/** What every visitor's device stores without being asked. */
const always = [
  ...pages.filter(({ offline }) => offline === 'always').flatMap(({ paths }) => languages.map((language) => paths[language])),
  ...[iconSpritePath, logoPath],
].sort();

/** Visits a page until the service worker is active, which requires that its own pages are stored. */
async function visit(page: Page, site: ChangingSite, id: PageId, language: Language) {
  await page.goto(site.origin + pathOf(id, language));
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise<void>((resolve) => active?.addEventListener('statechange', () => resolve(), { once: true }));
  });
}

/** Presses "Save these pages" and expects this outcome. */
async function keepPages(page: Page, language: Language, outcome: 'kept' | 'notKept' = 'kept') {
  await page.getByRole('button', { name: keepWords.keep[language] }).click();
  await expect(page.getByText(keepWords[outcome][language])).toBeVisible();
}

/** Simulates a release for a visitor who has used the page: stored files are replaced and old ones deleted. Returns the stored paths. */
async function expectReplaced(page: Page) {
  // Scripts and data pass through the service worker.
  await page.reload();
  await hydrate(page);
  const before = await stored(page);
  // The caches of an older release, under its names.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      await (await caches.open(name.replace(/-[^-]*$/, '-older'))).put('/older-page', new Response());
      await caches.delete(name);
    }
    await (await navigator.serviceWorker.ready).unregister();
  });
  await page.reload();
  await expect.poll(() => stored(page)).toEqual(before);
  return before;
}

test('without a connection, after one visit to any page, the emergency page opens in both languages', async ({ page, site, request }) => {
  await visit(page, site, 'condition/asthma', 'es');
  site.condition = 'no connection';

  for (const language of languages) {
    await test.step(`${language}: with 911, both phones, the icons and the headers that keep it safe`, async () => {
      const sent = (await request.get(pathOf('emergency', language))).headers();
      const answer = await opens(page, site, 'emergency', language);
      for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'content-type'])
        expect(answer?.headers()[name], name).toBe(sent[name] ?? `sent as ${name}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: emergencyWords.call911[language] }).first()).toHaveAttribute('href', 'tel:911');
      for (const { shown, href } of officePhones)
        await expect(main.getByRole('link', { name: shown }).first()).toHaveAttribute('href', href);
      expect(await page.evaluate(async (path) => (await fetch(path)).ok, iconSpritePath)).toBe(true);
    });
  }

  await test.step('under the names people guess', async () => {
    for (const guess of ['/es/urgencias', '/es/Emergencia/']) {
      await opens(page, site, 'emergency', 'es', guess);
      await expect(page).toHaveURL(site.origin + pathOf('emergency', 'es'));
    }
  });
});

test('reading stores the emergency page and the page without a connection, in both languages, and nothing else', async ({ page, site }) => {
  await page.addInitScript(() => {
    const register = ServiceWorkerContainer.prototype.register;
    ServiceWorkerContainer.prototype.register = function (...parameters) {
      document.documentElement.title = document.readyState;
      return register.apply(this, parameters);
    };
  });

  await test.step('on any page, and not before the page has come', async () => {
    for (const id of ['condition/asthma', 'search', 'locations'] as const) {
      await visit(page, site, id, 'es');
      await expect(page.locator('html')).toHaveAttribute('title', 'complete');
      expect(await stored(page)).toEqual(always);
    }
  });

  await test.step('also once a release has replaced it', async () => {
    expect(await expectReplaced(page)).toEqual(always);
  });

  for (const language of triedLanguages) {
    await test.step(`${language}: without a connection any other page says so, with the phones, and leads to what to do in an emergency`, async () => {
      site.condition = 'no connection';
      await opens(page, site, 'offline', language, pathOf('locations', language));
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: words.call911[language] })).toHaveAttribute('href', 'tel:911');
      for (const { shown, href } of officePhones) await expect(main.getByRole('link', { name: shown })).toHaveAttribute('href', href);
      await main.getByRole('link', { name: pageName('emergency').title[language] }).click();
      await expect(heading(page, 'emergency', language)).toBeVisible();
    });
  }

  await test.step('the page asked for comes at the next try, once there is a connection', async () => {
    await opens(page, site, 'offline', 'es', pathOf('insurance', 'es'));
    site.condition = 'works';
    await page.getByRole('link', { name: words.again.es }).click();
    await expect(heading(page, 'insurance', 'es')).toBeVisible();
  });
});

for (const language of triedLanguages) {
  test(`"keep these pages" works in ${language} at the first tap, and says when it is done or cannot be`, async ({ page, site }) => {
    await visit(page, site, 'locations', language);
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', webManifestPaths[language]);

    await test.step('without a connection, or without room, it says that nothing was kept', async () => {
      site.condition = 'no connection';
      await keepPages(page, language, 'notKept');
      site.condition = 'works';
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 1 });
      await keepPages(page, language, 'notKept');
      await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.origin });
      expect(await stored(page)).toEqual(always);
    });

    await test.step('the newest page is shown whenever it can be had, and is asked for while the worker starts', async () => {
      await keepPages(page, language);
      // The change is an HTML comment, because React would revert any other difference.
      site.change = (html) => html.replace('</body>', '<!-- we have moved --></body>');
      for (const id of ['locations', 'emergency'] as const) {
        await opens(page, site, id, language);
        expect(await page.content()).toContain('we have moved');
      }
      expect(site.preloaded).toEqual([pathOf('locations', language), pathOf('emergency', language)]);
    });

    await test.step('a release replaces them, and deletes the old', async () => {
      expect((await expectReplaced(page)).length).toBeGreaterThan(always.length);
    });

    await test.step('without a connection every page of them opens, the search too', async () => {
      site.condition = 'no connection';
      for (const { id } of pages.filter(({ offline }) => offline)) await opens(page, site, id, language);
    });

    await test.step('a browser that refuses its storage shows the site all the same', async () => {
      site.condition = 'works';
      await page.addInitScript(() => {
        ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('Storage is blocked', 'SecurityError'));
      });
      await opens(page, site, 'locations', language);
      await keepPages(page, language, 'notKept');
    });
  });
}

test('who saves data pays for nothing unasked; who asks for the pages has them, the search too', { tag: '@release' }, async ({
  page,
  site,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await test.step('nothing unasked', async () => {
    for (const id of ['team', 'emergency'] as const) {
      await page.goto(site.origin + pathOf(id, 'en'), { waitUntil: 'load' });
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    }
    await keepPages(page, 'en');
    expect(await stored(page)).toEqual(expect.arrayContaining([...always, pathOf('medications-to-avoid', 'es')]));
  });
  site.condition = 'no connection';
  for (const language of languages) {
    await test.step(`${language}: the search and the assistant answer, an emergency first`, async () => {
      await opens(page, site, 'search', language, `${pathOf('search', language)}?q=${language === 'en' ? 'hives' : 'ronchas'}`);
      await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
      await page.getByRole('button', { name: assistantWords.open[language] }).click();
      const dialog = page.getByRole('dialog', { name: assistantWords.title[language] });
      const field = dialog.getByRole('textbox', { name: assistantWords.label[language] });
      await field.fill(
        language === 'en' ? 'fax of lincoln heights, my throat is closing' : 'fax de lincoln heights, se me cierra la garganta',
      );
      await field.press('Enter');
      const log = dialog.getByRole('log', { name: conversationWords.log[language] });
      await expect(log.getByRole('link', { name: emergencyWords.call911[language] })).toHaveAttribute('href', 'tel:911');
      await expect(log).toContainText('(210) 555-0188');
    });
  }
  await test.step('the medicines can be searched, and lead on to the emergency page', async () => {
    await opens(page, site, 'medications-to-avoid', 'es');
    await hydrate(page);
    await page.getByRole('searchbox', { name: medicationWords.searchLabel.es }).fill('benadril');
    await expect(page.getByRole('main')).toContainText('Benadryl');
    await page.getByRole('navigation', { name: 'Emergencia' }).getByRole('link').click();
    await expect(heading(page, 'emergency', 'es')).toBeVisible();
  });
});

test('whatever the host does, what is stored shows', { tag: '@release' }, async ({ page, site }) => {
  site.changeWorker = hasty;
  await visit(page, site, 'team', 'es');
  await test.step('a host that fails does not hide what is stored, and is shown as what it is where nothing is', async () => {
    site.condition = 'fails';
    await opens(page, site, 'emergency', 'es');
    expect((await page.goto(site.origin + pathOf('insurance', 'es')))?.status()).toBe(503);
  });
  await test.step('signal that carries nothing does not keep the emergency pages from the screen, under any of their names', async () => {
    site.condition = 'hangs';
    await opens(page, site, 'emergency', 'es', '/es/urgencias');
    await opens(page, site, 'calm-mode', 'es');
  });
});

test('where nothing is stored a slow connection is waited for', { tag: '@release' }, async ({ page, site }) => {
  site.changeWorker = hasty;
  await visit(page, site, 'team', 'es');
  await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
  site.condition = 'slow';
  await page.goto(site.origin + pathOf('emergency', 'es'), { waitUntil: 'commit' });
  site.condition = 'works';
  await expect(heading(page, 'emergency', 'es')).toBeVisible();
});

test('who asks for all pages while a release is on its way has them in the new version', { tag: '@release' }, async ({ page, site }) => {
  await visit(page, site, 'locations', 'en');
  const [former] = await page.evaluate(() => caches.keys());
  const revision = former?.split('-')[1] ?? '';
  site.changeWorker = (code) => code.replaceAll(revision, 'newer');
  // Makes storing the files slow.
  site.condition = 'slow';
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = new Promise((resolve) => registration.addEventListener('updatefound', resolve, { once: true }));
    await registration.update();
    await found;
  });
  await page.getByRole('button', { name: keepWords.keep.en }).click();
  site.condition = 'works';
  await expect(page.getByText(keepWords.kept.en)).toBeVisible({ timeout: 30_000 });
  expect(await stored(page)).toContain(pathOf('medications-to-avoid', 'en'));
  // The former version's caches are deleted once the new one is active.
  const names = await page.evaluate(() => caches.keys());
  expect(names).toContain(former?.replace('always', 'on-request').replace(revision, 'newer'));
  expect(names).not.toContain(former?.replace('always', 'on-request'));
});
