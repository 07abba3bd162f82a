import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Answers } from '#app/requests/answers.ts';
import type { RequestForm } from '#app/requests/content.ts';
import { newRequestId } from '#app/requests/envelope.ts';
import { filesBelow } from '../../server/testing/canary-search-fixture.ts';
import { newOfficeFolder } from '../desk-fixture.ts';
import { type Note, newNoteId } from '../notes/note.ts';
import { RequestBox, type SavedRequest } from '../requests/request-box.ts';
import { askedMonth, countsOf, medianOf, monthBeside, monthReport, totalOf } from './month-report.ts';
import { reportCsv } from './report-csv.ts';

let folder: string;
let key: CryptoKey;
let box: RequestBox;
beforeEach(async () => {
  folder = await newOfficeFolder();
  key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  box = new RequestBox(folder, key);
});
afterEach(() => rm(dirname(folder), { recursive: true }));

const officeId = 'medical-center';

async function keep(receivedAt: string, calledAfter?: number, form: RequestForm = 'appointment', answers: Answers = {}): Promise<string> {
  const id = newRequestId();
  const opened = { schemaVersion: 1, id, lockedAt: receivedAt, form, language: 'es', answers } as const;
  const at = new Date(Date.parse(receivedAt) + (calledAfter ?? 0) * 60_000).toISOString();
  const notes: Note[] = calledAfter === undefined ? [] : [{ id: newNoteId(), at, by: '', state: 'done', over: [] }];
  await box.keep({ kind: 'saved', id, receivedAt, opened, notes } satisfies SavedRequest);
  return id;
}

describe('the report of a month', () => {
  it('counts by kind, language and office, and how long it took to call', async () => {
    await keep('2026-11-02T15:00:00Z', 30, 'appointment', { office: officeId });
    await keep('2026-11-03T15:00:00Z', 90, 'appointment', { office: 'any-office' });
    await keep('2026-11-04T15:00:00Z', 1501, 'registration', { office: 'Calle Xochipilli 4711' });
    await keep('2026-11-05T15:00:00Z', undefined, 'cancellation');
    const report = await monthReport(box, '2026-11');
    expect(totalOf(report)).toBe(4);
    expect(countsOf(report, 'form')).toEqual([
      ['appointment', 2],
      ['registration', 1],
      ['cancellation', 1],
    ]);
    expect(countsOf(report, 'language')).toEqual([
      ['en', 0],
      ['es', 4],
    ]);
    expect(Object.fromEntries(countsOf(report, 'office'))).toMatchObject({ [officeId]: 1, 'any-office': 1, none: 2 });
    expect(report.numbers.callMinutes).toEqual([30, 90, 1501]);
    expect(report.incomplete).toBe(false);
  });

  it('is the same after requests were erased, from numbers alone, and after the desk is opened again', async () => {
    const ids = [
      await keep('2026-11-02T15:00:00Z', 30, 'appointment', { office: officeId, 'first-name': 'Zacarías' }),
      await keep('2026-11-03T15:00:00Z', 10, 'registration', { office: 'Xochipilli' }),
      await keep('2026-12-03T15:00:00Z'),
    ];
    const before = await monthReport(box, '2026-11');
    for (const id of ids) await box.erase(id);
    for (const id of ids) await box.erase(id);
    box = new RequestBox(folder, key);
    expect(await monthReport(box, '2026-11')).toEqual(before);
    expect(totalOf(await monthReport(box, '2026-12'))).toBe(1);
    expect((await box.list()).saved).toEqual([]);
    expect(JSON.stringify(await box.tally.read('2026-11'))).not.toMatch(/Zacar|Xochipilli|2026/);
    for (const id of ids) expect(JSON.stringify(await box.tally.read('2026-11'))).not.toContain(id);
    const months = (await filesBelow(folder)).filter(({ name }) => name.includes('months'));
    expect(months).toHaveLength(2);
    for (const { text } of months) expect(text).not.toMatch(/appointment|callMinutes/);
  });

  it('says so where a file does not open, and does not write over it', async () => {
    await box.erase(await keep('2026-11-02T15:00:00Z'));
    await writeFile(join(folder, 'months', '2026-11.sealed'), 'damaged');
    await box.erase(await keep('2026-11-03T15:00:00Z'));
    await keep('2026-11-04T15:00:00Z');
    const report = await monthReport(box, '2026-11');
    expect([totalOf(report), report.incomplete]).toEqual([1, true]);
    expect((await monthReport(box, '2026-10')).incomplete).toBe(false);
  });

  it('takes the month by the clocks of San Antonio, in summer and in winter', async () => {
    // Midnight is at 5 UTC in summer, at 6 in winter; in 2026 the clocks change on November 1.
    const months = ['2026-11-01T04:59:00Z', '2026-11-01T05:00:00Z', '2026-12-01T05:59:00Z', '2026-12-01T06:00:00Z'];
    for (const at of months) await keep(at, 60);
    for (const [month, count] of [
      ['2026-10', 1],
      ['2026-11', 2],
      ['2026-12', 1],
    ] as const)
      expect(totalOf(await monthReport(box, month)), month).toBe(count);
  });
});

it('for a spreadsheet it has a row a number, and leaves the median of nothing open', async () => {
  await keep('2026-11-02T15:00:00Z', 30, 'appointment', { office: officeId });
  const lines = reportCsv(await monthReport(box, '2026-11')).split('\r\n');
  expect(lines[0]).toBe('\uFEFFmonth,group,id,value');
  expect(lines).toContain(`2026-11,office,${officeId},1`);
  expect(lines.slice(-4)).toEqual([
    '2026-11,first-call,called,1',
    '2026-11,first-call,median-minutes,30',
    '2026-11,first-call,longest-minutes,30',
    '',
  ]);
  expect(reportCsv(await monthReport(box, '2026-10'))).toContain('2026-10,first-call,median-minutes,\r\n');
});

it('the median is the middle, or between the two in the middle', () => {
  expect([[], [5], [1, 2], [1, 2, 100], [1, 2, 5, 100]].map(medianOf)).toEqual([undefined, 5, 2, 2, 4]);
});

it('another month than one that has begun is the present one', () => {
  expect(['2026-10', '2026-11', '2026-12', '2026-13', '1999-01', 'x', null].map((asked) => askedMonth(asked, '2026-11'))).toEqual([
    '2026-10',
    ...Array.from({ length: 6 }, () => '2026-11'),
  ]);
  expect([monthBeside('2026-01', -1), monthBeside('2026-12', 1), monthBeside('2026-03', -1)]).toEqual(['2025-12', '2027-01', '2026-02']);
});
