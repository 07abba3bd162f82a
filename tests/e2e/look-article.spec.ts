/** How articles and their index lie on the page: what is in the first screen, how long they are, what is folded and how it opens. */
import type { Page } from '@playwright/test';
import { conditionArticle } from '#app/content/content.server.ts';
import { words } from '#app/parts/article/words.ts';
import { words as careWords } from '#app/parts/care-levels/words.ts';
import { words as cardWords } from '#app/parts/emergency-card/words.ts';
import type { PageId } from '#app/site/pages.ts';
import { pathOf } from '#app/site/paths.ts';
import { hydrate } from '../support/hydration.ts';
import { enlarge } from '../support/large-text.ts';
import { sidewaysOverflow } from '../support/layout.ts';
import { printed } from '../support/pdf.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const phone = { width: 360, height: 740 };
const desk = { width: 1440, height: 900 };
/** The longest article of each kind, and the one whose text has most parts. */
const longest = ['condition/seasonal-allergies', 'condition/asthma', 'service/biologic-therapies'] as const satisfies PageId[];

/** Pixels from the top of the main part to what a locator finds first; the bars over it are not the article's. */
const below = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const top = (element: Element | null) => element?.getBoundingClientRect().top ?? Number.NaN;
    return Math.round(top(document.querySelector(wanted)) - top(document.querySelector('main')));
  }, selector);

const mainHeight = (page: Page) => page.evaluate(() => document.querySelector('main')?.offsetHeight ?? Number.NaN);

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-24T10:00:00-06:00'));
});

for (const language of triedLanguages) {
  for (const id of longest) {
    test(`${id} in ${language}: “In short” is near the top, the card low, the phone’s page short`, async ({ page }) => {
      for (const size of [phone, desk]) {
        await page.setViewportSize(size);
        await page.goto(pathOf(id, language));
        // 900 px from the top of the window, with bars of 111 px over it.
        expect.soft(await below(page, 'article section > h2'), `first part at ${size.width} px`).toBeLessThanOrEqual(789);
        const card = page
          .getByRole('main')
          .getByRole('region')
          .filter({ has: page.getByRole('link', { name: cardWords.call911[language], exact: true }) })
          .last();
        expect.soft((await card.boundingBox())?.height, `emergency card at ${size.width} px`).toBeLessThanOrEqual(180);
        expect.soft(await sidewaysOverflow(page)).toEqual({ pixels: 0, elements: [] });
        // 9,000 px less the bars and a footer of 850.
        if (size === phone) expect.soft(await mainHeight(page), 'height of the article').toBeLessThanOrEqual(8039);
      }
    });
  }

  test(`patient education in ${language} is short on a phone and has six bands`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(pathOf('patient-education', language));
    // 2,800 px less the bars and a footer of 850.
    expect(await mainHeight(page)).toBeLessThanOrEqual(1839);
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveCount(6);
    expect((await page.getByRole('searchbox').boundingBox())?.y).toBeLessThan(phone.height);
  });

  test(`later parts in ${language} are folded on a phone, open by tap, by link and on paper, and stand open elsewhere`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(pathOf('condition/asthma', language));
    const living = page.getByRole('region', { name: words.living[language] });
    const text = living.getByRole('listitem').first();
    const button = living.getByRole('button', { name: words.living[language] });
    await expect(text).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(text).toBeVisible();
    await button.click();
    await expect(text).toBeHidden();
    // What cannot wait stands open, the rest of the ladder is a tap away.
    const help = page.getByRole('region', { name: words.help[language] });
    await expect(help.getByRole('button', { name: careWords['911'][language] })).toHaveCount(0);
    await expect(help.getByRole('button', { name: careWords.today[language] })).toHaveAttribute('aria-expanded', 'false');
    // The contents lead into it, hydrated too.
    await hydrate(page);
    await page.getByRole('button', { name: words.onThisPage[language] }).click();
    await page.getByRole('navigation', { name: words.onThisPage[language] }).getByRole('link', { name: words.living[language] }).click();
    await expect(text).toBeVisible();
    await expect(living.getByRole('heading', { level: 2 })).toBeInViewport();
    // A citation opens the list of sources at its place.
    const cited = page
      .getByRole('main')
      .getByRole('link', { name: words.source[language](4) })
      .first();
    await cited.click();
    await expect(page.locator('#source-4')).toBeInViewport();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('region', { name: words.questions[language] }).getByRole('paragraph').first()).toBeVisible();
    await page.emulateMedia({ media: null });
    await page.setViewportSize(desk);
    await expect(page.getByRole('region', { name: words.myths[language] }).getByRole('paragraph').first()).toBeVisible();
    await expect(page.getByRole('button', { name: words.myths[language] })).toHaveCount(0);
  });

  test(`an address with a place opens the part around it in ${language}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(`${pathOf('condition/asthma', language)}#myths`);
    await expect(page.getByRole('region', { name: words.myths[language] }).getByRole('paragraph').first()).toBeVisible();
  });

  test(`the contents mark the part that is read in ${language}, and the rail has its words and sources`, async ({ page }) => {
    await page.setViewportSize(desk);
    await page.goto(pathOf('condition/asthma', language));
    const rail = page.getByRole('navigation', { name: words.onThisPage[language] });
    await page.locator('#causes').evaluate((heading) => heading.scrollIntoView());
    await expect(rail.getByRole('link', { name: words.causes[language] })).toHaveAttribute('aria-current', 'location');
    const { sources } = conditionArticle('asthma', language);
    await expect(rail.getByRole('link', { name: sources[0]?.title })).toBeVisible();
  });

  test(`in ${language} sources in the rail are tall enough to hit one and not the next`, async ({ page }) => {
    await page.setViewportSize(desk);
    // Its titles are short: one line each.
    await page.goto(pathOf('service/biologic-therapies', language));
    const notes = page.getByRole('navigation', { name: words.onThisPage[language] }).getByRole('link', { name: /^\d+\. / });
    await expect(notes).not.toHaveCount(0);
    for (const note of await notes.all()) expect((await note.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  });

  test(`a comparison in ${language} has its columns where there is room for them, and becomes a list for large letters`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(pathOf('service/biologic-therapies', language));
    const [heading, cell] = await Promise.all(
      [page.getByRole('columnheader').first(), page.getByRole('cell').first()].map((part) => part.boundingBox()),
    );
    expect(cell?.y).toBeGreaterThan(heading?.y ?? 0);
    expect(cell?.x).toBeGreaterThan(heading?.x ?? 0);
    await enlarge(page, 200);
    expect(await sidewaysOverflow(page)).toEqual({ pixels: 0, elements: [] });
    await expect(page.getByRole('cell').first()).toBeVisible();
  });

  test(`in ${language} a note in the rail keeps the focus while another part comes to be read`, async ({ page }) => {
    await page.setViewportSize(desk);
    await page.goto(pathOf('condition/asthma', language));
    const rail = page.getByRole('navigation', { name: words.onThisPage[language] });
    const notes = rail.getByRole('link', { name: /^\d+\. / });
    const heading = page.getByRole('heading', { name: words.living[language], exact: true });
    await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expect(rail.getByRole('link', { name: words.living[language] })).toHaveAttribute('aria-current', 'location');
    const note = notes.first();
    await note.focus();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(rail.getByRole('link', { name: words.living[language] })).not.toHaveAttribute('aria-current', 'location');
    await expect(note).toBeFocused();
    const before = await rail.innerText();
    await rail.getByRole('link').first().focus();
    await expect.poll(() => rail.innerText()).not.toBe(before);
  });

  test(`on a phone the contents keep to their bar in ${language}, and lie over no text`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(pathOf('condition/asthma', language));
    const rail = page.getByRole('navigation', { name: words.onThisPage[language] });
    await page.locator('#causes').evaluate((heading) => heading.scrollIntoView());
    // The marks and the notes are made together.
    await expect(rail.locator('a[aria-current]')).toHaveCount(1);
    const { sources } = conditionArticle('asthma', language);
    await expect(rail.getByText(sources[0]?.title ?? '')).toBeHidden();
    expect((await rail.boundingBox())?.height).toBeLessThanOrEqual(50);
  });

  test(`an article in ${language} is two to three sheets in readable letters`, async ({ page }) => {
    await page.goto(pathOf('condition/asthma', language));
    const { pages } = await printed(page);
    expect(pages).toBeGreaterThanOrEqual(2);
    expect(pages).toBeLessThanOrEqual(3);
    await page.emulateMedia({ media: 'print' });
    const small = await page.getByRole('article').evaluate((article) => {
      const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode;
        if (!textContent?.trim() || !parentElement?.checkVisibility() || parentElement.closest('.sr-only')) continue;
        // 9 points are 12 px.
        if (Number.parseFloat(getComputedStyle(parentElement).fontSize) < 11.99) found.push(textContent.trim().slice(0, 40));
      }
      return found;
    });
    expect(small).toEqual([]);
  });
}

test('without script every part stands open on a phone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport: phone });
  const page = await context.newPage();
  await page.goto(pathOf('condition/asthma', 'es'));
  for (const name of ['living', 'myths'] as const) {
    await expect(page.getByRole('region', { name: words[name].es }).getByRole('paragraph').first()).toBeVisible();
  }
  await expect(page.getByRole('button', { name: words.living.es })).toHaveCount(0);
  await context.close();
});

test('the search on the page finds what is folded, and opens it', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(pathOf('condition/asthma', 'en'));
  const living = page.getByRole('region', { name: words.living.en });
  // What is folded has no role.
  const part = living.locator('li').first();
  await expect(part).toBeHidden();
  // As the browser does at a match.
  await part.evaluate((item) => item.closest('[hidden="until-found"]')?.dispatchEvent(new Event('beforematch', { bubbles: true })));
  await expect(part).toBeVisible();
  await expect(living.getByRole('button', { name: words.living.en })).toHaveAttribute('aria-expanded', 'true');
});
