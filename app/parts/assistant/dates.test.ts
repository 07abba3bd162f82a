import { describe, expect, it } from 'vitest';
import { closures } from '#app/content/content.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { dateIn, datesIn, holidayClosure, monthIn } from './dates.ts';

/** A Monday. */
const today = '2026-12-07';

describe('the date that a question asks about', () => {
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
    ['open on new years eve', '2026-12-31'],
    ['open on thanksgiving', '2027-11-25'],
    ['the day after thanksgiving', '2027-11-26'],
    ['abren en semana santa', '2027-03-26'],
    ['open on easter', '2027-03-28'],
    ['open on memorial day', '2027-05-31'],
    ['open on july 4', '2027-07-04'],
    ['open on the fourth of july', '2027-07-04'],
    ['abren el 4 de julio', '2027-07-04'],
    ['are you open 24/7 tomorrow', '2026-12-08'],
    ['are you open 24/7', undefined],
    ['hours', undefined],
  ])('“%s” is %s', (question, date) => expect(dateIn(question, today)).toBe(date));

  it('is that of this year’s holiday until it is over', () => {
    expect(dateIn('open on black friday', '2026-11-20')).toBe('2026-11-27');
    expect(dateIn('the day after thanksgiving', '2026-11-27')).toBe('2026-11-27');
    expect(dateIn('viernes negro', '2026-11-28')).toBe('2027-11-26');
  });

  it.each([
    ['y el 5', '2027-07-05'],
    ['what about the 5th', '2027-07-05'],
    ['my test is on the 20th', '2026-12-20'],
  ])('“%s” after July 4 is %s', (question, date) => expect(dateIn(question, today, '2027-07-04')).toBe(date));

  it('may follow on another date in the same question', () =>
    expect(datesIn('december 24 and the 26th', today)).toEqual(['2026-12-24', '2026-12-26']));
});

describe('the closure of a holiday', () => {
  const records = { en: localized(closures(), 'en'), es: localized(closures(), 'es') };

  it('is on its own date, observed on one near it, or not set yet', () => {
    expect(holidayClosure('open on christmas', '2026-12-25', records.en)).toEqual({ isUnset: false });
    expect(holidayClosure('open july 4', '2027-07-04', records.en)).toEqual({ observed: '2027-07-05', isUnset: false });
    expect(holidayClosure('abren el 4 de julio', '2027-07-04', records.es)).toEqual({ observed: '2027-07-05', isUnset: false });
    expect(holidayClosure('abren en semana santa', '2027-03-26', records.es)).toEqual({ isUnset: true });
  });

  it('is not set yet whatever was closed in other years', () => {
    for (const closures of [records.en, []]) {
      expect(holidayClosure('open november 25', '2027-11-25', closures)).toEqual({ isUnset: true });
      expect(holidayClosure('open november 26', '2027-11-26', closures)).toEqual({ isUnset: true });
      expect(holidayClosure('open november 11', '2027-11-11', closures)).toEqual({ isUnset: false });
      expect(holidayClosure('open on veterans day', '2027-11-11', closures)).toEqual({ isUnset: true });
    }
  });

  it('is not expected on an ordinary day', () => {
    expect(holidayClosure('open on friday', '2027-03-26', records.en)).toEqual({ isUnset: false });
    expect(holidayClosure('open on the 8th', '2026-12-08', records.en)).toEqual({ isUnset: false });
  });
});

it('reads months in both languages', () => {
  expect(monthIn('pollen in January')).toBe(0);
  expect(monthIn('polen en marzo')).toBe(2);
  expect(monthIn('pollen')).toBeUndefined();
});
