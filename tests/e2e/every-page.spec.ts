import { languages } from '#app/site/language.ts';
import { addresses, findAddress, pathOf } from '#app/site/paths.ts';
import { byModule, oneOfEachServedKind, saysNotFound, servedAddresses, visitedAddresses } from '../support/addresses.ts';
import { readHeads } from '../support/head.ts';
import { expect, test } from '../support/test.ts';
import { wake } from '../support/waking.ts';

/** Where waking is tried as well: pages of one kind wake by the same code. */
const woken = new Set(oneOfEachServedKind);

test.describe('a visit to pages of the kind', () => {
  for (const { module, group } of byModule(visitedAddresses)) {
    test(module, async ({ page }) => {
      for (const address of group) {
        const { path, language } = address;
        await test.step(path, async () => {
          const response = await page.goto(path);
          expect(response?.status()).toBe(200);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.locator('h1')).toHaveCount(1);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{L}{3}/u);
          await expect(page).toHaveTitle(/\p{L}{3}/u);
          if (woken.has(address)) {
            await wake(page);
            await expect(page.locator('h1')).toHaveCount(1);
          }
          // The watch around every test adds: no error or warning, no failed request, no other host, nothing the policy refused.
        });
      }
    });
  }
});

test.describe('the pages that say "not found"', () => {
  test.use({ expected: { problems: [/status 404/, /^console error: (Failed to load resource|Page not found)/] } });
  for (const { path, language } of addresses.filter(saysNotFound)) {
    test(`${path} answers with status 404`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('h1')).toHaveCount(1);
    });
  }
});

test('every kind of page is visited and woken in both languages', () => {
  expect(oneOfEachServedKind.filter((address) => !visitedAddresses.includes(address))).toEqual([]);
});

test.describe('all addresses together', () => {
  test('answer in their language and say where they belong', async ({ page }) => {
    await page.goto(pathOf('team', 'en'));
    const heads = await readHeads(
      page,
      servedAddresses.map(({ path }) => path),
    );
    expect(heads).toHaveLength(servedAddresses.length);
    for (const [place, { path, page: row, language, twin }] of servedAddresses.entries()) {
      const head = heads[place];
      expect.soft(head, path).toMatchObject({
        path,
        status: 200,
        headings: 1,
        language,
        twin,
        canonical: row.paths[language],
        alternates: { ...row.paths, 'x-default': row.paths.en },
        robots: row.indexed ? '' : 'noindex',
      });
      const data = head?.structuredData.map((block) => JSON.parse(block)) ?? [];
      for (const block of data) expect.soft(block, path).toMatchObject({ '@context': 'https://schema.org', '@type': expect.anything() });
      if (row.indexed) expect.soft(data.length, `structured data of ${path}`).toBeGreaterThan(0);
    }
  });

  test('have titles and descriptions of their own', async ({ page }) => {
    await page.goto(pathOf('team', 'en'));
    const heads = await readHeads(
      page,
      servedAddresses.filter(({ canonical }) => canonical).map(({ path }) => path),
    );
    for (const language of languages) {
      const own = heads.filter((head) => head.language === language);
      expect(own.length).toBeGreaterThan(50);
      for (const part of ['title', 'description'] as const) {
        const texts = own.map((head) => head[part]);
        expect(
          texts.filter((text, place) => texts.indexOf(text) !== place),
          `the same ${part} twice in ${language}`,
        ).toEqual([]);
        expect(
          own.filter((head) => !/\p{L}{3}/u.test(head[part])).map(({ path }) => path),
          `without ${part}`,
        ).toEqual([]);
      }
    }
  });

  test('name each other as translations', async ({ page }) => {
    await page.goto(pathOf('team', 'en'));
    const heads = await readHeads(
      page,
      servedAddresses.map(({ path }) => path),
    );
    const byPath = new Map(heads.map((head) => [head.path, head]));
    for (const head of heads) {
      for (const [language, path] of Object.entries(head.alternates)) {
        expect(byPath.get(path)?.alternates, `${head.path} names ${path} as its ${language} page`).toEqual(head.alternates);
      }
    }
  });

  test('link to nothing that is missing', async ({ page, request }) => {
    await page.goto(pathOf('team', 'en'));
    const links = await page.evaluate(
      async (paths) => {
        const found: { from: string; path: string; hash: string }[] = [];
        const anchors: [path: string, ids: string[]][] = [];
        for (const path of paths) {
          const html = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html');
          anchors.push([path, [...html.querySelectorAll('[id]')].map(({ id }) => id)]);
          for (const link of html.querySelectorAll('a[href]')) {
            const url = new URL(link.getAttribute('href') ?? '', new URL(path, location.origin));
            if (url.origin === location.origin) found.push({ from: path, path: url.pathname, hash: decodeURIComponent(url.hash.slice(1)) });
          }
        }
        return { found, anchors };
      },
      servedAddresses.map(({ path }) => path),
    );

    const ids = new Map(links.anchors);
    const files = new Set<string>();
    const broken = links.found.filter(({ path, hash }) => {
      if (!findAddress(path)) {
        files.add(path);
        return false;
      }
      return hash !== '' && ids.get(path)?.includes(hash) !== true;
    });
    expect(broken).toEqual([]);
    for (const file of files) expect((await request.get(file)).status(), file).toBe(200);
  });
});
