import type { Locator, Page } from '@playwright/test';
import { closures } from '#app/content/content.server.ts';
import { words as homeWords } from '#app/pages/home/words.ts';
import { words as weekWords } from '#app/pages/locations/words.ts';
import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { rangesOn } from '#app/parts/hours/day-hours.ts';
import { formatDate, formatRange, weekdayTitle } from '#app/parts/hours/format.ts';
import { officeNow } from '#app/parts/hours/office-now.ts';
import { shotWords } from '#app/parts/hours/shot-words.ts';
import { stateText } from '#app/parts/hours/state-text.ts';
import { words } from '#app/parts/hours/words.ts';
import { scheduleWords } from '#app/parts/physicians/schedule-words.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { expectLive, hydrate } from '../support/hydration.ts';
import { clockShows, officeSays, rangesOf } from '../support/office-hours.ts';
import { frame } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';
import { triedLanguages } from '../support/tried-languages.ts';

const [monday, friday] = ['2026-11-23', '2026-11-20'] as const;
const thanksgiving = closures().find(({ id }) => id.startsWith('thanksgiving'));
const opens = (date: string, range = 0) => rangesOf(date, 'clinic')[range]?.opens ?? '';
const ends = (date: string, kind: 'clinic' | 'shots', range = -1) => rangesOf(date, kind).at(range)?.closes ?? '';

/** Moments at which the offices say different things, by the hours of the records. */
const moments: readonly { readonly name: string; readonly at: Date }[] = [
  { name: 'Monday, an hour after opening', at: clockShows(monday, opens(monday), 60) },
  { name: 'Monday at lunch, when the first office is closed for it', at: clockShows(monday, ends(monday, 'clinic', 0), 20) },
  { name: 'Monday 8 pm, Tuesday in London', at: clockShows(monday, '20:00') },
  { name: 'Friday an hour after closing, before the weekend', at: clockShows(friday, ends(friday, 'clinic'), 60) },
  ...(thanksgiving ? [{ name: 'Thanksgiving 10 am: closed, with the reason', at: clockShows(thanksgiving.from, '10:00') }] : []),
];

/** A day as the tables write it. */
const briefly = (date: string, language: Language) => formatDate(date, language, { month: 'short', day: 'numeric' });

/** The two offices on the page of locations. */
function offices(page: Page, language: Language) {
  return frame[language].offices.map((office) => ({ office, region: page.getByRole('region', { name: office.name, exact: true }) }));
}

/** A page left open learns that time has gone on, as when the phone is taken out of the pocket again. */
async function lookAgain(page: Page, at: Date) {
  await page.clock.setFixedTime(at);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Hydrated and not, with the browser's own calendar and without, west and east of San Antonio. */
const devices = [
  ['Pacific/Honolulu', 'es', 'as it came', 'without Temporal'],
  ['Europe/London', 'en', 'hydrated', 'of today'],
] as const;

for (const [timezoneId, language, state, browser] of devices) {
  test.describe(`on a device in ${timezoneId}`, () => {
    test.use({ timezoneId });
    test(`the page of locations tells the hours and doctors of San Antonio, the page ${state}, in a browser ${browser}`, async ({
      page,
    }) => {
      if (browser === 'without Temporal') await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'));
      await page.clock.setFixedTime(moments[0]?.at ?? 0);
      await page.goto(pathOf('locations', language));
      await (state === 'hydrated' ? hydrate : expectLive)(page);
      if (browser === 'without Temporal') expect(await page.evaluate(() => 'Temporal' in globalThis)).toBe(false);
      for (const { name, at } of moments) {
        await test.step(`both offices say whether they are open: ${name}`, async () => {
          await lookAgain(page, at);
          for (const { office, region } of offices(page, language)) {
            const { lines } = officeSays(office, at, language);
            expect(lines.length).toBeGreaterThan(1);
            // The reason of a closure stands in the table's row of today as well.
            for (const line of lines) await expect(region.getByText(line, { exact: true }).first()).toBeVisible();
          }
        });
      }
      const todayIn = (part: Locator) => part.getByRole('row').filter({ hasText: words.today[language] });
      await test.step('a closed day is closed in its row of the table and at the foot of the page', async () => {
        await lookAgain(page, clockShows('2026-11-26', '10:00'));
        const closed = words.closedOn[language](briefly('2026-11-26', language), thanksgiving?.reason[language] ?? 'a reason');
        for (const { region } of offices(page, language)) await expect(todayIn(region).getByRole('cell')).toContainText(closed);
        await expect(page.getByRole('contentinfo').getByText(`${words.today[language]}: ${words.closed[language]}`)).toHaveCount(2);
      });
      const doctors = page.getByRole('region', { name: scheduleWords.whereTitle[language] });
      const byOffice = doctors.getByRole('table', { name: weekWords.byOffice[language] });
      const today = byOffice.getByRole('row').filter({ hasText: scheduleWords.today[language] });
      await test.step('on a Saturday the doctors are those of next week, with no day called today', async () => {
        await lookAgain(page, new Date('2026-11-28T18:00:00Z'));
        const [from, to] = [formatDate('2026-11-30', language), formatDate('2026-12-04', language)];
        await expect(doctors.getByText(weekWords.nextWeekOf[language](from, to))).toBeVisible();
        await expect(today).toHaveCount(0);
      });
      await test.step('on Monday evening, Tuesday in London, today is Monday, in the week with the days we are closed', async () => {
        await lookAgain(page, new Date('2026-11-24T02:00:00Z'));
        for (const { region } of offices(page, language)) {
          await expect(todayIn(region)).toHaveCount(1);
          await expect(todayIn(region)).toContainText(weekdayTitle('monday', language));
        }
        await expect(byOffice.getByRole('row')).toHaveCount(6);
        const [from, to] = [formatDate('2026-11-23', language), formatDate('2026-11-27', language)];
        await expect(doctors.getByText(weekWords.weekOf[language](from, to))).toBeVisible();
        await expect(today).toHaveCount(1);
        await expect(today).toContainText(briefly('2026-11-23', language));
        const closed = `${weekWords.closed[language]}: ${thanksgiving?.reason[language]}`;
        await expect(byOffice.getByText(closed, { exact: true })).toHaveCount(4);
        await doctors.getByText(weekWords.byDoctor[language], { exact: true }).click();
        await expect(doctors.getByRole('table')).toHaveCount(1 + frame[language].physicians.length);
      });
    });
  });
}

test('a page left open changes by the minute, as it came and hydrated', async ({ page }) => {
  const [closing, opening] = [clockShows(monday, ends(monday, 'clinic', 0)), clockShows(monday, opens(monday, 1))];
  const [first] = offices(page, 'en');
  if (!first) throw new Error('no office');
  await page.clock.install({ time: new Date(closing.getTime() - 120_000) });
  await page.goto(pathOf('locations', 'en'));
  await expectLive(page);
  for (const [state, change] of [
    ['as it came, when lunch begins', closing],
    ['hydrated, when lunch ends', opening],
  ] as const) {
    await test.step(state, async () => {
      if (change === opening) await hydrate(page);
      const justBefore = new Date(change.getTime() - 30_000);
      await page.clock.pauseAt(justBefore);
      const [before, after] = [justBefore, change].map((at) => officeSays(first.office, at, 'en').state);
      expect(after).not.toBe(before);
      await expect(first.region.getByText(before ?? '', { exact: true })).toBeVisible();
      await page.clock.runFor(31_000);
      await expect(first.region.getByText(after ?? '', { exact: true })).toBeVisible();
    });
  }
});

for (const language of triedLanguages) {
  test(`${language}: on home both offices say it, the footer has today's hours`, async ({ page }) => {
    const at = clockShows(monday, opens(monday), 60);
    await page.clock.setFixedTime(at);
    await page.goto(pathOf('home', language));
    await hydrate(page);
    const section = page.getByRole('region', { name: words.today[language], exact: true });
    await section.getByText(homeWords.more[language]).click();
    const foot = page.getByRole('contentinfo');
    for (const [place, office] of frame[language].offices.entries()) {
      const { state, last } = officeSays(office, at, language);
      const shots = stateText(
        officeNow(clinicMoment(at), office, frame[language].closures).shots,
        'shots',
        wordsIn(words, language),
        language,
      );
      await expect(section.getByRole('listitem').nth(place)).toContainText(state);
      const [morning] = rangesOn(monday, office, 'clinic', frame[language].closures);
      const address = foot.locator('address').nth(place);
      await expect(address).toContainText(`${words.today[language]}: ${morning ? formatRange(morning, language) : 'no hours'}`);
      await expect(address).toContainText(`${words.openNow[language]} · ${shots}`);
      if (last) await expect(section.getByText(last)).toHaveCount(frame[language].offices.length);
    }
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const language of triedLanguages) {
    test(`${language}: home and locations tell the week and claim nothing about now`, async ({ page }) => {
      for (const id of ['home', 'locations'] as const) {
        await page.goto(pathOf(id, language));
        const text = await page.locator('body').innerText();
        for (const claim of [
          'openUntil',
          'shotsUntil',
          'shotsNow',
          'lunchUntil',
          'shotsAgain',
          'opensToday',
          'opensTomorrow',
          'shotsToday',
          'shotsTomorrow',
        ] as const) {
          const [beginning] = { ...words, ...shotWords }[claim][language]('#').split('#');
          expect(text, id).not.toContain(beginning);
        }
        for (const claim of ['closedNow', 'noShotsNow', 'openNow', 'throughLunch'] as const)
          expect(text, id).not.toContain({ ...words, ...shotWords }[claim][language]);
        expect(text, id).not.toMatch(new RegExp(`\\b${words.today[language]}:`));
        const [morning] = frame[language].offices[0]?.clinicHours.monday ?? [];
        expect(text, id).toContain(morning ? formatRange(morning, language) : 'no hours');
      }
      await test.step('locations has the days with other hours in its structured data', async () => {
        const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
        const clinics = blocks.map((block) => JSON.parse(block)).filter((block) => block.specialOpeningHoursSpecification);
        expect(clinics).toHaveLength(frame[language].offices.length);
        for (const clinic of clinics) {
          for (const day of [
            { validFrom: '2026-12-24', opens: '08:00', closes: '12:00' },
            { validFrom: '2026-11-26', opens: '00:00', closes: '00:00' },
          ])
            expect(clinic.specialOpeningHoursSpecification).toContainEqual(expect.objectContaining(day));
        }
      });
    });
  }
});
