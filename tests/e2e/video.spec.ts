import { practice } from '#app/content/content.server.ts';
import { words } from '#app/pages/home/video/words.ts';
import { pathOf } from '#app/site/paths.ts';
import { holdScripts, hydrate } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const { video } = practice();
const player = 'www.youtube-nocookie.com';

for (const language of triedLanguages) {
  test(`${language}: asks nothing of another company until it is played`, async ({ page }) => {
    await page.goto(pathOf('home', language));
    await hydrate(page);
    await page.getByRole('link', { name: video.title[language] }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: video.title[language] })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    // The watch that stands around every test fails it on any request to another host.
  });

  test(`${language}: what it says can be read`, async ({ page }) => {
    await page.goto(pathOf('home', language));
    const transcript = video.transcript[language];
    await expect(page.getByText(transcript[0] ?? '')).toBeHidden();
    await page.getByText(words.transcript[language]).click();
    for (const paragraph of transcript) await expect(page.getByText(paragraph)).toBeVisible();
  });

  test.describe(`${language}: played`, () => {
    test.use({ expected: { hosts: [player] } });

    test('is the platform’s privacy-enhanced player, playing at once', async ({ page }) => {
      let asked = 0;
      await page.route(`https://${player}/**`, async (route) => {
        asked += 1;
        await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>player</title><p>The film runs</p>' });
      });
      const scripts = await holdScripts(page);
      await page.goto(pathOf('home', language));
      expect(asked).toBe(0);
      // The first thing touched, before React is there.
      await page.getByRole('link', { name: video.title[language] }).click();
      await scripts.asked;
      scripts.release();
      await expect(page.getByTitle(video.title[language]).contentFrame().getByText('The film runs')).toBeVisible();
      const url = new URL((await page.getByTitle(video.title[language]).getAttribute('src')) ?? '');
      expect(url.host).toBe(player);
      expect(url.pathname).toBe(`/embed/${video.id}`);
      expect(url.searchParams.get('autoplay')).toBe('1');
      expect(url.searchParams.get('hl')).toBe(language);
      await expect(page).toHaveURL(pathOf('home', language));
    });
  });
}
