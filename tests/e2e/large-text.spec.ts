import { words } from '#app/frame/words.ts';
import { pathOf } from '#app/site/paths.ts';
import { drawer } from '../support/header.ts';
import { hydrate } from '../support/hydration.ts';
import { enlarge } from '../support/large-text.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

test('the drawer opens, holds its lines and closes with text twice as large', { tag: '@release' }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(pathOf('insurance', 'es'));
  await hydrate(page);
  await enlarge(page, 200);
  await page.getByRole('banner').getByRole('button', { name: words.menu.es, exact: true }).click();
  const open = drawer(page, 'es');
  await settled(open);
  await expect(open.getByRole('link', { name: words.emergency.es, exact: true }).first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(open).toBeHidden();
});

for (const language of triedLanguages) {
  test(`${language}: the emergency is one tap away from anywhere on a phone: in the header far down the page, and first in the drawer`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(pathOf('condition/asthma', language));
    await hydrate(page);
    await page.evaluate(() => scrollTo(0, 4000));
    const entry = page.getByRole('banner').getByRole('link', { name: words.emergency[language], exact: true }).first();
    await expect(entry).toBeInViewport({ ratio: 1 });
    const box = await entry.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await page.getByRole('banner').getByRole('button', { name: words.menu[language], exact: true }).click();
    const links = drawer(page, language).getByRole('link');
    // The first link, in the drawer's head, is the other language.
    await expect(links.nth(1)).toHaveAttribute('href', pathOf('emergency', language));
    await page.keyboard.press('Escape');
    await entry.click();
    await expect(page).toHaveURL(pathOf('emergency', language));
    await expect(page.getByRole('banner').getByRole('link', { name: words.emergency[language], exact: true })).toHaveCount(0);
  });
}
