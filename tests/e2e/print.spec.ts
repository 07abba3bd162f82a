import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { fewKinds, visitsEverything } from '../support/addresses.ts';
import { holdScripts, hydrate } from '../support/hydration.ts';
import { printed } from '../support/pdf.ts';
import { frame, officePhones } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

/** Pages that fit one sheet, to hang on a refrigerator or to carry along. */
const handouts = [
  'new-patient-intake-archive',
  'baked-milk-recipe',
  'baked-egg-recipe',
  'asthma-action-plan',
  'anaphylaxis-action-plan',
  'first-aid-poster',
  'locations',
] as const;

/** How many pages one window visits: few enough to take less than a minute on a busy machine. */
const perWalk = 8;

for (const language of languages) {
  test(`${language}: every handout is one sheet, and so is the book of a picture story, with the offices’ phones on its back`, {
    tag: '@release',
  }, async ({ page }) => {
    for (const id of handouts) {
      await test.step(id, async () => {
        await page.goto(pathOf(id, language));
        expect((await printed(page)).pages).toBe(1);
      });
    }
    await page.goto(pathOf('story/skin-test', language));
    await page.emulateMedia({ media: 'print' });
    const back = page.getByRole('main').getByRole('listitem').last();
    for (const { shown } of officePhones) await expect(back.getByText(shown)).toBeVisible();
    expect((await printed(page)).pages).toBe(1);
  });
}

// Each kind in one language, alternating: the frame is the same, its words differ. Sheets that children color or fold have no frame.
const framed = fewKinds
  .filter(({ page }) => !['print-shop', 'story'].includes(page.module))
  .filter((_, place) => place % 4 === 0 || place % 4 === 3)
  .filter((_, place) => visitsEverything || place % 3 === 0);

for (let begin = 0; begin < framed.length; begin += perWalk) {
  test(`pages print with the practice’s name and phones, without the site’s frame (from kind ${begin + 1} on)`, async ({ page }) => {
    for (const { path, language } of framed.slice(begin, begin + perWalk)) {
      await test.step(path, async () => {
        await page.goto(path);
        await page.emulateMedia({ media: 'print' });
        const text = await page.locator('body').innerText();
        for (const expected of [frame[language].brand, ...officePhones.map(({ shown }) => shown)]) expect(text).toContain(expected);
        await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
        await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0);
        await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
        await expect(page.getByRole('heading').first()).toBeVisible();
        const { pages, bytes } = await printed(page);
        expect(pages).toBeGreaterThan(0);
        expect(bytes).toBeGreaterThan(5000);
        await page.emulateMedia({ media: null });
      });
    }
  });
}

test('paper shows no sign that something opens', { tag: '@release' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const id of ['medications-to-avoid', 'home', 'condition/asthma', 'emergency', 'locations'] as const) {
    await page.goto(pathOf(id, 'es'));
    const chevrons = page.locator('svg:has([href*="#chevron"])');
    await expect(chevrons.first()).toBeAttached();
    await expect(chevrons.filter({ visible: true }), id).toHaveCount(0);
  }
});

const articles = [
  'condition/asthma',
  'condition/food-allergies',
  'condition/drug-allergies',
  'condition/anaphylaxis',
  'condition/chronic-urticaria',
  'service/immunotherapy',
] as const;

test('articles print on three sheets at the most, each rung of a ladder whole, and the book of a story in eight equal pages', {
  tag: '@release',
}, async ({ page }) => {
  for (const id of articles) {
    for (const language of languages) {
      await test.step(`${id} ${language}`, async () => {
        await page.goto(pathOf(id, language));
        expect((await printed(page)).pages).toBeLessThanOrEqual(3);
        await page.emulateMedia({ media: 'print' });
        const parted = await page
          .locator('.care:not(:has(.care-head)), .care-head, .care-head + div')
          .evaluateAll((rungs) => rungs.filter((rung) => getComputedStyle(rung).breakInside !== 'avoid').length);
        expect(parted).toBe(0);
        await page.emulateMedia({ media: null });
      });
    }
  }
  await test.step('every page of the book is a quarter of the sheet wide and half of it high', async () => {
    await page.goto(pathOf('story/first-visit', 'es'));
    await page.emulateMedia({ media: 'print' });
    const sizes = await page
      .getByRole('main')
      .getByRole('listitem')
      .evaluateAll((pages) => pages.map((one) => one.getBoundingClientRect()).map(({ width, height }) => [width / 96, height / 96]));
    expect(sizes).toEqual(Array.from({ length: 8 }, () => [2.75, 4.25]));
  });
});

/** One page whose button prints all and one whose buttons choose a sheet; with `VISITS=full` more of each. */
const withButton = [
  ...(visitsEverything ? (['baked-egg-recipe', 'runny-nose', 'medications-to-avoid'] as const) : []),
  'pollen-pop',
  'immunequest',
] as const;

for (const language of triedLanguages) {
  test(`${language}: a print button prints at the first tap, once, not hydrated and hydrated; each of ImmuneQuest its own sheet`, {
    tag: '@release',
  }, async ({ page }) => {
    const buttons = page.getByRole('main').getByRole('button', { name: /^(Print|Imprimir) / });
    const timesPrinted = () => page.evaluate(() => Number(document.documentElement.dataset.printed ?? 0));
    await page.addInitScript(() => {
      window.print = () => {
        const { dataset } = document.documentElement;
        dataset.printed = String(Number(dataset.printed ?? 0) + 1);
      };
    });
    for (const id of withButton) {
      await test.step(id, async () => {
        const { release } = await holdScripts(page);
        await page.goto(pathOf(id, language));
        await buttons.last().click();
        expect(await timesPrinted()).toBe(1);
        release();
        await hydrate(page);
        await buttons.last().click();
        expect(await timesPrinted()).toBe(2);
      });
    }
    await test.step('ImmuneQuest puts the sheet of the button on paper, and all three at the browser’s command', async () => {
      for (const button of [buttons.first(), buttons.last()]) {
        await button.click();
        expect((await printed(page)).pages).toBe(1);
        await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      }
      expect((await printed(page)).pages).toBe(3);
    });
  });
}
