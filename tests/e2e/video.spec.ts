import { practice } from '#app/content/content.server.ts';
import { words } from '#app/pages/home/video/words.ts';
import { pathOf } from '#app/site/paths.ts';
import { holdScripts } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const { video } = practice();
const player = 'www.youtube-nocookie.com';

test.use({ expected: { hosts: [player] } });

for (const language of triedLanguages) {
  test(`${language}: can be read, asks nothing of another company until it is played, and then plays in the privacy-enhanced player`, {
    tag: '@release',
  }, async ({ page }) => {
    let asked = 0;
    await page.route(`https://${player}/**`, async (route) => {
      asked += 1;
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>player</title><p>The film runs</p>' });
    });
    const film = page.getByRole('link', { name: video.title[language] });

    const scripts = await holdScripts(page);
    await page.goto(pathOf('home', language));

    await test.step('in sight, it asks nothing of another company', async () => {
      await film.scrollIntoViewIfNeeded();
      await expect(film).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
      // The watch around every test fails on any request to a host other than the player's.
      expect(asked).toBe(0);
    });

    await test.step('the first thing touched, before React is there, it plays at once', async () => {
      await film.click();
      await scripts.asked;
      scripts.release();
      const frame = page.getByTitle(video.title[language]);
      await expect(frame.contentFrame().getByText('The film runs')).toBeVisible();
      const url = new URL((await frame.getAttribute('src')) ?? '');
      expect(url.host).toBe(player);
      expect(url.pathname).toBe(`/embed/${video.id}`);
      expect(url.searchParams.get('autoplay')).toBe('1');
      expect(url.searchParams.get('hl')).toBe(language);
      await expect(page).toHaveURL(pathOf('home', language));
    });

    await test.step('what it says can be read', async () => {
      const transcript = video.transcript[language];
      await expect(page.getByText(transcript[0] ?? '')).toBeHidden();
      await page.getByText(words.transcript[language]).click();
      for (const paragraph of transcript) await expect(page.getByText(paragraph)).toBeVisible();
    });
  });
}
