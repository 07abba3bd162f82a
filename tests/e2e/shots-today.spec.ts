import type { Page } from '@playwright/test';
import { shotQuestions } from '#app/content/medicines/shot-questions.server.ts';
import { words } from '#app/pages/shots-today/words.ts';
import { clockTime } from '#app/parts/hours/clock-time.ts';
import { formatRange } from '#app/parts/hours/format.ts';
import type { Language } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { hydrate } from '../support/hydration.ts';
import { clockShows, officeSays, rangesOf } from '../support/office-hours.ts';
import { printed } from '../support/pdf.ts';
import { frame, officePhones } from '../support/practice.ts';
import { blockStorage } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const { questions, wait } = shotQuestions();

const monday = '2026-11-23';
const [shotsOnMonday] = rangesOf(monday, 'shots');
const lastOnMonday = rangesOf(monday, 'shots').at(-1);
/** While shots are given, before they begin, after the last one. */
const mondayAtNine = clockShows(monday, shotsOnMonday?.opens ?? '', 60);
const mondayAtSeven = clockShows(monday, shotsOnMonday?.opens ?? '', -60);
const mondayEvening = clockShows(monday, lastOnMonday?.closes ?? '', 60);

async function open(page: Page, language: Language, at: Date) {
  await page.clock.setFixedTime(at);
  await page.goto(pathOf('shots-today', language));
  await hydrate(page);
}

async function answer(page: Page, language: Language, id: string, given: 'yes' | 'no') {
  const ask = questions.find((question) => question.id === id)?.ask[language] ?? '';
  await page.getByRole('group', { name: ask }).getByRole('radio', { name: words[given][language] }).check();
}

async function answerAllNo(page: Page, language: Language) {
  for (const { id } of questions) await answer(page, language, id, 'no');
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const form = (page: Page, language: Language) => section(page, words.questionsTitle[language]);
const waiting = (page: Page, language: Language) => section(page, words.waitTitle[language](30));

for (const language of triedLanguages) {
  test.describe(language, () => {
    test('each office says its shots first, the last one, and its phone', async ({ page }) => {
      await open(page, language, mondayAtNine);
      const rooms = section(page, words.hoursTitle[language]);
      for (const office of frame[language].offices) {
        const { shots, last } = officeSays(office, mondayAtNine, language);
        for (const line of [shots, last ?? '']) await expect(rooms.getByText(line, { exact: true }).first()).toBeVisible();
      }
      for (const { shown, href } of officePhones) await expect(rooms.getByRole('link', { name: shown })).toHaveAttribute('href', href);
    });

    test('all answers no: come, while shots are given', async ({ page }) => {
      await open(page, language, mondayAtNine);
      await expect(form(page, language).getByRole('status')).toContainText(words.rule[language]);
      await answerAllNo(page, language);
      await expect(form(page, language).getByRole('status')).toContainText(words.comeTitle[language]);
      for (const office of frame[language].offices) {
        await expect(
          form(page, language)
            .getByText(officeSays(office, mondayAtNine, language).shots)
            .first(),
        ).toBeVisible();
      }
    });

    test('all answers no, before shots begin and after the last one', async ({ page }) => {
      await open(page, language, mondayAtSeven);
      await answerAllNo(page, language);
      await expect(form(page, language).getByRole('status')).toContainText(words.comeLaterTitle[language]);
      await page.clock.setFixedTime(mondayEvening);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(form(page, language).getByRole('status')).toContainText(words.noneLeftTitle[language]);
      for (const office of frame[language].offices) {
        await expect(
          form(page, language)
            .getByText(officeSays(office, mondayEvening, language).shots)
            .first(),
        ).toBeVisible();
      }
    });

    test('a yes to any question: call first, with the reason and both phones', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, language, mondayAtNine);
      await answerAllNo(page, language);
      for (const { id, ask, why } of questions) {
        await answer(page, language, id, 'yes');
        await expect(form(page, language).getByRole('status')).toContainText(words.callTitle[language]);
        // Where the answer was given, and in the verdict over all of them.
        const question = page.getByRole('group', { name: ask[language] });
        await expect(question.getByText(words.callTitle[language], { exact: true })).toBeInViewport();
        await expect(form(page, language).getByText(why[language])).toHaveCount(2);
        for (const { shown, href } of officePhones) {
          await expect(question.getByRole('link', { name: shown })).toBeVisible();
          await expect(form(page, language).getByRole('link', { name: shown }).last()).toHaveAttribute('href', href);
        }
        await answer(page, language, id, 'no');
        await expect(form(page, language).getByRole('status')).toContainText(words.comeTitle[language]);
      }
    });

    test('a yes while both offices are closed says so and leads on', async ({ page }) => {
      await open(page, language, mondayEvening);
      await answer(page, language, 'breathing', 'yes');
      await expect(form(page, language)).toContainText(words.closedText[language]);
      await expect(form(page, language).getByRole('link', { name: words.moreClosed[language] })).toHaveAttribute(
        'href',
        pathOf('after-hours', language),
      );
      await expect(
        form(page, language)
          .getByRole('link', { name: officePhones[0]?.shown ?? '' })
          .first(),
      ).toBeVisible();
    });

    test('answers are neither stored nor put into the address, and can be cleared', async ({ page }) => {
      await open(page, language, mondayAtNine);
      const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      const before = await stored();
      await answerAllNo(page, language);
      expect(await stored()).toBe(before);
      await expect(page).toHaveURL(pathOf('shots-today', language));
      await page.getByRole('button', { name: words.startOver[language] }).click();
      await expect(form(page, language).getByRole('status')).toContainText(words.ruleTitle[language]);
      await expect(form(page, language).getByRole('radio', { checked: true })).toHaveCount(0);
    });

    test('says it is a draft, leads to the emergency page and calls 911', async ({ page }) => {
      await page.goto(pathOf('shots-today', language));
      await expect(page.getByText(words.draftTitle[language])).toBeVisible();
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: words.emergencyPage[language] }).first()).toHaveAttribute(
        'href',
        pathOf('emergency', language),
      );
      await expect(main.getByRole('link', { name: words.call911[language] })).toHaveAttribute('href', 'tel:911');
      await expect(main.getByRole('link', { name: words.moreShots[language] })).toHaveAttribute(
        'href',
        pathOf('service/immunotherapy', language),
      );
    });

    test('prints on two sheets at the most', async ({ page }) => {
      await open(page, language, mondayAtNine);
      expect((await printed(page)).pages).toBeLessThanOrEqual(2);
    });

    test('the timer starts, reads out only its milestones, and ends', async ({ page }) => {
      await page.clock.install({ time: mondayAtNine });
      await page.goto(pathOf('shots-today', language));
      await hydrate(page);
      await waiting(page, language)
        .getByRole('button', { name: words.start[language](30) })
        .click();
      const status = waiting(page, language).getByRole('status');
      const ends = clockTime(mondayAtNine.getTime() + 30 * 60_000, language);
      await expect(status).toContainText(language === 'en' ? 'The timer has started' : 'El reloj empezó');
      await expect(waiting(page, language)).toContainText(words.minutesLeft[language](30));
      await expect(waiting(page, language).getByText(words.until[language](ends))).toBeVisible();
      await page.clock.runFor('14:00');
      await expect(status).toContainText(language === 'en' ? 'The timer has started' : 'El reloj empezó');
      await page.clock.runFor('02:00');
      await expect(status).toHaveText(words.saidLeft[language](15));
      await page.clock.runFor('10:00');
      await expect(status).toHaveText(words.saidLeft[language](5));
      await page.clock.runFor('05:00');
      await expect(status).toHaveText(words.over[language](30));
      await expect(waiting(page, language).getByText(words.over[language](30)).first()).toBeVisible();
      await page.getByRole('button', { name: words.done[language] }).click();
      await expect(waiting(page, language).getByRole('button', { name: words.start[language](30) })).toBeVisible();
    });
  });
}

test.describe('the timer', () => {
  async function start(page: Page) {
    await page.clock.install({ time: mondayAtNine });
    await page.goto(pathOf('shots-today', 'en'));
    await hydrate(page);
    await waiting(page, 'en')
      .getByRole('button', { name: words.start.en(30) })
      .click();
    await expect(waiting(page, 'en').getByText(/Wait until/)).toBeVisible();
  }

  test('survives a reload', async ({ page }) => {
    await start(page);
    await page.clock.runFor('10:00');
    await page.reload();
    await hydrate(page);
    await expect(waiting(page, 'en')).toContainText(/(19|20)\s*minutes left/);
  });

  test('survives closing the tab, and is the same in another language', async ({ page, context }) => {
    await start(page);
    await page.close();
    const again = await context.newPage();
    await again.clock.install({ time: new Date(mondayAtNine.getTime() + 12 * 60_000) });
    await again.goto(pathOf('shots-today', 'es'));
    await hydrate(again);
    await expect(waiting(again, 'es')).toContainText(/18\s*minutos/);
  });

  test('found long after it ended says so and is clear again', async ({ page, context }) => {
    await start(page);
    await page.close();
    const again = await context.newPage();
    await again.clock.install({ time: new Date('2026-11-24T15:00:00Z') });
    await again.goto(pathOf('shots-today', 'en'));
    await hydrate(again);
    await expect(waiting(again, 'en').getByText(words.stale.en(clockTime(mondayAtNine.getTime() + 30 * 60_000, 'en')))).toBeVisible();
    await expect(waiting(again, 'en').getByRole('button', { name: words.start.en(30) })).toBeVisible();
    expect(await again.evaluate(() => localStorage.getItem('shot-wait'))).toBeNull();
  });

  test('does not trust a clock that was set back', async ({ page, context }) => {
    await start(page);
    await page.close();
    const again = await context.newPage();
    await again.clock.install({ time: new Date(mondayAtNine.getTime() - 3_600_000) });
    await again.goto(pathOf('shots-today', 'en'));
    await hydrate(again);
    await expect(waiting(again, 'en').getByText(words.clock.en)).toBeVisible();
  });

  test('can be stopped', async ({ page }) => {
    await start(page);
    await waiting(page, 'en').getByRole('button', { name: words.cancel.en }).click();
    await expect(waiting(page, 'en').getByRole('button', { name: words.start.en(30) })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('shot-wait'))).toBeNull();
  });

  test('works where storage is blocked, and says that it lasts only as long as the page', async ({ page }) => {
    await blockStorage(page);
    await start(page);
    await expect(waiting(page, 'en').getByText(words.keepsNot.en)).toBeVisible();
    await page.clock.runFor('03:00');
    await expect(waiting(page, 'en')).toContainText(/27\s*minutes left/);
  });

  test('keeps the screen on while it runs, until told otherwise', async ({ page }) => {
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
    const log = () => page.evaluate(() => String(Reflect.get(window, 'screenLog')));
    await start(page);
    await expect(waiting(page, 'en').getByRole('button', { name: words.isAwake.en, pressed: true })).toBeVisible();
    expect(await log()).toBe('on screen');
    await waiting(page, 'en').getByRole('button', { name: words.isAwake.en }).click();
    await expect(waiting(page, 'en').getByRole('button', { name: words.awake.en, pressed: false })).toBeVisible();
    await waiting(page, 'en').getByRole('button', { name: words.awake.en }).click();
    await waiting(page, 'en').getByRole('button', { name: words.cancel.en }).click();
    await expect.poll(log).toBe('on screen,off,on screen,off');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const language of triedLanguages) {
    test(`${language}: the questions, the rule, both phones and the wait read as a plain list`, async ({ page }) => {
      await page.goto(pathOf('shots-today', language));
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
      const [range] = frame[language].offices[0]?.shotHours.monday ?? [];
      await expect(rooms.getByText(range ? formatRange(range, language) : 'no hours').first()).toBeVisible();
    });
  }
});
