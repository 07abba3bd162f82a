import type { Page } from '@playwright/test';
import { emergency } from '#app/content/emergency/emergency.server.ts';
import { afterHours } from '#app/content/practice/after-hours.server.ts';
import { assistantRecords } from '#app/content/text/lay-words.server.ts';
import { assistantWords as door } from '#app/frame/assistant-words.ts';
import { alarmWords } from '#app/parts/alarm/words.ts';
import { failedWords } from '#app/parts/assistant/failed-words.ts';
import { conversationWords as words } from '#app/parts/assistant/words.ts';
import { words as cardWords } from '#app/parts/emergency-card/words.ts';
import type { Language } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { visitsEverything } from '../support/addresses.ts';
import { expectAccessible } from '../support/axe.ts';
import { hydrate, scriptRequests } from '../support/hydration.ts';
import { officePhones } from '../support/practice.ts';
import { blockStorage } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

const phone = officePhones[0]?.shown ?? 'no phone';

const button = (page: Page, language: Language) => page.getByRole('button', { name: door.open[language] });
const dialog = (page: Page, language: Language) => page.getByRole('dialog', { name: door.title[language] });
const field = (page: Page, language: Language) => dialog(page, language).getByRole('textbox', { name: door.label[language] });
const log = (page: Page, language: Language) => dialog(page, language).getByRole('log', { name: words.log[language] });

/** Opens the assistant on a hydrated page and waits for its suggestions, when all of its code has loaded. */
async function open(page: Page, path: string, language: Language) {
  await page.goto(path);
  await hydrate(page);
  await button(page, language).click();
  await expect(dialog(page, language).getByText(words.try[language])).toBeVisible();
}

/** The newest question with its answer. */
const newest = (page: Page, language: Language) => log(page, language).locator(':scope > ol > li').last();

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
  await ask(page, 'which doctor speaks Spanish', 'en');
  await expect(newest(page, 'en')).toContainText('Elena Márquez speaks Spanish');
  await ask(page, '¿qué es la urticaria?', 'en');
  const spanish = log(page, 'en').locator('[lang="es"]');
  await expect(spanish.getByRole('link').first()).toHaveAttribute('href', new RegExp(`^${pathOf('condition/chronic-urticaria', 'es')}`));
  await ask(page, 'do you treat hives', 'en');
  const link = log(page, 'en').getByRole('link', { name: /hives/i }).first();
  await link.click();
  await expect(page).toHaveURL(new RegExp(pathOf('condition/chronic-urticaria', 'en')));
  await expect(dialog(page, 'en')).toBeHidden();
  // The new page has taken the focus: a key pressed earlier would go to the page.
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  // The page is scrolled further down, where the button is hidden while reading.
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
  const answer = newest(page, 'es');

  await test.step('an emergency stands before the rest of the answer', async () => {
    await ask(page, 'a que hora abren, es que no puede respirar mi niño', 'es');
    const call = log(page, 'es').getByRole('link', { name: cardWords.call911.es }).first();
    await expect(call).toHaveAttribute('href', 'tel:911');
    const fact = log(page, 'es').getByText(/Lincoln Heights, hoy/);
    const [card, below] = [await call.boundingBox(), await fact.boundingBox()];
    expect(card?.y ?? 0).toBeLessThan(below?.y ?? 0);
    if (visitsEverything) await expectAccessible(page);
  });

  await test.step('the lifeline stands alone', async () => {
    await ask(page, 'ya no quiero vivir', 'es');
    const { lifeline } = emergency();
    await expect(answer.getByRole('link', { name: lifeline.call.es })).toHaveAttribute('href', 'tel:988');
    await expect(answer.getByRole('link', { name: lifeline.message.es })).toHaveAttribute('href', 'sms:988?body=AYUDA');
    // The third link is Poison Control, for people who have taken something; nothing is below it.
    await expect(answer.getByRole('link')).toHaveCount(3);
  });

  const sideways = await dialog(page, 'es').evaluate(
    (shown) => shown.scrollWidth > shown.clientWidth || shown.getBoundingClientRect().right > innerWidth,
  );
  expect(sideways).toBe(false);
});

/** One question of each kind and its answer's text; `leads` is false for answers without a link. */
const kinds: readonly { readonly question: string; readonly says?: readonly string[]; readonly leads?: boolean }[] = [
  { question: 'what are your hours today' },
  { question: 'fax number', leads: false },
  { question: 'my throat is closing' },
  { question: 'hi', leads: false },
  { question: 'what is eczema' },
  { question: 'i want to die' },
  {
    question: 'how much benadryl should I give my baby',
    says: ['Our team needs to see your chart', phone, 'Lincoln Heights: Office open until 12 pm'],
  },
  { question: 'qqzz xxyy', says: ['didn’t understand'] },
];

test('opens on the field, keeps title, Close and 911 in sight, and passes axe with every kind of answer', { tag: '@release' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, pathOf('team', 'en'), 'en');
  const window = dialog(page, 'en');
  await expect(field(page, 'en')).toBeFocused();
  await expectAccessible(page, 'dark, nothing asked');

  for (const { question, says = [], leads = true } of kinds) {
    await test.step(question, async () => {
      await ask(page, question, 'en');
      await expect(newest(page, 'en')).toContainText(question);
      await expect(newest(page, 'en')).toBeInViewport();
      for (const text of says) await expect(newest(page, 'en')).toContainText(text);
      if (leads) await expect(newest(page, 'en').getByRole('link').first()).toBeVisible();
      await expect(window.getByRole('heading', { name: door.title.en })).toBeInViewport({ ratio: 1 });
      await expect(window.getByRole('button', { name: door.close.en })).toBeInViewport({ ratio: 1 });
      await expect(window.getByRole('link', { name: door.emergency.en })).toBeInViewport({ ratio: 1 });
      await expect(field(page, 'en')).toBeInViewport({ ratio: 1 });
    });
  }

  await test.step('a slim line to 911 stands above what may be about an emergency, in the language of the answer', async () => {
    await ask(page, 'food gets stuck when I swallow', 'en');
    const answer = newest(page, 'en');
    await expect(answer.getByText(alarmWords.happening.en)).toBeVisible();
    await expect(answer.getByRole('link', { name: cardWords.call911.en })).toHaveAttribute('href', 'tel:911');
    const whatToDo = answer.getByRole('link', { name: alarmWords.whatToDo.en, exact: true });
    await expect(whatToDo).toHaveAttribute('href', pathOf('emergency', 'en'));
    await expect(answer.getByRole('list', { name: words.pages.en })).toBeVisible();
    await ask(page, 'siento que la comida no baja', 'en');
    await expect(answer.locator('[lang="es"]').getByRole('heading', { name: afterHours().guide.title.es })).toBeVisible();
  });

  await test.step('every kind of answer passes axe, and nothing leaves the window', async () => {
    for (const colorScheme of visitsEverything ? (['dark', 'light'] as const) : (['light'] as const)) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, colorScheme);
    }
    const sideways = await window.evaluate((shown) =>
      [shown, ...shown.querySelectorAll('*')].some((part) => part.getBoundingClientRect().right > innerWidth + 1),
    );
    expect(sideways).toBe(false);
  });

  await test.step('an emergency is read out by its name, not step by step', async () => {
    await ask(page, 'what are your hours, my throat is closing', 'en');
    const { cards, told } = emergency();
    await expect(window.getByRole('status')).toContainText(told.anaphylaxis.en);
    await expect(window.getByRole('status')).not.toContainText(cards.anaphylaxis.steps.at(-1)?.en ?? '');
  });
});

/** Returns what a browser may store from a visit. */
const kept = (page: Page) =>
  page.evaluate(async () => ({
    history: history.length,
    address: location.href,
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    cookies: document.cookie,
    databases: (await indexedDB.databases()).length,
    caches: await caches.keys(),
  }));

/** Does everything in a visit except ask: reads to the end and hydrates. */
async function readToTheEnd(page: Page) {
  await hydrate(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
}

test('keeps its promise: nothing typed is sent, stored or put into the history; unopened it comes with not one byte', async ({ page }) => {
  const scripts = scriptRequests(page);
  const loaded = () => scripts.splice(0).map((request) => new URL(request.url()).pathname);
  await open(page, pathOf('insurance', 'en'), 'en');
  await ask(page, 'do you take blue cross', 'en');
  await expect(log(page, 'en')).toContainText('Blue Choice PPO');
  // The other language's index loads once, recognizable only by its name.
  await ask(page, '¿tengo que dejar el Zyrtec antes de la prueba?', 'en');
  await expect(log(page, 'en').locator('[lang="es"]')).toContainText('Zyrtec');
  const whenOpened = loaded();

  await test.step('what is asked goes nowhere, an emergency either', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const before = await kept(page);
    for (const question of ['my secret rash', 'se me cierra la garganta', 'and at Lincoln Heights?']) {
      await ask(page, question, 'en');
      await expect(log(page, 'en')).toContainText(question);
    }
    await expect(log(page, 'en').getByRole('link', { name: cardWords.call911.es })).toBeVisible();
    expect(requests).toEqual([]);
    expect(await kept(page)).toEqual(before);
  });

  const unopened = new Set<string>();
  await test.step('of a page read anew nothing is left, and of the assistant nothing comes until it is opened', async () => {
    loaded();
    await page.reload();
    // The router stores the scroll position, but nothing that was typed.
    expect(JSON.stringify(await kept(page))).not.toMatch(/rash|garganta|Zyrtec|blue cross/i);
    await readToTheEnd(page);
    for (const path of loaded()) unopened.add(path);
    await button(page, 'en').press('Enter');
    await expect(dialog(page, 'en').getByText(words.try.en)).toBeVisible();
    await expect(dialog(page, 'en')).not.toContainText('my secret rash');
    loaded();
  });

  await test.step('nor on other pages', async () => {
    const others = ['home', 'team', 'locations', 'medications-to-avoid', 'condition/asthma'] as const;
    for (const id of visitsEverything ? others : others.slice(0, 1)) {
      await page.goto(pathOf(id, 'en'));
      await readToTheEnd(page);
    }
    for (const path of loaded()) unopened.add(path);
    // The conversation with its code, and one index per language.
    const textOf = async (path: string) => (await page.request.get(path)).text();
    const weighed = await Promise.all([...new Set(whenOpened)].filter((path) => !unopened.has(path)).map(textOf));
    expect(weighed.filter((text) => text.includes('"passages"'))).toHaveLength(2);
    expect(weighed.filter((text) => text.includes(words.notSaved.en))).toHaveLength(1);
    for (const path of unopened) {
      const text = await textOf(path);
      expect(text.includes('"passages"') || text.includes(words.notSaved.en), path).toBe(false);
    }
  });
});

test.describe('without a connection', () => {
  test.use({ expected: { problems: [/ERR_INTERNET_DISCONNECTED/] } });
  test('it says so with the phones; back online it answers and prints alone, where storage is blocked', { tag: '@release' }, async ({
    page,
    context,
  }) => {
    await blockStorage(page);
    await page.goto(pathOf('first-visit', 'es'));
    await hydrate(page);

    await test.step('without a connection', async () => {
      await context.setOffline(true);
      await button(page, 'es').click();
      await ask(page, 'numero de fax', 'es');
      await expect(dialog(page, 'es')).toContainText(failedWords.failed.es);
      await expect(dialog(page, 'es').getByRole('link', { name: phone })).toBeVisible();
      await expect(dialog(page, 'es').getByRole('link', { name: door.emergency.es })).toHaveAttribute('href', 'tel:911');
    });

    await test.step('back online', async () => {
      await context.setOffline(false);
      await ask(page, 'que llevo a mi primera cita', 'es');
      await expect(log(page, 'es').getByRole('link', { name: /Su primera cita/ })).toBeVisible();
    });

    await test.step('the conversation is printed alone', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(log(page, 'es')).toBeVisible();
      await expect(field(page, 'es')).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(button(page, 'es')).toBeHidden();
    });
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the dialog opens by itself, asks for nothing and gives the phones and the list of all pages', { tag: '@release' }, async ({
    page,
  }) => {
    await page.goto(pathOf('team', 'es'));
    await button(page, 'es').click();
    await expect(field(page, 'es')).toBeHidden();
    await expect(dialog(page, 'es').getByRole('link', { name: phone })).toBeVisible();
    await dialog(page, 'es').getByRole('link', { name: door.allPages.es }).click();
    await expect(page).toHaveURL(pathOf('site-map', 'es'));
  });
});
