import { describe, expect, it } from 'vitest';
import { ask, pregunta } from '#app/parts/assistant/answerer-fixture.ts';

const asked = { en: ask, es: pregunta };

describe('what only names a condition of ours is not left to a person', () => {
  it.each([
    ['en', 'symptoms of alpha gal', 'condition/alpha-gal', 'symptoms'],
    ['en', 'cat allergy symptoms', 'condition/year-round-allergies', 'symptoms'],
    ['en', 'what are the signs of asthma in kids', 'condition/asthma', 'symptoms'],
    ['en', 'symptoms of eczema', 'condition/eczema', 'symptoms'],
    ['en', 'red meat allergy', 'condition/alpha-gal', 'in-short'],
    ['en', 'allergic to red meat', 'condition/alpha-gal', 'in-short'],
    ['en', 'dust mite allergy', 'condition/year-round-allergies', 'dust-mites'],
    ['es', 'síntomas de alfa-gal', 'condition/alpha-gal', 'symptoms'],
    ['es', '¿cuáles son los síntomas del angioedema hereditario?', 'condition/hereditary-angioedema', 'symptoms'],
    ['es', 'alergia a la carne roja', 'condition/alpha-gal', 'in-short'],
    ['es', 'alergia a los ácaros', 'condition/year-round-allergies', 'acaros-del-polvo'],
  ] as const)('%s: “%s”', (language, question, page, hash) =>
    expect(asked[language](question)).toMatchObject({ kind: 'passage', passages: [{ page, hash }] }),
  );

  it('but what is asked of one person is', () => {
    expect(ask('does my son have symptoms of asthma').kind).toBe('declined');
    expect(pregunta('¿tengo alergia a la carne roja?').kind).toBe('declined');
  });
});
