/** The doctor whom changes.ts adds at the desk, on the site built from it; run.ts puts this test among those of tests/e2e. */
import type { Locator } from '@playwright/test';
import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { newDoctor } from '../content-change/changes.ts';
import { expect, test } from '../support/test.ts';

const name = `${newDoctor.name}, MD`;
const says = {
  en: { address: '/physicians/ines-trevino', about: 'She likes plain words.' },
  es: { address: '/es/physicians/ines-trevino', about: 'Le gustan las palabras claras.' },
};

async function expectPhoto(photo: Locator): Promise<void> {
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
}

for (const language of languages) {
  test(`${language}: a new doctor has a card, a page and a photograph on both`, async ({ page }) => {
    const { address, about } = says[language];
    const photo = page.getByRole('main').getByRole('img', { name: newDoctor[`portrait.alt.${language}`], exact: true });
    await page.goto(pathOf('team', language));
    await expectPhoto(photo);
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(about);
    await expectPhoto(photo.first());
  });
}
