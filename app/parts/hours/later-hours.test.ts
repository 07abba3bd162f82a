import { describe, expect, it } from 'vitest';
import { languages } from '#app/site/language.ts';
import { closureNotices } from './closure-notices.ts';
import type { OfficeHours } from './day-hours.ts';
import { rangesOn } from './day-hours.ts';
import { changing, long, office, thanksgiving } from './hours-fixture.ts';
import { hoursChanges, laterHours } from './later-hours.ts';
import { openState } from './open-state.ts';
import { weekRows } from './week-rows.ts';
import { weekText } from './week-text.ts';

const textOf = (of: OfficeHours, kind: 'clinic' | 'shots', language: 'en' | 'es', today?: string) =>
  weekText({ ...of, changes: hoursChanges(of, language) }, kind, language, today);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const five = [{ opens: '08:00', closes: '17:00' }];

describe('hours that change on a day', () => {
  it('hold from that day on, those before until the day before', () => {
    const mondays = ['2026-12-28', '2027-01-04', '2027-05-31', '2027-06-07'].map((day) => rangesOn(day, changing, 'clinic', []));
    expect(mondays).toEqual([long, five, five, long]);
    expect(rangesOn('2027-01-04', changing, 'shots', [])).toEqual([{ opens: '08:00', closes: '16:30' }]);
    expect(openState({ date: '2027-01-04', minutes: 17 * 60 }, changing, 'clinic', [])).toMatchObject({ state: 'closed' });
    expect(openState({ date: '2026-12-28', minutes: 17 * 60 }, changing, 'clinic', [])).toEqual({ state: 'open', until: '18:00' });
  });

  it('stand in a week at the days they hold on when they next come', () => {
    const monday = (today?: string) => weekRows(changing, [], today).find(({ days }) => days.includes('monday'));
    expect([monday(), monday('2026-12-28'), monday('2026-12-29')].map((row) => row?.clinic)).toEqual([long, long, five]);
    expect(monday('2026-12-29')).not.toHaveProperty('change');
  });

  it('are told beforehand in one line, and no longer once they hold', () => {
    expect(laterHours(changing, 'clinic', 'en').map(({ day }) => day)).toEqual(['Monday, January 4', 'Tuesday, June 1']);
    expect(laterHours(changing, 'clinic', 'es', '2027-01-04').map(({ day }) => day)).toEqual(['martes 1 de junio']);
    expect(laterHours(office, 'clinic', 'en')).toEqual([]);
    const said = languages.map((language) => plain(textOf(changing, 'shots', language, '2027-01-03')));
    expect(said[0]).toMatch(/^Mon–Tue 8 am–5:30 pm; .* From Monday, January 4: Mon 8 am–4:30 pm\. From Tuesday, June 1: Mon 8 am–5:30 pm$/);
    expect(said[1]).toMatch(/p\. m\. A partir del lunes 4 de enero: Lun 8:00 a\. m\.–4:30 p\. m\. A partir del martes 1 de junio: /);
    expect(plain(textOf(changing, 'shots', 'en', '2027-06-01'))).toBe(plain(textOf(office, 'shots', 'en')));
  });

  it('says of a change only what it changes', () => {
    const days = (kind: 'clinic' | 'shots') => laterHours(changing, kind, 'en').map(({ groups }) => groups.flatMap((group) => group.days));
    expect([days('clinic'), days('shots')]).toEqual([
      [['monday'], ['monday', 'friday']],
      [['monday'], ['monday']],
    ]);
    const empty = Object.fromEntries(Object.keys(office.shotHours).map((day) => [day, []])) as unknown as typeof office.shotHours;
    const closing = { ...office, laterHours: [{ from: '2027-01-04', clinicHours: empty, shotHours: empty }] };
    expect(textOf(closing, 'clinic', 'en')).toMatch(/ From Monday, January 4: Mon–Fri closed$/);
    expect(textOf(closing, 'shots', 'es')).toMatch(/: Lun–Vie sin inyecciones para la alergia$/);
  });

  it('are what a closure of that time takes', () => {
    const notices = closureNotices([{ ...thanksgiving, from: '2027-01-01', to: '2027-01-04', closed: 'shots' }], [changing]);
    expect(notices.map(({ from, to, clinic }) => [from, to, clinic.at(-1)?.closes])).toEqual([
      ['2027-01-01', '2027-01-03', '13:00'],
      ['2027-01-04', '2027-01-04', '17:00'],
    ]);
  });
});
