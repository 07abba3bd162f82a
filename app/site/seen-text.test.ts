import { expect, it } from 'vitest';
import { plainSigns, seenText } from './seen-text.ts';

it.each([
  ['zero-width signs, joiners and byte order marks', '\ufeffA\u200bn\u200ca\u200d\u2060', 'Ana'],
  ['soft hyphens and grapheme joiners', 'cefa\u00adlea\u034f', 'cefalea'],
  ['marks of direction', '\u202e123\u202c\u200e\u2066\u2069\u061c', '123'],
  ['blanks of other writing systems', '\u2800\u3164\u115f\uffa0\u00a0\u3000', ''],
  ['tags and variation selectors of letters', 'a\u{e0041}\ufe0f', 'a'],
  ['controls', 'Ana\u0000\u0007\u001b[31m', 'Ana[31m'],
  ['a tab, as a space', 'Ana\tGarza\t', 'Ana Garza'],
  ['the spaces of other keyboards, as plain ones', 'Ana\u00a0Garza\u3000López\u2009', 'Ana Garza López'],
  ['lines, ended in one way', '\none\r\ntwo\rthree\u2028four\n', 'one\ntwo\nthree\nfour'],
  ['full-width and Arabic digits, as those of here', '２１０\u0660\u06f9＋', '21009+'],
])('%s', (_, written, seen) => expect(seenText(written)).toBe(seen));

it.each(['Muñoz  García', '👩🏽‍🚀', '❤️', 'שלום', 'Nguyễn', 'O’Neill', '½ – 10²'])('%s stays as it is', (text) =>
  expect(seenText(text)).toBe(text),
);

it('dashes and dots that only look alike are the ones of the keyboard', () => {
  expect(plainSigns('a\u2010b\u2011c\u2012d\u2013e\u2014f\u2015g\u2212h\ufe63i\uff0dj')).toBe('a-b-c-d-e-f-g-h-i-j');
  expect(plainSigns('a。b．c․d｡e')).toBe('a.b.c.d.e');
});
