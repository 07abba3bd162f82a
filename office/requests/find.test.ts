import { describe, expect, it } from 'vitest';
import { newRequestId } from '#app/requests/envelope.ts';
import { referenceOf } from '#app/requests/reference.ts';
import { isSought } from './find.ts';
import type { SavedRequest } from './request-box.ts';

const id = newRequestId();
const request: SavedRequest = {
  kind: 'saved',
  id,
  // Late in the evening before in San Antonio.
  receivedAt: '2026-11-17T03:00:00.000Z',
  opened: {
    schemaVersion: 1,
    id,
    lockedAt: '2026-11-17T03:00:00Z',
    form: 'appointment',
    language: 'es',
    answers: { 'first-name': 'José Ángel', 'last-name': 'Muñoz-Ibáñez', phone: '(210) 555-0123', 'birth-date': '2019-02-28' },
  },
};
const isFound = (text: string, day = '') => isSought(request, { text, day });

describe('a request is found', () => {
  it.each(['jose', 'MUNOZ', 'Ibáñez josé', 'ángel muñoz-ibáñez', '555-0123', '210 555', '5550123'])('by %s', async (text) => {
    expect(await isFound(text)).toBe(true);
  });
  it('by its reference, with or without the space, and by its days', async () => {
    const reference = await referenceOf(id);
    expect(await isFound(reference)).toBe(true);
    expect(await isFound(reference.replace(' ', ''))).toBe(true);
    expect(await isFound('', '2026-11-16')).toBe(true);
    expect(await isFound('muñoz', '2019-02-28')).toBe(true);
  });
  it.each([
    ['', ''],
    ['jose garza', ''],
    ['5550124', ''],
    ['jose', '2026-11-17'],
    ['', 'yesterday'],
  ])('but not by %j and %j', async (text, day) => {
    expect(await isFound(text, day)).toBe(false);
  });
});
