import { words } from '#app/frame/words.ts';
import { words as homeWords } from '#app/pages/home/words.ts';
import { words as seasonWords } from '#app/parts/seasons/words.ts';
import { pathOf } from '#app/site/paths.ts';
import { visitsEverything } from '../support/addresses.ts';
import { menuBar } from '../support/header.ts';
import { expectHydrated, holdScripts } from '../support/hydration.ts';
import { focusFaults } from '../support/layout.ts';
import { openHydrated } from '../support/navigation.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test('home: targets are at least 24 by 24 px; with forced colors buttons keep an edge, and the choice in force differs by more than color', {
  tag: '@release',
}, async ({ page }) => {
  await openHydrated(page, pathOf('home', 'es'));
  for (const width of [360, 1280]) {
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
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

  const bar = menuBar(page, 'es');
  await page.emulateMedia({ forcedColors: 'active' });
  await bar.getByRole('button', { name: words.settings.es }).click();

  await test.step('with forced colors buttons keep an edge', async () => {
    const hasEdge = (element: Element) => {
      const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(element);
      const around = getComputedStyle(document.body).backgroundColor;
      const edged = Number.parseFloat(borderTopWidth) >= 1 && borderTopStyle !== 'none' && borderTopColor !== around;
      return edged || (backgroundColor !== around && backgroundColor !== 'rgba(0, 0, 0, 0)');
    };
    for (const target of [
      page.getByRole('main').getByRole('link', { name: homeWords.book.es }),
      page.getByRole('main').getByRole('button', { name: homeWords.callUs.es }),
      page.getByRole('main').getByRole('link', { name: homeWords.allServices.es }),
      page.getByRole('main').getByRole('link', { name: homeWords.teamLink.es }),
      page.getByRole('banner').getByRole('link', { name: words.schedule.es }),
      bar.getByRole('button', { name: words.light.es, exact: true }),
      bar.getByRole('button', { name: words.dark.es, exact: true }),
    ]) {
      await expect(target).toBeVisible();
      expect(await target.evaluate(hasEdge), (await target.textContent()) ?? '').toBe(true);
    }
  });

  await test.step('the choice in force differs by more than color', async () => {
    const look = (name: string) =>
      bar.getByRole('button', { name, exact: true }).evaluate((button) => {
        const { backgroundColor, borderTopWidth, borderTopStyle, outlineStyle, fontWeight, textDecorationLine, boxShadow } =
          getComputedStyle(button);
        return [backgroundColor, borderTopWidth, borderTopStyle, outlineStyle, fontWeight, textDecorationLine, boxShadow].join();
      });
    expect(await look(words.system.es)).not.toBe(await look(words.dark.es));
  });
});

test('with forced colors each kind of choice shows what is chosen', { tag: '@release' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const chosen = ['[aria-pressed="true"]', '[aria-selected="true"]', '.choice:has(:checked)'];
  const seen = new Set<string>();
  for (const id of ['gallery-test-lab', 'fun-facts'] as const) {
    await openHydrated(page, pathOf(id, 'en'));
    // The gallery draws its tabs one render after it has hydrated.
    if (id === 'gallery-test-lab') await expect(page.getByRole('tab', { selected: true })).toHaveCount(2);
    for (const kind of chosen) {
      const faulty = await page.locator(kind).evaluateAll((all) => {
        const probe = document.body.appendChild(document.createElement('div'));
        probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
        const { backgroundColor } = getComputedStyle(probe);
        return all.map((one) => (getComputedStyle(one).backgroundColor === backgroundColor ? '' : (one.textContent ?? '')));
      });
      if (faulty.length > 0) seen.add(kind);
      expect.soft(faulty.filter(Boolean), `${id} ${kind}`).toEqual([]);
    }
  }
  expect([...seen].sort()).toEqual(chosen.toSorted());
});

test.describe('by keyboard', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { id, keys } of [
    { id: 'home', keys: visitsEverything ? ['Tab', 'Shift+Tab'] : ['Tab'] },
    { id: 'condition/asthma', keys: visitsEverything ? ['Tab', 'Shift+Tab'] : ['Shift+Tab'] },
  ] as const) {
    test(`${id}: every stop of ${keys.join(' and ')} is seen`, { tag: '@release' }, async ({ page }) => {
      await openHydrated(page, pathOf(id, 'es'));
      for (const key of keys) {
        await test.step(key, async () => {
          const stops: string[] = [];
          const faulty: string[] = [];
          // The walk ends when the focus has left the page or is back where it began.
          for (;;) {
            await page.keyboard.press(key);
            const { stop, faults } = await focusFaults(page);
            if (stop === '' || stop === stops[0]) break;
            stops.push(stop);
            if (faults.length > 0) faulty.push(`${stop}: ${faults.join(', ')}`);
          }
          expect(faulty).toEqual([]);
          expect(stops.length).toBeGreaterThan(25);
          expect(stops.length).toBeLessThan(150);
          expect(stops.at(key === 'Tab' ? 0 : -1)).toContain(words.skip.es);
        });
      }
    });
  }

  test('the focus stays where it is when a page comes to say what holds now', { tag: '@release' }, async ({ page }) => {
    const chart = page.getByRole('group', { name: seasonWords.chartName.es });
    const live = await holdScripts(page, /\/assets\/live-/);
    await page.goto(pathOf('seasons', 'es'));
    await chart.focus();
    live.release();
    await expect(chart.getByText(seasonWords.thisMonth.es)).toBeVisible();
    await expect(chart).toBeFocused();

    const liveHome = await holdScripts(page, /\/assets\/live-/);
    await page.goto(pathOf('home', 'es'));
    await page.getByRole('link', { name: seasonWords.homeLater.es }).focus();
    liveHome.release();
    await expect(page.getByRole('link', { name: seasonWords.homeMore.es })).toBeFocused();
  });

  // Every kind of page with its own controls.
  const walked = [
    ['emergency', 'insurance', 'seasons', 'school-desk'],
    ['locations', 'patient-routing', 'medications-to-avoid', 'shots-today'],
  ] as const;
  for (const ids of visitsEverything ? walked : walked.slice(0, 1)) {
    test(`${ids.join(', ')}: the first stop of Tab leads past the header, no further one is covered, and a menu closes when the focus leaves it`, async ({
      page,
    }) => {
      for (const id of ids) {
        await test.step(id, async () => {
          await page.goto(pathOf(id, 'es'));
          await page.keyboard.press('Tab');
          const skip = page.getByRole('link', { name: words.skip.es });
          await expect(skip).toBeFocused();
          await expect(skip).toBeInViewport();
          await page.keyboard.press('Enter');
          await expectHydrated(page);
          // Live content moves what is below it when it loads.
          if (id === 'seasons') await expect(page.getByRole('columnheader').getByText(seasonWords.thisMonth.es)).toBeVisible();
          await page.keyboard.press('Tab');
          const inMain = page.locator('main :focus');
          await expect(inMain).toHaveCount(1);
          const faulty: string[] = [];
          // Header and footer are on every page, and are walked above.
          let count = 0;
          for (; count < 250 && (visitsEverything || (await inMain.count()) > 0); count++) {
            const { stop, faults } = await focusFaults(page);
            if (stop === '') break;
            const hidden = faults.filter((fault) => fault !== 'without a mark');
            if (hidden.length > 0) faulty.push(`${stop}: ${hidden.join(', ')}`);
            await page.keyboard.press('Tab');
          }
          expect(faulty).toEqual([]);
          expect(count).toBeGreaterThan(3);
        });
      }

      await test.step('a menu closes, so that nothing lies hidden under it', async () => {
        for (const name of [words.help.es, words.tools.es]) {
          const button = menuBar(page, 'es').getByRole('button', { name, exact: true });
          await button.press('Enter');
          const panel = page.locator('nav [popover]:popover-open');
          await expect(panel).toHaveCount(1);
          await panel.getByRole('link').last().focus();
          await page.keyboard.press('Tab');
          await expect(panel).toHaveCount(0);
          expect((await focusFaults(page)).faults).toEqual([]);
          // Also backward.
          await button.press('Enter');
          await expect(panel).toHaveCount(1);
          await page.keyboard.press('Shift+Tab');
          await expect(panel).toHaveCount(0);
        }
      });
    });
  }
});
