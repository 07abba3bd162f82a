import { expect, it } from 'vitest';
import { readPhone } from './read-phone.ts';

it.each(['2105550123', '(210) 555-0123', '210.555.0123', ' 210 555 0123 ', '1-210-555-0123', '+1 (210) 555–0123'])(
  '%s is a number',
  (text) => expect(readPhone(text)).toBe('(210) 555-0123'),
);

it.each(['555-0123', '110 555 0123', '210 155 0123', '210 555 0123 ext. 4', 'call me', '+52 81 5555 0123', '210 555 01234'])(
  '%s stays as it was written',
  (text) => expect(readPhone(text)).toBe(text),
);
