import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newRequestId } from '#app/requests/envelope.ts';
import { newOfficeFolder } from '../desk-fixture.ts';
import { RequestBox, type SavedRequest } from './request-box.ts';

const makeKey = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
let folder: string;
let key: CryptoKey;
let box: RequestBox;
beforeEach(async () => {
  folder = await newOfficeFolder();
  key = await makeKey();
  box = new RequestBox(folder, key);
});
afterEach(() => rm(dirname(folder), { recursive: true }));

function request(id = newRequestId()): SavedRequest {
  const lockedAt = '2026-11-16T15:00:00.000Z';
  const opened = { schemaVersion: 1, id, lockedAt, form: 'appointment', language: 'es', answers: { 'first-name': 'Ñ' } } as const;
  return { kind: 'saved', id, receivedAt: lockedAt, opened };
}
const path = (name: string) => join(folder, 'requests', name);

describe('the box', () => {
  it('is empty before the first request, and gives back what was put in, also after being opened again', async () => {
    expect(await box.all()).toEqual({ saved: [], damaged: [] });
    const kept = request();
    await box.keep(kept);
    expect(await new RequestBox(folder, key).read(kept.id)).toEqual(kept);
    expect(await box.read(newRequestId())).toBeUndefined();
    expect(await box.read('../vault')).toBeUndefined();
  });

  it('does not forget a call when the same request comes again', async () => {
    const kept = request();
    await box.keep(kept);
    await box.note(kept.id, { calledAt: '2026-11-17T15:00:00.000Z' });
    await box.keep(kept);
    expect(await box.read(kept.id)).toEqual({ ...kept, calledAt: '2026-11-17T15:00:00.000Z' });
  });

  it('takes two changes at once', async () => {
    const kept = request();
    await box.keep(kept);
    const [calledAt, confirmedAt] = ['2026-11-17T15:00:00.000Z', '2026-11-17T15:00:01.000Z'];
    await Promise.all([box.note(kept.id, { calledAt }), box.note(kept.id, { confirmedAt })]);
    expect(await box.read(kept.id)).toEqual({ ...kept, calledAt, confirmedAt });
  });

  it('erased, nothing is left but that it was here', async () => {
    const kept = request();
    await box.keep(kept);
    await box.erase(kept.id);
    expect(await readdir(path(''))).toEqual([`${kept.id}.erased`]);
    expect(await readFile(path(`${kept.id}.erased`), 'utf8')).toBe('');
    expect(await box.read(kept.id)).toEqual({ kind: 'erased', id: kept.id });
    await box.keep(kept);
    expect(await box.all()).toEqual({ saved: [], damaged: [] });
    expect(await box.note(kept.id, { calledAt: '' })).toBeUndefined();
  });

  it('opens with its own key alone, and no file in the place of another', async () => {
    const [one, other] = [request(), request()];
    await box.keep(one);
    await box.keep(other);
    expect((await new RequestBox(folder, await makeKey()).all()).damaged.toSorted()).toEqual([one.id, other.id].toSorted());
    await writeFile(path(`${one.id}.sealed`), await readFile(path(`${other.id}.sealed`)));
    expect(await box.all()).toEqual({ saved: [other], damaged: [one.id] });
  });

  it('holds more than a program may have files open', async () => {
    const first = request();
    await box.keep(first);
    const sealed = await readFile(path(`${first.id}.sealed`));
    for (let count = 0; count < 3000; count += 1) await writeFile(path(`${newRequestId()}.sealed`), sealed);
    const { saved, damaged } = await box.all();
    expect(saved).toEqual([first]);
    expect(damaged).toHaveLength(3000);
  });
});
