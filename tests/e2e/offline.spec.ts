/** One file, although a long one: every test here takes the site away from a visitor in the same few ways, and asks what the device kept. */
import type { Page } from '@playwright/test';
import { pageName } from '#app/content/page-names.server.ts';
import { assistantWords } from '#app/frame/assistant-words.ts';
import { words as notLoadedWords } from '#app/frame/words.ts';
import { words as medicationWords } from '#app/pages/medications/words.ts';
import { words } from '#app/pages/offline/words.ts';
import { conversationWords } from '#app/parts/assistant/words.ts';
import { words as emergencyWords } from '#app/parts/emergency-card/words.ts';
import { words as keepWords } from '#app/parts/keep-pages/words.ts';
import { iconSpritePath, logoPath, serviceWorkerPath, webManifestPaths } from '#app/site/file-paths.ts';
import { type Language, languages } from '#app/site/language.ts';
import { type PageId, pages } from '#app/site/pages.ts';
import { findAddress, pathOf } from '#app/site/paths.ts';
import { type ChangingSite, changingSite } from '../support/changing-site.ts';
import { officePhones } from '../support/practice.ts';
import { test as base, expect } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';
import { wake } from '../support/waking.ts';

const test = base.extend<{ site: ChangingSite }>({
  site: async ({ baseURL }, use) => {
    const site = await changingSite(baseURL ?? '');
    await use(site);
    await site.close();
  },
});

// The site stands at another port here, and goes away on purpose.
test.use({ serviceWorkers: 'allow', expected: { hosts: [], problems: [/net::ERR_|Failed to load resource|status 503|Failed to fetch/] } });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** A visit until the service worker works, and what it keeps is on the device: the emergency pages, or the others too. */
async function visit(page: Page, site: ChangingSite, path: string, keeps: 'emergency' | 'pages') {
  await page.goto(site.origin + path);
  const wanted = keeps === 'pages' ? pathOf('medications-to-avoid', 'es') : pathOf('emergency', 'en');
  await expect.poll(() => kept(page).then((paths) => paths.includes(wanted))).toBe(true);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise<void>((resolve) => active?.addEventListener('statechange', () => resolve(), { once: true }));
  });
}

/** A page opens at its own address, and is itself. */
async function opens(page: Page, site: ChangingSite, id: PageId, language: Language) {
  await page.goto(site.origin + pathOf(id, language));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(findAddress(new URL(page.url()).pathname)?.page.id).toBe(id);
  await expect(page).toHaveTitle(new RegExp(pageName(id).title[language].replace(/[?]/g, '\\?')));
}

/** Asks for the pages to be kept with all they run on. */
async function keepEverything(page: Page, language: Language) {
  await page.getByRole('button', { name: keepWords.keep[language] }).click();
  await expect(page.getByText(keepWords.kept[language])).toBeVisible();
}

/** The paths of everything on the device. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const shelves = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return shelves.flat().map(({ url }) => new URL(url).pathname);
  });

/** The pages among them. */
const keptPages = async (page: Page) => (await kept(page)).filter((path) => findAddress(path)).toSorted();

test.describe('without a connection, after one visit to a page that is kept', () => {
  test.beforeEach(async ({ page, site }) => {
    await visit(page, site, pathOf('emergency', 'es'), 'pages');
    site.condition = 'no connection';
  });

  for (const language of triedLanguages) {
    test(`the emergency page opens in ${language}, with 911 and both phones`, async ({ page, site }) => {
      await page.goto(site.origin + pathOf('emergency', language));
      await expect(heading(page, pageName('emergency').title[language])).toBeVisible();
      await expect(page.getByRole('link', { name: emergencyWords.call911[language] }).first()).toHaveAttribute('href', 'tel:911');
      for (const { shown, href } of officePhones) {
        await expect(page.getByRole('main').getByRole('link', { name: shown }).first()).toHaveAttribute('href', href);
      }
    });

    test(`every kept page opens in ${language}`, async ({ page, site }) => {
      for (const { id } of pages.filter(({ offline }) => offline && offline !== 'along')) await opens(page, site, id, language);
    });

    test(`the medicines read in ${language} where their scripts are not on the device, and say whom to call`, async ({ page, site }) => {
      await page.goto(site.origin + pathOf('medications-to-avoid', language));
      await expect(page.getByRole('main').getByText('Benadryl').first()).toBeVisible();
      await page.getByRole('searchbox', { name: medicationWords.searchLabel[language] }).focus();
      const notLoaded = page.getByText(notLoadedWords.notLoaded[language]);
      await expect(notLoaded).toBeVisible();
      await expect(page.getByRole('main').getByText('Benadryl').first()).toBeVisible();
    });

    test(`any other page says so in ${language}, and leads to those that are kept`, async ({ page, site }) => {
      await page.goto(site.origin + pathOf('insurance', language));
      await expect(heading(page, pageName('offline').title[language])).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: pageName('locations').title[language] })
        .click();
      await expect(heading(page, pageName('locations').title[language])).toBeVisible();
    });
  }

  test('the emergency page opens under the names people guess', async ({ page, site }) => {
    for (const guess of ['/es/emergency', '/es/urgencias', '/es/Emergencia/']) {
      await page.goto(site.origin + guess);
      await expect(page).toHaveURL(site.origin + pathOf('emergency', 'es'));
      await expect(heading(page, pageName('emergency').title.es)).toBeVisible();
    }
  });

  test('the page asked for comes at the next try, once there is a connection', async ({ page, site }) => {
    await page.goto(site.origin + pathOf('insurance', 'es'));
    site.condition = 'works';
    await page.getByRole('link', { name: words.again.es }).click();
    await expect(heading(page, pageName('insurance').title.es)).toBeVisible();
  });
});

test.describe('without a connection, once somebody asked for the pages to be kept', () => {
  test.beforeEach(async ({ page, site }) => {
    await visit(page, site, pathOf('emergency', 'es'), 'pages');
    await keepEverything(page, 'es');
    site.condition = 'no connection';
  });

  for (const language of triedLanguages) {
    test(`every kept page opens in ${language}, the search too`, async ({ page, site }) => {
      for (const { id } of pages.filter(({ offline }) => offline)) await opens(page, site, id, language);
    });
  }

  for (const language of languages) {
    test(`the search and the assistant answer in ${language}, an emergency first`, async ({ page, site }) => {
      await page.goto(`${site.origin}${pathOf('search', language)}?q=${language === 'en' ? 'hives' : 'ronchas'}`);
      await expect(heading(page, pageName('search').title[language])).toBeVisible();
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
      await expect(log).toContainText('555-0188');
    });
  }

  test('the medicines can be searched', async ({ page, site }) => {
    await page.goto(site.origin + pathOf('medications-to-avoid', 'es'));
    await wake(page);
    await page.getByRole('searchbox', { name: medicationWords.searchLabel.es }).fill('benadril');
    await expect(page.getByRole('main')).toContainText('Benadryl');
  });

  test('a page that is awake leads to a kept page', async ({ page, site }) => {
    await page.goto(site.origin + pathOf('locations', 'es'));
    await wake(page);
    await page
      .getByRole('navigation', { name: pageName('emergency').title.es.slice(0, 'Emergencia'.length) })
      .getByRole('link')
      .click();
    await expect(heading(page, pageName('emergency').title.es)).toBeVisible();
  });
});

test('a host that fails does not hide what is kept', async ({ page, site }) => {
  await visit(page, site, pathOf('team', 'en'), 'emergency');
  site.condition = 'fails';
  await page.goto(site.origin + pathOf('emergency', 'en'));
  await expect(heading(page, pageName('emergency').title.en)).toBeVisible();
});

test('signal that carries nothing does not keep the emergency page from the screen', async ({ page, site }) => {
  await visit(page, site, pathOf('team', 'en'), 'emergency');
  site.condition = 'hangs';
  await page.goto(site.origin + pathOf('emergency', 'en'));
  await expect(heading(page, pageName('emergency').title.en)).toBeVisible();
});

test('where nothing is kept a slow connection is waited for', async ({ page, site }) => {
  await visit(page, site, pathOf('team', 'en'), 'emergency');
  await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
  site.condition = 'slow';
  await page.goto(site.origin + pathOf('emergency', 'en'), { waitUntil: 'commit' });
  site.condition = 'works';
  await expect(heading(page, pageName('emergency').title.en)).toBeVisible();
});

test('a page is asked for while the worker starts', async ({ page, site }) => {
  await visit(page, site, pathOf('team', 'en'), 'emergency');
  await page.goto(site.origin + pathOf('insurance', 'en'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(site.preloaded).toEqual([pathOf('insurance', 'en')]);
});

test('reading any page keeps the two emergency pages and nothing else', async ({ page, site }) => {
  await visit(page, site, pathOf('condition/asthma', 'es'), 'emergency');
  expect(await keptPages(page)).toEqual([pathOf('emergency', 'en'), pathOf('emergency', 'es')]);
  // Beside them their drawings, and the file they came in.
  await expect.poll(() => kept(page)).toHaveLength(5);
  expect(await kept(page)).toEqual(expect.arrayContaining([iconSpritePath, logoPath]));
  const policy = (await page.request.get(site.origin + pathOf('emergency', 'es'))).headers()['content-security-policy'];
  site.condition = 'no connection';
  const answer = await page.goto(site.origin + pathOf('emergency', 'es'));
  await expect(heading(page, pageName('emergency').title.es)).toBeVisible();
  // Both come in one file, and are as safe as from the host.
  expect(policy).toBeTruthy();
  expect(answer?.headers()['content-security-policy']).toBe(policy);
  expect(answer?.headers()['content-type']).toBe('text/html; charset=utf-8');
});

test('a visit to the search keeps nothing more', async ({ page, site }) => {
  await visit(page, site, pathOf('search', 'en'), 'emergency');
  expect(await keptPages(page)).toEqual([pathOf('emergency', 'en'), pathOf('emergency', 'es')]);
});

test('a visit to a kept page keeps the others to be read, and no script', async ({ page, site }) => {
  await visit(page, site, pathOf('locations', 'en'), 'pages');
  const ids = pages.filter(({ offline }) => offline && offline !== 'along').map(({ id }) => id);
  await expect.poll(() => keptPages(page)).toEqual(ids.flatMap((id) => languages.map((language) => pathOf(id, language))).toSorted());
  expect((await kept(page)).filter((path) => /\.(js|css|woff2|data|txt)$/.test(path))).toEqual([]);
  // What is not there is not promised: the search says that there is no connection.
  site.condition = 'no connection';
  await page.goto(site.origin + pathOf('search', 'en'));
  await expect(heading(page, pageName('offline').title.en)).toBeVisible();
});

test('who had all of it on the device has it again after a release', async ({ page, site }) => {
  await visit(page, site, pathOf('locations', 'es'), 'pages');
  await keepEverything(page, 'es');
  const before = await kept(page);
  // The shelves of an older release, under its names.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      if (name.includes('emergency')) continue;
      await caches.open(name.replace(/-[^-]*$/, '-older'));
      await caches.delete(name);
    }
    await (await navigator.serviceWorker.ready).unregister();
  });
  await page.reload();
  await expect.poll(async () => (await kept(page)).toSorted()).toEqual(before.toSorted());
});

test('what nobody asked for is not fetched by the next release either', async ({ page, site }) => {
  await visit(page, site, pathOf('team', 'en'), 'emergency');
  // Its scripts and data pass through the worker.
  await page.reload();
  await wake(page);
  site.condition = 'no connection';
  await page.goto(site.origin + pathOf('emergency', 'en'));
  await expect(heading(page, pageName('emergency').title.en)).toBeVisible();
  // A release knows by the shelves that stand what was kept before it.
  const shelves = await page.evaluate(() => caches.keys());
  expect(shelves).toEqual([expect.stringContaining('emergency-pages')]);
});

test('a fault of the host is shown as what it is where nothing is kept', async ({ page, site }) => {
  await visit(page, site, pathOf('team', 'en'), 'emergency');
  site.condition = 'fails';
  expect((await page.goto(site.origin + pathOf('insurance', 'en')))?.status()).toBe(503);
});

for (const language of triedLanguages) {
  test(`"keep these pages" works in ${language} at the first tap, and says when it is done or cannot be`, async ({ page, site }) => {
    // A saved data plan keeps nothing unasked.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await visit(page, site, pathOf('locations', language), 'emergency');
    const keep = page.getByRole('button', { name: keepWords.keep[language] });
    site.condition = 'no connection';
    await keep.click();
    await expect(page.getByText(keepWords.notKept[language])).toBeVisible();
    site.condition = 'works';
    await keep.click();
    await expect(page.getByText(keepWords.kept[language])).toBeVisible();
    site.condition = 'no connection';
    await page.goto(site.origin + pathOf('medications-to-avoid', language));
    await expect(heading(page, pageName('medications-to-avoid').title[language])).toBeVisible();
  });
}

test('the newest page is shown whenever it can be had', async ({ page, site }) => {
  await visit(page, site, pathOf('locations', 'en'), 'pages');
  // A comment: React puts right whatever else differs from its own idea of the page.
  site.change = (html) => html.replace('</body>', '<!-- we have moved --></body>');
  for (const id of ['locations', 'emergency'] as const) {
    await page.goto(site.origin + pathOf(id, 'en'));
    expect(await page.content()).toContain('we have moved');
  }
});

test('the device keeps nothing before the page has come to rest', async ({ page, site }) => {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    const rest = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (callback) => waiting.push(callback);
    Object.assign(window, {
      comeToRest() {
        window.requestIdleCallback = rest;
        for (const callback of waiting) callback({ didTimeout: false, timeRemaining: () => 50 });
      },
    });
  });
  await page.goto(site.origin + pathOf('team', 'en'));
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(0);
  await page.evaluate(() => (window as unknown as { comeToRest(): void }).comeToRest());
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(1);
  // A page that is shut while its worker is being fetched says so in the console.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
});

test('a saved data plan pays only for what its owner opens', async ({ page, site }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  const rest = () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
  await page.goto(site.origin + pathOf('team', 'en'), { waitUntil: 'load' });
  await rest();
  expect(await registrations()).toBe(0);
  await page.goto(site.origin + pathOf('emergency', 'en'), { waitUntil: 'load' });
  await expect.poll(registrations).toBe(1);
});

for (const language of triedLanguages) {
  test(`a phone can install the site in ${language}, with what is wanted in a hurry one tap away`, async ({ page, request, site }) => {
    await page.goto(site.origin + pathOf('home', language));
    const href = await page.locator('link[rel="manifest"]').getAttribute('href');
    expect(href).toBe(webManifestPaths[language]);
    const answer = await request.get(webManifestPaths[language]);
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = await answer.json();
    expect(manifest.shortcuts.map(({ url }: { url: string }) => findAddress(url)?.page.id)).toEqual([
      'emergency',
      'locations',
      'shots-today',
    ]);
    for (const { url } of manifest.shortcuts) expect(findAddress(url)?.language).toBe(language);
    for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
    expect((await request.get(serviceWorkerPath)).headers()['cache-control']).toBe('no-cache');
  });
}
