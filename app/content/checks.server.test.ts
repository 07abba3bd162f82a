import { describe, expect, test } from 'vitest';
import { physicianPages } from '#app/site/pages.ts';
import { checkContent } from './checks.server.ts';
import { contentFolder, officeRecord, physicianFields, soundFiles, soundRows } from './content-fixture.ts';

const [first, second = physicianPages[0]] = physicianPages;

/** Checks a valid folder in which some files are replaced or, if undefined, removed. */
function faultsWith(changes: Record<string, string | object | undefined>): string[] {
  const files = { ...soundFiles(), ...changes };
  const present = Object.entries(files).filter((entry): entry is [string, string | object] => entry[1] !== undefined);
  return checkContent(contentFolder(Object.fromEntries(present)), soundRows);
}

const slidesWith = (change: (slide: Record<string, unknown>) => Record<string, unknown>) => {
  const { slides } = soundFiles()['slides.yaml'] as { slides: Record<string, unknown>[] };
  return { slides: slides.map((slide, index) => (index === 0 ? change(slide) : slide)) };
};

test('a sound folder has no faults', () => {
  expect(faultsWith({})).toEqual([]);
});

describe('physicians', () => {
  const file = `physicians/${second.id}.yaml`;

  test('two physicians with one slug', () => {
    const faults = faultsWith({ [file]: physicianFields(second.id, first.slug) });
    expect(faults).toContainEqual(
      expect.stringMatching(
        `${file}:2 slug: expected a slug of its own, found "${first.slug}", which is also the slug in ${first.id}.yaml`,
      ),
    );
    expect(faults).toContainEqual(expect.stringContaining(`slug: expected "${second.slug}" as in content/physicians.json`));
  });

  test('a row of the page table without its record, and a record without its row', () => {
    expect(faultsWith({ [file]: undefined })).toEqual([
      expect.stringContaining(`${file}: expected the record of a physician in content/physicians.json, found no such file`),
    ]);
    expect(faultsWith({ 'physicians/nobody.yaml': physicianFields('nobody', 'no-body') })).toEqual([
      expect.stringContaining('nobody.yaml:1 id: expected the id of a physician in content/physicians.json, found "nobody"'),
    ]);
  });

  test('an office that does not exist, and hours outside the office hours', () => {
    const shifts = [
      { location: 'west', opens: '08:00', closes: '12:00' },
      { location: 'north', opens: '13:00', closes: '19:00' },
    ];
    const faults = faultsWith({
      [file]: {
        ...physicianFields(second.id, second.slug),
        schedule: { monday: shifts, tuesday: 'off', wednesday: 'off', thursday: 'off', friday: 'off' },
      },
    });
    expect(faults).toEqual([
      expect.stringContaining('schedule.monday[0].location: expected the id of an office in locations.yaml (north, south), found "west"'),
      expect.stringContaining('schedule.monday[1]: expected hours inside the clinic hours of north, found 13:00 to 19:00'),
    ]);
  });

  test('a portrait without its text for those who cannot see it', () => {
    const portrait = { kind: 'photo', file: 'a.jpg', focus: { x: 50, y: 30 } };
    expect(faultsWith({ [file]: { ...physicianFields(second.id, second.slug), portrait } })).toEqual([
      expect.stringContaining('portrait.alt: expected fields, found nothing'),
    ]);
  });

  test('a bio with more than bold and links', () => {
    const bio = { en: '- a list', es: 'Texto' };
    expect(faultsWith({ [file]: { ...physicianFields(second.id, second.slug), bio } })).toEqual([
      expect.stringMatching(/bio\.en: expected no list here$/),
    ]);
  });
});

describe('shot hours', () => {
  const north = officeRecord('north');
  const faultsOfShots = (change: Partial<Record<'shotHours' | 'clinicHours', object> & { laterHours: object[] }>) => {
    const changed = {
      ...north,
      ...(change.laterHours && { laterHours: change.laterHours }),
      clinicHours: { ...north.clinicHours, ...change.clinicHours },
      shotHours: { ...north.shotHours, ...change.shotHours },
    };
    return faultsWith({ 'locations.yaml': { locations: [changed, officeRecord('south')] } });
  };

  test('that end too late for the wait before closing', () => {
    expect(faultsOfShots({ shotHours: { tuesday: [{ opens: '08:00', closes: '17:31' }] } })).toEqual([
      expect.stringMatching(
        /locations\.yaml:\d+ locations\[0\]\.shotHours\.tuesday\[0\]\.closes: expected 17:30 or earlier, so that the wait of 30 minutes after the last shot ends before the office closes at 18:00, found "17:31"$/,
      ),
    ]);
    expect(faultsOfShots({ shotHours: { tuesday: [{ opens: '08:00', closes: '17:30' }] } })).toEqual([]);
  });

  test('that begin on a day, too, and days out of order', () => {
    const { clinicHours, shotHours } = north;
    const later = (from: string, change = {}) => ({ from, clinicHours, shotHours: { ...shotHours, ...change } });
    expect(faultsOfShots({ laterHours: [later('2027-01-04'), later('2027-06-01')] })).toEqual([]);
    expect(faultsOfShots({ laterHours: [later('2027-01-04', { monday: [{ opens: '08:00', closes: '18:00' }] })] })).toEqual([
      expect.stringContaining('laterHours[0].shotHours.monday[0].closes: expected 17:30 or earlier'),
    ]);
    expect(faultsOfShots({ laterHours: [later('2027-06-01'), later('2027-06-01')] })).toEqual([
      expect.stringContaining('laterHours: expected days in order of time'),
    ]);
  });

  test('that begin before the office opens, or stand on a day on which it is closed', () => {
    expect(faultsOfShots({ shotHours: { monday: [{ opens: '07:30', closes: '12:00' }] } })).toEqual([
      expect.stringContaining('shotHours.monday[0].opens: expected 08:00 or later, when the office opens, found "07:30"'),
    ]);
    expect(faultsOfShots({ shotHours: { sunday: [{ opens: '08:00', closes: '12:00' }] } })).toEqual([
      expect.stringContaining('shotHours.sunday: expected no shot hours on a day on which the office is closed'),
    ]);
  });
});

describe('slides and the year', () => {
  test('an image without its text, or without its Spanish text', () => {
    expect(faultsWith({ 'slides.yaml': slidesWith(({ alt: _, ...slide }) => slide) })).toEqual([
      expect.stringMatching(/slides\.yaml:\d+ slides\[0\]\.alt: expected fields, found nothing/),
    ]);
    expect(faultsWith({ 'slides.yaml': slidesWith((slide) => ({ ...slide, alt: { en: 'Trees' } })) })).toEqual([
      expect.stringMatching(/slides\[0\]\.alt\.es: expected text in Spanish, found nothing/),
    ]);
  });

  test('a month that belongs to no scene', () => {
    expect(faultsWith({ 'slides.yaml': slidesWith((slide) => ({ ...slide, months: [12] })) })).toEqual([
      expect.stringContaining('months[0].plant: expected the one scene of slides.yaml for month 1 (none), found "cedar"'),
    ]);
  });
});

describe('closures', () => {
  const closure = { id: 'a-day', from: '2027-01-01', offices: 'all', closed: 'all', reason: { en: 'A day', es: 'Un día' } };

  test('a day that does not exist, and a range that runs backwards', () => {
    expect(faultsWith({ 'closures.yaml': { closures: [{ ...closure, from: '2027-02-30' }] } })).toEqual([
      expect.stringContaining('closures[0].from: expected a day as YYYY-MM-DD that exists, found "2027-02-30"'),
    ]);
    expect(faultsWith({ 'closures.yaml': { closures: [{ ...closure, to: '2026-12-31' }] } })).toEqual([
      expect.stringContaining('closures[0].to: expected a day not before "from"'),
    ]);
  });

  test('an office that does not exist', () => {
    expect(faultsWith({ 'closures.yaml': { closures: [{ ...closure, offices: ['south', 'west'] }] } })).toEqual([
      expect.stringMatching(
        /closures\.yaml:\d+ closures\[0\]\.offices\[1\]: expected the id of an office in locations\.yaml .*found "west"/,
      ),
    ]);
  });
});

describe('pages and articles', () => {
  test('a page of the table without a name, a name without a page, and a name in one language', () => {
    const names = soundFiles()['pages.yaml'] as { pages: Record<string, object> };
    const { team: _, ...others } = names.pages;
    const faults = faultsWith({
      'pages.yaml': { ...names, pages: { ...others, nowhere: names.pages.home, home: { title: { en: 'Home' } } } },
    });
    expect(faults).toEqual([
      expect.stringContaining('pages.home.title.es: expected text in Spanish, found nothing'),
      expect.stringContaining('pages.home.description: expected fields, found nothing'),
      expect.stringContaining('pages.team: expected fields, found nothing'),
      expect.stringContaining('pages.nowhere: unknown field'),
    ]);
  });

  test('a card that leads to a page that does not exist', () => {
    const cards = soundFiles()['home-services.yaml'] as { cards: object[] };
    const broken = { cards: cards.cards.map((card, index) => (index === 1 ? { ...card, to: 'service/nothing' } : card)) };
    expect(faultsWith({ 'home-services.yaml': broken })).toEqual([
      expect.stringContaining('cards[1].to: expected the id of a page in app/site/pages.ts, found "service/nothing"'),
    ]);
  });

  test('an article folder without a row in the table, and a row without its folder', () => {
    const faults = faultsWith({
      'conditions/hiccups/article.yaml': 'icon: hiccups',
      'conditions/eczema/article.yaml': undefined,
      'conditions/eczema/en.mdoc': undefined,
      'conditions/eczema/es.mdoc': undefined,
    });
    expect(faults).toEqual([
      expect.stringContaining('hiccups: expected a row for this condition in app/site/pages.ts, found none'),
      expect.stringMatching(/eczema\/en\.mdoc: expected the article's text in English/),
    ]);
  });

  test('a missing Spanish text is named once', () => {
    expect(faultsWith({ 'services/immunotherapy/es.mdoc': undefined })).toEqual([
      expect.stringContaining("immunotherapy/es.mdoc: expected the article's text in Spanish"),
    ]);
    expect(faultsWith({ 'legal/accessibility/es.mdoc': undefined })).toEqual([
      expect.stringContaining('accessibility/es.mdoc: expected the notice in this language'),
    ]);
  });

  test('a summary too long to be shown whole', () => {
    const text = String(soundFiles()['conditions/asthma/en.mdoc']).replace(/summary: .*/, `summary: ${'long '.repeat(40)}`);
    expect(faultsWith({ 'conditions/asthma/en.mdoc': text })).toEqual([
      expect.stringContaining('asthma/en.mdoc summary: expected 90 to 155 characters, found 199'),
    ]);
  });

  test('a figure that no record holds', () => {
    const page = soundFiles()['portal.yaml'] as object;
    expect(faultsWith({ 'portal.yaml': { ...page, intro: { en: 'In {days}', es: 'En {days}' } } })).toEqual([
      expect.stringMatching(
        /portal\.yaml:\d+ intro\.en: expected one of \{answer-promise\}, \{home-humidity\} or the id of a situation, found \{days\}/,
      ),
      expect.stringMatching(/portal\.yaml:\d+ intro\.es: .*found \{days\}/),
    ]);
  });
});
