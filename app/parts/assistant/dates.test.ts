import { describe, expect, it } from 'vitest';
import { closures } from '#app/content/content.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { dateIn, monthIn } from './dates.ts';

/** A Monday. */
const today = '2026-12-07';

describe('the day a question speaks of', () => {
  it.each([
    ['open today?', '2026-12-07'],
    ['a que hora abren mañana', '2026-12-08'],
    ['abren en la mañana', undefined],
    ['and on Friday?', '2026-12-11'],
    ['¿y el lunes?', '2026-12-07'],
    ['wensday hours', undefined],
    ['wednesdy hours', '2026-12-09'],
    ['my test is on the 20th', '2026-12-20'],
    ['mi prueba es el 5', '2027-01-05'],
    ['prueba 18 de diciembre', '2026-12-18'],
    ['test january 4th', '2027-01-04'],
    ['12/18', '2026-12-18'],
    ['christmas eve', '2026-12-24'],
    ['abren en navidad', '2026-12-25'],
    ['hours', undefined],
  ])('“%s” is %s', (question, date) =>
    expect(dateIn(question, today, localized(closures(), question.includes('navidad') ? 'es' : 'en'))).toBe(date),
  );
});

it('reads months in both languages', () => {
  expect(monthIn('pollen in January')).toBe(0);
  expect(monthIn('polen en marzo')).toBe(2);
  expect(monthIn('pollen')).toBeUndefined();
});
