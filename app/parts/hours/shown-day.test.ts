import { describe, expect, it } from 'vitest';
import type { Language } from '#app/site/language.ts';
import type { DayEntry } from '#app/today/entry.schema.ts';
import { closedEntry } from '#app/today/entry-fixture.ts';
import type { ClinicRecords } from './clinic-records.ts';
import { leftOpen, rangesOn } from './day-hours.ts';
import { christmasEve, office } from './hours-fixture.ts';
import { lastShot } from './last-shot.ts';
import { openState } from './open-state.ts';
import { shownDay } from './shown-day.ts';
import { withDay } from './with-day.ts';

const records = (language: Language) => ({ language, offices: [{ ...office, name: 'Medical Center' }], closures: [] });
const beside = (entries: readonly DayEntry[], language: Language = 'en', minutes = 0) =>
  shownDay(entries).beside<ClinicRecords>(records(language), { date: '2026-12-01', minutes });

/** Hours of Tuesday, December 1, 2026 with these entries. */
function tuesday(...entries: DayEntry[]) {
  const { closures } = beside(entries);
  const of = (kind: 'clinic' | 'shots') => rangesOn('2026-12-01', office, kind, closures).map(({ opens, closes }) => `${opens}–${closes}`);
  return { clinic: of('clinic'), shots: of('shots'), closures };
}

const reasonOf = (entry: DayEntry, language: Language) => beside([entry], language).closures[0]?.reason;

describe('what the desk says of a day', () => {
  it('closes an office, in both languages, with its reason', () => {
    const { clinic, shots } = tuesday(closedEntry);
    expect([clinic, shots, reasonOf(closedEntry, 'en')]).toEqual([[], [], 'bad weather']);
    const { closures } = beside([closedEntry], 'es');
    const at = (minutes: number) => openState({ date: '2026-12-01', minutes }, office, 'clinic', closures);
    expect(at(600)).toMatchObject({ state: 'closed', reason: 'mal tiempo', next: { date: '2026-12-02' } });
  });

  it('adds the office’s own words to the reason, or puts them in its place', () => {
    const text = { en: 'the road is icy', es: 'la calle está helada' };
    expect(reasonOf({ ...closedEntry, text }, 'es')).toBe('mal tiempo: la calle está helada');
    expect(reasonOf({ ...closedEntry, reason: 'other', text }, 'en')).toBe('the road is icy');
  });

  it('closes early: the last shot leaves its wait', () => {
    const { clinic, shots, closures } = tuesday({ ...closedEntry, from: '15:10' });
    expect([clinic, shots]).toEqual([['08:00–12:00', '13:00–15:10'], ['08:00–14:40']]);
    expect(lastShot('2026-12-01', office, closures)?.waitEnds).toBe('15:10');
  });

  it('closes for a while: no shot whose wait it would cut', () => {
    const { clinic, shots } = tuesday({ ...closedEntry, from: '10:00', until: '14:00' });
    expect([clinic, shots]).toEqual([
      ['08:00–10:00', '14:00–18:00'],
      ['08:00–09:30', '14:00–17:30'],
    ]);
  });

  it('opens late, and says why only until then', () => {
    const late: DayEntry = { ...closedEntry, from: '00:00', until: '10:00' };
    expect(tuesday(late).clinic).toEqual(['10:00–12:00', '13:00–18:00']);
    const at = (minutes: number) => openState({ date: '2026-12-01', minutes }, office, 'clinic', beside([late], 'en', minutes).closures);
    expect([at(500), at(1200)]).toMatchObject([{ reason: 'bad weather' }, { reason: undefined }]);
  });

  it('ends shots alone', () => {
    const { clinic, shots } = tuesday({ ...closedEntry, closed: 'shots', from: '11:00' });
    expect([clinic, shots]).toEqual([['08:00–12:00', '13:00–18:00'], ['08:00–11:00']]);
  });

  it('takes one doctor away and no one else', () => {
    const { closures, clinic } = tuesday({ kind: 'away', id: 'away-one', day: '2026-12-01', doctor: 'salinas' });
    expect(clinic).toHaveLength(2);
    const left = (doctor: string, date = '2026-12-01') =>
      leftOpen([{ opens: '08:00', closes: '12:00' }], date, doctor, 'clinic', closures).length;
    expect([left('salinas'), left('marquez'), left('salinas', '2026-12-02')]).toEqual([0, 1, 1]);
  });

  it('tells the newest count, and offers the half-days with room', () => {
    const pollen: DayEntry & { kind: 'pollen' } = {
      kind: 'pollen',
      id: 'pollen-1',
      day: '2026-12-01',
      station: 'San Antonio',
      grains: [{ plant: 'oak', grains: 3 }],
    };
    const day = shownDay([
      pollen,
      { ...pollen, id: 'pollen-2', grains: [{ plant: 'mountain-cedar', grains: 12_345 }, ...pollen.grains] },
      {
        kind: 'rooms',
        id: 'rooms-of-1',
        office: office.id,
        doctor: 'salinas',
        halves: { '2026-12-03-morning': 'room', '2026-12-02-afternoon': 'room', '2026-12-04-morning': 'full' },
      },
    ]);
    expect(day.beside<ClinicRecords>(records('en')).count?.text).toBe(
      'Counted December 1: mountain cedar 12,345, oak 3 per cubic meter of air (San Antonio)',
    );
    expect(day.beside<ClinicRecords>(records('es')).count?.text).toBe(
      'Conteo del 1 de diciembre: cedro de montaña 12,345, encino 3 por metro cúbico de aire (San Antonio)',
    );
    expect(day.rooms.map(({ day, half }) => `${day} ${half}`)).toEqual(['2026-12-02 afternoon', '2026-12-03 morning']);
  });

  it('stands beside what the page was built with', () => {
    const built = { ...records('es'), closures: [christmasEve] };
    expect(withDay(built, undefined)).toBe(built);
    const day = shownDay([{ ...closedEntry, closed: 'shots' }]);
    expect(withDay(built, day).closures.map(({ reason }) => reason)).toEqual(['Christmas Eve', 'mal tiempo']);
  });
});
