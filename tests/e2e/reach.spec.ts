import { words } from '#app/frame/words.ts';
import { words as homeWords } from '#app/pages/home/words.ts';
import { pathOf } from '#app/site/paths.ts';
import { menuBar } from '../support/header.ts';
import { hydrate } from '../support/hydration.ts';
import { focusFaults } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

test.describe('targets', () => {
  for (const width of [360, 1280]) {
    test(`on home at ${width} px are at least 24 by 24 px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(pathOf('home', 'es'));
      await hydrate(page);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select')]
          .filter((target) => target.checkVisibility() && target.getBoundingClientRect().width > 1)
          // A link within a sentence is as tall as its line.
          .filter(
            (target) =>
              !(getComputedStyle(target).display === 'inline' && target.parentElement?.textContent?.trim() !== target.textContent?.trim()),
          )
          .filter((target) => {
            const after = getComputedStyle(target, '::after');
            if (after.position === 'absolute' && after.content !== 'none') return false;
            const { width: wide, height } = target.getBoundingClientRect();
            return wide < 24 || height < 24;
          })
          .map((target) => {
            const { width: wide, height } = target.getBoundingClientRect();
            return `${target.textContent?.trim()} ${Math.round(wide)}×${Math.round(height)}`;
          }),
      );
      expect(small).toEqual([]);
    });
  }
});

test.describe('by keyboard', () => {
  for (const id of ['home', 'condition/asthma'] as const) {
    for (const key of ['Tab', 'Shift+Tab']) {
      test(`${id}: every stop of ${key} is seen`, async ({ page }) => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(pathOf(id, 'es'));
        await hydrate(page);
        const stops: string[] = [];
        const faulty: string[] = [];
        // The walk is over when the focus has left the page.
        for (let step = 0; step < 200; step++) {
          await page.keyboard.press(key);
          const { stop, faults } = await focusFaults(page);
          if (stop === '') break;
          stops.push(stop);
          if (faults.length > 0) faulty.push(`${stop}: ${faults.join(', ')}`);
        }
        expect(faulty).toEqual([]);
        expect(stops.length).toBeGreaterThan(25);
        expect(stops.length).toBeLessThan(200);
        const skip = key === 'Tab' ? stops[0] : stops.at(-1);
        expect(skip).toContain(words.skip.es);
      });
    }
  }

  // Every kind of page with controls of its own; the two above are walked both ways.
  const walked = [
    'locations',
    'insurance',
    'patient-routing',
    'medications-to-avoid',
    'shots-today',
    'seasons',
    'emergency',
    'school-desk',
  ] as const;
  for (const [place, half] of [walked.slice(0, 4), walked.slice(4)].entries()) {
    test(`no stop of Tab is covered (${place + 1} of 2)`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const faulty: string[] = [];
      for (const id of half) {
        await page.goto(pathOf(id, 'es'));
        await hydrate(page);
        for (let step = 0; step < 250; step++) {
          await page.keyboard.press('Tab');
          const { stop, faults } = await focusFaults(page);
          if (stop === '') break;
          const hidden = faults.filter((fault) => fault !== 'without a mark');
          if (hidden.length > 0) faulty.push(`${id}: ${stop}: ${hidden.join(', ')}`);
        }
      }
      expect(faulty).toEqual([]);
    });
  }

  test('a menu closes when the focus leaves it, so that nothing lies hidden under it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(pathOf('insurance', 'en'));
    await hydrate(page);
    const bar = menuBar(page, 'en');
    for (const name of [words.help.en, words.tools.en]) {
      const button = bar.getByRole('button', { name, exact: true });
      await button.press('Enter');
      const panel = page.locator('nav [popover]:popover-open');
      await expect(panel).toHaveCount(1);
      await panel.getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      await expect(panel).toHaveCount(0);
      expect((await focusFaults(page)).faults).toEqual([]);
      // The way back as well.
      await button.press('Enter');
      await expect(panel).toHaveCount(1);
      await page.keyboard.press('Shift+Tab');
      await expect(panel).toHaveCount(0);
    }
  });

  test('the first stop leads past the header', async ({ page }) => {
    await page.goto(pathOf('condition/asthma', 'es'));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: words.skip.es })).toBeFocused();
    await expect(page.getByRole('link', { name: words.skip.es })).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

test.describe('with forced colors', () => {
  test('buttons keep an edge', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(pathOf('home', 'en'));
    await hydrate(page);
    await menuBar(page, 'en').getByRole('button', { name: words.settings.en }).click();
    const hasEdge = (element: Element) => {
      const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(element);
      const around = getComputedStyle(document.body).backgroundColor;
      const edged = Number.parseFloat(borderTopWidth) >= 1 && borderTopStyle !== 'none' && borderTopColor !== around;
      return edged || (backgroundColor !== around && backgroundColor !== 'rgba(0, 0, 0, 0)');
    };
    const bar = menuBar(page, 'en');
    const book = page.getByRole('main').getByRole('link', { name: homeWords.book.en });
    for (const target of [
      book,
      page.getByRole('main').getByRole('button', { name: homeWords.callUs.en }),
      page.getByRole('main').getByRole('link', { name: homeWords.allServices.en }),
      page.getByRole('main').getByRole('link', { name: homeWords.teamLink.en }),
      page.getByRole('banner').getByRole('link', { name: words.schedule.en }),
      bar.getByRole('button', { name: words.light.en, exact: true }),
      bar.getByRole('button', { name: words.dark.en, exact: true }),
    ]) {
      await expect(target).toBeVisible();
      expect(await target.evaluate(hasEdge), (await target.textContent()) ?? '').toBe(true);
    }
  });

  test('the choice in force differs by more than color', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(pathOf('team', 'en'));
    const bar = menuBar(page, 'en');
    await bar.getByRole('button', { name: words.settings.en }).click();
    const look = (name: string) =>
      bar.getByRole('button', { name, exact: true }).evaluate((button) => {
        const { backgroundColor, borderTopWidth, borderTopStyle, outlineStyle, fontWeight, textDecorationLine, boxShadow } =
          getComputedStyle(button);
        return [backgroundColor, borderTopWidth, borderTopStyle, outlineStyle, fontWeight, textDecorationLine, boxShadow].join();
      });
    expect(await look(words.system.en)).not.toBe(await look(words.dark.en));
  });
});
