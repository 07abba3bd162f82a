/** Tests that an older browser can read and use the pages, and that an error never empties the loaded page (docs/decisions/051). */
import type { Page } from '@playwright/test';
import { emergency } from '#app/content/emergency/emergency.server.ts';
import { pageName } from '#app/content/pages/page-names.server.ts';
import { assistantWords } from '#app/frame/assistant-words.ts';
import { words } from '#app/frame/words.ts';
import { pageWords } from '#app/pages/emergency/page-words.ts';
import { words as cardWords } from '#app/parts/emergency-card/words.ts';
import type { Language } from '#app/site/language.ts';
import type { PageId } from '#app/site/pages.ts';
import { pathOf } from '#app/site/paths.ts';
import { drawer, menuBar } from '../support/header.ts';
import { expectHydrated, hydrate } from '../support/hydration.ts';
import { december10, partsOf, plans } from '../support/medicine-page.ts';
import { footerLink, openHydrated } from '../support/navigation.ts';
import { answerChanged, failAt, neededMethods, newerMethods, withoutMethods, withoutPopovers } from '../support/older-browser.ts';
import { labelIn, officePhones } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Acts as a visitor in an emergency: sees 911, opens the matching card, and follows the steps. */
async function walkEmergency(page: Page, language: Language) {
  const main = page.getByRole('main');
  await expect(heading(page)).toHaveText(pageName('emergency').title[language]);
  await expect(main.getByRole('link', { name: /911/ }).first()).toHaveAttribute('href', 'tel:911');
  await main.getByRole('heading', { name: pageWords.asthma[language], exact: true }).click();
  await expect(page.getByRole('heading', { name: emergency().cards.asthma.title[language], exact: true })).toBeVisible();
  await main.getByRole('link', { name: cardWords.stepByStep[language] }).first().click();
  await expect(page).toHaveURL(pathOf('calm-mode', language));
  await expect(heading(page)).toBeVisible();
}

async function expectMenusOpen(page: Page, language: Language) {
  const item = menuBar(page, language).getByRole('link', { name: labelIn('help', 'insurance', language), exact: true });
  await expect(item).toBeHidden();
  await menuBar(page, language).getByRole('button', { name: words.help[language] }).click();
  await expect(item).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(item).toBeHidden();
}

/** Expects the loaded page to remain without React after the first key. */
async function expectKept(page: Page, came: string) {
  await expect(page.locator('html[data-plain="failed"]')).toHaveCount(1);
  expect(await page.getByRole('main').textContent()).toBe(came);
}

const textOf = async (page: Page) => (await page.getByRole('main').textContent()) ?? '';

test.describe('without what is newer than the browsers we support', () => {
  test.use({ bypassCSP: true });
  test.beforeEach(async ({ page }) => {
    await withoutMethods(page, newerMethods);
    await withoutPopovers(page);
    await page.addInitScript(() => {
      const knows = CSS.supports.bind(CSS) as (condition: string) => boolean;
      CSS.supports = (condition: string) => !condition.includes('::details-content') && knows(condition);
    });
  });

  test('es: an emergency is answered on a phone, drawer and assistant open, and a tool counts days', async ({ page }) => {
    await page.setViewportSize(phone);
    await openHydrated(page, pathOf('emergency', 'es'));
    const steps = page.getByText(emergency().cards.anaphylaxis.steps[0]?.es ?? '', { exact: true }).first();
    await expect(steps).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(steps).toBeVisible();
    await openHydrated(page, pathOf('emergency', 'es'));
    await walkEmergency(page, 'es');

    await openHydrated(page, pathOf('home', 'es'));
    await expect(drawer(page, 'es')).toBeHidden();
    await page.getByRole('button', { name: words.menu.es, exact: true }).click();
    await expect(drawer(page, 'es').getByRole('link', { name: words.schedule.es })).toBeVisible();
    await drawer(page, 'es').getByRole('button', { name: words.closeMenu.es }).click();
    await expect(drawer(page, 'es')).toBeHidden();

    await page.getByRole('button', { name: assistantWords.open.es }).click();
    const assistant = page.getByRole('dialog', { name: assistantWords.title.es });
    await assistant.getByRole('textbox').fill('no puedo respirar y se me hincha la lengua');
    await page.keyboard.press('Enter');
    await expect(assistant.getByRole('heading', { name: emergency().told.anaphylaxis.es })).toBeVisible();
    await expect(assistant.getByText(assistantWords.needsScript.es)).toBeHidden();

    await openHydrated(page, pathOf('medications-to-avoid', 'es'));
    const { day, dates } = partsOf(page, 'es');
    await day.fill(december10);
    await expect(dates).toHaveText(plans.es);
  });

  test('en: menus open and close in a wide window, before and after hydration', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto(pathOf('team', 'en'));
    await expect(page.locator('html[data-header]')).toHaveCount(1);
    await expectMenusOpen(page, 'en');
    await hydrate(page);
    await expectMenusOpen(page, 'en');
    await footerLink(page, labelIn('footer', 'insurance', 'en')).click();
    await expect(heading(page)).toHaveText(pageName('insurance').title.en);
    await expectMenusOpen(page, 'en');
  });
});

test.describe('without popovers and without script', () => {
  test.use({ bypassCSP: true, javaScriptEnabled: false });

  test('en: menus and the drawer open by the focus', async ({ page }) => {
    await withoutPopovers(page);
    await page.setViewportSize(desktop);
    await page.goto(pathOf('team', 'en'));
    const item = menuBar(page, 'en').getByRole('link', { name: labelIn('help', 'insurance', 'en'), exact: true });
    await expect(item).toBeHidden();
    await menuBar(page, 'en').getByRole('button', { name: words.help.en }).focus();
    await item.click();
    await expect(page).toHaveURL(pathOf('insurance', 'en'));
    await page.setViewportSize(phone);
    // The page is opened again: a link's target may have been fetched ahead, with popovers.
    await page.goto(pathOf('team', 'en'));
    await page.getByRole('button', { name: words.menu.en, exact: true }).focus();
    await drawer(page, 'en').getByRole('link', { name: words.schedule.en }).click();
    await expect(page).toHaveURL(pathOf('patient-routing', 'en'));
  });
});

test.describe('whatever fails', () => {
  test.use({ viewport: desktop, expected: { problems: [/^console (error|warning): /, /^uncaught: /] } });

  /** Opens a page and presses a key, which starts React and makes it fail. */
  async function openFailing(page: Page, id: PageId, language: Language) {
    await page.goto(pathOf(id, language));
    const came = await textOf(page);
    await page.keyboard.press('Shift');
    return came;
  }

  test('in the header and in the error page too: the emergency page stays, menus open, links and phones lead on', async ({ page }) => {
    const broken = ['site-header', 'mx-auto grid max-w-3xl gap-4 px-5 py-12'];
    const found = await failAt(page, broken);
    await expectKept(page, await openFailing(page, 'emergency', 'en'));
    expect([...found].sort()).toEqual([...broken].sort());
    for (const { shown } of officePhones.slice(0, 1)) {
      await expect(page.getByRole('contentinfo').getByRole('link', { name: shown }).first()).toBeVisible();
    }
    await expectMenusOpen(page, 'en');
    await page.keyboard.press('Tab');
    await walkEmergency(page, 'en');
  });

  test('what was ticked before stays, and no form takes it into the address', async ({ page }) => {
    await failAt(page, ['site-header']);
    await page.goto(pathOf('baked-milk-recipe', 'en'));
    const came = await textOf(page);
    const step = page.getByRole('main').getByRole('checkbox').first();
    await step.check();
    await expectKept(page, came);
    await expect(step).toBeChecked();
    await page
      .locator('main form')
      .first()
      .evaluate((form: HTMLFormElement) => form.requestSubmit());
    await expect(page).toHaveURL(pathOf('baked-milk-recipe', 'en'));
  });

  test('on the way to a page: that page is loaded as a document', async ({ page }) => {
    await failAt(page, ['site-header'], 'elsewhere');
    await openHydrated(page, pathOf('team', 'es'));
    await page.evaluate(() => void Object.assign(window, { former: true }));
    await footerLink(page, labelIn('footer', 'insurance', 'es')).click();
    await expect.poll(() => page.evaluate(() => 'former' in window).catch(() => true)).toBe(false);
    await expect(heading(page)).toHaveText(pageName('insurance').title.es);
    await expect(page.getByRole('banner')).toBeVisible();
    await hydrate(page);
    await expect(heading(page)).toHaveText(pageName('insurance').title.es);
  });

  test('a script that came cut: the page stays', async ({ page }) => {
    await page.route('**/assets/frame-*.js', (route) => answerChanged(route, (whole) => whole.slice(0, whole.length / 2)));
    const came = await openFailing(page, 'emergency', 'es');
    await expect(page.locator('html[data-plain="not-loaded"]')).toHaveCount(1);
    expect(await textOf(page)).toBe(came);
    await walkEmergency(page, 'es');
  });

  /** One page of each kind: steps, a form, a tool, a list, an article, drawings, a map, a question, a sheet, the frame alone. */
  const kinds = [
    'emergency',
    'calm-mode',
    'home',
    'patient-routing',
    'medications-to-avoid',
    'insurance',
    'condition/asthma',
    'seasons',
    'locations',
    'asthma-action-plan',
  ] as const satisfies readonly PageId[];
  const frame = ['skip-link', 'site-header', 'drawer', 'not-loaded text-base', 'footer-links', 'assistant', 'toasts screen-only'] as const;

  for (const name of [...newerMethods, ...neededMethods]) {
    test(`a browser without ${name}: ten pages stay, and an emergency is answered`, { tag: '@release' }, async ({ page }) => {
      await withoutMethods(page, [name]);
      for (const id of kinds) {
        await test.step(id, async () => {
          const came = await openFailing(page, id, 'en');
          if ((newerMethods as readonly string[]).includes(name)) await expectHydrated(page);
          else await expect(page.locator('html[data-plain], html[data-hydrated]')).toHaveCount(1);
          expect(came.length).toBeGreaterThan(100);
          await expect(heading(page)).toBeVisible();
          await expect(page.locator('a[href^="tel:"]').first()).toBeAttached();
        });
      }
      await page.goto(pathOf('emergency', 'en'));
      await page.keyboard.press('Shift');
      await expect(page.locator('html[data-plain], html[data-hydrated]')).toHaveCount(1);
      await walkEmergency(page, 'en');
    });
  }

  for (const name of frame) {
    test(`a fault in the frame at “${name}”: the page that came stays`, { tag: '@release' }, async ({ page }) => {
      const found = await failAt(page, [name, 'mx-auto grid max-w-3xl gap-4 px-5 py-12']);
      await expectKept(page, await openFailing(page, 'insurance', 'es'));
      expect([...found]).toContain(name);
      await footerLink(page, labelIn('footer', 'site-map', 'es')).click();
      await expect(heading(page)).toHaveText(pageName('site-map').title.es);
    });
  }
});
