/** Tests that an emergency in clear words is answered before React and the conversation have loaded. */
import type { Page } from '@playwright/test';
import { emergency, emergencyCard } from '#app/content/emergency/emergency.server.ts';
import { assistantWords as words } from '#app/frame/assistant-words.ts';
import { conversationWords } from '#app/parts/assistant/words.ts';
import type { Language } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { expectHydrated, holdScripts } from '../support/hydration.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const told = { en: 'My throat is closing', es: 'Se me cierra la garganta' } as const;
/** The files of React and of the conversation. */
const later = /\/assets\/(start|framework|frame|conversation)-[^/]+\.js$/;

const dialog = (page: Page, language: Language) => page.getByRole('dialog', { name: words.title[language] });

/** Opens the assistant and asks, before the page is hydrated. */
async function ask(page: Page, language: Language, question: string, how: 'keyboard' | 'touch') {
  const open = page.getByRole('button', { name: words.open[language], exact: true });
  if (how === 'touch') await open.tap();
  else await open.press('Enter');
  await dialog(page, language).getByRole('textbox', { name: words.label[language] }).fill(question);
  if (how === 'keyboard') await page.keyboard.press('Enter');
  else await dialog(page, language).getByRole('button', { name: words.ask[language], exact: true }).tap();
}

/** Records everything that a status of the dialog says from now on, in order and once per change. */
async function listen(page: Page) {
  await page.evaluate(() => {
    const said: string[] = [];
    new MutationObserver(() => {
      const now = [...document.querySelectorAll('.assistant [role="status"]')].map(({ textContent }) => textContent.trim()).join('');
      if (now && now !== said.at(-1)) said.push(now);
    }).observe(document.documentElement, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { said });
  });
  return () => page.evaluate(() => (window as Window & { said?: string[] }).said);
}

/** Counts the frames without a card from now on, and records where the card's parts have been. */
async function watchCard(page: Page) {
  await page.evaluate(() => {
    const seen = { without: 0, places: new Set<string>() };
    const look = () => {
      const parts = [...document.querySelectorAll('.assistant .emergency-card :is(h2, a[href="tel:911"].btn, li)')].slice(0, 6);
      if (parts.length === 0) seen.without += 1;
      seen.places.add(parts.map((part) => Object.values<number>(part.getBoundingClientRect().toJSON()).map(Math.round).join()).join(' '));
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { seen });
  });
  return () =>
    page.evaluate(() => {
      const { seen } = window as Window & { seen?: { without: number; places: Set<string> } };
      return { without: seen?.without, places: seen?.places.size };
    });
}

for (const [how, viewport] of [
  ['touch', { width: 360, height: 740 }],
  ['keyboard', { width: 1440, height: 900 }],
] as const) {
  test.describe(`by ${how}`, () => {
    test.use({ viewport, hasTouch: how === 'touch', isMobile: how === 'touch' });
    for (const language of triedLanguages) {
      test(`${language}: the card stands before React, which leaves it in its place and says it no second time`, async ({ page }) => {
        const { steps, first = steps[0] } = emergencyCard('anaphylaxis', language);
        const title = emergency().told.anaphylaxis[language];
        const held = await holdScripts(page, later);
        await page.goto(pathOf('team', language));
        const said = await listen(page);
        await ask(page, language, told[language], how);
        const window = dialog(page, language);
        await expect(window.getByRole('heading', { name: title })).toBeVisible();
        await expect(window.getByText(told[language], { exact: false })).toBeVisible();
        await expect(window.getByRole('region', { name: title }).locator('a[href="tel:911"].btn')).toBeVisible();
        await expect.poll(said).toEqual([`${title} ${first}`]);
        const seen = await watchCard(page);

        held.release();
        await expectHydrated(page);
        await expect(window.getByRole('log', { name: conversationWords.log[language] })).toContainText(told[language]);
        await expect(window.getByRole('button', { name: conversationWords.clear[language] })).toBeVisible();
        await expect(window.getByText(conversationWords.thinking[language])).toHaveCount(0);
        await expect(window.getByRole('heading', { name: title })).toHaveCount(1);
        await expect(window.getByRole('textbox')).toHaveValue('');
        expect(await seen(), 'the card neither went nor moved').toEqual({ without: 0, places: 1 });
        expect((await said())?.join(' ').split(title), 'said once').toHaveLength(2);
      });
    }
  });
}

test('what is asked while the words are on their way is answered when they come; what is no emergency, once React has come', {
  tag: '@release',
}, async ({ page }) => {
  const held = await holdScripts(page, later);
  const words = await holdScripts(page, /\/assets\/reading-[^/]+\.js$/);
  await page.goto(pathOf('team', 'es'));
  const window = dialog(page, 'es');
  await ask(page, 'es', told.es, 'keyboard');
  await words.asked;
  await expect(window.getByRole('heading', { level: 2 })).toHaveCount(1);
  words.release();
  await expect(window.getByRole('heading', { name: emergency().told.anaphylaxis.es })).toBeVisible();

  await page.goto(pathOf('team', 'en'));
  await ask(page, 'en', 'When are you open?', 'keyboard');
  await expect(dialog(page, 'en').getByRole('heading', { level: 2 })).toHaveCount(1);
  held.release();
  await expect(dialog(page, 'en').getByRole('log')).toContainText('When are you open?');
});
