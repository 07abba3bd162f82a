/** Tests tasks that are hard on a phone: few taps each, the answer where patients look. */
import { readFile } from 'node:fs/promises';
import { insurancePlans } from '#app/content/content.server.ts';
import { pageName } from '#app/content/pages/page-names.server.ts';
import { seasons } from '#app/content/seasons/seasons.server.ts';
import { plannerWords } from '#app/pages/medications/planner-words.ts';
import { words } from '#app/pages/medications/words.ts';
import { words as schoolWords } from '#app/pages/school-desk/words.ts';
import { words as siteMapWords } from '#app/pages/site-map/words.ts';
import { actionPlanWords } from '#app/parts/action-plan/action-plan-words.ts';
import { kitWords } from '#app/parts/kit/words.ts';
import { actionWords } from '#app/parts/medicines/words.ts';
import { words as seasonWords } from '#app/parts/seasons/words.ts';
import { pathOf } from '#app/site/paths.ts';
import { visitsEverything } from '../support/addresses.ts';
import { expectAccessible } from '../support/axe.ts';
import { hydrate } from '../support/hydration.ts';
import { december10, expectPhones, genericOf, open } from '../support/medicine-page.ts';
import { footerLink, openHydrated } from '../support/navigation.ts';
import { printed } from '../support/pdf.ts';
import { labelIn } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Pages on which people look for a plan; the same code draws all articles. */
const leadToPlans = [
  ...(['emergency', 'condition/asthma', 'patient-education', 'first-visit', 'after-hours'] as const),
  ...(visitsEverything ? (['condition/food-allergies', 'condition/insect-allergies', 'condition/drug-allergies'] as const) : []),
];

for (const language of triedLanguages) {
  test(`${language}: a medicine nobody may stop alone stands first in link, plan and print, with the phones`, { tag: '@release' }, async ({
    page,
  }) => {
    const { search, box, cards, planner, day } = await open(
      page,
      language,
      `#date=${december10}&take=beta-blockers~metoprolol.cetirizine~zyrtec`,
    );
    const first = planner.getByRole('region', { name: plannerWords.callFirst[language] });
    await test.step('the link, opened on another device, opens there, focus included', async () => {
      await expect(first).toBeInViewport();
      await expect(page.locator('#your-dates')).toBeFocused();
      await expect(first).toContainText('metoprolol (');
      await expect(page).toHaveURL(/take=beta-blockers~metoprolol\.cetirizine~zyrtec$/);
    });
    await test.step('chosen from the search, it stands there before a day is chosen', async () => {
      for (const name of ['metoprolol', 'Zyrtec'])
        await planner.getByRole('button', { name: new RegExp(`^${plannerWords.remove[language]} ?: ${name}$`) }).click();
      await day.fill('');
      await expect(first).toHaveCount(0);
      await box.fill('metoprolol');
      await expect(cards.first()).toContainText(actionWords.tellBadge[language]);
      await search.getByRole('button', { name: new RegExp(`^${words.addToPlan[language]} ?: metoprolol$`) }).click();
      await expect(first).toContainText(genericOf('beta-blockers', language));
      await expectPhones(first);
    });
    await test.step('it stands before the dates of what may be stopped', async () => {
      await box.fill('zyrtec');
      await search.getByRole('button', { name: new RegExp(`^${words.addToPlan[language]} ?: Zyrtec$`) }).click();
      await day.fill(december10);
      await expectAccessible(page, 'a plan that begins with a call');
      const text = (await planner.textContent()) ?? '';
      expect(text.indexOf(plannerWords.callFirst[language])).toBeLessThan(text.indexOf(plannerWords.fullDays[language](7)));
    });
    await page.emulateMedia({ media: 'print' });
    await expect(first).toBeVisible();
  });

  test(`${language}: action plans are found where they are needed, and print in both languages with the child's name`, {
    tag: '@release',
  }, async ({ page }) => {
    for (const id of leadToPlans) {
      await page.goto(pathOf(id, language));
      const link = page.getByRole('main').getByRole('link', { name: actionPlanWords.plans[language], exact: true }).first();
      await expect(link, id).toHaveAttribute('href', pathOf('school-desk', language));
      const box = await link.boundingBox();
      expect(box?.y, `${id}: within two screens`).toBeLessThan(2 * 740);
    }
    await page.goto(pathOf('school-desk', language));
    await hydrate(page);
    await page.getByRole('textbox', { name: kitWords.name[language], exact: true }).fill('Ana Sofía Ríos');
    await page.getByRole('textbox', { name: schoolWords.school[language], exact: true }).fill('Travis Elementary, 3');
    // A filled-in page has only more text than the page that tests/a11y/every-page.spec.ts checks.
    if (visitsEverything) await expectAccessible(page, 'the school desk, filled in');
    expect((await printed(page)).pages).toBe(6);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Ana Sofía Ríos').filter({ visible: true })).toHaveCount(6);
    for (const id of ['asthma-action-plan', 'anaphylaxis-action-plan'] as const) {
      for (const name of Object.values(pageName(id).title)) await expect(page.getByRole('article', { name })).toHaveCount(1);
    }
    await page.emulateMedia({ media: null });
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, location.href]))).not.toContain('Ana Sof');
    await page.getByText(kitWords.several[language]).click();
    await page.getByRole('checkbox', { name: schoolWords.letter[language] }).uncheck();
    expect((await printed(page)).pages).toBe(4);
  });

  test(`${language}: a year of one's own: kept in the address, chosen, saved, printed, and to subscribe to`, { tag: '@release' }, async ({
    page,
  }) => {
    const [cedar, oak] = seasons().types.filter(({ id }) => id === 'mountain-cedar' || id === 'oak');
    if (!cedar || !oak) throw new Error('The records know no cedar or no oak');
    const own = page.getByRole('region', { name: seasonWords.myYear[language], exact: true });
    const plant = ({ short }: typeof oak) => own.getByRole('checkbox', { name: short[language], exact: true });
    const each = own.getByRole('link', { name: new RegExp(`^${seasonWords.subscribe[language]}`) });
    await test.step('the address brings back what was chosen, and keeps what is chosen now', async () => {
      await page.goto(`${pathOf('seasons', language)}#mine=oak`);
      await hydrate(page);
      await expect(each).toHaveCount(1);
      await expect(plant(oak)).toBeChecked();
      await plant(cedar).check();
      await expect(page).toHaveURL(/#mine=mountain-cedar\.oak$/);
      await expect(each).toHaveCount(2);
      // Its chart is the chart of all plants, which tests/a11y/every-page.spec.ts checks.
      if (visitsEverything) await expectAccessible(page, 'a year with two plants');
    });
    await test.step('it is saved to the calendar, and each plant has one to subscribe to', async () => {
      const download = page.waitForEvent('download');
      await own.getByRole('button', { name: seasonWords.saveYear[language] }).click();
      const saved = await readFile(await (await download).path(), 'utf8');
      // A season over February 29 has four entries, one for each of four years.
      expect(new Set(saved.match(/^SUMMARY:.*$/gm)).size).toBe(2);
      const calendar = await page.request.get((await each.filter({ hasText: cedar.short[language] }).getAttribute('href')) ?? '');
      expect(calendar.headers()['content-type']).toContain('text/calendar');
      expect(await calendar.text()).toContain('RRULE:FREQ=YEARLY');
    });
    await test.step('it prints on one sheet, without the chart of all', async () => {
      expect((await printed(page)).pages).toBe(1);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { name: seasonWords.chartTitle[language] })).toBeHidden();
      await expect(own).toBeVisible();
    });
  });

  test(`${language}: a parent with CHIP, a veteran, and somebody who must cancel find the next step`, { tag: '@release' }, async ({
    page,
  }) => {
    const groups = insurancePlans().groups;
    const main = page.getByRole('main');
    await openHydrated(page, pathOf('insurance', language));
    await test.step('CHIP: to the doctor of children', async () => {
      const chip = groups.find(({ id }) => id === 'medicaid')?.next?.text[language] ?? '';
      await main.getByRole('link', { name: chip }).click();
      await expect(page).toHaveURL(pathOf('new-patient', language));
      await expect(main.getByRole('link', { name: /Elena Márquez/ })).toBeVisible();
    });
    await test.step('a veteran: to the doctor who takes the plan, and back to it', async () => {
      await page.goBack();
      const va = groups.flatMap(({ plans }) => plans).find(({ id }) => id === 'va-community-care');
      await expect(page.getByText(va?.note?.[language] ?? '')).toBeVisible();
      await main.getByRole('link', { name: va?.next?.text[language] ?? '' }).click();
      await expect(page).toHaveURL(pathOf('physician/whitaker', language));
      await expect(main.locator(`a[href="${pathOf('insurance', language)}#plans-military"]`)).toBeVisible();
    });
    await test.step('who must cancel: from the site map and from the appointments to the phones', async () => {
      const cancel = main.getByRole('link', { name: pageName('change-or-cancel').title[language], exact: true });
      await footerLink(page, labelIn('footer', 'site-map', language)).click();
      await expect(page).toHaveURL(pathOf('site-map', language));
      await main.getByRole('button', { name: siteMapWords.visit[language], exact: true }).click();
      await expect(cancel).toHaveAttribute('href', pathOf('change-or-cancel', language));
      await main.getByRole('link', { name: pageName('patient-routing').title[language], exact: true }).click();
      await expect(page).toHaveURL(pathOf('patient-routing', language));
      await expect(cancel).toHaveAttribute('href', pathOf('change-or-cancel', language));
      await cancel.click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(pageName('change-or-cancel').title[language]);
      await expectPhones(main);
    });
  });
}
