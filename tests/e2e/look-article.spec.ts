/** How articles and their index lie on the page: what is in the first screen, how long they are, what is folded and how it opens. */
import type { Locator, Page } from '@playwright/test';
import { conditionArticle } from '#app/content/content.server.ts';
import { words } from '#app/parts/article/words.ts';
import { words as careWords } from '#app/parts/care-levels/words.ts';
import { words as cardWords } from '#app/parts/emergency-card/words.ts';
import type { PageId } from '#app/site/pages.ts';
import { pathOf } from '#app/site/paths.ts';
import { fontsTried, openIn } from '../support/fonts.ts';
import { expectLive, hydrate } from '../support/hydration.ts';
import { enlarge } from '../support/large-text.ts';
import { sidewaysOverflow } from '../support/layout.ts';
import { printed } from '../support/pdf.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const phone = { width: 360, height: 740 };
const desk = { width: 1440, height: 900 };
/** The longest head, and the longest article of each kind. */
const longest = ['service/immunotherapy', 'condition/drug-allergies', 'service/biologic-therapies'] as const satisfies PageId[];
/** Pixels. */
const longestPage = 9000;

/** How many screens down the page's first part begins, and how long the page is in pixels. */
const measured = (page: Page) =>
  page.evaluate(() => ({
    begins: ((document.querySelector('article section > h2')?.getBoundingClientRect().top ?? Number.NaN) + scrollY) / innerHeight,
    long: document.documentElement.scrollHeight,
  }));

/** Texts below 9 points, which are 12 px. */
const smallTexts = (part: Locator) =>
  part.evaluate((article) => {
    const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (!textContent?.trim() || !parentElement?.checkVisibility() || parentElement.closest('.sr-only')) continue;
      if (Number.parseFloat(getComputedStyle(parentElement).fontSize) < 11.99) found.push(textContent.trim().slice(0, 40));
    }
    return found;
  });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-24T10:00:00-06:00'));
});

for (const language of triedLanguages) {
  test(`${language}: “In short” is near the top, the card low, the phone’s page short, and a comparison has its columns`, async ({
    page,
  }) => {
    const card = page
      .getByRole('main')
      .getByRole('region')
      .filter({ has: page.getByRole('link', { name: cardWords.call911[language], exact: true }) })
      .last();
    for (const [fonts, id] of fontsTried.flatMap((one) => longest.map((article) => [one, article] as const))) {
      await test.step(`${id} in ${fonts}`, async () => {
        await page.setViewportSize(phone);
        await openIn(fonts, page, pathOf(id, language));
        await expectLive(page);
        for (const size of [phone, desk]) {
          const at = `${id} at ${size.width} px in ${fonts}`;
          await page.setViewportSize(size);
          const { begins, long } = await measured(page);
          expect.soft(begins, `screens above the first part of ${at}`).toBeLessThanOrEqual(size === phone ? 1.25 : 1);
          expect.soft((await card.boundingBox())?.height, `emergency card of ${at}`).toBeLessThanOrEqual(phone.height / 4);
          expect.soft(await sidewaysOverflow(page), at).toEqual({ pixels: 0, elements: [] });
          if (size === phone) expect.soft(long, `pixels of ${at}`).toBeLessThanOrEqual(longestPage);
        }
      });
    }
    // The last of them has titles of one line each.
    await test.step('sources in the rail are tall enough to hit one and not the next', async () => {
      const notes = page.getByRole('navigation', { name: words.onThisPage[language] }).getByRole('link', { name: /^\d+\. / });
      await expect(notes).not.toHaveCount(0);
      for (const note of await notes.all()) expect((await note.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    });
    await test.step('a comparison has its columns where there is room for them, and becomes a list for large letters', async () => {
      await page.setViewportSize({ width: 768, height: 1024 });
      const [heading, cell] = await Promise.all(
        [page.getByRole('columnheader').first(), page.getByRole('cell').first()].map((part) => part.boundingBox()),
      );
      expect(cell?.y).toBeGreaterThan(heading?.y ?? 0);
      expect(cell?.x).toBeGreaterThan(heading?.x ?? 0);
      await enlarge(page, 200);
      expect(await sidewaysOverflow(page)).toEqual({ pixels: 0, elements: [] });
      await expect(page.getByRole('cell').first()).toBeVisible();
    });
  });

  test(`${language}: on a phone the contents keep to their bar, later parts are folded, open by tap, search and link, and stand open elsewhere`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(pathOf('condition/asthma', language));
    const rail = page.getByRole('navigation', { name: words.onThisPage[language] });
    const part = (name: 'living' | 'myths' | 'questions') => page.getByRole('region', { name: words[name][language] });
    const button = part('living').getByRole('button', { name: words.living[language] });
    // What is folded has no role.
    const text = part('living').locator('li').first();
    await test.step('the contents lie over no text', async () => {
      await page.locator('#causes').evaluate((heading) => heading.scrollIntoView());
      // The marks and the notes are made together.
      await expect(rail.locator('a[aria-current]')).toHaveCount(1);
      await expect(rail.getByText(conditionArticle('asthma', language).sources[0]?.title ?? '')).toBeHidden();
      expect((await rail.boundingBox())?.height).toBeLessThanOrEqual(50);
    });
    await test.step('what cannot wait stands open, the rest of the ladder is a tap away', async () => {
      const help = page.getByRole('region', { name: words.help[language] });
      await expect(help.getByRole('button', { name: careWords['911'][language] })).toHaveCount(0);
      await expect(help.getByRole('button', { name: careWords.today[language] })).toHaveAttribute('aria-expanded', 'false');
    });
    await test.step('the search on the page finds what is folded, and opens it; a tap shuts and opens', async () => {
      await expect(text).toBeHidden();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      // As the browser does at a match.
      await text.evaluate((item) => item.closest('[hidden="until-found"]')?.dispatchEvent(new Event('beforematch', { bubbles: true })));
      await expect(text).toBeVisible();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await button.click();
      await expect(text).toBeHidden();
      await button.click();
      await expect(text).toBeVisible();
      await button.click();
      await expect(text).toBeHidden();
    });
    await test.step('the contents lead into it, hydrated too, and a citation opens the list of sources at its place', async () => {
      await hydrate(page);
      await page.getByRole('button', { name: words.onThisPage[language] }).click();
      await rail.getByRole('link', { name: words.living[language] }).click();
      await expect(text).toBeVisible();
      await expect(part('living').getByRole('heading', { level: 2 })).toBeInViewport();
      const cited = page.getByRole('main').getByRole('link', { name: words.source[language](4) });
      await cited.first().click();
      await expect(page.locator('#source-4')).toBeInViewport();
    });
    await test.step('on paper and on a desk parts stand open', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(part('questions').getByRole('paragraph').first()).toBeVisible();
      await page.emulateMedia({ media: null });
      await page.setViewportSize(desk);
      await expect(part('myths').getByRole('paragraph').first()).toBeVisible();
      await expect(page.getByRole('button', { name: words.myths[language] })).toHaveCount(0);
    });
  });

  test(`${language}: an address opens its part on a phone; on a desk the contents follow what is read; on paper it is two to three sheets`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(`${pathOf('condition/asthma', language)}#myths`);
    await expect(page.getByRole('region', { name: words.myths[language] }).getByRole('paragraph').first()).toBeVisible();
    await page.setViewportSize(desk);
    const rail = page.getByRole('navigation', { name: words.onThisPage[language] });
    const entry = (name: 'causes' | 'living') => rail.getByRole('link', { name: words[name][language] });
    await test.step('the contents mark the part that is read, and the rail has its words and sources', async () => {
      await page.locator('#causes').evaluate((heading) => heading.scrollIntoView());
      await expect(entry('causes')).toHaveAttribute('aria-current', 'location');
      await expect(rail.getByRole('link', { name: conditionArticle('asthma', language).sources[0]?.title })).toBeVisible();
    });
    await test.step('a note in the rail keeps the focus while another part comes to be read', async () => {
      const heading = page.getByRole('heading', { name: words.living[language], exact: true });
      await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      await expect(entry('living')).toHaveAttribute('aria-current', 'location');
      const note = rail.getByRole('link', { name: /^\d+\. / }).first();
      await note.focus();
      await page.evaluate(() => scrollTo(0, 0));
      await expect(entry('living')).not.toHaveAttribute('aria-current', 'location');
      await expect(note).toBeFocused();
      const before = await rail.innerText();
      await rail.getByRole('link').first().focus();
      await expect.poll(() => rail.innerText()).not.toBe(before);
    });
    await test.step('it is two to three sheets in readable letters', async () => {
      const { pages } = await printed(page);
      expect(pages).toBeGreaterThanOrEqual(2);
      expect(pages).toBeLessThanOrEqual(3);
      await page.emulateMedia({ media: 'print' });
      expect(await smallTexts(page.getByRole('article'))).toEqual([]);
    });
  });
}
