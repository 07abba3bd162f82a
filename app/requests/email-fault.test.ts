import { expect, it } from 'vitest';
import { emailFault } from './email-fault.ts';

it.each(['lupe.garza@gmail.com', 'a+b@correo.unam.mx', "o'neill@example.org"])('%s can be an address', (text) =>
  expect(emailFault(text)).toBeUndefined(),
);

it.each([
  ['lupe.garza@gmial', 'email-no-dot'],
  ['lupe garza@gmail.com', 'email-space'],
  ['lupe.garza gmail.com', 'email-space'],
  ['lupe.garza.gmail.com', 'email-no-at'],
  ['lupe@@gmail.com', 'email-two-ats'],
  ['lupe@garza@gmail.com', 'email-two-ats'],
  ['@gmail.com', 'email-no-name'],
  ['lupe@gmail,com.mx', 'not-an-email'],
  ['lupe@gmail..com', 'not-an-email'],
  ['lupe@.com', 'not-an-email'],
  ['lupé@gmail.com', 'not-an-email'],
])('%s: %s', (text, fault) => expect(emailFault(text)).toBe(fault));
