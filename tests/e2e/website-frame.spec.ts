/** Tests a page of the site beside its form, drawn from unsaved changes; and the other way around, from a sentence to its field. */
import { languages } from '#app/site/language.ts';
import { words as faults } from '../../office/website/fields/words.ts';
import { words as seen } from '../../office/website/pages/see-words.ts';
import { words as said } from '../../office/website/pages/words.ts';
import { type ProjectFixture, projectFixture } from '../../office/website/project-fixture.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectSound, tabTo, unlock } from '../support/desk-page.ts';
import { expect, test } from '../support/test.ts';

let given: ProjectFixture;
test.beforeEach(async ({ page }) => {
  given = await projectFixture();
  await page.setViewportSize({ width: 1440, height: 900 });
  await unlock(page, given.desk);
  await page.waitForURL(/look=/);
});
test.afterEach(() => given.end());

test('an hour that is not saved is seen in both languages; a sentence leads to its field, and nothing typed is lost', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto(`${given.desk.address}website/offices/lincoln-heights`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('8 am to 12:30 pm').last()).toBeVisible();
  const closes = page.getByRole('group', { name: 'Shot hours' }).getByLabel('Friday, until (1)');
  await closes.fill('12:00');
  await page.keyboard.press('Tab');
  await expect(frame.getByText('8 am to 12 pm').last()).toContainText('8 am to 12 pm');
  await expect(frame.getByText('Shots 8 am to 12 pm')).toBeInViewport();
  await expectAccessible(page, 'a form and its page');
  await page.getByLabel(seen.spanish.en, { exact: true }).check();
  await expect(frame.getByText('Inyecciones 8:00 a. m. a 12:00 p. m.')).toBeVisible();
  await page.getByLabel(seen.dark.en).check();
  await expect(frame.locator('[data-theme="dark"]').first()).toBeVisible();
  await page.getByLabel(seen.computer.en).check();
  await expect(page.locator('iframe')).toHaveCSS('width', '1280px');
  await page.getByRole('radio', { name: seen.phone.en }).check();

  await frame.getByText('Estacionamiento gratis en el centro comercial').click();
  await expect(page.locator('[id="arriving.parking.es"]')).toBeFocused();
  await expect(closes).toHaveValue('12:00');
  await closes.fill('21:45');
  await page.keyboard.press('Tab');
  await expect(frame.getByRole('heading', { name: seen.notYet.en })).toBeVisible();
  await frame.getByRole('link', { name: faults.notAfter.en('9:30 pm', '30') }).click();
  await expect(closes).toBeFocused();
  await expect(closes).toHaveValue('21:45');
  expect(given.status()).toBe('');
});

test('a sentence of the site is found and its form opens at the field, by keyboard, in Spanish', { tag: '@release' }, async ({ page }) => {
  await page.goto(`${given.desk.address}es/website`);
  await tabTo(page, page.getByRole('link', { name: seen.site.es }));
  await page.keyboard.press('Enter');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await expectSound(page, 'the site at the desk');
  await frame.getByRole('link', { name: 'Consultorios y horarios' }).first().click();
  await expect(frame.locator('#lincoln-heights')).toBeVisible();
  await frame.getByText('Estacionamiento gratis en el centro comercial').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/es\/website\/offices\/lincoln-heights#arriving\.parking\.es$/);
  await expect(page.locator('[id="arriving.parking.es"]')).toBeFocused();
  await expectSound(page, 'a form and its page, in Spanish');
  const parking = { en: 'Park behind the clinic', es: 'Estaciónese detrás del consultorio' };
  for (const language of languages) await page.locator(`[id="arriving.parking.${language}"]`).fill(parking[language]);
  await page.getByRole('button', { name: said.save.es }).last().press('Enter');
  await expect(page.getByRole('status').filter({ hasText: said.saved.es })).toBeVisible();
  for (const language of languages) expect(await given.siteText('locations', language)).toContain(parking[language]);

  await page.goto(`${given.desk.address}es/website/site`);
  await frame.getByRole('link', { name: 'Consultorios y horarios' }).first().click();
  await expect(frame.locator('#lincoln-heights')).toBeVisible();
  await frame.locator('#medical-center').getByText('12:00 p. m.').first().click();
  await expect(page.getByRole('heading', { name: seen.which.es })).toBeVisible();
  await page.getByRole('link', { name: 'Medical Center, Horario' }).first().click();
  await expect(page.locator('#clinicHours')).toBeFocused();
});
