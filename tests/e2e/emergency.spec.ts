import type { Page } from '@playwright/test';
import { emergency } from '#app/content/emergency/emergency.server.ts';
import { pageName } from '#app/content/pages/page-names.server.ts';
import { pageWords } from '#app/pages/emergency/page-words.ts';
import { actionPlanWords } from '#app/parts/action-plan/action-plan-words.ts';
import { words } from '#app/parts/emergency-card/words.ts';
import { words as paperWords } from '#app/parts/sheet-head/words.ts';
import { type Language, otherLanguage } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { visitsEverything } from '../support/addresses.ts';
import { hrefTo } from '../support/links.ts';
import { printed } from '../support/pdf.ts';
import { officePhones } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

/** Pages with different frames: home, an article with a card, a printed sheet; with `VISITS=full` also an ordinary page. */
const origins = ['home', 'condition/asthma', 'asthma-action-plan', ...(visitsEverything ? (['team'] as const) : [])] as const;

const phone = { width: 360, height: 740 };
/** The first order leads back to the emergency page, the second prints in the other language. */
const planOrders = [
  ['asthma-action-plan', 'anaphylaxis-action-plan'],
  ['anaphylaxis-action-plan', 'asthma-action-plan'],
] as const;

const choices = (language: Language) => [
  { name: pageWords.allergic[language], heading: emergency().cards.anaphylaxis.title[language] },
  { name: pageWords.asthma[language], heading: emergency().cards.asthma.title[language] },
  { name: pageWords.choking[language], heading: emergency().cards.choking.title[language] },
];

/** Returns every device with the tile that has it. */
function devicesIn(language: Language) {
  const { anaphylaxis, asthma } = emergency();
  return [
    ...anaphylaxis.devices.map((device) => ({ tile: pageWords.allergic[language], ...device })),
    ...asthma.devices.map((device) => ({ tile: pageWords.asthma[language], ...device })),
  ];
}

/** Returns the visible texts of the page that are in the window without scrolling. */
async function seenAtOnce(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, a, p, li)')].flatMap((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return part.checkVisibility() && bottom > 0 && top < innerHeight ? [part.textContent?.trim() ?? ''] : [];
    }),
  );
}

const tileOf = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 2 });

/** Opens the steps of a device in its tile, where another device's steps may be open. */
async function stepsOf(page: Page, tile: string, device: string) {
  const steps = page.getByRole('list', { name: device, exact: true });
  const title = page.getByRole('heading', { name: device, exact: true });
  if (!(await title.isVisible())) await tileOf(page, tile).click();
  if (!(await steps.isVisible())) await title.click();
  return steps;
}

for (const language of triedLanguages) {
  test.describe(`${language}: the emergency page on a phone`, () => {
    test.use({ viewport: phone, hasTouch: true });

    test('first shows epinephrine, 911, the guided way and the three choices, and nothing else; each opens what to do', async ({
      page,
    }) => {
      await page.goto(pathOf('emergency', language));
      const links = page.getByRole('main').getByRole('link');
      await test.step('nothing else is in the first screen, and all of it is large', async () => {
        const { steps, spray } = emergency().opening;
        const [first, second] = [`1${steps[0][language]}${spray[language]}`, `2${steps[1][language]}`];
        expect(await seenAtOnce(page)).toEqual([
          pageName('emergency').title[language],
          pageWords.forAllergic[language],
          ...[first, first, second, second],
          ...[words.stepByStep[language], words.stepByStep[language]],
          ...choices(language).map(({ name }) => name),
        ]);
        await expect(links.nth(1)).toHaveAttribute('href', 'tel:911');
        const tiles = choices(language).map(({ name }) => page.locator('summary', { has: tileOf(page, name) }));
        const large = [links.nth(0), links.nth(1), links.nth(2), ...tiles];
        for (const [place, height] of [88, 88, 64, 64, 64, 64].entries()) {
          const box = await large[place]?.boundingBox();
          expect(box?.height).toBeGreaterThanOrEqual(height);
          expect(box?.width).toBeGreaterThanOrEqual(280);
        }
      });
      for (const { from, heading } of [
        ...choices(language).map(({ name, heading }) => ({ from: tileOf(page, name), heading })),
        { from: links.first(), heading: pageWords.useEpinephrine[language] },
      ]) {
        await test.step(`a tap leads to “${heading}”`, async () => {
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
          await expect(page.getByRole('heading', { name: heading })).not.toBeInViewport();
          await from.tap();
          await expect(page.getByRole('heading', { name: heading })).toBeInViewport({ ratio: 1 });
        });
      }
      await test.step('the steps of every device are read as a list', async () => {
        for (const { tile, name, steps } of devicesIn(language)) {
          const list = await stepsOf(page, tile, name[language]);
          await expect(list.getByRole('listitem')).toHaveCount(steps.length);
          for (const [place, { text }] of steps.entries())
            await expect(list.getByRole('listitem').nth(place)).toContainText(text[language]);
          await expect(list.getByRole('img')).toHaveCount(0);
        }
      });
    });
  });

  test.describe(`${language}: without JavaScript`, () => {
    test.use({ javaScriptEnabled: false, viewport: phone });

    test('the choices and the devices open their steps in place, and both offices are one tap away, not for emergencies', async ({
      page,
    }) => {
      await page.goto(pathOf('emergency', language));
      const offices = page.getByRole('region', { name: pageWords.offices[language] });
      await expect(offices).toContainText('911');
      for (const { shown, href } of officePhones) await expect(offices.getByRole('link', { name: shown })).toHaveAttribute('href', href);
      for (const { name, heading } of choices(language)) {
        const title = page.getByRole('heading', { name: heading });
        await expect(title).toBeHidden();
        await tileOf(page, name).click();
        const [tile, opened] = [await tileOf(page, name).boundingBox(), await title.boundingBox()];
        expect((opened?.y ?? 0) - (tile?.y ?? 0), `${heading} stands right under its tile`).toBeLessThan(140);
      }
      for (const { tile, name } of devicesIn(language)) await expect(await stepsOf(page, tile, name[language])).toBeVisible();
      await test.step('the guided way leads back to the steps of the device in hand', async () => {
        const device = emergency().anaphylaxis.devices.find(({ id }) => id === 'auvi-q')?.name[language] ?? 'no device';
        await page.getByRole('main').getByRole('link', { name: words.stepByStep[language] }).click();
        await page.getByRole('main').getByRole('link', { name: device }).click();
        await expect(page).toHaveURL(`${pathOf('emergency', language)}#auvi-q`);
        await expect(page.getByRole('heading', { name: device, exact: true })).toBeInViewport();
      });
    });
  });

  test(`${language}: the emergency page is one tap away`, async ({ page }) => {
    await page.setViewportSize(phone);
    for (const from of origins) {
      await test.step(`from ${from}`, async () => {
        await page.goto(pathOf(from, language));
        const link = page.getByRole('link', { name: words.emergencyNow[language], exact: true });
        await expect(link).toBeInViewport();
        await link.click();
        await expect(page).toHaveURL(pathOf('emergency', language));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName('emergency').title[language]);
      });
    }
  });

  test.describe('from a page that is not there', () => {
    test.use({ expected: { problems: [/status 404/, /^console error: (Failed to load resource|Page not found)/] } });
    test(`${language}: one tap`, { tag: '@release' }, async ({ page }) => {
      await page.goto(language === 'es' ? '/es/nada-aqui' : '/nothing-here');
      const link = page.getByRole('link', { name: words.emergencyNow[language], exact: true });
      await expect(link).toHaveAttribute('href', hrefTo(pathOf('emergency', language)));
      await link.click();
      await expect(page).toHaveURL(pathOf('emergency', language));
    });
  });

  for (const [first, second] of visitsEverything ? planOrders : planOrders.slice(0, 1)) {
    test(`${language}: the page prints on three sheets and leads to ${first}, and that back to it, then to ${second}, which prints in the other language`, {
      tag: '@release',
    }, async ({ page }) => {
      const other = otherLanguage(language);
      const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
      const expectSheet = async (id: (typeof planOrders)[number][number]) => {
        await link(pageName(id).title[language]).click();
        await expect(page).toHaveURL(pathOf(id, language));
        const sheet = page.getByRole('article', { name: pageName(id).title[language] });
        await expect(sheet).toContainText(actionPlanWords.valid[language]);
        for (const { shown } of officePhones) await expect(sheet).toContainText(shown);
      };
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', '');
      });
      await page.goto(pathOf('emergency', language));
      expect((await printed(page)).pages).toBeLessThanOrEqual(3);
      await test.step(`${first} has both phones, says what makes it valid, and leads back`, async () => {
        await expectSheet(first);
        await link(actionPlanWords.back[language]).click();
        await expect(page).toHaveURL(pathOf('emergency', language));
      });
      await test.step(`${second} has them too, and prints at once from the other language`, async () => {
        await expectSheet(second);
        await page.getByRole('link', { name: paperWords.printOther[language], exact: true }).click();
        await expect(page.locator('html[data-printed]')).toHaveAttribute('lang', other);
        await expect(page).toHaveURL(pathOf(second, other));
      });
    });
  }
}
