import { describe, expect, it } from 'vitest';
import { locations, physicians } from '#app/content/content.server.ts';
import { absolute } from '#app/content/practice/site-origin.server.ts';
import { languages } from '#app/site/language.ts';
import { pathOf } from '#app/site/paths.ts';
import { physicianSchema } from './physician-schema.server.ts';

const cases = physicians().flatMap((record) => languages.map((language) => ({ record, language, id: record.id })));

describe.each(cases)('structured data of $id in $language', ({ record, language }) => {
  const schema = physicianSchema(record, language);

  it('says what the record says', () => {
    expect(schema.name).toBe(`${record.name}, ${record.credentials}`);
    expect(schema.description).toBe(record.shortDescription[language]);
    expect(schema.knowsLanguage).toEqual(record.languagesSpoken);
    expect(schema.medicalSpecialty).toEqual(record.specialties.map((one) => ({ '@type': 'MedicalSpecialty', name: one[language] })));
  });

  it('is reached at the office of the record', () => {
    const office = locations().find(({ id }) => id === record.location);
    expect(schema.telephone).toBe(office?.phones.office);
    expect(schema.address).toMatchObject({ streetAddress: office?.street, postalCode: office?.zip, addressCountry: 'US' });
  });

  it('points at the page of its own language, and is one physician in both', () => {
    expect(schema.url).toBe(absolute(pathOf(`physician/${record.id}` as 'physician/marquez', language)));
    expect(schema['@id']).toBe(physicianSchema(record, language === 'en' ? 'es' : 'en')['@id']);
    expect(schema.image).toMatch(/^https:\/\/.+\.webp$/);
  });

  it('carries no rating, review or affiliation', () => {
    expect(JSON.stringify(schema)).not.toMatch(/rating|review|hospitalAffiliation|worksFor/i);
  });
});

it('refuses a record whose office does not exist', () => {
  const [record] = physicians();
  if (!record) throw new Error('no physician record');
  expect(() => physicianSchema({ ...record, location: 'nowhere' }, 'en')).toThrow('no office "nowhere"');
});
