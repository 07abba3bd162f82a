import { expect, it } from 'vitest';
import { emailFault, readEmail } from './email-fault.ts';

it.each(['lupe.garza@gmail.com', 'a+b@correo.unam.mx', "o'neill@example.org"])('%s can be an address', (text) =>
  expect(emailFault(text)).toBeUndefined(),
);

it.each([
  ' lupe@gmail.com. ',
  'mailto:lupe@gmail.com',
  '<lupe@gmail.com>',
  'Lupe Garza <lupe@gmail.com>,',
  '“lupe@gmail.com”',
  '\u200elupe@gmail.com\u200b',
  'ｌｕｐｅ＠ｇｍａｉｌ．ｃｏｍ',
  'lupe@gmail。com',
])('%j is read as the address in it', (text) => {
  expect(readEmail(text)).toBe('lupe@gmail.com');
});

it('an address cut or misspelled is not mended', () => {
  for (const text of ['lupe garza@gmail.com', 'lupe@gmail..com', 'lupe']) expect(readEmail(text)).toBe(text);
  expect(readEmail('a\u2010b@gmail.com')).toBe('a-b@gmail.com');
});

it.each([
  ['lupe.garza@gmial', 'email-no-dot'],
  ['lupe garza@gmail.com', 'email-space'],
  ['lupe.garza.gmail.com', 'email-no-at'],
  ['lupe@@gmail.com', 'email-two-ats'],
  ['@gmail.com', 'email-no-name'],
  ['lupe@gmail,com.mx', 'not-an-email'],
  ['lupé@gmail.com', 'not-an-email'],
])('%s: %s', (text, fault) => expect(emailFault(text)).toBe(fault));
