import { describe, expect, it } from 'vitest';
import { newRequestId } from '#app/requests/envelope.ts';
import { fingerprintOf, keyIdOf } from '#app/requests/fingerprint.ts';
import { makeKeyPair } from '#app/requests/key-pair.ts';
import { OpenError, open } from '#app/requests/open.ts';
import type { OfficeKey } from '../safe/vault.ts';
import { isCalled, joined, type Note, newNoteId, replaceable, standingOf } from './note.ts';
import { openNotes, sealNotes } from './sealed-notes.ts';

const note = (at: string, change: Partial<Note> = {}): Note => ({
  id: newNoteId(),
  at: `2026-11-30T${at}:00.000Z`,
  by: 'EM',
  over: [],
  ...change,
});

async function officeKey(): Promise<OfficeKey> {
  const pair = await makeKeyPair();
  const fingerprint = await fingerprintOf(pair.publicKey);
  return { ...pair, fingerprint, keyId: keyIdOf(fingerprint), addedAt: '2026-11-01T00:00:00.000Z' };
}

describe('the notes of two desks', () => {
  it('are joined in order of time, each once, whoever joins them', () => {
    const [first, second, third] = [note('09:00'), note('10:00'), note('11:00')];
    expect(joined([third, first], [second, first])).toEqual([first, second, third]);
    expect(joined([second, first], [first, third])).toEqual([first, second, third]);
  });

  it('that both set the state stand both, until somebody chooses', () => {
    const called = note('09:00', { state: 'no-answer', owner: 'EM' });
    const [here, there] = [note('10:00', { state: 'done', over: [called.id] }), note('10:01', { state: 'message', over: [called.id] })];
    const both = joined([called, here], [called, there]);
    expect(standingOf(both)).toMatchObject({ states: [here, there], state: 'message', owner: 'EM' });
    expect(standingOf(both).owners).toEqual([called]);
    const chosen = note('10:02', { state: 'done', over: replaceable(both) });
    expect(standingOf([...both, chosen])).toMatchObject({ states: [chosen], state: 'done', owner: 'EM' });
  });

  it('that set the same leave nothing to choose', () => {
    const both = [note('10:00', { state: 'done' }), note('10:01', { state: 'done' })];
    expect(standingOf(both).states).toEqual([both[1]]);
    expect(replaceable(both)).toHaveLength(2);
  });

  it('tell whether somebody has called', () => {
    const called = note('09:00', { state: 'message' });
    expect([[], [note('09:00', { text: 'only words' })], [called]].map(isCalled)).toEqual([false, false, true]);
    expect(isCalled([called, note('09:01', { state: 'new', over: [called.id] })])).toBe(false);
  });
});

describe('sealed notes', () => {
  const notes = [
    note('09:00', { text: 'Llamar después de las 5, a la mamá' }),
    note('10:00', { state: 'booked', bookedOn: '2026-12-03', over: [] }),
  ];

  it('open at a desk with the key, with what a newer release has added', async () => {
    const [key, id] = [await officeKey(), newRequestId()];
    const newer = [{ ...notes[0], color: 'blue' }] as Note[];
    expect(await openNotes(await sealNotes(notes, id, key), [await officeKey(), key])).toEqual(notes);
    expect(await openNotes(await sealNotes(newer, id, key), [key])).toEqual(newer);
  });

  it('do not open for others, changed, at another request, or as a request', async () => {
    const [key, other] = [await officeKey(), await officeKey()];
    const sealed = await sealNotes(notes, newRequestId(), key);
    const swapped = sealed.ciphertext.startsWith('A') ? 'B' : 'A';
    expect(await openNotes(sealed, [other])).toBeUndefined();
    expect(await openNotes({ ...sealed, ciphertext: swapped + sealed.ciphertext.slice(1) }, [key])).toBeUndefined();
    expect(await openNotes({ ...sealed, id: newRequestId() }, [key])).toBeUndefined();
    await expect(open(sealed, key.privateKey)).rejects.toThrow(OpenError);
  });

  it('made with the public key alone, as whoever has the server could, are not believed', async () => {
    const [key, stranger] = [await officeKey(), await officeKey()];
    const forged = await sealNotes(notes, newRequestId(), { ...stranger, publicKey: key.publicKey, keyId: key.keyId });
    expect(await openNotes(forged, [key])).toBeUndefined();
  });

  it('have one of three sizes, whatever is written', async () => {
    const [key, id] = [await officeKey(), newRequestId()];
    const many = Array.from({ length: 40 }, () => note('09:00', { text: 'x'.repeat(300) }));
    const sizes = await Promise.all([[], notes, many].map(async (some) => (await sealNotes(some, id, key)).ciphertext.length));
    expect(sizes[0]).toBe(sizes[1]);
    expect(sizes[2]).toBeGreaterThan(4 * (sizes[0] ?? 0) - 100);
  });
});
