import type { MedicalClinicLeaf } from 'schema-dts';
import { describe, expect, it } from 'vitest';
import { locations, practice } from '#app/content/content.server.ts';
import { timeOf } from '#app/content/practice/wall-clock.ts';
import { ordinaryWeek, type ShownClosure } from '#app/parts/hours/day-hours.ts';
import { groupedWeek } from '#app/parts/hours/format.ts';
import { changing } from '#app/parts/hours/hours-fixture.ts';
import { languages } from '#app/site/language.ts';
import { clinicSchema, clinicSchemas } from './clinic-schema.server.ts';
import { openingHours, specialOpeningHours } from './opening-hours.server.ts';

const offices = locations();
const [office] = offices;
if (!office) throw new Error('no office record');

function closure(more: Partial<ShownClosure>): ShownClosure {
  return { id: 'one', from: '2026-12-24', to: '2026-12-24', offices: [office?.id ?? ''], closed: 'all', reason: 'Reason', ...more };
}

describe.each(languages)('structured data of the offices in %s', (language) => {
  it('has one clinic per office, each with the address and numbers of its record', () => {
    const schemas = clinicSchemas(language);
    expect(schemas).toHaveLength(offices.length);
    for (const [index, { name, street, city, state, zip, phones }] of offices.entries()) {
      expect(schemas[index]).toMatchObject({
        name: `${practice().brand.name}, ${name[language]}`,
        telephone: phones.office,
        faxNumber: phones.fax,
        address: { streetAddress: street, addressLocality: city, addressRegion: state, postalCode: zip },
        parentOrganization: { name: practice().brand.name },
      });
    }
  });

  it('carries no rating or review', () => {
    expect(JSON.stringify(clinicSchemas(language))).not.toMatch(/rating|review/i);
  });
});

it('is one clinic in both languages', () => {
  expect(clinicSchemas('en').map((schema) => schema['@id'])).toEqual(clinicSchemas('es').map((schema) => schema['@id']));
});

describe('opening hours', () => {
  it('gives every range of every day of the record once, and no day beyond', () => {
    const listed = openingHours(office, 'clinic').flatMap(({ dayOfWeek, opens, closes }) =>
      [dayOfWeek].flat().map((day) => `${String(day).toLowerCase()} ${String(opens)}-${String(closes)}`),
    );
    const recorded = Object.entries(office.clinicHours).flatMap(([day, ranges]) =>
      ranges.map(({ opens, closes }) => `${day} ${opens}-${closes}`),
    );
    expect(listed.sort()).toEqual(recorded.sort());
  });
});

it('says of hours that change on a day from and until when they hold', () => {
  const valid = openingHours(changing, 'clinic').map(({ validFrom, validThrough }) => `${validFrom ?? ''}/${validThrough ?? ''}`);
  expect([...new Set(valid)]).toEqual(['/2027-01-03', '2027-01-04/2027-05-31', '2027-06-01/']);
  // Hours that change permanently are ordinary hours, not special ones.
  expect(specialOpeningHours(changing, 'clinic', [closure({ from: '2027-01-04', to: '2027-01-04', offices: [] })])).toEqual([]);
});

describe('special opening hours', () => {
  it('says closed as 00:00 to 00:00, on each day of a longer closure that would have been open', () => {
    // Thursday to Monday: the weekend has no hours to change.
    const days = specialOpeningHours(office, 'clinic', [closure({ from: '2026-12-24', to: '2026-12-28' })]);
    expect(days.map(({ validFrom }) => validFrom)).toEqual(['2026-12-24', '2026-12-25', '2026-12-28']);
    expect(
      days.every(({ opens, closes, validFrom, validThrough }) => opens === '00:00' && closes === '00:00' && validFrom === validThrough),
    ).toBe(true);
  });

  it('cuts a shortened day to its window', () => {
    const days = specialOpeningHours(office, 'clinic', [closure({ closed: 'clinic', openBetween: { opens: '09:00', closes: '14:00' } })]);
    expect(days.map(({ opens, closes }) => [opens, closes])).toEqual([
      ['09:00', '12:00'],
      ['13:00', '14:00'],
    ]);
  });

  it('tells the last shot of the page for the shot room, on ordinary days and on shortened ones', () => {
    const late = { ...office, shotHours: office.clinicHours };
    const { department } = clinicSchema(late, [closure({ openBetween: { opens: '08:00', closes: '12:00' } })], 'en');
    const { openingHoursSpecification: week, specialOpeningHoursSpecification: special } = department as MedicalClinicLeaf;
    const closes = (specifications: unknown) => [specifications].flat().map((one) => (one as { closes: string }).closes);
    expect(closes(week)).toEqual(groupedWeek(ordinaryWeek(late, 'shots')).flatMap(({ ranges }) => ranges.map((range) => range.closes)));
    expect(closes(special)).toEqual([timeOf(12 * 60 - office.lastShotWaitMinutes)]);
  });

  it('gives the shot room, as search engines ask of every department, a name, an address and a telephone', () => {
    const { address, department } = clinicSchema(office, [], 'en');
    expect(department).toMatchObject({ name: expect.any(String), address, telephone: office.phones.office });
  });

  it('leaves out closures of the shot room alone and those of the other office', () => {
    expect(specialOpeningHours(office, 'clinic', [closure({ closed: 'shots' }), closure({ offices: ['elsewhere'] })])).toEqual([]);
  });
});
