import type { Page } from '@playwright/test';
import { closures } from '#app/content/content.server.ts';
import { words as homeWords } from '#app/pages/home/words.ts';
import { formatDate, formatTime } from '#app/parts/hours/format.ts';
import { words } from '#app/parts/hours/words.ts';
import { words as physicianWords } from '#app/parts/physicians/words.ts';
import { type Language, languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { frame } from '../support/practice.ts';
import { expect, test } from '../support/test.ts';
import { wake } from '../support/waking.ts';

/** One moment of San Antonio's clocks (UTC−6 in November) and what both offices then say. The hours are the specification's. */
interface Moment {
  readonly name: string;
  readonly at: string;
  readonly says: (language: Language) => readonly string[];
}

const weekday = { en: 'Monday', es: 'lunes' } as const;
const thanksgiving = closures().find(({ id }) => id.startsWith('thanksgiving'));

/** While shots are given: the last one, and why it is the last. */
const shotsNow = (l: Language, last: string, closes: string) => [
  words.shotsNow[l](formatTime(last, l)),
  words.waitEndsAtClosing[l](30, formatTime(closes, l)),
];
/** Before and after: when shots begin, and the last one of that day. */
const lastShot = (l: Language, last: string, closes: string) =>
  `${words.lastShot[l](formatTime(last, l))} ${words.waitEndsAtClosing[l](30, formatTime(closes, l))}`;

const moments: readonly Moment[] = [
  {
    name: 'Monday 9 am: open until lunch, shots all day',
    at: '2026-11-23T15:00:00Z',
    says: (l) => [words.openUntil[l](formatTime('12:00', l)), ...shotsNow(l, '17:30', '18:00')],
  },
  {
    name: 'Monday 12:30 pm: lunch, shots go on',
    at: '2026-11-23T18:30:00Z',
    says: (l) => [words.lunchUntil[l](formatTime('13:00', l)), ...shotsNow(l, '17:30', '18:00')],
  },
  {
    name: 'Wednesday 5:15 pm: open, no more shots',
    at: '2026-11-18T23:15:00Z',
    says: (l) => [words.openUntil[l](formatTime('17:30', l)), words.shotsTomorrow[l](formatTime('08:00', l))],
  },
  {
    name: 'Monday 7 am: opens today',
    at: '2026-11-23T13:00:00Z',
    says: (l) => [words.opensToday[l](formatTime('08:00', l)), words.shotsToday[l](formatTime('08:00', l)), lastShot(l, '17:30', '18:00')],
  },
  {
    name: 'Monday 8 pm, Tuesday in London: opens tomorrow',
    at: '2026-11-24T02:00:00Z',
    says: (l) => [words.opensTomorrow[l](formatTime('08:00', l)), words.shotsTomorrow[l](formatTime('08:00', l))],
  },
  {
    name: 'Friday 12:45 pm: open until 1, shots ended',
    at: '2026-11-20T18:45:00Z',
    says: (l) => [words.openUntil[l](formatTime('13:00', l)), words.shotsOn[l](weekday[l], formatTime('08:00', l))],
  },
  {
    name: 'Friday 2 pm: closed over the weekend',
    at: '2026-11-20T20:00:00Z',
    says: (l) => [words.opensOn[l](weekday[l], formatTime('08:00', l)), words.shotsOn[l](weekday[l], formatTime('08:00', l))],
  },
  {
    name: 'Christmas Eve 9 am: everything ends at noon',
    at: '2026-12-24T15:00:00Z',
    says: (l) => [words.openUntil[l](formatTime('12:00', l)), ...shotsNow(l, '11:30', '12:00')],
  },
  {
    name: 'Thanksgiving 10 am: closed, with the reason',
    at: '2026-11-26T16:00:00Z',
    says: (l) => [words.opensOn[l](weekday[l], formatTime('08:00', l)), thanksgiving?.reason[l] ?? ''],
  },
];

/** The two offices on the page of locations. */
function offices(page: Page, language: Language) {
  return frame[language].offices.map(({ name }) => page.getByRole('region', { name, exact: true }));
}

for (const [timezoneId, language] of [
  ['America/Chicago', 'en'],
  ['Asia/Tokyo', 'es'],
  ['Europe/London', 'en'],
  ['Pacific/Honolulu', 'es'],
] as const) {
  test.describe(`on a device in ${timezoneId}`, () => {
    test.use({ timezoneId });
    test('both offices say whether they are open', async ({ page }) => {
      await page.clock.setFixedTime(new Date(moments[0]?.at ?? 0));
      await page.goto(pathOf('locations', language));
      await wake(page);
      for (const { name, at, says } of moments) {
        await test.step(name, async () => {
          await page.clock.setFixedTime(new Date(at));
          // As when the phone is taken out of the pocket again.
          await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
          for (const office of offices(page, language)) {
            // The reason of a closure stands in the table's row of today as well.
            for (const line of says(language)) await expect(office.getByText(line, { exact: true }).first()).toBeVisible();
          }
        });
      }
    });
  });
}

test.describe('the same on home', () => {
  for (const language of languages) {
    test(`${language}: both offices say it, the footer has today's hours`, async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-11-23T15:00:00Z'));
      await page.goto(pathOf('home', language));
      await wake(page);
      const section = page.getByRole('region', { name: homeWords.locationsTitle[language] });
      await expect(section.getByText(words.openUntil[language](formatTime('12:00', language)))).toHaveCount(2);
      const today = `${words.today[language]}: ${formatTime('08:00', language)}`;
      await expect(page.getByRole('contentinfo').getByRole('paragraph').filter({ hasText: today })).toHaveCount(2);
      const now = `${words.openNow[language]} · ${words.shotsNow[language](formatTime('17:30', language))}`;
      await expect(page.getByRole('contentinfo').getByText(now, { exact: true })).toHaveCount(2);
      const wait = words.waitEndsAtClosing[language](30, formatTime('18:00', language));
      await expect(page.getByRole('contentinfo').getByText(wait, { exact: true })).toHaveCount(2);
      await expect(section.getByText(wait)).toHaveCount(2);
    });
  }

  test('on a closed day the footer says closed', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-26T16:00:00Z'));
    await page.goto(pathOf('team', 'en'));
    await wake(page);
    await expect(page.getByRole('contentinfo').getByText(`${words.today.en}: ${words.closed.en}`)).toHaveCount(2);
  });
});

test('today is marked in the week’s table, by San Antonio’s calendar', async ({ page }) => {
  // Tuesday in Tokyo, where the device is; still Monday evening in San Antonio.
  await page.clock.setFixedTime(new Date('2026-11-24T02:00:00Z'));
  await page.goto(pathOf('locations', 'en'));
  await wake(page);
  for (const office of offices(page, 'en')) {
    await expect(office.getByRole('row').filter({ hasText: words.today.en })).toHaveCount(1);
    await expect(office.getByRole('row').filter({ hasText: words.today.en })).toContainText('Monday');
  }
});

test.describe('a page left open', () => {
  test('changes by the minute', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-23T17:58:00Z') });
    await page.goto(pathOf('locations', 'en'));
    await wake(page);
    await page.clock.pauseAt(new Date('2026-11-23T17:59:30Z'));
    const [office] = offices(page, 'en');
    await expect(office?.getByText(words.openUntil.en(formatTime('12:00', 'en')), { exact: true }) ?? page.locator('never')).toBeVisible();
    await page.clock.runFor(31_000);
    await expect(office?.getByText(words.lunchUntil.en(formatTime('13:00', 'en')), { exact: true }) ?? page.locator('never')).toBeVisible();
  });

  test('and looked at again is right at once', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-23T15:00:00Z'));
    await page.goto(pathOf('locations', 'en'));
    await wake(page);
    await page.clock.setFixedTime(new Date('2026-11-24T02:00:00Z'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText(words.opensTomorrow.en(formatTime('08:00', 'en')), { exact: true })).toHaveCount(2);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const language of languages) {
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
        expect(text).toContain(`${formatTime('08:00', language)} ${language === 'es' ? 'a' : 'to'} ${formatTime('12:00', language)}`);
      });
    }
  }
});

test.describe('a day with other hours', () => {
  for (const language of languages) {
    test(`${language}: has them in its row of the table`, async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-11-26T16:00:00Z'));
      await page.goto(pathOf('locations', language));
      await wake(page);
      for (const office of offices(page, language)) {
        const today = office.getByRole('row').filter({ hasText: words.today[language] });
        await expect(today.getByRole('cell')).toHaveText([words.closed[language], words.closed[language]]);
        await expect(today.getByRole('rowheader')).toContainText(thanksgiving?.reason[language] ?? 'a reason');
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
  const section = (page: Page, language: Language) => page.getByRole('region', { name: physicianWords.whereTitle[language] });
  const byOffice = (page: Page, language: Language) =>
    section(page, language).getByRole('table', { name: physicianWords.byOffice[language] });

  for (const language of languages) {
    test(`${language}: this week's dates, today and the days we are closed`, async ({ page }) => {
      await page.clock.setFixedTime(new Date('2026-11-24T16:00:00Z'));
      await page.goto(pathOf('locations', language));
      await expect(byOffice(page, language).getByRole('row')).toHaveCount(6);
      await wake(page);
      const from = formatDate('2026-11-23', language);
      const to = formatDate('2026-11-27', language);
      await expect(section(page, language).getByText(physicianWords.weekOf[language](from, to))).toBeVisible();
      const today = byOffice(page, language).getByRole('row').filter({ hasText: physicianWords.today[language] });
      await expect(today).toHaveCount(1);
      await expect(today).toContainText(formatDate('2026-11-24', language, { month: 'short', day: 'numeric' }));
      const closed = `${physicianWords.closed[language]}: ${thanksgiving?.reason[language]}`;
      await expect(byOffice(page, language).getByText(closed, { exact: true })).toHaveCount(4);
      await section(page, language).getByText(physicianWords.byDoctor[language], { exact: true }).click();
      await expect(section(page, language).getByRole('table')).toHaveCount(1 + frame[language].physicians.length);
    });
  }

  test('on a Saturday it is next week, with no day called today', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-28T18:00:00Z'));
    await page.goto(pathOf('locations', 'en'));
    await wake(page);
    await expect(section(page, 'en').getByText(physicianWords.nextWeekOf.en('November 30', 'December 4'))).toBeVisible();
    await expect(byOffice(page, 'en').getByRole('row').filter({ hasText: physicianWords.today.en })).toHaveCount(0);
  });
});
