import type { APIRequestContext, Page } from '@playwright/test';
import { seasonTypeIds } from '#app/content/schema/season.ts';
import { sceneIds } from '#app/content/schema/slide.ts';
import { themes } from '#app/pages/gallery/example.ts';
import { exampleKinds } from '#app/pages/gallery/examples.tsx';
import { stepDrawingNames } from '#app/parts/step-drawings/step-drawing.tsx';
import { type Language, languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { wake } from '../support/waking.ts';

const examples = exampleKinds.flatMap((kind) => kind.examples);

async function openGallery(page: Page, language: Language) {
  await page.goto(pathOf('gallery-test-lab', language));
  await wake(page);
}

for (const language of languages) {
  for (const theme of themes) {
    test(`the gallery breaks no rule of WCAG 2.2 AA: ${language}, ${theme}`, async ({ page }) => {
      // The longest page of the site: everything, twice.
      test.slow();
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await openGallery(page, language);
      await expectAccessible(page);
    });
  }

  test(`the gallery shows every example in both themes: ${language}`, async ({ page }) => {
    await openGallery(page, language);
    for (const { id, title, onlyIn } of examples) {
      const example = page.locator(`[id="${id}"]`);
      await expect(example.getByRole('heading', { name: title[language], exact: true, level: 3 }).first()).toBeVisible();
      for (const theme of onlyIn ? [onlyIn] : themes) await expect(example.locator(`> div > [data-theme="${theme}"]`)).toHaveText(/\S/);
    }
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });
}

test('the panels have the colors of their theme, whatever the visitor chose', async ({ page }) => {
  const colorsIn = (theme: string) =>
    page
      .locator(`#buttons [data-theme="${theme}"]`)
      .evaluate((panel) => [getComputedStyle(panel).backgroundColor, getComputedStyle(panel).color]);
  await page.emulateMedia({ colorScheme: 'light' });
  await openGallery(page, 'en');
  const [light, dark] = [await colorsIn('light'), await colorsIn('dark')];
  expect(light).not.toEqual(dark);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect([await colorsIn('light'), await colorsIn('dark')]).toEqual([light, dark]);
});

/** An example's pictures are as many as they should be, no two the same file, and every file is served. */
async function expectPictures(page: Page, request: APIRequestContext, example: string, count: number) {
  const pictures = page.locator(`#${example} picture`);
  await expect(pictures).toHaveCount(count);
  const files = await pictures.evaluateAll((all) =>
    all.flatMap((one) => [one.querySelector('source')?.srcset ?? '', one.querySelector('img')?.getAttribute('src') ?? '']),
  );
  expect(new Set(files).size).toBe(files.length);
  for (const file of files) expect((await request.get(file)).status(), file).toBe(200);
}

test('every picture of the slideshow is there in both themes and both crops', async ({ page, request }) => {
  await openGallery(page, 'en');
  for (const example of ['scenes-wide', 'scenes-tall']) await expectPictures(page, request, example, sceneIds.length * themes.length);
});

test('every plant and what of it flies is there in both themes', async ({ page, request }) => {
  await openGallery(page, 'en');
  await expectPictures(page, request, 'plants', seasonTypeIds.length * 2 * themes.length);
});

test('every drawing of a step is there', async ({ page }) => {
  await openGallery(page, 'en');
  await expect(page.locator('#step-drawings svg')).toHaveCount(stepDrawingNames.length * themes.length);
});
