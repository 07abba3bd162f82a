/** Tests that a form of the desk with typed text asks before a person leaves it, also after the desk has refused it. */
import type { Page } from '@playwright/test';
import { words as today } from '../../office/today/words.ts';
import { words as website } from '../../office/website/pages/words.ts';
import { type ProjectFixture, projectFixture } from '../../office/website/project-fixture.ts';
import { type ApiFixture, officeToken, startApi } from '../../server/testing/api-fixture.ts';
import { smallest, unlock } from '../support/desk-page.ts';
import { expect, test } from '../support/test.ts';

// The status of a refused form.
test.use({ expected: { problems: [/\b422\b/] } });

let given: ProjectFixture;
let api: ApiFixture;
test.beforeEach(async ({ page }) => {
  [given, api] = await Promise.all([projectFixture(), startApi()]);
  await given.desk.post('/settings/connection', { server: `http://127.0.0.1:${api.port}`, token: officeToken });
  await page.setViewportSize(smallest);
  await unlock(page, given.desk);
  await page.getByRole('link', { name: website.website.en }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(website.what.en);
});
test.afterEach(async ({ page }) => {
  // It may still send requests.
  await page.close();
  await Promise.all([given.end(), api.close()]);
});

/** Tries a link and closing the tab, and stays both times. */
async function expectAsked(page: Page): Promise<void> {
  const address = page.url();
  const asked: string[] = [];
  const stay = (dialog: { type(): string; dismiss(): Promise<void> }) => {
    asked.push(dialog.type());
    return dialog.dismiss();
  };
  page.on('dialog', stay);
  await page.getByRole('link', { name: website.website.en }).click({ noWaitAfter: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload', 'beforeunload']);
  expect(page.url()).toBe(address);
  page.off('dialog', stay);
}

test('a closing under Today', async ({ page }) => {
  await page.goto(`${given.desk.address}today`);
  await page.getByText(today.otherTimes.en).click();
  await page.getByLabel(today.reason.en, { exact: true }).selectOption('other');
  const text = page.getByLabel(today.textEn.en);
  await text.fill('A pipe broke.');
  await expectAsked(page);
  await page.getByText(today.otherTimes.en).locator('xpath=..').getByRole('button', { name: today.putIt.en }).click();
  await expect(page.getByText(today.inSpanish.en).first()).toBeVisible();
  await expect(text).toHaveValue('A pipe broke.');
  await expectAsked(page);
  await page.getByLabel(today.textEs.en).fill('Se rompió un tubo.');
  await page.getByText(today.otherTimes.en).locator('xpath=..').getByRole('button', { name: today.putIt.en }).click();
  await expect(page.getByRole('status')).toHaveText(today.done.en);
});

test('a record of the site', async ({ page }) => {
  await page.goto(`${given.desk.address}website/offices/lincoln-heights`);
  const street = page.getByLabel('Street', { exact: true });
  await street.fill('');
  await expectAsked(page);
  await page.getByRole('button', { name: website.save.en }).last().click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAsked(page);
  await street.fill('1000 East Basse Rd #118');
  await page.getByRole('button', { name: website.save.en }).last().click();
  await expect(page.getByRole('status')).toHaveText(website.saved.en);
});
