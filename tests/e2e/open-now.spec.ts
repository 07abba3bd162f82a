import type { Page } from '@playwright/test';
import { closures } from '#app/content/content.server.ts';
import { words as homeWords } from '#app/pages/home/words.ts';
import { words as weekWords } from '#app/pages/locations/words.ts';
import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { rangesOn } from '#app/parts/hours/day-hours.ts';
import { formatDate, formatRange, formatTime } from '#app/parts/hours/format.ts';
import { officeNow } from '#app/parts/hours/office-now.ts';
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

const [monday, wednesday, friday] = ['2026-11-23', '2026-11-18', '2026-11-20'] as const;
const thanksgiving = closures().find(({ id }) => id.startsWith('thanksgiving'));
const opens = (date: string) => rangesOf(date, 'clinic')[0]?.opens ?? '';
const ends = (date: string, kind: 'clinic' | 'shots', range = -1) => rangesOf(date, kind).at(range)?.closes ?? '';

/** Moments at which the offices say different things, by the hours of the records. */
const moments: readonly { readonly name: string; readonly at: Date }[] = [
  { name: 'Monday, an hour after opening', at: clockShows(monday, opens(monday), 60) },
  { name: 'Monday at lunch, when the first office is closed for it', at: clockShows(monday, ends(monday, 'clinic', 0), 20) },
  { name: 'Wednesday after the last shot, before closing', at: clockShows(wednesday, ends(wednesday, 'shots'), 15) },
  { name: 'Monday, an hour before opening', at: clockShows(monday, opens(monday), -60) },
  { name: 'Monday 8 pm, Tuesday in London', at: clockShows(monday, '20:00') },
  { name: 'Friday after the last shot', at: clockShows(friday, ends(friday, 'shots'), 15) },
  { name: 'Friday an hour after closing, before the weekend', at: clockShows(friday, ends(friday, 'clinic'), 60) },
  { name: 'just before opening on the first Monday of summer time', at: clockShows('2027-03-15', opens('2027-03-15'), -5) },
  { name: 'just after opening on the first Monday of winter time', at: clockShows('2027-11-08', opens('2027-11-08'), 5) },
  { name: 'Christmas Eve 9 am', at: clockShows('2026-12-24', '09:00') },
  ...(thanksgiving ? [{ name: 'Thanksgiving 10 am: closed, with the reason', at: clockShows(thanksgiving.from, '10:00') }] : []),
];

/** The two offices on the page of locations. */
function offices(page: Page, language: Language) {
  return frame[language].offices.map((office) => ({ office, region: page.getByRole('region', { name: office.name, exact: true }) }));
}

for (const [timezoneId, language, state, browser] of [
  ['America/Chicago', 'en', 'as it came', 'of today'],
  ['Asia/Tokyo', 'es', 'hydrated', 'without Temporal'],
  ['Europe/London', 'en', 'hydrated', 'of today'],
  ['Pacific/Honolulu', 'es', 'as it came', 'without Temporal'],
] as const) {
  test.describe(`on a device in ${timezoneId}`, () => {
    test.use({ timezoneId });
    test(`both offices say whether they are open, the page ${state}, in a browser ${browser}`, async ({ page }) => {
      if (browser === 'without Temporal') await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'));
      await page.clock.setFixedTime(moments[0]?.at ?? 0);
      await page.goto(pathOf('locations', language));
      await (state === 'hydrated' ? hydrate : expectLive)(page);
      if (browser === 'without Temporal') expect(await page.evaluate(() => 'Temporal' in globalThis)).toBe(false);
      for (const { name, at } of moments) {
        await test.step(name, async () => {
          await page.clock.setFixedTime(at);
          // As when the phone is taken out of the pocket again.
          await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
          for (const { office, region } of offices(page, language)) {
            const { lines } = officeSays(office, at, language);
            expect(lines.length).toBeGreaterThan(1);
            // The reason of a closure stands in the table's row of today as well.
            for (const line of lines) await expect(region.getByText(line, { exact: true }).first()).toBeVisible();
          }
        });
      }
    });
  });
}

test.describe('the same on home', () => {
  for (const language of triedLanguages) {
    test(`${language}: both offices say it, the footer has today's hours`, async ({ page }) => {
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
        const begins = rangesOn(monday, office, 'clinic', frame[language].closures)[0]?.opens ?? '';
        const address = foot.locator('address').nth(place);
        await expect(address).toContainText(`${words.today[language]}: ${formatTime(begins, language)}`);
        await expect(address).toContainText(`${words.openNow[language]} · ${shots}`);
        if (last) await expect(section.getByText(last)).toHaveCount(frame[language].offices.length);
      }
    });
  }

  test('on a closed day the footer says closed', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-26T16:00:00Z'));
    await page.goto(pathOf('team', 'en'));
    await hydrate(page);
    await expect(page.getByRole('contentinfo').getByText(`${words.today.en}: ${words.closed.en}`)).toHaveCount(2);
  });
});

test('today is marked in the week’s table, by San Antonio’s calendar', async ({ page }) => {
  // Tuesday in Tokyo, where the device is; still Monday evening in San Antonio.
  await page.clock.setFixedTime(new Date('2026-11-24T02:00:00Z'));
  await page.goto(pathOf('locations', 'en'));
  await hydrate(page);
  for (const { region } of offices(page, 'en')) {
    await expect(region.getByRole('row').filter({ hasText: words.today.en })).toHaveCount(1);
    await expect(region.getByRole('row').filter({ hasText: words.today.en })).toContainText('Monday');
  }
});

for (const state of ['as it came', 'hydrated'] as const) {
  test.describe(`a page left open, ${state}`, () => {
    test('changes by the minute', async ({ page }) => {
      const lunch = clockShows(monday, ends(monday, 'clinic', 0));
      await page.clock.install({ time: new Date(lunch.getTime() - 120_000) });
      await page.goto(pathOf('locations', 'en'));
      await (state === 'hydrated' ? hydrate : expectLive)(page);
      await page.clock.pauseAt(new Date(lunch.getTime() - 30_000));
      const [first] = offices(page, 'en');
      if (!first) throw new Error('no office');
      const before = officeSays(first.office, new Date(lunch.getTime() - 30_000), 'en').state;
      const after = officeSays(first.office, lunch, 'en').state;
      expect(after).not.toBe(before);
      await expect(first.region.getByText(before, { exact: true })).toBeVisible();
      await page.clock.runFor(31_000);
      await expect(first.region.getByText(after, { exact: true })).toBeVisible();
    });

    test('and looked at again is right at once', async ({ page }) => {
      const evening = clockShows(monday, '20:00');
      await page.clock.setFixedTime(clockShows(monday, opens(monday), 60));
      await page.goto(pathOf('locations', 'en'));
      await (state === 'hydrated' ? hydrate : expectLive)(page);
      await page.clock.setFixedTime(evening);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      for (const { office, region } of offices(page, 'en')) {
        await expect(region.getByText(officeSays(office, evening, 'en').state, { exact: true })).toBeVisible();
      }
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const language of triedLanguages) {
    for (const id of ['home', 'locations'] as const) {
      test(`${language}: ${id} tells the week and claims nothing about now`, async ({ page }) => {
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
          const [beginning] = words[claim][language]('#').split('#');
          expect(text).not.toContain(beginning);
        }
        for (const claim of ['closedNow', 'noShotsNow', 'openNow', 'throughLunch'] as const)
          expect(text).not.toContain(words[claim][language]);
        expect(text).not.toMatch(new RegExp(`\\b${words.today[language]}:`));
        const [morning] = frame[language].offices[0]?.clinicHours.monday ?? [];
        expect(text).toContain(morning ? formatRange(morning, language) : 'no hours');
      });
    }
  }
});

test.describe('a day with other hours', () => {
  for (const language of triedLanguages) {
    test(`${language}: has them in its row of the table`, async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-11-26T16:00:00Z'));
      await page.goto(pathOf('locations', language));
      await hydrate(page);
      for (const { region } of offices(page, language)) {
        const today = region.getByRole('row').filter({ hasText: words.today[language] });
        const day = formatDate('2026-11-26', language, { month: 'short', day: 'numeric' });
        await expect(today.getByRole('cell')).toContainText(words.closedOn[language](day, thanksgiving?.reason[language] ?? 'a reason'));
      }
    });
  }

  test('is the same in the structured data', async ({ page }) => {
    await page.goto(pathOf('locations', 'en'));
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const clinics = blocks.map((block) => JSON.parse(block)).filter((block) => block.specialOpeningHoursSpecification);
    expect(clinics).toHaveLength(frame.en.offices.length);
    for (const clinic of clinics) {
      expect(clinic.specialOpeningHoursSpecification).toContainEqual(
        expect.objectContaining({ validFrom: '2026-12-24', opens: '08:00', closes: '12:00' }),
      );
      expect(clinic.specialOpeningHoursSpecification).toContainEqual(
        expect.objectContaining({ validFrom: '2026-11-26', opens: '00:00', closes: '00:00' }),
      );
    }
  });
});

test.describe('which doctor is where', () => {
  const section = (page: Page, language: Language) => page.getByRole('region', { name: scheduleWords.whereTitle[language] });
  const byOffice = (page: Page, language: Language) => section(page, language).getByRole('table', { name: weekWords.byOffice[language] });

  for (const language of triedLanguages) {
    test(`${language}: this week's dates, today and the days we are closed`, async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-11-24T16:00:00Z'));
      await page.goto(pathOf('locations', language));
      await expect(byOffice(page, language).getByRole('row')).toHaveCount(6);
      const from = formatDate('2026-11-23', language);
      const to = formatDate('2026-11-27', language);
      await expect(section(page, language).getByText(weekWords.weekOf[language](from, to))).toBeVisible();
      const today = byOffice(page, language).getByRole('row').filter({ hasText: scheduleWords.today[language] });
      await expect(today).toHaveCount(1);
      await expect(today).toContainText(formatDate('2026-11-24', language, { month: 'short', day: 'numeric' }));
      const closed = `${weekWords.closed[language]}: ${thanksgiving?.reason[language]}`;
      await expect(byOffice(page, language).getByText(closed, { exact: true })).toHaveCount(4);
      await section(page, language).getByText(weekWords.byDoctor[language], { exact: true }).click();
      await expect(section(page, language).getByRole('table')).toHaveCount(1 + frame[language].physicians.length);
    });
  }

  test('on a Saturday it is next week, with no day called today', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-28T18:00:00Z'));
    await page.goto(pathOf('locations', 'en'));
    await expect(section(page, 'en').getByText(weekWords.nextWeekOf.en('November 30', 'December 4'))).toBeVisible();
    await expect(byOffice(page, 'en').getByRole('row').filter({ hasText: scheduleWords.today.en })).toHaveCount(0);
  });
});
