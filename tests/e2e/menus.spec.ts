/** Tests the menus by click, mouse and keyboard, and without scripts. */
import type { Locator, Page } from '@playwright/test';
import { words } from '#app/frame/words.ts';
import { otherLanguage } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { menuBar } from '../support/header.ts';
import { expectHeader, expectHydrated, holdScripts } from '../support/hydration.ts';
import { hrefTo } from '../support/links.ts';
import { menuContents } from '../support/menu-contents.ts';
import { openHydrated } from '../support/navigation.ts';
import { labelIn } from '../support/practice.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** Returns what a screen reader learns about a button; browsers report it for popover buttons without an attribute. */
async function saidExpanded(page: Page, name: string): Promise<boolean | undefined> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const button = nodes.find((node) => node.role?.value === 'button' && node.name?.value === name);
  return button?.properties?.find((property) => property.name === 'expanded')?.value.value;
}

/** Expects the links of the open panel to be below its button and entirely within the window's width. */
async function expectInSight(page: Page, button: Locator, panel: Locator) {
  await settled(panel);
  const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
  const edges = await panel.getByRole('link').evaluateAll((links) => {
    const boxes = links.map((link) => link.getBoundingClientRect());
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      top: Math.min(...boxes.map(({ top }) => top)),
      right: Math.max(...boxes.map(({ right }) => right)),
    };
  });
  expect(edges.top).toBeGreaterThanOrEqual(y + height);
  expect(edges.left).toBeGreaterThanOrEqual(0);
  expect(edges.right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

for (const language of triedLanguages) {
  test(`${language}: by click each menu opens alone, whole on the screen, with all its links, and shuts`, async ({ page }) => {
    await openHydrated(page, pathOf('insurance', language));
    const bar = menuBar(page, language);
    const panel = bar.locator(':popover-open');
    const button = (name: 'about' | 'tools') => bar.getByRole('button', { name: words[name][language] });
    await test.step('beside the menus stand the offices and the appointment, and no link of theirs', async () => {
      const locations = bar.getByRole('link', { name: labelIn('bar', 'locations', language) });
      await expect(locations).toHaveAttribute('href', pathOf('locations', language));
      const schedule = page.getByRole('banner').getByRole('link', { name: words.schedule[language] });
      await expect(schedule).toHaveAttribute('href', pathOf('patient-routing', language));
      await expect(bar.getByRole('link')).toHaveCount(1);
    });
    const contents = menuContents(language, pathOf('insurance', otherLanguage(language)));
    for (const { name, items } of contents) {
      await test.step(name, async () => {
        await bar.getByRole('button', { name }).click();
        for (const item of items) {
          const link = bar.getByRole('link', { name: item.name, exact: true }).filter({ visible: true });
          await expect(link).toHaveAttribute('href', hrefTo(item.href));
        }
        await expectInSight(page, bar.getByRole('button', { name }), panel);
      });
    }
    const team = bar.getByRole('link', { name: labelIn('about', 'team', language) });
    const kids = bar.getByRole('link', { name: labelIn('tools', 'kids-zone', language) });
    await test.step('one opens instead of another, and a click beside its panel shuts it', async () => {
      await button('about').click();
      await expect(team).toBeVisible();
      await button('tools').click();
      await expect(kids).toBeVisible();
      await expect(team).toBeHidden();
      // The start of the title, beside the panel.
      await page.getByRole('heading', { level: 1 }).click({ position: { x: 5, y: 5 } });
      await expect(kids).toBeHidden();
    });
    await test.step('what leaves the site opens a tab of its own', async () => {
      await button('tools').click();
      for (const name of [words.portal, words.pollenCount]) {
        const link = bar.getByRole('link', { name: name[language] });
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
      }
    });
    await test.step('a followed link leads on and shuts the menu', async () => {
      await button('about').click();
      await team.click();
      await expect(page).toHaveURL(pathOf('team', language));
      await expect(team).toBeHidden();
    });
    await test.step('all patient resources are a section of home', async () => {
      await button('tools').click();
      await bar.getByRole('link', { name: words.allResources[language] }).click();
      await expect(page).toHaveURL(`${pathOf('home', language)}#patient-resources`);
      await expect(page.getByRole('heading', { level: 2 }).and(page.locator('#patient-resources-heading'))).toBeInViewport();
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('each line has its drawing', { tag: '@release' }, async ({ page }) => {
    await page.goto(pathOf('condition/asthma', 'es'));
    const bar = menuBar(page, 'es');
    await bar.getByRole('button', { name: words.help.es }).click();
    const link = bar.getByRole('link', { name: labelIn('help', 'condition/asthma', 'es'), exact: true });
    // The icon must be drawn, not only named: an icon from a file that did not load has no size.
    await expect.poll(() => link.locator('use').evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(10);
  });
});

test('by keyboard each opens, is walked through, shuts and gives the focus back, also in a low window', async ({ page }) => {
  await page.goto(pathOf('insurance', 'en'));
  await expectHeader(page);
  const bar = menuBar(page, 'en');
  const about = bar.getByRole('button', { name: words.about.en });
  const tools = bar.getByRole('button', { name: words.tools.en });
  const first = bar.getByRole('link', { name: words.boardCertified.en }).first();
  expect(await saidExpanded(page, words.about.en)).toBe(false);
  for (const key of ['Enter', 'Space']) {
    await test.step(`${key} opens, Escape shuts`, async () => {
      await about.focus();
      await page.keyboard.press(key);
      await expect(first).toBeVisible();
      if (key === 'Enter') await expect.poll(() => saidExpanded(page, words.about.en)).toBe(true);
      await page.keyboard.press('Tab');
      await expect(first).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(first).toBeHidden();
      await expect(about).toBeFocused();
    });
  }
  await test.step('arrows, Home and End move within', async () => {
    await tools.focus();
    const top = bar.getByRole('link', { name: labelIn('tools', 'patient-education', 'en') });
    const second = bar.getByRole('link', { name: words.portal.en });
    const last = bar.getByRole('link', { name: words.allResources.en });
    for (const [key, target] of [
      ['ArrowDown', top],
      ['ArrowDown', second],
      ['ArrowUp', top],
      ['ArrowUp', last],
      ['ArrowDown', top],
      ['End', last],
      ['Home', top],
    ] as const) {
      await page.keyboard.press(key);
      await expect(target).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(tools).toBeFocused();
  });
  await test.step('in a low window each ends above the lower edge, and its last line can be read', async () => {
    const height = 420;
    await page.setViewportSize({ width: 1280, height });
    for (const name of [words.about.en, words.help.en, words.tools.en, words.settings.en]) {
      await bar.getByRole('button', { name }).press('Enter');
      const last = bar.locator(':popover-open').locator('a, button').last();
      await last.focus();
      const { y = 0, height: high = height } = (await last.boundingBox()) ?? {};
      expect(y + high, name).toBeLessThanOrEqual(height);
      await page.keyboard.press('Escape');
    }
  });
});

test.describe('by mouse', () => {
  let about: Locator;
  let tools: Locator;
  let team: Locator;
  let kids: Locator;
  /** A Monday morning in San Antonio. */
  const start = new Date('2026-11-23T15:00:00Z');
  const away = (page: Page) => page.mouse.move(600, 700);

  /** Opens a page whose React scripts are held until released, with its header ready. */
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

  /** Acts as a visitor who has not opened a menu recently. */
  async function restOnAbout(page: Page) {
    await away(page);
    await page.clock.runFor(1000);
    await expect(team.or(kids)).toBeHidden();
    await about.hover();
    await page.clock.runFor(210);
    await expect(team).toBeVisible();
  }

  test('they open 200 ms after coming and shut 150 ms after leaving, before the page is hydrated and after', async ({ page }) => {
    const scripts = await arriveAt(page, pathOf('insurance', 'en'));
    await test.step('at the first hover', () => expectDelays(page));
    await test.step('passing over opens nothing', async () => {
      await page.clock.runFor(1000);
      await about.hover();
      await page.clock.runFor(150);
      await away(page);
      await page.clock.runFor(1000);
      await expect(team).toBeHidden();
    });
    await test.step('one stays while the mouse is in the menu', async () => {
      await restOnAbout(page);
      await team.hover();
      await page.clock.runFor(1000);
      await expect(team).toBeVisible();
    });
    await test.step('moving straight from one to the next opens it at once', async () => {
      await restOnAbout(page);
      await tools.hover();
      await page.clock.runFor(10);
      await expect(kids).toBeVisible();
      await expect(team).toBeHidden();
      await about.hover();
      await page.clock.runFor(10);
      await expect(team).toBeVisible();
      await expect(kids).toBeHidden();
    });
    await test.step('the next opens at once when one has just shut, and not later', async () => {
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
    await test.step('a click does not shut what the mouse just opened, but makes it stay', async () => {
      await restOnAbout(page);
      await about.click();
      await expect(team).toBeVisible();
      await away(page);
      await page.clock.runFor(1000);
      await expect(team, 'what was clicked stays').toBeVisible();
      await about.click();
      await expect(team).toBeHidden();
    });
    await test.step('all the same once the page is hydrated', async () => {
      await away(page);
      await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
      scripts.release();
      await page.clock.resume();
      await expectHydrated(page);
      await page.clock.pauseAt(new Date(start.getTime() + 3_600_000));
      await expectDelays(page);
    });
  });

  test.describe('on an unknown address, which is never hydrated', () => {
    test.use({ expected: { problems: [/status 404/, /^console error: (Failed to load resource|Page not found)/] } });
    test('they open and shut just the same', { tag: '@release' }, async ({ page }) => {
      await arriveAt(page, '/no-such-page');
      await expectDelays(page);
    });
  });
});
