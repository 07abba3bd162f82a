import { describe, expect, it } from 'vitest';
import { newRequestId } from '#app/requests/envelope.ts';
import { referenceOf } from '#app/requests/reference.ts';
import { namingOf } from './find.ts';
import type { SavedRequest } from './request-box.ts';

const id = newRequestId();
const request: SavedRequest = {
  kind: 'saved',
  id,
  // 9 pm on November 16 in San Antonio.
  receivedAt: '2026-11-17T03:00:00.000Z',
  opened: {
    schemaVersion: 1,
    id,
    lockedAt: '2026-11-17T03:00:00Z',
    form: 'appointment',
    language: 'es',
    answers: {
      'first-name': 'José Ángel',
      'last-name': 'Muñoz-O’Neill Ibáñez',
      phone: '(210) 555-0123',
      'birth-date': '2019-02-28',
      'guardian-name': 'Rosa María de la Cruz',
      'policy-holder': 'Wei Zhang, 2/3/1980',
    },
  },
};
const naming = (text: string) => namingOf(request, text);

describe('a request is found', () => {
  it.each([
    ...['jose', 'MUNOZ', 'Ibáñez josé', 'ángel muñoz-o', 'Ibáñez, José', "O'Neill", 'o’neill', 'oneill'],
    ...['Rosa', 'cruz maria', 'zhang', 'Rosa Muñoz'],
    ...['555-0123', '210 555', '5550123', '(210)', '+1 (210) 555-0123'],
    ...['11/16/2026', '2026-11-16', '2/28/2019', '2/28/19', '02/28/2019', '2019-02-28'],
  ])('by %s', async (text) => {
    expect(await naming(text)).toBe('exactly');
  });
  it.each(['Ibañes', 'munos jose', 'Zang', 'zhnag', 'roza'])('with a slip of a letter, by %s', async (text) => {
    expect(await naming(text)).toBe('nearly');
  });
  it('by its reference, with or without the space', async () => {
    const reference = await referenceOf(id);
    for (const text of [reference, reference.replace(' ', '')]) expect(await naming(text)).toBe('exactly');
  });
  it.each(['', 'jose garza', '5550124', '11/17/2026', '28/2/2019'])('but not by "%s"', async (text) => {
    expect(await naming(text)).toBeUndefined();
  });
});
