import { describe, expect, test } from 'vitest';
import { locations, physicians, practice, services, slides } from './content.server.ts';
import { physicianSchema } from './schema/physician.ts';
import { staffSchema } from './schema/staff.ts';
import type { Weekday } from './weekday.ts';
import { readYaml } from './yaml-file.server.ts';

/**
 * What the specification says of the practice, compared with the records, which the pages read. It holds until the
 * practice puts in its own values (`npm run go-live`); from then on the records alone say what is true, so that an
 * hour is changed in one place.
 */
const asSpecified = practice().brand.sample === true;

describe.runIf(asSpecified)('the offices', () => {
  test('are the two of the specification', () => {
    expect(locations().map(({ name, street, city, state, zip }) => [name.en, street, city, state, zip])).toEqual([
      ['Medical Center', '8285 Fredericksburg Rd', 'San Antonio', 'TX', '78229'],
      ['Lincoln Heights', '999 East Basse Rd #118', 'San Antonio', 'TX', '78209'],
    ]);
  });

  test.each([
    ['monday', '08:00-12:00 13:00-18:00', '08:00-17:30'],
    ['tuesday', '08:00-12:00 13:00-18:00', '08:00-17:30'],
    ['wednesday', '08:00-12:00 13:00-17:30', '08:00-17:00'],
    ['thursday', '08:00-12:00 13:00-17:30', '08:00-17:00'],
    ['friday', '08:00-13:00', '08:00-12:30'],
    ['saturday', '', ''],
    ['sunday', '', ''],
  ] as const satisfies readonly (readonly [Weekday, string, string])[])(
    'are both open on %s at %s, for shots at %s',
    (day, clinic, shots) => {
      const written = (ranges: readonly { opens: string; closes: string }[]) =>
        ranges.map(({ opens, closes }) => `${opens}-${closes}`).join(' ');
      for (const { clinicHours, shotHours } of locations()) {
        expect([written(clinicHours[day]), written(shotHours[day])]).toEqual([clinic, shots]);
      }
    },
  );
});

describe.runIf(asSpecified)('the physicians', () => {
  test('are three, with the start, languages, fields and reviews of the specification', () => {
    const facts = physicians().map(({ practiceStartYear, languagesSpoken, specialties, reviews }) => ({
      since: practiceStartYear,
      languages: languagesSpoken.join(' '),
      fields: specialties.map(({ en }) => en).join(', '),
      reviews: reviews.length,
    }));
    expect(facts).toEqual([
      { since: 2010, languages: 'en es', fields: 'Pediatric and adult allergy, Immunodeficiency, Asthma', reviews: 9 },
      { since: 2009, languages: 'en es', fields: 'Adult allergy, Occupational allergies, Immunotherapy, Chronic conditions', reviews: 8 },
      { since: 1995, languages: 'en', fields: 'Adult allergy, Complex immunology, Drug allergies, Veteran care', reviews: 6 },
    ]);
    expect(physicians()[2]?.experience.en).toContain('30 years');
  });

  test('have weeks that differ from one another, at both offices; the third is off on Friday', () => {
    const weeks = physicians().map(({ schedule }) => schedule);
    expect(new Set(weeks.map((week) => JSON.stringify(week))).size).toBe(3);
    for (const week of weeks) {
      expect(new Set(Object.values(week).map((day) => JSON.stringify(day))).size).toBeGreaterThan(1);
      expect(new Set(Object.values(week).flatMap((day) => day.map(({ location }) => location))).size).toBe(2);
    }
    expect(weeks.map(({ friday }) => friday.length === 0)).toEqual([false, false, true]);
  });

  test('are kept with every field the specification names', () => {
    const fields = Object.keys(physicianSchema.shape);
    for (const field of [
      ...['id', 'slug', 'name', 'credentials', 'tagline', 'specialties', 'experience', 'portrait', 'bio', 'education', 'publications'],
      ...['specialFocus', 'personalInterests', 'shortDescription', 'badges', 'quickFacts', 'languagesSpoken', 'practiceStartYear'],
      ...['location', 'reviews', 'schedule'],
    ]) {
      expect(fields).toContain(field);
    }
    const { education, publications, reviews, schedule } = physicianSchema.shape;
    expect(Object.keys(education.element.shape)).toEqual(['degree', 'institution', 'year']);
    expect(Object.keys(publications.element.shape)).toEqual(expect.arrayContaining(['title', 'journal', 'year', 'doi', 'url']));
    expect(Object.keys(reviews.element.shape)).toEqual(expect.arrayContaining(['text', 'author', 'rating', 'source']));
    expect(Object.keys(schedule.shape)).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday']);
  });
});

test('the figures are those of the specification', () => {
  const { tagline, reviewSummary, experience, promiseHours, formsMinutes, returningWindowYears, copyrightFirstYear } = practice();
  expect(tagline.en).toBe('Independent, Physician-Owned. Personalized, Patient-Centered Care.');
  expect([reviewSummary.rating, reviewSummary.count, reviewSummary.orMore]).toEqual([4.8, 65, true]);
  expect(experience.years).toBe(60);
  expect([promiseHours, formsMinutes]).toEqual([
    { min: 12, max: 24 },
    { min: 7, max: 10 },
  ]);
  expect([returningWindowYears, copyrightFirstYear]).toEqual([3, 2025]);
});

test('each picture of the slideshow has its text and the part that stays in sight on a phone', () => {
  for (const { id, alt, mobilePosition } of slides()) {
    expect([id, alt.en, alt.es, mobilePosition].every(Boolean), id).toBe(true);
  }
});

test('four of the staff are quoted, and the grid of four members with their years is kept hidden', () => {
  const { quotes, grid } = readYaml('content/staff.yaml', staffSchema);
  expect(quotes).toHaveLength(4);
  expect(grid.members.map(({ years }) => years > 0)).toEqual([true, true, true, true]);
  expect(grid.visible).toBe(false);
});

test('the services of the specification have their articles', () => {
  expect(services().map(({ pageId }) => pageId)).toEqual(
    expect.arrayContaining([
      'service/allergy-testing',
      'service/immunotherapy',
      'service/biologic-therapies',
      'service/immunoglobulin-therapy',
    ]),
  );
});
