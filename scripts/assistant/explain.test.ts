import { expect, it } from 'vitest';
import { askedAt, ready } from './evaluation.ts';
import { explained } from './explain.ts';

const { answerers } = await ready();

it('tells which limit left a question to a person, and which resolvers were not asked', () => {
  const { lines } = explained(answerers.en, 'how much benadryl can i give my 2 year old', undefined, askedAt);
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}names +medicine Benadryl$/));
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}– record-fact +no topic said or named$/));
  expect(lines).toContainEqual(
    expect.stringMatching(/^ {2}✓ personal +declines "[a-z-]+", (?:certain|personal 0\.\d+ ≥ possiblyPersonal 0\.\d+)$/),
  );
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}not asked +passage$/));
});

it('tells what a follow-up takes from the last answer', () => {
  const before = explained(answerers.es, '¿Abren el viernes?', undefined, askedAt).answer.about;
  const { lines } = explained(answerers.es, '¿y para inyecciones?', before, askedAt);
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}from before +date 2026-12-11/));
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}✓ record-fact +shots /));
});

it('tells of an emergency what the table heard, its row and its card', () => {
  const { lines } = explained(answerers.en, 'my throat is closing', undefined, askedAt);
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}heard +throat-closes \(throat, severe\)/));
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}table +certain: row "throat" .* → anaphylaxis$/));
});
