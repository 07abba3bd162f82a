/** Tests the offices' current status, with the tests' own records, on devices elsewhere. Tests of the rules are in app/parts/hours. */
import type { Locator, Page } from '@playwright/test';
import { words as homeWords } from '#app/pages/home/words.ts';
import { words as weekWords } from '#app/pages/locations/words.ts';
import { words } from '#app/parts/hours/words.ts';
import { scheduleWords } from '#app/parts/physicians/schedule-words.ts';
import type { Language } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { expectLive, hydrate } from '../support/hydration.ts';
import { frame } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';

/** The status of both offices at moments in San Antonio. */
const moments = [
  {
    name: 'Monday, an hour after opening',
    at: '2026-11-23T09:00-06:00',
    en: ['Office open until 12 pm', 'Shots now, last one at 5:30 pm', 'The 30-minute wait ends when we close at 6 pm.'],
    es: [
      'Consultorio abierto hasta las 12:00 p. m.',
      'Inyecciones ahora; la última, a las 5:30 p. m.',
      'La espera de 30 minutos termina cuando cerramos, a las 6:00 p. m.',
    ],
  },
  {
    name: 'Monday at lunch',
    at: '2026-11-23T12:20-06:00',
    en: ['Lunch break until 1 pm', 'Shots now, last one at 5:30 pm'],
    es: ['Hora de comida hasta la 1:00 p. m.', 'Inyecciones ahora; la última, a las 5:30 p. m.'],
  },
  {
    name: 'Monday evening, Tuesday in London',
    at: '2026-11-23T20:00-06:00',
    en: ['Opens tomorrow at 8 am', 'Shots tomorrow from 8 am'],
    es: ['Abre mañana a las 8:00 a. m.', 'Inyecciones mañana desde las 8:00 a. m.'],
  },
  {
    name: 'Friday an hour after closing',
    at: '2026-11-20T14:00-06:00',
    en: ['Opens Monday at 8 am', 'Shots Monday from 8 am'],
    es: ['Abre el lunes a las 8:00 a. m.', 'Inyecciones el lunes desde las 8:00 a. m.'],
  },
  {
    name: 'Thanksgiving, with the reason',
    at: '2026-11-26T10:00-06:00',
    en: ['Opens Monday at 8 am', 'Thanksgiving'],
    es: ['Abre el lunes a las 8:00 a. m.', 'Día de Acción de Gracias'],
  },
] as const;

/** The days of Thanksgiving week as the tables write them. */
const closedDay = { en: 'Closed Nov 26, Thanksgiving', es: 'Cerrado 26 nov: Día de Acción de Gracias' } as const;
const closedWithDoctors = { en: 'Closed: Thanksgiving', es: 'Cerrado: Día de Acción de Gracias' } as const;
const mondays = { en: { title: 'Monday', day: 'Nov 23' }, es: { title: 'Lunes', day: '23 nov' } } as const;
const thatWeek = { en: 'This week, November 23 to November 27', es: 'Esta semana, del 23 de noviembre al 27 de noviembre' } as const;

const offices = (page: Page, language: Language): Locator[] =>
  frame[language].offices.map(({ name }) => page.getByRole('region', { name, exact: true }));

/** Advances the time of an open page, as when a visitor takes the phone out of the pocket again. */
async function lookAgain(page: Page, at: string) {
  await page.clock.setFixedTime(new Date(at));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** With the browser's own Temporal and without, west and east of San Antonio. */
const devices = [
  { timezoneId: 'Pacific/Honolulu', language: 'es', browser: 'without Temporal', tag: [] },
  { timezoneId: 'Europe/London', language: 'en', browser: 'of today', tag: ['@release'] },
] as const;

for (const { timezoneId, language, browser, tag } of devices) {
  test.describe(`on a device in ${timezoneId}`, { tag: [...tag] }, () => {
    test.use({ timezoneId });
    test(`the page of locations tells the hours and doctors of San Antonio, as it came and hydrated, in a browser ${browser}`, async ({
      page,
    }) => {
      if (browser === 'without Temporal') await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'));
      await page.clock.setFixedTime(new Date(moments[0].at));
      await page.goto(pathOf('locations', language));
      await expectLive(page);
      if (browser === 'without Temporal') expect(await page.evaluate(() => 'Temporal' in globalThis)).toBe(false);
      for (const state of ['as it came', 'hydrated']) {
        if (state === 'hydrated') await hydrate(page);
        for (const moment of moments) {
          await test.step(`both offices say whether they are open, ${state}: ${moment.name}`, async () => {
            await lookAgain(page, moment.at);
            for (const office of offices(page, language))
              for (const line of moment[language]) await expect(office.getByText(line, { exact: true }).first()).toBeVisible();
          });
        }
      }
      const todayIn = (part: Locator) => part.getByRole('row').filter({ hasText: words.today[language] });
      await test.step('a closed day is closed in its row of the table and at the foot of the page', async () => {
        await lookAgain(page, '2026-11-26T10:00-06:00');
        for (const office of offices(page, language)) await expect(todayIn(office).getByRole('cell')).toContainText(closedDay[language]);
        await expect(page.getByRole('contentinfo').getByText(`${words.today[language]}: ${words.closed[language]}`)).toHaveCount(2);
      });
      await test.step('on Monday evening, Tuesday in London, today is Monday, in the week with the days we are closed', async () => {
        await lookAgain(page, '2026-11-23T20:00-06:00');
        for (const office of offices(page, language)) {
          await expect(todayIn(office)).toHaveCount(1);
          await expect(todayIn(office)).toContainText(mondays[language].title);
        }
        const doctors = page.getByRole('region', { name: scheduleWords.whereTitle[language] });
        const byOffice = doctors.getByRole('table', { name: weekWords.byOffice[language] });
        await expect(byOffice.getByRole('row')).toHaveCount(6);
        await expect(doctors.getByText(thatWeek[language])).toBeVisible();
        await expect(byOffice.getByRole('row').filter({ hasText: scheduleWords.today[language] })).toContainText(mondays[language].day);
        await expect(byOffice.getByText(closedWithDoctors[language], { exact: true })).toHaveCount(4);
        await doctors.getByText(weekWords.byDoctor[language], { exact: true }).click();
        await expect(doctors.getByRole('table')).toHaveCount(1 + frame[language].physicians.length);
      });
    });
  });
}

test('a page left open changes by the minute, as it came and hydrated', async ({ page }) => {
  const [first] = offices(page, 'en');
  if (!first) throw new Error('no office');
  await page.clock.install({ time: new Date('2026-11-23T11:58-06:00') });
  await page.goto(pathOf('locations', 'en'));
  await expectLive(page);
  for (const { state, at, before, after } of [
    { state: 'as it came', at: '2026-11-23T12:00-06:00', before: 'Office open until 12 pm', after: 'Lunch break until 1 pm' },
    { state: 'hydrated', at: '2026-11-23T13:00-06:00', before: 'Lunch break until 1 pm', after: 'Office open until 6 pm' },
  ]) {
    await test.step(state, async () => {
      if (state === 'hydrated') await hydrate(page);
      await page.clock.pauseAt(new Date(at).getTime() - 30_000);
      await expect(first.getByText(before, { exact: true })).toBeVisible();
      await page.clock.runFor(31_000);
      await expect(first.getByText(after, { exact: true })).toBeVisible();
    });
  }
});

test("es: on home both offices say it, the footer has today's hours", async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T09:00-06:00'));
  await page.goto(pathOf('home', 'es'));
  await hydrate(page);
  const section = page.getByRole('region', { name: words.today.es, exact: true });
  await section.getByText(homeWords.more.es).click();
  for (const place of frame.es.offices.keys()) {
    await expect(section.getByRole('listitem').nth(place)).toContainText('Consultorio abierto hasta las 12:00 p. m.');
    const address = page.getByRole('contentinfo').locator('address').nth(place);
    await expect(address).toContainText('Hoy: 8:00 a. m. a 12:00 p. m.');
    await expect(address).toContainText('Abierto ahora · Inyecciones hasta las 5:30 p. m.');
  }
  await expect(section.getByText('La espera de 30 minutos termina cuando cerramos, a las 6:00 p. m.')).toHaveCount(2);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('es: home and locations tell the week and claim nothing about now', async ({ page }) => {
    for (const id of ['home', 'locations'] as const) {
      await page.goto(pathOf(id, 'es'));
      const text = await page.locator('body').innerText();
      expect(text, id).toMatch(/8:00\sa\.\sm\./);
      expect(text, id).not.toMatch(
        /\bHoy:|abierto (ahora|hasta)|Cerrado en este momento|Hora de comida hasta|Abre (hoy|mañana|el \S+) a las|Inyecciones (ahora;|(hasta|otra vez a) las|(hoy|mañana|el \S+) desde)|(Sin|Hay) inyecciones (por ahora|también)/i,
      );
    }
  });
});
