import { expect, it } from 'vitest';
import { phoneFault, readPhone } from './phone-number.ts';

it.each([
  '(210) 555-0123',
  ' 210 555 0123 ',
  '+1 (210) 555–0123',
  '\u202a210\u2011555\u20110123\u202c',
  '２１０\u3000５５５−０１２３',
  '210·555․0123.',
  'tel:+1-210-555-0123',
  '[210] 555 0123;',
])('%s is a number of the United States', (text) => {
  expect(readPhone(text)).toBe('(210) 555-0123');
  expect(phoneFault(readPhone(text))).toBeUndefined();
});

it.each([
  ['+528155550123', '+52 81 5555 0123'],
  ['011 52 (81) 5555-0123', '+52 81 5555 0123'],
  ['+(52) 81 5555 0123', '+52 81 5555 0123'],
  ['＋52 1 81\u200b 5555 0123', '+52 81 5555 0123'],
  ['(0052) 81 5555 0123', '+52 81 5555 0123'],
  ['52 1 81 5555 0123', '+52 81 5555 0123'],
  ['0034 912 34 56 78', '+34912345678'],
])('%s is a number of another country', (text, read) => {
  expect(readPhone(text)).toBe(read);
  expect(phoneFault(read)).toBeUndefined();
  expect(readPhone(read)).toBe(read);
});

it.each([
  ['555-0123', 'not-a-phone'],
  ['110 555 0123', 'not-a-phone'],
  ['210 555 0123 ext. 4', 'not-a-phone'],
  ['+34 912', 'not-a-phone'],
  ['+52 81 5555 012', 'not-a-mexican-phone'],
  ['011 52 555', 'not-a-mexican-phone'],
])('%s stays as it was written, and is %s', (text, fault) => {
  expect(readPhone(text)).toBe(text);
  expect(phoneFault(text)).toBe(fault);
});

it('ten bare digits are no answer yet: the form writes them its own way first', () => expect(phoneFault('2105550123')).toBe('not-a-phone'));
