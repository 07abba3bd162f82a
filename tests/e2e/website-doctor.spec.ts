/** Tests adding a doctor with a photograph in a real browser, publishing, and the question before removal. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { typedDoctor } from '../../office/website/form-fixture.ts';
import { pictureWords } from '../../office/website/pages/picture-words.ts';
import { words as said } from '../../office/website/pages/words.ts';
import { type ProjectFixture, projectFixture } from '../../office/website/project-fixture.ts';
import { expectAccessible } from '../support/axe.ts';
import { smallest, tabTo, unlock } from '../support/desk-page.ts';
import { expect, test } from '../support/test.ts';

// The statuses of a refused photograph and of a removed doctor's page.
test.use({ expected: { problems: [/\b422\b/, /\b404\b/] } });

let given: ProjectFixture;
test.beforeEach(async () => {
  given = await projectFixture();
});
test.afterEach(() => given.end());

const photo = async (width: number) => ({
  name: 'IMG_0001.JPG',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height: 1600, channels: 3, background: '#876' } })
    .jpeg()
    .toBuffer(),
});

async function type(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(typedDoctor)) {
    const field = page.locator(`[name="${name}"]`).last();
    const kind = await field.evaluate((node) => (node as HTMLInputElement).type);
    if (kind === 'checkbox') await field.check();
    else await (kind === 'select-one' ? field.selectOption(text) : field.fill(text));
  }
}

test('a doctor is added with a photograph, published, and not removed without being asked about', { tag: '@release' }, async ({ page }) => {
  await page.setViewportSize(smallest);
  await unlock(page, given.desk);
  await page.getByRole('link', { name: said.website.en }).click();
  // With the page beside the form, which is drawn again at each change.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: said.addDoctor.en }).click();
  await type(page);

  await page.getByLabel(pictureWords.choose.en).setInputFiles(await photo(900));
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(`Photo: ${pictureWords.small.en(1200, 1200)}`);
  await expectAccessible(page, 'a poor photograph');
  await page.getByLabel(pictureWords.choose.en).setInputFiles(await photo(1400));
  const whole = page.locator('.desk-whole img');
  await expect(whole).toBeVisible();
  await page.setViewportSize(smallest);
  await expectAccessible(page, 'a photograph and its cuts');
  await tabTo(page, page.getByRole('button', { name: pictureWords.ring.en }));
  const cut = page.locator('[data-cut]').first();
  const before = await cut.getAttribute('src');
  for (const key of ['ArrowRight', 'Shift+ArrowUp']) await page.keyboard.press(key);
  await expect(page.getByLabel(pictureWords.x.en)).toHaveValue('51');
  await expect(page.getByLabel(pictureWords.y.en)).toHaveValue('25');
  await expect(cut).not.toHaveAttribute('src', before ?? '');
  await whole.click({ position: { x: 60, y: 80 } });
  await expect(page.getByLabel(pictureWords.y.en)).not.toHaveValue('25');
  await page.locator('[name="portrait.alt.en"]').fill('Dr. Lucía Garza in the clinic');
  await page.locator('[name="portrait.alt.es"]').fill('La Dra. Lucía Garza en el consultorio');
  await page.getByRole('button', { name: said.save.en }).last().click();
  await expect(page.getByRole('status').first()).toHaveText(said.saved.en);

  await page.goto(`${given.desk.address}es/website/publish`);
  await expect(page.getByText(said.doctorAdded.es('Dra. Lucía Garza'))).toBeVisible();
  await page.getByRole('button', { name: said.publishNow.es }).click();
  await expect(page.getByRole('status')).toContainText(said.sent.es);
  const files = given.git(given.project, 'show', '--name-only', '--format=', 'HEAD').trim().split('\n');
  expect(files).toEqual(
    ['content/photos/', 'content/physicians.json', 'content/physicians/garza.yaml'].map((path) => expect.stringContaining(path)),
  );

  await page.goto(`${given.desk.address}es/website/garza`);
  await page.getByRole('button', { name: said.removeThis.es, exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Garza');
  await expectAccessible(page, 'before a doctor goes, in Spanish');
  await tabTo(page, page.getByRole('button', { name: said.removeNow.es, exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(said.removed.es);
  await page.goto(`${given.desk.address}es/website/garza`);
  await expect(page.getByText(said.gone.es)).toBeVisible();
});
