import type { Page, Request } from '@playwright/test';
import { emergency } from '#app/content/emergency/emergency.server.ts';
import { assistantRecords } from '#app/content/text/lay-words.server.ts';
import { assistantWords as door } from '#app/frame/assistant-words.ts';
import { alarmWords } from '#app/parts/alarm/words.ts';
import { failedWords } from '#app/parts/assistant/failed-words.ts';
import { conversationWords as words } from '#app/parts/assistant/words.ts';
import { words as cardWords } from '#app/parts/emergency-card/words.ts';
import type { Language } from '#app/site/language.ts';
import { pages } from '#app/site/pages.ts';
import { pathOf } from '#app/site/paths.ts';
import { expectAccessible } from '../support/axe.ts';
import { holdScripts, hydrate, scriptRequests } from '../support/hydration.ts';
import { blockStorage } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const button = (page: Page, language: Language) => page.getByRole('button', { name: door.open[language] });
const dialog = (page: Page, language: Language) => page.getByRole('dialog', { name: door.title[language] });
const field = (page: Page, language: Language) => dialog(page, language).getByRole('textbox', { name: door.label[language] });
const log = (page: Page, language: Language) => dialog(page, language).getByRole('log', { name: words.log[language] });

/** Opens it on a page that is hydrated, its suggestions there: everything it runs on has come. */
async function open(page: Page, path: string, language: Language) {
  await page.goto(path);
  await hydrate(page);
  await button(page, language).click();
  await expect(dialog(page, language).getByText(words.try[language])).toBeVisible();
}

async function ask(page: Page, question: string, language: Language) {
  await field(page, language).fill(question);
  await field(page, language).press('Enter');
}

test('answers by keyboard with facts and passages, follows a thread, leads to the page and is still there', async ({ page }) => {
  await page.goto(pathOf('team', 'en'));
  await hydrate(page);
  await button(page, 'en').focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'en')).toContainText(door.promise.en);
  const suggestion = assistantRecords().suggestions.find(({ on }) => on.includes('team'))?.ask[0]?.en ?? '';
  await dialog(page, 'en').getByRole('button', { name: suggestion }).press('Enter');
  await expect(log(page, 'en')).toContainText('Lincoln Heights, tomorrow, Thursday, October 15');
  await ask(page, 'and on Friday?', 'en');
  await expect(log(page, 'en').getByRole('listitem').last()).toBeVisible();
  await expect(log(page, 'en')).toContainText('Friday, October 16: 8 am to 1 pm');
  await ask(page, '¿qué es la urticaria?', 'en');
  const spanish = log(page, 'en').locator('[lang="es"]');
  await expect(spanish.getByRole('link').first()).toHaveAttribute('href', new RegExp(`^${pathOf('condition/chronic-urticaria', 'es')}`));
  await ask(page, 'do you treat hives', 'en');
  const link = log(page, 'en').getByRole('link', { name: /Chronic Hives/ });
  await link.click();
  await expect(page).toHaveURL(new RegExp(pathOf('condition/chronic-urticaria', 'en')));
  await expect(dialog(page, 'en')).toBeHidden();
  // The new page has taken the focus: a key pressed before that would be its own.
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  // The page stands further down, where the button makes way for who reads.
  await button(page, 'en').press('Enter');
  await expect(log(page, 'en')).toContainText('do you treat hives');
  await dialog(page, 'en').getByRole('button', { name: words.clear.en }).click();
  await expect(log(page, 'en')).not.toContainText('hives');
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'en')).toBeHidden();
  await expect(button(page, 'en')).toBeFocused();
});

test('shows what to do at once, first and always, on a phone of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, pathOf('locations', 'es'), 'es');
  await ask(page, 'a que hora abren, es que no puede respirar mi niño', 'es');
  const call = log(page, 'es').getByRole('link', { name: cardWords.call911.es });
  await expect(call).toHaveAttribute('href', 'tel:911');
  await expect(log(page, 'es').getByRole('link', { name: alarmWords.emergencyPage.es })).toBeVisible();
  const [card, fact] = [
    await call.boundingBox(),
    await log(page, 'es')
      .getByText(/Lincoln Heights, hoy/)
      .boundingBox(),
  ];
  expect(card?.y ?? 0).toBeLessThan(fact?.y ?? 0);
  await expectAccessible(page);
  await ask(page, 'ya no quiero vivir', 'es');
  const { lifeline } = emergency();
  await expect(log(page, 'es').getByRole('link', { name: lifeline.call.es })).toHaveAttribute('href', 'tel:988');
  await expect(log(page, 'es').getByRole('link', { name: lifeline.message.es })).toHaveAttribute('href', 'sms:988?body=AYUDA');
  // Nothing else stands under it.
  await expect(log(page, 'es').getByRole('listitem').last().getByRole('link')).toHaveCount(2);
  const sideways = await dialog(page, 'es').evaluate(
    (shown) => shown.scrollWidth > shown.clientWidth || shown.getBoundingClientRect().right > innerWidth,
  );
  expect(sideways).toBe(false);
});

test('puts a slim line to 911 above an answer that may be about an emergency, in the language of the answer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, pathOf('team', 'en'), 'en');
  await ask(page, 'can cedar cause wheezing', 'en');
  await expect(log(page, 'en').getByText(alarmWords.happening.en)).toBeVisible();
  await expect(log(page, 'en').getByRole('link', { name: cardWords.call911.en })).toHaveAttribute('href', 'tel:911');
  await expect(log(page, 'en').getByRole('link', { name: alarmWords.whatToDo.en, exact: true })).toHaveAttribute(
    'href',
    pathOf('emergency', 'en'),
  );
  await expect(log(page, 'en').getByRole('list', { name: words.pages.en })).toBeVisible();
  await ask(page, '¿el cedro puede causar que me falte el aire?', 'en');
  await expect(log(page, 'en').locator('[lang="es"]').getByText(alarmWords.happening.es)).toBeVisible();
  await expectAccessible(page);
});

test('opens on the field and keeps title, Close and 911 in sight however long it gets', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, pathOf('team', 'en'), 'en');
  await expect(field(page, 'en')).toBeFocused();
  const window = dialog(page, 'en');
  for (const question of ['are you open', 'fax number', 'my throat is closing', 'hi', 'what is eczema']) {
    await ask(page, question, 'en');
    await expect(log(page, 'en').getByRole('listitem').filter({ hasText: question }).last()).toBeInViewport();
    await expect(window.getByRole('heading', { name: door.title.en })).toBeInViewport({ ratio: 1 });
    await expect(window.getByRole('button', { name: door.close.en })).toBeInViewport({ ratio: 1 });
    await expect(window.getByRole('link', { name: door.emergency.en })).toBeInViewport({ ratio: 1 });
    await expect(field(page, 'en')).toBeInViewport({ ratio: 1 });
  }
  await ask(page, 'what are your hours, my throat is closing', 'en');
  const { anaphylaxis } = emergency().cards;
  await expect(window.getByRole('status')).toContainText(anaphylaxis.title.en);
  await expect(window.getByRole('status')).not.toContainText(anaphylaxis.steps.at(-1)?.en ?? '');
});

test('declines what only a person can say, and says when it did not understand', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, pathOf('home', 'en'), 'en');
  await expectAccessible(page);
  await ask(page, 'how much benadryl should I give my baby', 'en');
  await expect(log(page, 'en')).toContainText('Only our team can answer that');
  await expect(log(page, 'en').getByRole('link', { name: /555-0142/ })).toBeVisible();
  await expect(log(page, 'en')).toContainText('Lincoln Heights: Office open until 12 pm');
  await ask(page, 'qqzz xxyy', 'en');
  await expect(log(page, 'en')).toContainText('did not understand');
  await expectAccessible(page);
});

test('keeps its promise: nothing typed is sent, stored or put into the history', async ({ page }) => {
  await open(page, pathOf('insurance', 'en'), 'en');
  await ask(page, 'do you take blue cross', 'en');
  await expect(log(page, 'en')).toContainText('Blue Choice PPO');
  // The other language's index comes once, by its name alone.
  await ask(page, '¿tengo que dejar el Zyrtec antes de la prueba?', 'en');
  await expect(log(page, 'en').locator('[lang="es"]')).toContainText('Zyrtec');
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const kept = () =>
    page.evaluate(async () => ({
      history: history.length,
      address: location.href,
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
      cookies: document.cookie,
      databases: (await indexedDB.databases()).length,
      caches: await caches.keys(),
    }));
  const before = await kept();
  for (const question of ['my secret rash', 'se me cierra la garganta', 'and at Lincoln Heights?']) {
    await ask(page, question, 'en');
    await expect(log(page, 'en')).toContainText(question);
  }
  await expect(log(page, 'en').getByRole('link', { name: cardWords.call911.es })).toBeVisible();
  expect(requests.map((request) => request.url())).toEqual([]);
  expect(await kept()).toEqual(before);
  await page.reload();
  // The router keeps how far the page was scrolled; of what was typed there is nothing.
  expect(JSON.stringify(await kept())).not.toMatch(/rash|garganta|Zyrtec|blue cross/i);
  await hydrate(page);
  await button(page, 'en').click();
  await expect(dialog(page, 'en')).not.toContainText('my secret rash');
});

test('comes with not one byte where nobody opens it', async ({ page }) => {
  const scripts = scriptRequests(page);
  const loaded = () => scripts.map((request) => new URL(request.url()).pathname);
  await open(page, pathOf('team', 'en'), 'en');
  await ask(page, '¿qué es la urticaria?', 'en');
  await expect(log(page, 'en').locator('[lang="es"]')).toBeVisible();
  const whenOpened = loaded();
  scripts.length = 0;
  // Read to the end, hydrated, menus used: all that a visit may do but ask.
  for (const id of ['team', 'home', 'locations', 'medications-to-avoid', 'condition/asthma'] as const) {
    await page.goto(pathOf(id, 'en'));
    await hydrate(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  }
  const unopened = new Set(loaded());
  // The conversation with what it is made of, and an index per language.
  const own = whenOpened.filter((path) => !unopened.has(path));
  const weighed = await Promise.all(own.map(async (path) => ({ path, text: await (await page.request.get(path)).text() })));
  expect(weighed.filter(({ text }) => text.includes('"passages"'))).toHaveLength(2);
  expect(weighed.filter(({ text }) => text.includes(words.notSaved.en))).toHaveLength(1);
  for (const path of unopened) {
    const text = await (await page.request.get(path)).text();
    expect(text.includes('"passages"') || text.includes(words.notSaved.en), path).toBe(false);
  }
});

test('opens before the page is hydrated', async ({ page }) => {
  const held = await holdScripts(page);
  await page.goto(pathOf('reviews', 'en'));
  await button(page, 'en').click();
  await ask(page, 'which doctor speaks Spanish', 'en');
  await held.asked;
  held.release();
  await expect(log(page, 'en')).toContainText('Elena Márquez speaks Spanish');
  await expect(page).toHaveURL(pathOf('reviews', 'en'));
});

test('passes axe with every kind of answer open, light and dark, and stays within 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, pathOf('team', 'en'), 'en');
  for (const question of [
    'what are your hours today',
    'my throat is closing',
    'i want to die',
    'how much benadryl should I give my baby',
    'what is eczema',
    'qqzz xxyy',
  ]) {
    await ask(page, question, 'en');
    await expect(log(page, 'en').getByRole('listitem').filter({ hasText: question }).getByRole('link').first()).toBeVisible();
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }
  const sideways = await dialog(page, 'en').evaluate((shown) =>
    [shown, ...shown.querySelectorAll('*')].some((part) => part.getBoundingClientRect().right > innerWidth + 1),
  );
  expect(sideways).toBe(false);
});

test('works where storage is blocked, and prints the conversation alone', async ({ page }) => {
  await blockStorage(page);
  await open(page, pathOf('first-visit', 'es'), 'es');
  await ask(page, 'que llevo a mi primera cita', 'es');
  await expect(log(page, 'es').getByRole('link', { name: /Su primera cita/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(log(page, 'es')).toBeVisible();
  await expect(field(page, 'es')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(button(page, 'es')).toBeHidden();
});

test.describe('without a connection', () => {
  test.use({ expected: { problems: [/ERR_INTERNET_DISCONNECTED/] } });
  test('it says so and gives the phones; back online the next question is answered', async ({ page, context }) => {
    await page.goto(pathOf('locations', 'en'));
    await hydrate(page);
    await context.setOffline(true);
    await button(page, 'en').click();
    await ask(page, 'fax number', 'en');
    await expect(dialog(page, 'en')).toContainText(failedWords.failed.en);
    await expect(dialog(page, 'en').getByRole('link', { name: /555-0142/ })).toBeVisible();
    await expect(dialog(page, 'en').getByRole('link', { name: door.emergency.en })).toHaveAttribute('href', 'tel:911');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the dialog opens by itself, asks for nothing and gives the phones and the list of all pages', async ({ page }) => {
    await page.goto(pathOf('team', 'es'));
    await button(page, 'es').click();
    await expect(field(page, 'es')).toBeHidden();
    await expect(dialog(page, 'es').getByRole('link', { name: /555-0142/ })).toBeVisible();
    await dialog(page, 'es').getByRole('link', { name: door.allPages.es }).click();
    await expect(page).toHaveURL(pathOf('site-map', 'es'));
  });
});

test('stays away where the table says so, and moves aside for the keyboard of a phone', async ({ browser, page }) => {
  for (const { id } of pages.filter(({ assistant, module }) => !assistant && module !== 'not-found')) {
    await page.goto(pathOf(id, 'es'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(button(page, 'es')).toHaveCount(0);
  }
  const phone = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
  });
  const touched = await phone.newPage();
  await touched.goto(new URL(pathOf('search', 'en'), page.url()).href);
  await expect(button(touched, 'en')).toBeVisible();
  await touched.locator('#site-query').focus();
  await expect(button(touched, 'en')).toBeHidden();
  await phone.close();
});
