import { expect, it } from 'vitest';
import { indentedText, readableText } from './readable-text.ts';

it.each([
  ['(210) 555-\u202e3210\u202c', '(210) 555-3210'],
  ['Ana\u0000\u0007\u001b[31m', 'Ana[31m'],
  ['one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
  ['José 👩🏽‍🚀 Muñoz\t', 'José 👩🏽‍🚀 Muñoz'],
  ['שלום', 'שלום'],
])('%j is read as %j', (text, shown) => expect(readableText(text)).toBe(shown));

it('no line of an answer begins where a question begins', () => {
  expect(indentedText('x\n=cmd|A0\r\nPHONE: (210) 555-9999')).toBe('x\n    =cmd|A0\n    PHONE: (210) 555-9999');
});
