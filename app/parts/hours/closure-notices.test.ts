import { describe, expect, it } from 'vitest';
import { closures, locations } from '#app/content/content.server.ts';
import { localized } from '#app/content/localized.ts';
import { languages, wordsIn } from '#app/site/language.ts';
import { changedHours, closureNotices, toldFrom } from './closure-notices.ts';
import { office, thanksgiving } from './hours-fixture.ts';
import { words } from './words.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const english = wordsIn(words, 'en');

describe('notices of closures', () => {
  it('take the office’s and the shot room’s closure of one day together', () => {
    const notices = closureNotices(localized(closures(), 'en'), localized(locations(), 'en'));
    const eve = notices.filter(({ from }) => from === '2026-12-24');
    expect(eve.map((notice) => plain(changedHours(notice, english, 'en')))).toEqual(['office open 8 am to 12 pm, shots 8 am to 11:30 am']);
  });

  it.each(languages)('name every closure of the practice, soonest first (%s)', (language) => {
    const notices = closureNotices(localized(closures(), language), localized(locations(), language));
    const named = notices.flatMap(({ id }) => id.split('+')).toSorted();
    expect(named).toEqual(
      closures()
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(notices.map(({ from }) => from)).toEqual(notices.map(({ from }) => from).toSorted());
    for (const notice of notices) expect(changedHours(notice, wordsIn(words, language), language)).toMatch(/\p{L}{4}/u);
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

  it('are told from a week before', () => {
    expect(toldFrom(thanksgiving)).toBe('2026-11-19');
    expect(toldFrom({ from: '2027-01-01' })).toBe('2026-12-25');
  });
});
