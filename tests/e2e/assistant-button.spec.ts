import { assistantWords as words } from '#app/frame/assistant-words.ts';
import { conversationWords } from '#app/parts/assistant/words.ts';
import { pages } from '#app/site/pages.ts';
import { pathOf } from '#app/site/paths.ts';
import { fewKinds, visitsEverything } from '../support/addresses.ts';
import { holdScripts } from '../support/hydration.ts';
import { officePhones } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

/** Returns the words under the button at any scroll position. */
function coveredWords(button: Element): string[] {
  const covered = new Set<string>();
  const end = document.documentElement.scrollHeight - innerHeight;
  for (let top = 0; top <= end; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' });
    const over = button.getBoundingClientRect();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const around = text.parentElement;
      if (!text.textContent?.trim() || button.contains(text) || !around?.checkVisibility({ visibilityProperty: true })) continue;
      // Text for screen readers only takes no room on the page.
      if (around.getBoundingClientRect().width <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, top: upper, bottom } of range.getClientRects()) {
        if (right - left > 1 && left < over.right && right > over.left && upper < over.bottom && bottom > over.top)
          covered.add(text.textContent.trim());
      }
    }
  }
  return [...covered];
}

/** Restores the page's first state: at its top, with no focus. */
function beginAtTop() {
  (document.activeElement as HTMLElement | null)?.blur();
  scrollTo({ top: 0, behavior: 'instant' });
}

test('the button makes way for who reads on and for the focus, and stands at the end of the page in a low window', {
  tag: '@release',
}, async ({ page }) => {
  await page.goto(pathOf('after-hours', 'es'));
  const button = page.getByRole('button', { name: words.open.es });
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 768, height: 1024 },
    { width: 1280, height: 800 },
  ]) {
    await test.step(`in a window of ${viewport.width} px it makes way`, async () => {
      await page.setViewportSize(viewport);
      await page.evaluate(beginAtTop);
      await expect(button).toBeInViewport({ ratio: 1 });
      await page.mouse.wheel(0, 900);
      await expect(button).not.toBeInViewport();
      await page.mouse.wheel(0, -200);
      await expect(button).toBeInViewport({ ratio: 1 });
      await page.getByRole('main').getByRole('link').first().focus();
      await page.keyboard.press('Tab');
      await expect(button).not.toBeInViewport();
    });
  }

  await test.step('in a low window it stands at the end of the page', async () => {
    await page.setViewportSize({ width: 640, height: 320 });
    await page.evaluate(beginAtTop);
    await expect(button).not.toBeInViewport();
    await button.scrollIntoViewIfNeeded();
    // Half a pixel of the button may be below the window's edge.
    await expect(button).toBeInViewport({ ratio: 0.9 });
    await button.click();
    await expect(page.getByRole('dialog', { name: words.title.es })).toBeVisible();
  });
});

test('in a window wider than any text the button lies over no word', { tag: '@release' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const id of ['home', 'after-hours', 'condition/asthma'] as const) {
    await page.goto(pathOf(id, 'es'));
    const button = page.getByRole('button', { name: words.open.es });
    await expect(button).toBeInViewport({ ratio: 1 });
    expect.soft(await button.evaluate(coveredWords), pathOf(id, 'es')).toEqual([]);
  }
});

/** Returns words under a floating element narrower than the window. A bar as wide as the window counts as the window's lower edge. */
function wordsUnderFloating(): string[] {
  const floating = [...document.body.querySelectorAll('*')].filter((element) => {
    const { position } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return position === 'fixed' && element.checkVisibility() && width > 1 && height > 1 && width < document.documentElement.clientWidth;
  });
  return floating.flatMap((element) => {
    const over = element.getBoundingClientRect();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      if (!text.textContent?.trim() || element.contains(text) || !text.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, top, bottom } of range.getClientRects())
        if (right - left > 1 && left < over.right && right > over.left && top < over.bottom && bottom > over.top)
          covered.push(text.textContent.trim());
    }
    return covered;
  });
}

test('on a phone nothing floats over words: the ways to ask, to call and to book are one bar at the foot', async ({ page }) => {
  test.slow(visitsEverything);
  for (const { path, language } of fewKinds) {
    await page.goto(path);
    for (const width of [320, 360, 412]) {
      await page.setViewportSize({ width, height: 740 });
      expect.soft(await page.evaluate(wordsUnderFloating), `${path} at ${width} px`).toEqual([]);
    }
    const call = page.getByRole('button', { name: words.call[language], exact: true });
    if ((await call.count()) === 0) continue;
    await call.click();
    const { shown, href } = officePhones[0] ?? { shown: '', href: '' };
    await expect(page.locator('#foot-call-us').getByRole('link', { name: shown })).toHaveAttribute('href', href);
  }
});

for (const language of triedLanguages) {
  const withAssistant = fewKinds.filter(({ page, language: spoken }) => page.assistant && spoken === language);

  test(`${language}: sends no question anywhere while React is not there, and answers once it is`, async ({ page }) => {
    const question = 'My son has hives after peanuts';
    const asked: string[] = [];
    page.on('request', (request) => asked.push(decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`)));
    const held = await holdScripts(page);
    const assistant = page.getByRole('dialog', { name: words.title[language] });
    expect(withAssistant.length).toBeGreaterThan(4);
    for (const { path } of visitsEverything ? withAssistant : withAssistant.slice(0, 2)) {
      await test.step(path, async () => {
        await page.goto(path);
        await page.getByRole('button', { name: words.open[language], exact: true }).click();
        const field = assistant.getByRole('textbox', { name: words.label[language] });
        await field.fill(question);
        await field.press('Enter');
        await assistant.getByRole('button', { name: words.ask[language], exact: true }).click();
        expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
        await expect(field, 'and it waits for its answer').toHaveValue(question);
      });
    }

    await test.step('React comes and answers', async () => {
      const { href } = new URL(page.url());
      await held.asked;
      held.release();
      const log = assistant.getByRole('log', { name: conversationWords.log[language] });
      await expect(log).toContainText(question);
      await expect(log.getByRole('link').first()).toBeVisible();
      await expect(page).toHaveURL(href);
    });
    expect(asked.filter((sent) => /hives|peanuts/.test(sent))).toEqual([]);
  });
}

for (const language of triedLanguages) {
  test(`${language}: the button for questions is whole where it is seen, as large as a finger needs`, { tag: '@release' }, async ({
    page,
  }) => {
    for (const id of ['home', 'condition/asthma', 'medications-to-avoid', 'team'] as const) {
      await page.goto(pathOf(id, language));
      const button = page.getByRole('button', { name: words.open[language] });
      for (const width of [360, 768, 1366]) {
        await page.setViewportSize({ width, height: 740 });
        await expect(button).toBeInViewport({ ratio: 1 });
        const { width: wide = 0, height: high = 0 } = (await button.boundingBox()) ?? {};
        expect(Math.min(wide, high), `${id} at ${width} px`).toBeGreaterThanOrEqual(48);
      }
    }
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  test('stays away where the table says so, and moves aside for the keyboard', { tag: '@release' }, async ({ page }) => {
    const button = page.getByRole('button', { name: new RegExp(`^(${words.open.en}|${words.open.es})$`) });
    const without = pages.filter(({ assistant, module }) => !assistant && module !== 'not-found').map(({ id }) => id);
    expect(without).toContain('emergency');
    for (const id of visitsEverything ? without : (['emergency'] as const)) {
      await page.goto(pathOf(id, 'es'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(button).toHaveCount(0);
    }
    await page.goto(pathOf('search', 'en'));
    await expect(button).toBeVisible();
    await page.locator('#site-query').focus();
    await expect(button).toBeHidden();
  });
});
