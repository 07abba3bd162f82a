/** Tests permanent changes by the office, by keyboard alone at 320 px: an hour, a holiday, an error, published and taken back. */
import type { Locator, Page } from '@playwright/test';
import { languages } from '#app/site/language.ts';
import { words as faults } from '../../office/website/fields/words.ts';
import { words as said } from '../../office/website/pages/words.ts';
import { type ProjectFixture, projectFixture } from '../../office/website/project-fixture.ts';
import { expectAccessible } from '../support/axe.ts';
import { smallest, tabTo, unlock } from '../support/desk-page.ts';
import { expect, test } from '../support/test.ts';

// The status of a refused form.
test.use({ expected: { problems: [/\b422\b/] } });

let given: ProjectFixture;
test.beforeEach(async () => {
  given = await projectFixture();
});
test.afterEach(() => given.end());

async function follow(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Types into a field whose text Tab has selected; a time or date field takes digits and a half of the day. */
async function write(page: Page, target: Locator, keys: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(keys);
}

const plan = 'Blue Cross and Blue Shield of Texas, Blue Essentials';
/** The texts of the changed built pages. */
const seen = {
  en: { hours: /Friday Fri 6 am to 10 pm \. Shots 8 am to 12 pm Saturday/, holiday: /Friday, March 26, 2027: closed · Good Friday/ },
  es: {
    hours: /Viernes Vie 6:00 a\. m\. a 10:00 p\. m\. \. Inyecciones 8:00 a\. m\. a 12:00 p\. m\. Sábado/,
    holiday: /viernes 26 de marzo de 2027: cerrado · Viernes Santo/,
  },
} as const;

/** Expects the built pages with the changes, or as before. */
async function expectOnSite(isChanged: boolean): Promise<void> {
  for (const language of languages) {
    const { hours, holiday } = seen[language];
    const office = await given.siteText('locations', language, 'id="lincoln-heights"');
    expect.soft([hours.test(office), holiday.test(office)]).toEqual([isChanged, isChanged]);
    expect.soft((await given.siteText('insurance', language)).includes(plan)).toBe(!isChanged);
  }
}

const log = () => given.git(given.remote, 'log', '--format=%B', '--all');

test('an hour and a holiday are changed, a fault is refused, all is published and taken back', async ({ page }) => {
  await page.setViewportSize(smallest);
  await unlock(page, given.desk);
  await follow(page, page.getByRole('link', { name: said.website.en }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.what.en);
  await expectAccessible(page, 'what can be changed');
  await write(page, page.getByLabel(said.search.en), 'shot hours');
  await page.keyboard.press('Enter');
  await follow(page, page.getByRole('link', { name: 'Offices' }));
  await follow(page, page.getByRole('link', { name: 'Lincoln Heights' }));

  const closes = page.getByRole('group', { name: 'Shot hours' }).getByLabel('Friday, until (1)');
  const save = page.getByRole('button', { name: said.save.en }).last();
  await write(page, closes, '0945PM');
  await follow(page, save);
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(`Friday: ${faults.notAfter.en('9:30 pm', '30')}`);
  await expect(page.getByRole('alert')).toBeFocused();
  await expectAccessible(page, 'a fault at its field');
  await expectOnSite(false);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await write(page, closes, '1200PM');
  await follow(page, save);
  await expect(page.getByRole('status')).toHaveText(said.saved.en);

  await page.goto(`${given.desk.address}website/closures/new`);
  await write(page, page.getByLabel('First day'), '03262027');
  await tabTo(page, page.getByLabel('All offices'));
  await page.keyboard.press('Space');
  await write(page, page.getByLabel('What’s closed'), 'Visits and shots');
  await write(page, page.getByLabel('English: Reason'), 'Good Friday');
  await follow(page, save);
  await expect(page.locator('[id="reason.es-fault"]')).toHaveText(faults.inSpanish.en);
  await write(page, page.getByLabel('Spanish: Reason'), 'Viernes Santo');
  await follow(page, save);
  await expect(page.getByRole('link', { name: 'Good Friday' })).toBeVisible();
  await expectAccessible(page, 'the days closed');

  await page.goto(`${given.desk.address}website`);
  await write(page, page.getByLabel(said.search.en), 'Blue Essentials');
  await page.keyboard.press('Enter');
  await follow(page, page.getByRole('link', { name: 'Insurance plans' }));
  await expect(page.locator('summary', { hasText: plan })).toBeInViewport();
  await follow(page, page.locator('summary', { hasText: plan }));
  await follow(
    page,
    page
      .locator('li', { has: page.locator('summary', { hasText: plan }) })
      .last()
      .getByRole('button', { name: said.remove.en }),
  );
  await follow(page, save);
  await expect(page.getByRole('status')).toHaveText(said.saved.en);

  await page.goto(`${given.desk.address}website/publish`);
  await expect(page.getByText('Lincoln Heights, Shot hours, Friday: 8 am to 12 pm (was 8 am to 12:30 pm)')).toBeVisible();
  await expect(page.getByText('Days closed: added “Good Friday”')).toBeVisible();
  await expectAccessible(page, 'what will be published');
  await follow(page, page.getByRole('button', { name: said.publishNow.en }));
  await expect(page.getByRole('status')).toHaveText(`${said.sent.en} ${said.noWording.en}`);
  expect(log()).toContain('Days closed: added “Good Friday”');
  await expectOnSite(true);

  await page.goto(`${given.desk.address}es/website/publish`);
  await expectAccessible(page, 'what was published, in Spanish');
  await follow(page, page.getByRole('button', { name: said.takeBack.es }));
  await expect(page.getByRole('status')).toHaveText(said.takenBack.es);
  expect(given.git(given.project, 'diff', '--stat', 'HEAD~2', 'HEAD')).toBe('');
  expect(log()).toContain(said.backOf.es('Days closed: added “Good Friday”'));
  await expectOnSite(false);
});

test('hours get a day, in Spanish', { tag: '@release' }, async ({ page }) => {
  await page.setViewportSize(smallest);
  await unlock(page, given.desk);
  await follow(page, page.getByRole('link', { name: said.website.en }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.what.en);
  await page.goto(`${given.desk.address}es/website/offices/lincoln-heights`);
  await follow(page, page.getByRole('button', { name: 'Agregar a “Horario nuevo a partir de un día”' }));
  const later = page.getByRole('group', { name: 'Horario nuevo a partir de un día' });
  await expect(later.locator('summary')).toBeFocused();
  await write(page, later.getByLabel('A partir de este día'), '01052026');
  const closes = later.getByRole('group', { name: 'Horario de inyecciones' }).getByLabel('Viernes, hasta (1)');
  await expect(closes).toHaveValue('12:30');
  await write(page, closes, '1200PM');
  await expectAccessible(page, 'hours from a day on');
  await follow(page, page.getByRole('button', { name: said.save.es }).last());
  await expect(page.getByText(said.holdsNow.es('5 de enero de 2026'))).toBeVisible();
  await follow(page, page.getByRole('button', { name: said.settle.es }));
  await expect(page.getByRole('group', { name: 'Horario de inyecciones' }).getByLabel('Viernes, hasta (1)')).toHaveValue('12:00');

  for (const record of ['emergency', 'seasons']) {
    await page.goto(`${given.desk.address}es/website/${record}`);
    await expect(page.getByText(said.physicianApproves.es)).toBeVisible();
    await expectAccessible(page, record);
  }
});
