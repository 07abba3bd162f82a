import type { Page } from '@playwright/test';
import { emergency } from '#app/content/emergency/emergency.server.ts';
import { pageName } from '#app/content/pages/page-names.server.ts';
import { pageWords } from '#app/pages/emergency/page-words.ts';
import { actionPlanWords } from '#app/parts/action-plan/action-plan-words.ts';
import { words } from '#app/parts/emergency-card/words.ts';
import { words as paperWords } from '#app/parts/sheet-head/words.ts';
import { type Language, otherLanguage } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { hrefTo } from '../support/links.ts';
import { printed } from '../support/pdf.ts';
import { officePhones } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const phone = { width: 360, height: 740 };
const plans = ['asthma-action-plan', 'anaphylaxis-action-plan'] as const;

const choices = (language: Language) => [
  { name: pageWords.allergic[language], heading: emergency().cards.anaphylaxis.title[language] },
  { name: pageWords.asthma[language], heading: emergency().cards.asthma.title[language] },
];

/** What stands in the window at once, of everything a reader can see in the page. */
async function seenAtOnce(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, a, p, li)')].flatMap((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return part.checkVisibility() && bottom > 0 && top < innerHeight ? [part.textContent?.trim() ?? ''] : [];
    }),
  );
}

/** The steps of a device, opened where another one's are open. */
async function stepsOf(page: Page, language: Language, device: string) {
  const steps = page.getByRole('list', { name: device, exact: true });
  const title = page.getByRole('heading', { name: device, exact: true });
  if (!(await title.isVisible())) await page.getByRole('heading', { name: pageWords.asthma[language], exact: true }).click();
  if (!(await steps.isVisible())) await title.click();
  return steps;
}

for (const language of triedLanguages) {
  test.describe(`${language}: the first screen of a phone`, () => {
    test.use({ viewport: phone, hasTouch: true });

    test('is epinephrine, 911, the guided way and the two choices, and nothing else', async ({ page }) => {
      await page.goto(pathOf('emergency', language));
      const { steps, spray } = emergency().opening;
      const [first, second] = [`1${steps[0][language]}${spray[language]}`, `2${steps[1][language]}`];
      expect(await seenAtOnce(page)).toEqual([
        pageName('emergency').title[language],
        ...[first, first, second, second],
        ...[words.stepByStep[language], words.stepByStep[language]],
        ...choices(language).map(({ name }) => name),
      ]);
      const links = page.getByRole('main').getByRole('link');
      await expect(links.nth(1)).toHaveAttribute('href', 'tel:911');
      for (const [place, height] of [88, 88, 64, 64, 64].entries()) {
        const box = await links.nth(place).boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(height);
        expect(box?.width).toBeGreaterThanOrEqual(280);
      }
      await links.first().tap();
      await expect(page.getByRole('heading', { name: pageWords.useEpinephrine[language] })).toBeInViewport({ ratio: 1 });
    });

    for (const { name, heading } of choices(language)) {
      test(`“${name}” leads to what to do`, async ({ page }) => {
        await page.goto(pathOf('emergency', language));
        await page.getByRole('main').getByRole('link', { name, exact: true }).tap();
        await expect(page.getByRole('heading', { name: heading })).toBeInViewport({ ratio: 1 });
      });
    }
  });

  test.describe(`${language}: without JavaScript`, () => {
    test.use({ javaScriptEnabled: false, viewport: phone });

    test('the choices and the devices lead to their steps', async ({ page }) => {
      await page.goto(pathOf('emergency', language));
      for (const { name, heading } of choices(language)) {
        await page.getByRole('main').getByRole('link', { name, exact: true }).click();
        await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
      }
      const { anaphylaxis, asthma } = emergency();
      for (const { name } of [...anaphylaxis.devices, ...asthma.devices])
        await expect(await stepsOf(page, language, name[language])).toBeVisible();
    });

    test('both offices are one tap away, with the word that they are not for emergencies', async ({ page }) => {
      await page.goto(pathOf('emergency', language));
      const offices = page.getByRole('region', { name: pageWords.offices[language] });
      await expect(offices).toContainText('911');
      for (const { shown, href } of officePhones) await expect(offices.getByRole('link', { name: shown })).toHaveAttribute('href', href);
    });
  });

  test(`${language}: the steps of every device are read as a list`, async ({ page }) => {
    await page.goto(pathOf('emergency', language));
    const { anaphylaxis, asthma } = emergency();
    for (const { name, steps } of [...anaphylaxis.devices, ...asthma.devices]) {
      const list = await stepsOf(page, language, name[language]);
      await expect(list.getByRole('listitem')).toHaveCount(steps.length);
      for (const [place, { text }] of steps.entries()) await expect(list.getByRole('listitem').nth(place)).toContainText(text[language]);
      await expect(list.getByRole('img')).toHaveCount(0);
    }
  });

  for (const from of ['home', 'condition/asthma', 'team', 'asthma-action-plan'] as const) {
    test(`${language}: one tap from ${from}`, async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(pathOf(from, language));
      const link = page.getByRole('link', { name: words.emergencyNow[language], exact: true });
      await expect(link).toBeInViewport();
      await link.click();
      await expect(page).toHaveURL(pathOf('emergency', language));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName('emergency').title[language]);
    });
  }

  test.describe('from a page that is not there', () => {
    test.use({ expected: { problems: [/status 404/, /^console error: (Failed to load resource|Page not found)/] } });
    test(`${language}: one tap`, async ({ page }) => {
      await page.goto(language === 'es' ? '/es/nada-aqui' : '/nothing-here');
      const link = page.getByRole('link', { name: words.emergencyNow[language], exact: true });
      await expect(link).toHaveAttribute('href', hrefTo(pathOf('emergency', language)));
      await link.click();
      await expect(page).toHaveURL(pathOf('emergency', language));
    });
  });

  for (const id of plans) {
    test.describe(`${language}: ${id}`, () => {
      test('is one sheet with both phones, and says what makes it valid', async ({ page }) => {
        await page.goto(pathOf(id, language));
        const sheet = page.getByRole('article', { name: pageName(id).title[language] });
        await expect(sheet).toContainText(actionPlanWords.valid[language]);
        for (const { shown } of officePhones) await expect(sheet).toContainText(shown);
        expect((await printed(page)).pages).toBe(1);
      });

      test('prints at once from the other language', async ({ page }) => {
        const other = otherLanguage(language);
        await page.addInitScript(() => {
          window.print = () => document.documentElement.setAttribute('data-printed', '');
        });
        await page.goto(pathOf(id, language));
        await page.getByRole('link', { name: paperWords.printOther[language], exact: true }).click();
        await expect(page.locator('html[data-printed]')).toHaveAttribute('lang', other);
        await expect(page).toHaveURL(pathOf(id, other));
      });

      test('is reached from the emergency page and leads back', async ({ page }) => {
        await page.goto(pathOf('emergency', language));
        await page
          .getByRole('main')
          .getByRole('link', { name: pageName(id).title[language], exact: true })
          .click();
        await expect(page).toHaveURL(pathOf(id, language));
        await page.getByRole('main').getByRole('link', { name: actionPlanWords.back[language], exact: true }).click();
        await expect(page).toHaveURL(pathOf('emergency', language));
      });
    });
  }

  test(`${language}: the page prints on three sheets at most`, async ({ page }) => {
    await page.goto(pathOf('emergency', language));
    expect((await printed(page)).pages).toBeLessThanOrEqual(3);
  });
}
