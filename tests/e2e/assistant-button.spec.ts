import { assistantWords as words } from '#app/frame/assistant-words.ts';
import { pathOf } from '#app/site/paths.ts';
import { fewKinds } from '../support/addresses.ts';
import { holdScripts, hydrate } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';

const narrow = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** The words under the button, at any place of the page. */
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
      // Said to screen readers alone: it has no room on the page.
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

for (const viewport of narrow) {
  test(`in a window of ${viewport.width} px the button makes way for who reads on, and for the focus`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(pathOf('after-hours', 'es'));
    const button = page.getByRole('button', { name: words.open.es });
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

test('in a window wider than any text the button lies over no word', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const id of ['home', 'after-hours', 'condition/asthma'] as const) {
    await page.goto(pathOf(id, 'es'));
    await hydrate(page);
    const button = page.getByRole('button', { name: words.open.es });
    await expect(button).toBeInViewport({ ratio: 1 });
    expect.soft(await button.evaluate(coveredWords), pathOf(id, 'es')).toEqual([]);
  }
});

test('in a low window it stands at the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 320 });
  await page.goto(pathOf('team', 'es'));
  const button = page.getByRole('button', { name: words.open.es });
  await expect(button).not.toBeInViewport();
  await button.scrollIntoViewIfNeeded();
  // Half a pixel of it may lie below the window's edge.
  await expect(button).toBeInViewport({ ratio: 0.9 });
  await button.click();
  await expect(page.getByRole('dialog', { name: words.title.es })).toBeVisible();
});

test('sends no question anywhere while React is not there, whatever the page', async ({ page }) => {
  // One page after the other in one window.
  const kinds = fewKinds.filter(({ page: { assistant } }) => assistant);
  const question = 'My son has hives after peanuts';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`)));
  await holdScripts(page);
  for (const { path, language } of kinds) {
    await test.step(path, async () => {
      await page.goto(path);
      await page.getByRole('button', { name: words.open[language], exact: true }).click();
      const assistant = page.getByRole('dialog', { name: words.title[language] });
      const field = assistant.getByRole('textbox', { name: words.label[language] });
      await field.fill(question);
      await field.press('Enter');
      await assistant.getByRole('button', { name: words.ask[language], exact: true }).click();
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
      await expect(field, 'and it waits for its answer').toHaveValue(question);
    });
  }
  expect(kinds.length).toBeGreaterThan(8);
  expect(asked.filter((sent) => /hives|peanuts/.test(sent))).toEqual([]);
});
