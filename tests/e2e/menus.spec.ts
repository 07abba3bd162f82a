/** The menus by mouse, keyboard, touch and without script. Longer than other files because each way has its own rules. */
import type { Locator, Page } from '@playwright/test';
import { words } from '#app/frame/words.ts';
import { pathOf } from '#app/site/paths.ts';
import { menuBar } from '../support/header.ts';
import { expectHeader, expectHydrated, holdScripts, hydrate } from '../support/hydration.ts';
import { hrefTo } from '../support/links.ts';
import { menuContents } from '../support/menu-contents.ts';
import { labelIn } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** What a screen reader is told of a button; browsers tell it of popover buttons without an attribute. */
async function saidExpanded(page: Page, name: string): Promise<boolean | undefined> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const button = nodes.find((node) => node.role?.value === 'button' && node.name?.value === name);
  return button?.properties?.find((property) => property.name === 'expanded')?.value.value;
}

/** A Monday morning in San Antonio. */
const start = new Date('2026-11-23T15:00:00Z');

test.describe('what the menus hold', () => {
  for (const language of triedLanguages) {
    const other = language === 'en' ? 'es' : 'en';
    for (const { name, items } of menuContents(language, pathOf('insurance', other))) {
      test(`${language}: ${name}`, async ({ page }) => {
        await page.goto(pathOf('insurance', language));
        const bar = menuBar(page, language);
        const links = items.map((item) => bar.getByRole('link', { name: item.name, exact: true }));
        for (const link of links) await expect(link).toBeHidden();
        await bar.getByRole('button', { name }).click();
        for (const [place, link] of links.entries()) {
          await expect(link).toBeVisible();
          await expect(link).toHaveAttribute('href', hrefTo(items[place]?.href ?? ''));
        }
      });
    }

    test(`${language}: beside them, the offices and the appointment`, async ({ page }) => {
      await page.goto(pathOf('insurance', language));
      await expect(menuBar(page, language).getByRole('link', { name: labelIn('bar', 'locations', language) })).toHaveAttribute(
        'href',
        pathOf('locations', language),
      );
      const schedule = page.getByRole('banner').getByRole('link', { name: words.schedule[language] });
      await expect(schedule).toHaveAttribute('href', pathOf('patient-routing', language));
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('each line has its drawing', async ({ page }) => {
      await page.goto(pathOf('condition/asthma', 'es'));
      const bar = menuBar(page, 'es');
      await bar.getByRole('button', { name: words.help.es }).click();
      const link = bar.getByRole('link', { name: labelIn('help', 'condition/asthma', 'es'), exact: true });
      // Drawn, and not only named: what a file that did not come draws has no size.
      await expect.poll(() => link.locator('use').evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(10);
    });
  });

  test('what leaves the site opens a tab of its own', async ({ page }) => {
    await page.goto(pathOf('insurance', 'en'));
    const bar = menuBar(page, 'en');
    await bar.getByRole('button', { name: words.tools.en }).click();
    const counts = bar.getByRole('link', { name: words.pollenCount.en });
    await expect(counts).toHaveAttribute('target', '_blank');
    await expect(counts).toHaveAttribute('rel', /noopener/);
  });

  test('all patient resources are a section of home', async ({ page }) => {
    await page.goto(pathOf('insurance', 'en'));
    const bar = menuBar(page, 'en');
    await bar.getByRole('button', { name: words.tools.en }).click();
    await bar.getByRole('link', { name: words.allResources.en }).click();
    await expect(page).toHaveURL(`${pathOf('home', 'en')}#patient-resources`);
    await expect(page.getByRole('heading', { level: 2 }).and(page.locator('#patient-resources-heading'))).toBeInViewport();
  });
});

test.describe('by click', () => {
  for (const name of [words.about.en, words.help.en, words.tools.en, words.settings.en]) {
    test(`${name} opens below its button, whole on the screen`, async ({ page }) => {
      await page.goto(pathOf('insurance', 'en'));
      const bar = menuBar(page, 'en');
      const button = bar.getByRole('button', { name });
      const closed = await bar.getByRole('link').count();
      await button.click();
      await expect.poll(() => bar.getByRole('link').count()).toBeGreaterThan(closed);
      const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
      for (const link of await bar.getByRole('link').all()) {
        const box = await link.boundingBox();
        if (!box || (await link.textContent()) === labelIn('bar', 'locations', 'en')) continue;
        expect(box.y).toBeGreaterThanOrEqual(y + height);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(1280);
      }
    });
  }

  test('in a low window each ends above the lower edge, and its last line can be read', async ({ page }) => {
    const height = 420;
    await page.setViewportSize({ width: 1280, height });
    await page.goto(pathOf('insurance', 'en'));
    await expectHeader(page);
    const bar = menuBar(page, 'en');
    for (const name of [words.about.en, words.help.en, words.tools.en, words.settings.en]) {
      await bar.getByRole('button', { name }).click();
      const last = bar.locator(':popover-open').locator('a, button').last();
      await last.focus();
      const { y = 0, height: high = height } = (await last.boundingBox()) ?? {};
      expect(y + high, name).toBeLessThanOrEqual(height);
      await page.keyboard.press('Escape');
    }
  });

  test('opens, opens another instead, and shuts', async ({ page }) => {
    await page.goto(pathOf('insurance', 'en'));
    await hydrate(page);
    const bar = menuBar(page, 'en');
    const team = bar.getByRole('link', { name: labelIn('about', 'team', 'en') });
    const kids = bar.getByRole('link', { name: labelIn('tools', 'kids-zone', 'en') });
    await bar.getByRole('button', { name: words.about.en }).click();
    await expect(team).toBeVisible();
    await bar.getByRole('button', { name: words.tools.en }).click();
    await expect(kids).toBeVisible();
    await expect(team).toBeHidden();
    // Where the title begins, beside the panel.
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 5, y: 5 } });
    await expect(kids).toBeHidden();
  });

  test('a followed link shuts the menu', async ({ page }) => {
    await page.goto(pathOf('insurance', 'en'));
    await hydrate(page);
    const bar = menuBar(page, 'en');
    await bar.getByRole('button', { name: words.about.en }).click();
    await bar.getByRole('link', { name: labelIn('about', 'team', 'en') }).click();
    await expect(page).toHaveURL(pathOf('team', 'en'));
    await expect(bar.getByRole('link', { name: labelIn('about', 'team', 'en') })).toBeHidden();
  });
});

test.describe('by mouse', () => {
  let about: Locator;
  let tools: Locator;
  let team: Locator;
  let kids: Locator;
  const away = (page: Page) => page.mouse.move(600, 700);

  /** A page whose scripts for React do not come before they are released, its header ready. */
  async function arriveAt(page: Page, path: string) {
    await page.clock.install({ time: start });
    const scripts = await holdScripts(page);
    await page.goto(path);
    await expectHeader(page);
    await page.clock.pauseAt(new Date(start.getTime() + 60_000));
    const bar = menuBar(page, 'en');
    about = bar.getByRole('button', { name: words.about.en });
    tools = bar.getByRole('button', { name: words.tools.en });
    team = bar.getByRole('link', { name: labelIn('about', 'team', 'en') });
    kids = bar.getByRole('link', { name: labelIn('tools', 'kids-zone', 'en') });
    await away(page);
    return scripts;
  }

  async function expectDelays(page: Page) {
    await about.hover();
    await page.clock.runFor(190);
    await expect(team).toBeHidden();
    await page.clock.runFor(20);
    await expect(team).toBeVisible();
    await away(page);
    await page.clock.runFor(140);
    await expect(team).toBeVisible();
    await page.clock.runFor(20);
    await expect(team).toBeHidden();
  }

  test('opens after 200 ms and shuts 150 ms after leaving, at the first hover and once the page is hydrated', async ({ page }) => {
    const scripts = await arriveAt(page, pathOf('insurance', 'en'));
    await expectDelays(page);
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
    scripts.release();
    await page.clock.resume();
    await expectHydrated(page);
    await page.clock.pauseAt(new Date(start.getTime() + 3_600_000));
    await expectDelays(page);
  });

  test.describe('on an unknown address', () => {
    test.use({ expected: { problems: [/status 404/, /^console error: (Failed to load resource|Page not found)/] } });
    test('opens and shuts just the same', async ({ page }) => {
      await arriveAt(page, '/no-such-page');
      await expectDelays(page);
    });
  });

  test('passing over opens nothing', async ({ page }) => {
    await arriveAt(page, pathOf('insurance', 'en'));
    await about.hover();
    await page.clock.runFor(150);
    await away(page);
    await page.clock.runFor(1000);
    await expect(team).toBeHidden();
  });

  test('stays while the mouse is in the menu', async ({ page }) => {
    await arriveAt(page, pathOf('insurance', 'en'));
    await about.hover();
    await page.clock.runFor(210);
    await team.hover();
    await page.clock.runFor(1000);
    await expect(team).toBeVisible();
  });

  test('moving straight from one to the next opens it at once', async ({ page }) => {
    await arriveAt(page, pathOf('insurance', 'en'));
    await about.hover();
    await page.clock.runFor(210);
    await expect(team).toBeVisible();
    await tools.hover();
    await page.clock.runFor(10);
    await expect(kids).toBeVisible();
    await expect(team).toBeHidden();
    await about.hover();
    await page.clock.runFor(10);
    await expect(team).toBeVisible();
    await expect(kids).toBeHidden();
  });

  test('opens the next at once when one has just shut, and not later', async ({ page }) => {
    await arriveAt(page, pathOf('insurance', 'en'));
    await about.hover();
    await page.clock.runFor(210);
    await away(page);
    await page.clock.runFor(160);
    await expect(team).toBeHidden();
    await tools.hover();
    await page.clock.runFor(10);
    await expect(kids).toBeVisible();
    await away(page);
    await page.clock.runFor(160);
    await expect(kids).toBeHidden();
    await page.clock.runFor(400);
    await about.hover();
    await page.clock.runFor(100);
    await expect(team).toBeHidden();
  });

  test('a click does not shut what the mouse just opened', async ({ page }) => {
    await arriveAt(page, pathOf('insurance', 'en'));
    await about.hover();
    await page.clock.runFor(210);
    await expect(team).toBeVisible();
    await about.click();
    await expect(team).toBeVisible();
    await away(page);
    await page.clock.runFor(1000);
    await expect(team, 'what was clicked stays').toBeVisible();
    await about.click();
    await expect(team).toBeHidden();
  });
});

test.describe('by keyboard', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(pathOf('insurance', 'en'));
    await expectHeader(page);
  });

  for (const key of ['Enter', 'Space']) {
    test(`${key} opens, Escape shuts and gives the focus back`, async ({ page }) => {
      const bar = menuBar(page, 'en');
      const about = bar.getByRole('button', { name: words.about.en });
      await about.focus();
      await page.keyboard.press(key);
      const first = bar.getByRole('link', { name: words.boardCertified.en }).first();
      await expect(first).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(first).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(first).toBeHidden();
      await expect(about).toBeFocused();
    });
  }

  test('arrows, Home and End move within', async ({ page }) => {
    const bar = menuBar(page, 'en');
    const tools = bar.getByRole('button', { name: words.tools.en });
    await tools.focus();
    await page.keyboard.press('ArrowDown');
    const first = bar.getByRole('link', { name: labelIn('tools', 'insurance', 'en') });
    const second = bar.getByRole('link', { name: labelIn('tools', 'change-or-cancel', 'en') });
    const last = bar.getByRole('link', { name: words.allResources.en });
    await expect(first).toBeFocused();
    for (const [key, target] of [
      ['ArrowDown', second],
      ['ArrowUp', first],
      ['ArrowUp', last],
      ['ArrowDown', first],
      ['End', last],
      ['Home', first],
    ] as const) {
      await page.keyboard.press(key);
      await expect(target).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(tools).toBeFocused();
  });

  test('says whether it is open', async ({ page }) => {
    const about = menuBar(page, 'en').getByRole('button', { name: words.about.en });
    expect(await saidExpanded(page, words.about.en)).toBe(false);
    await about.press('Enter');
    await expect.poll(() => saidExpanded(page, words.about.en)).toBe(true);
  });
});
