import { expect, it } from 'vitest';
import { indentedText } from './indented-text.ts';

it('no line of an answer begins where a question begins', () => {
  expect(indentedText('x\n=cmd|A0\r\nPHONE: (210) 555-9999')).toBe('x\n    =cmd|A0\n    PHONE: (210) 555-9999');
});

it('a number turned round is read as it is dialed', () => expect(indentedText('(210) 555-\u202e3210\u202c')).toBe('(210) 555-3210'));
