import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newRequestId } from '#app/requests/envelope.ts';
import { newOfficeFolder } from '../desk-fixture.ts';
import { type Note, newNoteId } from '../notes/note.ts';
import { seal } from '../safe/sealing.ts';
import { RequestBox, type SavedRequest, tidyRequests } from './request-box.ts';

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
const noted = ({ opened: _, ...rest }: SavedRequest) => rest;
const path = (name: string) => join(folder, 'requests', name);
const hex = (id: string) => Buffer.from(id, 'base64url').toString('hex');
const damaged = async (one = box) => (await one.list()).unreadable.map(({ id }) => id).toSorted();

const called: Note = { id: newNoteId(), at: '2026-11-17T15:00:00.000Z', by: 'EM', state: 'message', over: [] };

describe('the box', () => {
  it('is empty before the first request, and gives back what was put in, also after being opened again', async () => {
    expect(await box.list()).toEqual({ saved: [], unreadable: [], erased: new Set() });
    const kept = request();
    await box.keep(kept);
    expect(await new RequestBox(folder, key).read(kept.id)).toEqual(kept);
    expect(await box.read(newRequestId())).toBeUndefined();
    expect(await box.read('../vault')).toBeUndefined();
  });

  it('marks in the list what sounds like an emergency until it is archived', async () => {
    const calm = request();
    const urgent = request();
    await box.keep(calm);
    await box.keep({
      ...urgent,
      opened: { ...urgent.opened, answers: { 'visit-words': 'Me pusieron la vacuna y se me cierra la garganta' } },
    });
    const marked = async () => (await box.list()).saved.filter(({ isEmergency }) => isEmergency).map(({ id }) => id);
    expect(await marked()).toEqual([urgent.id]);
    await box.note(urgent.id, { confirmedAt: '2026-11-17T15:00:01.000Z' });
    expect(await marked()).toEqual([]);
  });

  it('does not forget a call when the same request comes again', async () => {
    const kept = request();
    await box.keep(kept);
    await box.addNotes(kept.id, [called]);
    await box.keep(kept);
    expect(await box.read(kept.id)).toEqual({ ...kept, notes: [called], hasUnsentNotes: true });
  });

  it('takes two changes at once', async () => {
    const kept = request();
    await box.keep(kept);
    const confirmedAt = '2026-11-17T15:00:01.000Z';
    await Promise.all([box.addNotes(kept.id, [called]), box.note(kept.id, { confirmedAt })]);
    expect(await box.read(kept.id)).toEqual({ ...kept, notes: [called], hasUnsentNotes: true, confirmedAt });
  });

  it('knows which notes the server has, also of those that are added meanwhile', async () => {
    const kept = request();
    await box.keep(kept);
    const later = { ...called, id: newNoteId(), at: '2026-11-17T16:00:00.000Z' };
    await box.addNotes(kept.id, [called], 1);
    expect(await box.read(kept.id)).toMatchObject({ notes: [called], notesVersion: 1, hasUnsentNotes: false });
    await box.addNotes(kept.id, [later]);
    expect(await box.addNotes(kept.id, [called], 2)).toMatchObject({ notes: [called, later], notesVersion: 2, hasUnsentNotes: true });
    expect(await box.addNotes(newRequestId(), [called])).toBeUndefined();
  });

  it('erased, nothing is left but that it was here', async () => {
    const kept = request();
    await box.keep(kept);
    await box.erase(kept.id);
    expect(await readdir(path(''))).toEqual([`${hex(kept.id)}.erased`]);
    expect(await readFile(path(`${hex(kept.id)}.erased`), 'utf8')).toBe('');
    expect(await box.read(kept.id)).toEqual({ kind: 'erased', id: kept.id });
    await box.keep(kept);
    expect(await box.list()).toEqual({ saved: [], unreadable: [], erased: new Set([kept.id]) });
    expect(await box.note(kept.id, { confirmedAt: '2026-11-17T15:00:00.000Z' })).toBeUndefined();
  });

  it('opens with its own key alone, and no file in the place of another', async () => {
    const [one, other] = [request(), request()];
    await box.keep(one);
    await box.keep(other);
    expect(await damaged(new RequestBox(folder, await makeKey()))).toEqual([one.id, other.id].toSorted());
    await writeFile(path(`${hex(one.id)}.sealed`), await readFile(path(`${hex(other.id)}.sealed`)));
    expect(await box.list()).toMatchObject({ saved: [noted(other)], unreadable: [{ kind: 'unreadable', id: one.id, why: 'damaged' }] });
  });

  it.runIf(process.env.STORM)('holds more than a program may have files open', async () => {
    const first = request();
    await box.keep(first);
    const sealed = await readFile(path(`${hex(first.id)}.sealed`));
    for (let count = 0; count < 3000; count += 1) await writeFile(path(`${hex(newRequestId())}.sealed`), sealed);
    const { saved, unreadable } = await box.list();
    expect(saved).toEqual([noted(first)]);
    expect(unreadable).toHaveLength(3000);
  });

  it('lists what has changed on the disk since the last list, and nothing that is discarded', async () => {
    const [one, other] = [request(), request()];
    await box.keep(one);
    await box.keep(other);
    expect((await box.list()).saved).toHaveLength(2);
    await box.addNotes(one.id, [called]);
    await writeFile(path(`${hex(other.id)}.sealed`), 'damaged');
    const unreadable = [{ kind: 'unreadable', id: other.id, why: 'damaged' }];
    expect(await box.list()).toMatchObject({ saved: [{ ...noted(one), notes: [called] }], unreadable });
    await box.discard([one.id, other.id]);
    expect(await readdir(path(''))).toEqual([]);
    expect(await box.list()).toEqual({ saved: [], unreadable: [], erased: new Set() });
  });

  it.skipIf(process.platform === 'win32')('does not wait for a named pipe in the place of a file', async () => {
    const [one, pipe] = [request(), request()];
    await box.keep(one);
    execFileSync('mkfifo', [path(`${hex(pipe.id)}.sealed`)]);
    expect(await box.list()).toMatchObject({ saved: [noted(one)], unreadable: [{ kind: 'unreadable', id: pipe.id, why: 'damaged' }] });
  });

  it('names files so that no file system takes one for another, and all of one size', async () => {
    const [long, short] = [request(), request()];
    await box.keep({ ...long, opened: { ...long.opened, answers: { 'visit-words': 'ñ'.repeat(500) } } });
    await box.keep(short);
    const names = await readdir(path(''));
    expect(new Set(names.map((name) => name.toLowerCase()))).toEqual(new Set([long, short].map(({ id }) => `${hex(id)}.sealed`)));
    const sizes = await Promise.all(names.map(async (name) => (await readFile(path(name))).length));
    expect(new Set(sizes).size).toBe(1);
  });

  it('is not the same for an id spelled in another way', async () => {
    const kept = request('AAAAAAAAAAAAAAAAAAAAAA');
    await box.keep(kept);
    // The same bytes: some bits of the last letter are unused.
    expect(await box.read('AAAAAAAAAAAAAAAAAAAAAB')).toBeUndefined();
  });

  it('is put in order before it opens: nothing half-written', async () => {
    const [first, second] = [request(), request()];
    await box.keep(first);
    await box.keep(second);
    await box.erase(second.id);
    await writeFile(path(`${hex(first.id)}.sealed.0123456789ab.new`), 'half');
    await writeFile(path('notes.txt'), 'of somebody');
    await tidyRequests(folder);
    expect((await readdir(path(''))).toSorted()).toEqual([`${hex(first.id)}.sealed`, `${hex(second.id)}.erased`, 'notes.txt'].toSorted());
    expect(await box.list()).toEqual({ saved: [noted(first)], unreadable: [], erased: new Set([second.id]) });
    await tidyRequests(join(folder, 'nowhere'));
  });

  it('gives the others when one entry cannot be read, and takes that one away when told to', async () => {
    const [one, other] = [request(), request()];
    await box.keep(one);
    await mkdir(path(`${hex(other.id)}.sealed`));
    expect(await box.list()).toMatchObject({ saved: [noted(one)], unreadable: [{ kind: 'unreadable', id: other.id, why: 'disk' }] });
    await rm(path(`${hex(other.id)}.sealed`), { recursive: true });
    await writeFile(path(`${hex(other.id)}.sealed`), 'damaged');
    await box.erase(other.id);
    expect(await box.read(other.id)).toEqual({ kind: 'erased', id: other.id });
  });

  it.each<[what: string, change: object]>([
    ['a time before this site', { receivedAt: '0001-01-01T00:00:00.000Z' }],
    ['a time that is none', { confirmedAt: 'soon' }],
    ['nested answers', { opened: { ...request().opened, answers: { 'first-name': [[[['Ñ']]]] } } }],
    ['another id', { id: newRequestId() }],
  ])('takes a file with %s for none of a request', async (_what, change) => {
    const [kept, saved] = [request(), request()];
    await box.keep(saved);
    await writeFile(path(`${hex(kept.id)}.sealed`), await seal(key, { ...kept, ...change }, `request/1/${kept.id}`));
    expect(await box.list()).toMatchObject({ saved: [noted(saved)], unreadable: [{ kind: 'unreadable', id: kept.id, why: 'content' }] });
  });
});
