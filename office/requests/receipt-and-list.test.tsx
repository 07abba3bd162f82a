// @vitest-environment happy-dom
/** The visitor's receipt and the desk's list come from two programs on two machines and must name the same hour. */
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { locations } from '#app/content/content.server.ts';
import { mounted } from '#app/frame/mounted-fixture.tsx';
import { addDays, clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { shownDay } from '#app/parts/hours/shown-day.ts';
import { ReceiptPanel } from '#app/parts/request-form/receipt-panel.tsx';
import { callPromise } from '#app/parts/requests/call-promise.server.ts';
import { type Language, languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import type { DayEntry } from '#app/today/entry.schema.ts';
import { closedEntry } from '#app/today/entry-fixture.ts';
import type { OpenDesk } from '../session.ts';
import { knownHours } from '../today/known-day.ts';
import { promiseLeft } from './promise.ts';

const offices = locations().map(({ id }) => id);

afterEach(() => {
  globalThis.officeDay = undefined;
});

/** Returns the receipt on a page that loaded these entries. */
async function receiptText(receivedAt: string, entries: readonly DayEntry[], language: Language): Promise<string> {
  globalThis.officeDay = shownDay(entries);
  const receipt = { receivedAt, reference: 'A-1' };
  const panel = <ReceiptPanel receipt={receipt} promise={callPromise()} sample={false} onAnother={() => {}} />;
  return (await mounted(panel, pathOf('appointment-request', language))).place.textContent;
}

/** Returns the list's text without "Call": "by Thursday, December 10, 8 am". */
function listed(receivedAt: string, entries: readonly DayEntry[], language: Language) {
  const due = promiseLeft(receivedAt, new Date(receivedAt), knownHours({ day: entries } as OpenDesk, language));
  return due?.by.replace(/^\S+ /, '');
}

it('two closed days move the call from Tuesday to Thursday, on the receipt and at the desk', async () => {
  // Tuesday, December 8, 2026, 7:30 am in San Antonio.
  const receivedAt = '2026-12-08T13:30:00.000Z';
  const entries = ['2026-12-08', '2026-12-09'].flatMap((day) =>
    offices.map((office) => ({ ...closedEntry, id: `${office}-${day}`, day, office })),
  );
  const list = listed(receivedAt, entries, 'en');
  expect(list?.replaceAll('\u00a0', ' ')).toBe('by Thursday, December 10, 8 am');
  expect(await receiptText(receivedAt, entries, 'en')).toContain(list);
});

it.each(languages)('name the same hour on any day, at any hour and with anything said under Today (%s)', async (language) => {
  const closed = fc.record({
    ahead: fc.integer({ min: -1, max: 2 }),
    at: fc.constantFrom(offices, offices, offices.slice(1)),
    closed: fc.constantFrom('all' as const, 'all' as const, 'shots' as const),
    times: fc.constantFrom(['00:00', '24:00'], ['00:00', '24:00'], ['00:00', '10:00'], ['12:00', '24:00'], ['09:30', '15:15']),
  });
  const minute = fc.integer({ min: 0, max: 60 * 24 * 60 });
  const property = fc.asyncProperty(minute, fc.array(closed, { minLength: 1, maxLength: 5 }), async (minutes, all) => {
    const received = new Date(Date.parse('2026-11-15T06:00:00Z') + minutes * 60_000);
    const { date } = clinicMoment(received);
    const entries = all.flatMap(({ ahead, at, times: [from = '', until = ''], closed }, place) =>
      at.map((office) => ({ ...closedEntry, id: `closed-${place}-${office}`, day: addDays(date, ahead), office, closed, from, until })),
    );
    const receivedAt = received.toISOString();
    expect(await receiptText(receivedAt, entries, language)).toContain(listed(receivedAt, entries, language) ?? 'never');
  });
  await fc.assert(property, { numRuns: 25 });
});
