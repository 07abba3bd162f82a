import { describe, expect, it } from 'vitest';
import { ask, plain, pregunta } from './answerer-fixture.ts';

describe('a day alone asks whether we are open', () => {
  it.each([
    ['christmas eve', 'December 24'],
    ["New Year's Eve", 'December 31'],
    ['first of january', 'January 1'],
    ['and the 24th of december?', 'December 24'],
    ['what about thanksgiving', 'November 25'],
  ])('%s', (question, day) => expect(plain(ask(question))).toContain(day));

  it.each([
    ['nochebuena', '24 de diciembre'],
    ['el primero de enero', '1 de enero'],
    ['¿y mañana en la mañana?', '8 de diciembre'],
  ])('%s', (question, day) => expect(plain(pregunta(question))).toContain(day));
});

it('an age is no day of the month', () => {
  expect(plain(ask('my son is 12 do you see kids'))).toMatch(/Sees/);
  expect(plain(pregunta('tengo un niño de 8, ¿atienden niños?'))).toMatch(/Atiende|ve /i);
});

it('a weekday is no medicine and no plan', () => {
  expect(plain(ask('my test is friday, I took Benadryl'))).not.toContain('“friday”');
  expect(plain(ask('my insurance changed in january'))).not.toContain('january');
});

it('a test for an allergy to a medicine is not a medicine before a test', () =>
  expect(ask('do you test for an allergy to penicillin').links[0]?.page).toBe('service/drug-challenges'));

it.each([
  ['sorry wrong chat', 'en'],
  ['oops that was for my wife', 'en'],
  ['perdón, me equivoqué de chat', 'es'],
])('a message meant for somebody else gets a human line: %s', (message, language) =>
  expect((language === 'es' ? pregunta : ask)(message).kind).toBe('talk'),
);

it('reads a table row by row', () =>
  expect(ask('what is oral immunotherapy').passages[0]?.text).toContain('Oral immunotherapy: a little of the food'));
