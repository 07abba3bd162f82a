import { describe, expect, it } from 'vitest';
import { closures, locations } from '#app/content/content.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { languages, wordsIn } from '#app/site/language.ts';
import { changedHours, closureNotices, toldFrom } from './closure-notices.ts';
import { closureWords } from './closure-words.ts';
import { office, thanksgiving } from './hours-fixture.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const english = wordsIn(closureWords, 'en');

describe('notices of closures', () => {
  it('take the office’s and the shot room’s closure of one day together', () => {
    const notices = closureNotices(localized(closures(), 'en'), localized(locations(), 'en'));
    const eve = notices.filter(({ from }) => from === '2026-12-24');
    expect(eve.map((notice) => plain(changedHours(notice, english, 'en')))).toEqual(['office open 8 am to 12 pm, shots 8 am to 11:30 am']);
  });

  it.each(languages)('name every closure of the practice, soonest first (%s)', (language) => {
    const notices = closureNotices(localized(closures(), language), localized(locations(), language));
    const named = new Set(notices.flatMap(({ id }) => id.replace(/\/\d+$/, '').split('+')));
    expect(named).toEqual(new Set(closures().map(({ id }) => id)));
    expect(notices.map(({ from }) => from)).toEqual(notices.map(({ from }) => from).toSorted());
    for (const notice of notices) expect(changedHours(notice, wordsIn(closureWords, language), language)).toMatch(/\p{L}{4}/u);
  });

  it('say "closed" for whole days and "no shots" where only those fall out', () => {
    const [closed] = closureNotices([thanksgiving], [office]);
    const [noShots] = closureNotices([{ ...thanksgiving, closed: 'shots' }], [office]);
    expect([closed, noShots].map((notice) => notice && changedHours(notice, english, 'en'))).toEqual(['closed', 'no allergy shots']);
  });

  it('keep closures of different offices apart', () => {
    const other = { ...thanksgiving, id: 'other', offices: ['lincoln-heights'] };
    expect(closureNotices([thanksgiving, other], [office, { ...office, id: 'lincoln-heights' }])).toHaveLength(2);
  });

  it('tell each day of a closure that leaves other hours than the day before', () => {
    const short = { ...thanksgiving, from: '2026-11-25', to: '2026-11-29', openBetween: { opens: '00:00', closes: '12:00' } };
    const friday = [{ opens: '08:00', closes: '11:00' }];
    const notices = closureNotices([short], [{ ...office, clinicHours: { ...office.clinicHours, friday } }]);
    expect(notices.map(({ from, to, clinic }) => [from, to, clinic.at(-1)?.closes])).toEqual([
      ['2026-11-25', '2026-11-26', '12:00'],
      // The weekend has no hours to change.
      ['2026-11-27', '2026-11-29', '11:00'],
    ]);
    expect(new Set(notices.map(({ id }) => id)).size).toBe(2);
  });

  it('tell the hours of each office where one day leaves them different', () => {
    const early = {
      ...thanksgiving,
      to: '2026-11-26',
      offices: [office.id, 'lincoln-heights'],
      openBetween: { opens: '00:00', closes: '12:00' },
    };
    const late = {
      ...office,
      id: 'lincoln-heights',
      clinicHours: { ...office.clinicHours, thursday: [{ opens: '09:00', closes: '17:00' }] },
    };
    const notices = closureNotices([early], [office, late]);
    expect(notices.map(({ offices, clinic }) => [offices, clinic[0]?.opens])).toEqual([
      [[office.id], office.clinicHours.thursday[0]?.opens],
      [['lincoln-heights'], '09:00'],
    ]);
  });

  it('are told from a week before', () => {
    expect(toldFrom(thanksgiving)).toBe('2026-11-19');
    expect(toldFrom({ from: '2027-01-01' })).toBe('2026-12-25');
  });
});
