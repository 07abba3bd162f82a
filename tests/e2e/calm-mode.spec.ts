import { emergency } from '#app/content/emergency/emergency.server.ts';
import { pageName } from '#app/content/pages/page-names.server.ts';
import { words } from '#app/pages/calm-mode/words.ts';
import { words as cardWords, words as emergencyWords } from '#app/parts/emergency-card/words.ts';
import { otherLanguage } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectBoundedBars } from '../support/bars.ts';
import { languageLink } from '../support/header.ts';
import { holdScripts, hydrate, scriptRequests } from '../support/hydration.ts';
import { enlarge } from '../support/large-text.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** Adds a voice for each language that records its texts, since test machines have no voices. */
function giveVoices() {
  const said: string[] = [];
  Object.assign(window, { said });
  const voices = [{ lang: 'en-US' }, { lang: 'es-MX' }];
  Object.assign(window, {
    SpeechSynthesisUtterance: class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  });
  Object.defineProperty(window, 'speechSynthesis', {
    value: Object.assign(new EventTarget(), {
      getVoices: () => voices,
      cancel: () => {},
      speak: ({ text }: { text: string }) => said.push(text),
    }),
  });
}

const { cards, anaphylaxis } = emergency();
const auviq = anaphylaxis.devices.find(({ id }) => id === 'auvi-q') ?? anaphylaxis.devices[0];
if (!auviq) throw new Error('The emergency page names no device');

for (const language of triedLanguages) {
  test(`${language}: one step a screen, read aloud, with 911 in reach and a clock that survives a reload; one Back leaves`, async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-10-14T15:00:00Z') });
    await page.addInitScript(giveVoices);
    await page.goto(pathOf('emergency', language));
    await hydrate(page);
    await page.getByRole('main').getByRole('link', { name: cardWords.stepByStep[language] }).tap();
    const step = page.getByRole('main').getByRole('heading', { level: 2 });
    const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName('calm-mode').title[language]);
    await expect(step).toHaveText(words.which[language]);
    await button(auviq.name[language]).tap();

    // Each screen has one heading, and 911 is visible without scrolling.
    const call = page.getByRole('main').getByRole('link', { name: emergencyWords.call911[language] });
    for (const [place, { text }] of auviq.steps.entries()) {
      await expect(step).toHaveText(text[language]);
      await expect(step).toBeFocused();
      await expect(call).toBeInViewport({ ratio: 1 });
      if (place === 0) await button(words.listen[language]).tap();
      if (place < auviq.steps.length - 1) await button(words.next[language]).tap();
    }
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
    for (const { text } of auviq.steps) expect(said).toContain(text[language]);

    await button(words.given[language]).tap();
    await expect(step).toHaveText(cards.anaphylaxis.steps[1]?.[language] ?? '');
    const clock = page.getByRole('timer');
    await expect(clock).toHaveText(/^(5:00|4:5\d)$/);
    await expectAccessible(page, 'the clock runs');

    // A reload and the other language keep step and clock; two minutes with the screen off count.
    await page.clock.fastForward('02:00');
    await page.reload();
    await expect(step).toHaveText(cards.anaphylaxis.steps[1]?.[language] ?? '');
    await expect(clock).toHaveText(/^(3:00|2:5\d)$/);
    await hydrate(page);
    await languageLink(page, language).tap();
    const other = otherLanguage(language);
    await expect(step).toHaveText(cards.anaphylaxis.steps[1]?.[other] ?? '');
    await expect(clock).toHaveText(/^(3:00|2:5\d)$/);
    await page.clock.fastForward('03:01');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(words.due[other]);
    for (const next of [1, 2]) {
      await button(words.next[other]).tap();
      await expect(step).toHaveText(cards.anaphylaxis.steps[1 + next]?.[other] ?? '');
    }
    await button(words.secondGiven[other]).tap();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);

    // None of the steps is in the history.
    await page.goBack();
    if (!page.url().endsWith(pathOf('emergency', language))) await page.goBack();
    await expect(page).toHaveURL(pathOf('emergency', language));

    // The next time, the visitor's own device comes first; a person who gave a dose comes back to watching.
    await page.getByRole('main').getByRole('link', { name: cardWords.stepByStep[language] }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName('calm-mode').title[language]);
    await expect(step).toHaveText(cards.anaphylaxis.steps[3]?.[language] ?? '');
    await button(words.next[language]).tap();
    await button(words.again[language]).tap();
    const first = page.getByRole('main').getByRole('region').getByRole('button').first();
    await expect(first).toContainText(auviq.name[language]);
    await expect(first).toContainText(words.yours[language]);
  });
}

test('a low window and large letters show the step, 911 and the time, and cover none of it', { tag: '@release' }, async ({ page }) => {
  await page.clock.install({ time: new Date('2026-10-14T15:00:00Z') });
  await page.goto(pathOf('calm-mode', 'es'));
  await hydrate(page);
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).press('Enter');
  const expectStepAndCall = async (state: string) => {
    for (const { width, height, percent } of [
      { width: 320, height: 256, percent: 100 },
      { width: 360, height: 740, percent: 200 },
    ]) {
      await page.setViewportSize({ width, height });
      await enlarge(page, percent);
      await page.evaluate(() => scrollTo(0, 0));
      await main.getByRole('heading', { level: 2 }).evaluate((step) => step.scrollIntoView());
      const call = await main.getByRole('link', { name: emergencyWords.call911.es }).boundingBox();
      const step = await main.getByRole('heading', { level: 2 }).boundingBox();
      if (!call || !step) throw new Error('Neither the step nor 911 may be hidden');
      expect.soft(call.y + call.height, `${state}: 911 at ${height} px`).toBeLessThanOrEqual(height);
      expect.soft(Math.min(call.y, step.y + step.height) - step.y, `${state}: the step at ${height} px`).toBeGreaterThan(35);
    }
    await expectBoundedBars(page);
  };
  await press(auviq.name.es);
  await expectStepAndCall('the first step');
  for (const _ of auviq.steps.slice(1)) await press(words.next.es);
  await press(words.given.es);
  await expect(page.getByRole('timer')).toBeVisible();
  await expectStepAndCall('the clock runs');
  await page.clock.fastForward('05:01');
  await expect(main.getByRole('alert')).toHaveText(words.due.es);
  await expectStepAndCall('the time is up');
});

test.describe('opened by itself', () => {
  // Once hydrated, this page requests the next page's live content.
  test.use({ expected: { problems: [/assets\/live-/, /ERR_INTERNET_DISCONNECTED/] } });
  test('it runs nothing until it is touched; the first choice then needs no connection', async ({ page, context }) => {
    const scripts = scriptRequests(page);
    await page.goto(pathOf('calm-mode', 'es'));
    await expect.poll(() => scripts.length).toBeGreaterThan(5);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
    await context.setOffline(true);
    await page.getByRole('main').getByRole('button', { name: auviq.name.es, exact: true }).tap();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(auviq.steps[0]?.text.es ?? '');
  });
});

test('a choice made while the scripts are on their way is kept and done once', { tag: '@release' }, async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto(pathOf('calm-mode', 'en'));
  await page.getByRole('main').getByRole('button', { name: auviq.name.en, exact: true }).tap();
  await scripts.asked;
  scripts.release();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(auviq.steps[0]?.text.en ?? '');
  await expect(page).toHaveURL(/#step=auvi-q-1$/);
});

test.describe('where the scripts cannot be had', () => {
  test.use({ expected: { problems: [/assets/, /ERR_FAILED|Failed to fetch/] } });
  test('each choice leads to the steps of the emergency page', { tag: '@release' }, async ({ page }) => {
    await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort());
    await page.goto(pathOf('calm-mode', 'es'));
    await page.keyboard.press('Shift');
    await page.getByRole('main').getByRole('link', { name: auviq.name.es, exact: true }).tap();
    await expect(page.getByRole('heading', { name: auviq.name.es, exact: true })).toBeInViewport();
  });
});
