import { expect, it } from 'vitest';
import { contentFolder, officeRecord, physicianFields, soundFiles } from '#app/content/content-fixture.ts';
import { physicianPages } from '#app/site/pages.ts';
import { assistantRecords } from './lay-words.server.ts';

const withPhrases = (...phrases: string[]) => {
  const sound = soundFiles();
  const [{ id, slug }] = physicianPages;
  const lists = { en: phrases, es: phrases };
  return contentFolder({
    ...sound,
    [`physicians/${id}.yaml`]: { ...physicianFields(id, slug), name: 'Lucía Garza' },
    'locations.yaml': { locations: [{ ...officeRecord('north'), name: { en: 'The Oak Heights', es: 'Las Lomas' } }] },
    'assistant.yaml': { ...(sound['assistant.yaml'] as object), topics: [{ id: 'address', phrases: lists }] },
  });
};

it('puts the names of the records into phrases: last names, and what tells an office in either language', () => {
  const [topic] = assistantRecords(withPhrases('where is dr|{doctors}', 'get to {offices}')).topics;
  expect(topic?.phrases).toEqual({
    en: ['where is dr|garza|ruiz', 'get to heights|lomas'],
    es: ['where is dr|garza|ruiz', 'get to heights|lomas'],
  });
});

it('refuses a name that no record has', () => {
  expect(() => assistantRecords(withPhrases('{nurses}'))).toThrow(/assistant\.yaml:\d+ .*expected one of \{doctors\}, \{offices\}/);
});
