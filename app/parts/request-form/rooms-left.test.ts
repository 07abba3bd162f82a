import { describe, expect, it } from 'vitest';
import { requestForm } from '#app/content/requests/request-forms.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { shownDay } from '#app/parts/hours/shown-day.ts';
import type { RoomOffer } from '#app/parts/hours/with-day.ts';
import type { DayEntry } from '#app/today/entry.schema.ts';
import { closedEntry } from '#app/today/entry-fixture.ts';
import { roomsLeft } from './rooms-left.ts';

const form = localized(requestForm('appointment'), 'es');
const [office = '', doctor = ''] = form.combinations.rows.find(([, , time]) => time === 'thursday-morning') ?? [];
const room: RoomOffer = { day: '2026-12-03', half: 'morning', office, doctor };
const left = (rooms: readonly RoomOffer[], entries: readonly DayEntry[] = [], at = { date: '2026-12-01', minutes: 600 }, given = {}) =>
  roomsLeft(rooms, {
    form,
    given,
    now: at,
    closures: shownDay(entries).beside({ language: 'es', offices: [], closures: [] }).closures,
  });
const onDay = { ...closedEntry, office, day: room.day };

describe('the half-days with room', () => {
  it('are offered in the words of the form, soonest first', () => {
    const earlier = { ...room, day: '2026-12-02', half: 'morning' } as const;
    const wednesday = form.combinations.rows.find(([, , time]) => time === 'wednesday-morning') ?? [];
    const all = left([room, { ...earlier, office: wednesday[0] ?? '', doctor: wednesday[1] ?? '' }]);
    expect(all.map(({ time, labels }) => [time, labels.time])).toEqual([
      ['wednesday-morning', 'Miércoles en la mañana'],
      ['thursday-morning', 'Jueves en la mañana'],
    ]);
  });

  it.each([
    ['once it has begun', [], { date: '2026-12-03', minutes: 480 }],
    ['at an office that is closed', [onDay], undefined],
    ['at an office that opens late', [{ ...onDay, until: '09:00' }], undefined],
    ['of a doctor who is away', [{ kind: 'away', id: 'away-one', day: room.day, doctor }], undefined],
  ] as [string, DayEntry[], undefined][])('are not offered %s', (_when, entries, at) => {
    expect(left([room])).toHaveLength(1);
    expect(left([room], entries, at)).toEqual([]);
  });

  it('are still offered where only another office is closed, or shots end early', () => {
    expect(
      left(
        [room],
        [
          { ...onDay, office: 'another' },
          { ...onDay, closed: 'shots' },
        ],
      ),
    ).toHaveLength(1);
  });

  it('are not offered where the doctor never is, or does not see this patient', () => {
    expect(left([{ ...room, office: 'another' }])).toEqual([]);
    const strict = form.combinations.rows.find(([, id, time]) => id === 'whitaker' && time?.endsWith('morning')) ?? [];
    const day = { monday: '2026-12-07', tuesday: '2026-12-08', wednesday: '2026-12-02', thursday: '2026-12-03', friday: '2026-12-04' }[
      strict[2]?.split('-')[0] ?? ''
    ];
    const adults: RoomOffer = { day: day ?? '', half: 'morning', office: strict[0] ?? '', doctor: 'whitaker' };
    expect(left([adults])).toHaveLength(1);
    expect(left([adults], [], undefined, { 'birth-date': '2020-01-01' })).toEqual([]);
  });
});
