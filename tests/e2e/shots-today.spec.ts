import type { Page } from '@playwright/test';
import { shotQuestions } from '#app/content/medicines/shot-questions.server.ts';
import { words } from '#app/pages/shots-today/words.ts';
import type { Language } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { hydrate } from '../support/hydration.ts';
import { printed } from '../support/pdf.ts';
import { officePhones } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const { draft, questions, wait } = shotQuestions();

/** A Monday while shots are given, before they begin, after the last one. */
const mondayAtNine = new Date('2026-11-23T09:00-06:00');
const mondayAtSeven = new Date('2026-11-23T07:00-06:00');
const mondayEvening = new Date('2026-11-23T18:30-06:00');

/** Both offices' texts about shots at that time. */
const shotsAtNine = { en: 'Shots now, last one at 5:30 pm', es: 'Inyecciones ahora; la última, a las 5:30 p. m.' } as const;
const lastShotAtNine = {
  en: 'The 30-minute wait ends when we close at 6 pm.',
  es: 'La espera de 30 minutos termina cuando cerramos, a las 6:00 p. m.',
} as const;
/** The end of a wait that begins at nine. */
const halfPastNine = { en: '9:30 am', es: 'las 9:30 a. m.' } as const;
const shotsInTheEvening = { en: 'Shots tomorrow from 8 am', es: 'Inyecciones mañana desde las 8:00 a. m.' } as const;

async function answer(page: Page, language: Language, id: string, given: 'yes' | 'no') {
  const ask = questions.find((question) => question.id === id)?.ask[language] ?? '';
  await page.getByRole('group', { name: ask }).getByRole('radio', { name: words[given][language] }).check();
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const form = (page: Page, language: Language) => section(page, words.questionsTitle[language]);
const waiting = (page: Page, language: Language) => section(page, words.waitTitle[language](30));

/** Advances the time of an open page and notifies the page. */
async function lookAgain(page: Page, at: Date) {
  await page.clock.setFixedTime(at);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

const expectShotsInForm = (page: Page, language: Language, text: string) =>
  expect(form(page, language).getByText(text).first()).toBeVisible();

const startButton = (page: Page, language: Language) => waiting(page, language).getByRole('button', { name: words.start[language](30) });

/** Opens the page at nine, with a running clock. */
async function openAtNine(page: Page, language: Language) {
  await page.clock.install({ time: mondayAtNine });
  await page.goto(pathOf('shots-today', language));
  await hydrate(page);
}

async function startTimer(page: Page, language: Language) {
  await startButton(page, language).click();
  await expect(waiting(page, language).getByRole('button', { name: words.cancel[language] })).toBeVisible();
}

for (const language of triedLanguages) {
  test(`${language}: the answers of a day: come later, come, call first, none left; nothing is kept`, async ({ page }) => {
    const verdict = form(page, language).getByRole('status');
    const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    await page.setViewportSize({ width: 360, height: 740 });
    await page.clock.setFixedTime(mondayAtSeven);
    await page.goto(pathOf('shots-today', language));
    await hydrate(page);
    const before = await stored();
    await test.step('all answers no before shots begin: come later', async () => {
      await expect(verdict).toContainText(words.rule[language]);
      for (const { id } of questions) await answer(page, language, id, 'no');
      await expect(verdict).toContainText(words.comeLaterTitle[language]);
    });
    await test.step('while shots are given: come', async () => {
      await lookAgain(page, mondayAtNine);
      await expect(verdict).toContainText(words.comeTitle[language]);
      await expectShotsInForm(page, language, shotsAtNine[language]);
    });
    await test.step('a yes to any question: call first, with the reason and both phones', async () => {
      for (const { id, ask, why } of questions) {
        await answer(page, language, id, 'yes');
        await expect(verdict).toContainText(words.callTitle[language]);
        // Below the question, and in the verdict on all answers.
        const question = page.getByRole('group', { name: ask[language] });
        await expect(question.getByText(words.callTitle[language], { exact: true })).toBeInViewport();
        await expect(form(page, language).getByText(why[language])).toHaveCount(2);
        for (const { shown, href } of officePhones) {
          await expect(question.getByRole('link', { name: shown })).toBeVisible();
          await expect(form(page, language).getByRole('link', { name: shown }).last()).toHaveAttribute('href', href);
        }
        await answer(page, language, id, 'no');
        await expect(verdict).toContainText(words.comeTitle[language]);
      }
    });
    await test.step('after the last shot: none left', async () => {
      await lookAgain(page, mondayEvening);
      await expect(verdict).toContainText(words.noneLeftTitle[language]);
      await expectShotsInForm(page, language, shotsInTheEvening[language]);
    });
    await test.step('a yes while both offices are closed says so and leads on', async () => {
      await answer(page, language, 'breathing', 'yes');
      await expect(form(page, language)).toContainText(words.closedText[language]);
      const link = (name = '') => form(page, language).getByRole('link', { name }).first();
      await expect(link(words.moreClosed[language])).toHaveAttribute('href', pathOf('after-hours', language));
      await expect(link(officePhones[0]?.shown)).toBeVisible();
    });
    await test.step('answers are neither stored nor put into the address, and can be cleared', async () => {
      expect(await stored()).toBe(before);
      await expect(page).toHaveURL(pathOf('shots-today', language));
      await page.getByRole('button', { name: words.startOver[language] }).click();
      await expect(verdict).toContainText(words.ruleTitle[language]);
      await expect(form(page, language).getByRole('radio', { checked: true })).toHaveCount(0);
    });
  });

  test(`${language}: each office says its shots first, on two sheets; the timer reads out its milestones, over a reload, and ends`, async ({
    page,
  }) => {
    const status = waiting(page, language).getByRole('status');
    await openAtNine(page, language);
    await test.step('each office says its shots, the last one, and its phone', async () => {
      const rooms = section(page, words.hoursTitle[language]);
      for (const line of [shotsAtNine, lastShotAtNine]) await expect(rooms.getByText(line[language], { exact: true }).nth(1)).toBeVisible();
      for (const { shown, href } of officePhones) await expect(rooms.getByRole('link', { name: shown })).toHaveAttribute('href', href);
    });
    await test.step('it prints on two sheets at the most', async () => {
      expect((await printed(page)).pages).toBeLessThanOrEqual(2);
    });
    await test.step('the timer starts, and reads out nothing before its first milestone', async () => {
      await startTimer(page, language);
      await expect(status).toContainText(language === 'en' ? 'The timer has started' : 'El reloj empezó');
      await expect(waiting(page, language)).toContainText(words.minutesLeft[language](30));
      await expect(waiting(page, language).getByText(words.until[language](halfPastNine[language]))).toBeVisible();
      await page.clock.runFor('14:00');
      await expect(status).toContainText(language === 'en' ? 'The timer has started' : 'El reloj empezó');
      await page.clock.runFor('02:00');
      await expect(status).toHaveText(words.saidLeft[language](15));
    });
    await test.step('it goes on after a reload', async () => {
      await page.reload();
      await hydrate(page);
      await expect(waiting(page, language)).toContainText(language === 'en' ? /1[34]\s*minutes left/ : /1[34]\s*minutos/);
    });
    await test.step('it ends and is clear again', async () => {
      await page.clock.runFor('10:00');
      await expect(status).toHaveText(words.saidLeft[language](5));
      await page.clock.runFor('05:00');
      await expect(status).toHaveText(words.over[language](30));
      await expect(waiting(page, language).getByText(words.over[language](30)).first()).toBeVisible();
      await page.getByRole('button', { name: words.done[language] }).click();
      await expect(startButton(page, language)).toBeVisible();
    });
  });
}

test.describe('the timer', () => {
  const keptWait = (page: Page) => page.evaluate(() => localStorage.getItem('shot-wait'));

  test('keeps the screen on, can be stopped, and survives closing the tab in either language', { tag: '@release' }, async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      const log: string[] = [];
      Object.assign(window, { screenLog: log });
      Object.defineProperty(navigator, 'wakeLock', {
        value: {
          async request(kind: string) {
            log.push(`on ${kind}`);
            const lock = new EventTarget();
            return Object.assign(lock, {
              async release() {
                log.push('off');
                lock.dispatchEvent(new Event('release'));
              },
            });
          },
        },
      });
    });
    await openAtNine(page, 'en');
    await test.step('it keeps the screen on while it runs, until told otherwise, and can be stopped', async () => {
      await startTimer(page, 'en');
      const log = () => page.evaluate(() => String(Reflect.get(window, 'screenLog')));
      await expect(waiting(page, 'en').getByRole('button', { name: words.isAwake.en, pressed: true })).toBeVisible();
      expect(await log()).toBe('on screen');
      await waiting(page, 'en').getByRole('button', { name: words.isAwake.en }).click();
      await expect(waiting(page, 'en').getByRole('button', { name: words.awake.en, pressed: false })).toBeVisible();
      await waiting(page, 'en').getByRole('button', { name: words.awake.en }).click();
      await waiting(page, 'en').getByRole('button', { name: words.cancel.en }).click();
      await expect.poll(log).toBe('on screen,off,on screen,off');
      await expect(startButton(page, 'en')).toBeVisible();
      expect(await keptWait(page)).toBeNull();
    });
    await startTimer(page, 'en');
    await page.close();
    const again = await context.newPage();
    await test.step('twelve minutes later, in another language', async () => {
      await again.clock.install({ time: new Date(mondayAtNine.getTime() + 12 * 60_000) });
      await again.goto(pathOf('shots-today', 'es'));
      await hydrate(again);
      await expect(waiting(again, 'es')).toContainText(/18\s*minutos/);
      const crossed = () =>
        waiting(again, 'es').evaluate((part) =>
          part.getAnimations({ subtree: true }).map((one) => one.effect?.getComputedTiming().progress),
        );
      await expect.poll(async () => (await crossed()).length, 'the grain and the light').toBe(2);
      for (const progress of await crossed()) expect(progress).toBeCloseTo(12 / 30, 1);
      await again.emulateMedia({ reducedMotion: 'reduce' });
      expect(await crossed(), 'the sky stands still').toEqual([]);
      await waiting(again, 'es').getByRole('link', { name: words.tellUs.es }).click();
      await expect(again.getByRole('heading', { name: words.reportTitle.es })).toBeInViewport();
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const language of triedLanguages) {
    test(`${language}: 911 and the emergency page are at hand, the questions, the rule, both phones and the wait a plain list`, {
      tag: '@release',
    }, async ({ page }) => {
      await page.goto(pathOf('shots-today', language));
      await test.step('it says whether it is a draft, leads to the emergency page and calls 911', async () => {
        await expect(page.getByText(words.draftTitle[language])).toHaveCount(draft ? 1 : 0);
        const link = (name: string) => page.getByRole('main').getByRole('link', { name });
        await expect(link(words.emergencyPage[language]).first()).toHaveAttribute('href', pathOf('emergency', language));
        await expect(link(words.call911[language])).toHaveAttribute('href', 'tel:911');
        await expect(link(words.moreShots[language])).toHaveAttribute('href', pathOf('service/immunotherapy', language));
      });
      for (const { ask } of questions) await expect(form(page, language).getByText(ask[language])).toBeVisible();
      await expect(form(page, language).getByText(words.rule[language])).toBeVisible();
      for (const { shown, href } of officePhones) {
        await expect(form(page, language).getByRole('link', { name: shown })).toHaveAttribute('href', href);
      }
      await expect(form(page, language).getByRole('radio')).toHaveCount(0);
      await expect(waiting(page, language).getByText(words.withoutScript[language](30))).toBeVisible();
      await expect(waiting(page, language).getByRole('button')).toHaveCount(0);
      for (const sign of wait.report) await expect(waiting(page, language).getByText(sign[language], { exact: true })).toBeVisible();
      const rooms = section(page, words.hoursTitle[language]);
      await expect(rooms.getByText({ en: '8 am–5:30 pm', es: '8:00 a. m.–5:30 p. m.' }[language]).first()).toBeVisible();
    });
  }
});
