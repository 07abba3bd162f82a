import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { lock } from '#app/requests/lock.ts';
import { sampleKeyPair } from '#app/requests/sample-key.ts';
import { Inbox } from './inbox.ts';
import { RequestBox } from './request-box.ts';
import { UnopenedMemory } from './unopened-memory.ts';
import { isHopeless } from './unshown.ts';

/** Starts a server that lists one request and answers other addresses, by their end, from `answers`. */
async function deskAt(listed: object, answers: Readonly<Record<string, unknown>>) {
  const list = {
    requests: [{ receivedAt: '2026-11-16T14:00:00Z', erasedFrom: '2027-01-15T14:00:00Z', erasedSoon: false, ...listed }],
    more: false,
  };
  const server = createServer(({ url = '' }, response) =>
    response.end(JSON.stringify(Object.entries(answers).find(([end]) => url.endsWith(end))?.[1] ?? list)),
  ).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const connection = { server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: 'token' };
  const folder = await mkdtemp(join(tmpdir(), 'inbox-'));
  onTestFinished(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });
  const sealing = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const [box, unopened] = [new RequestBox(folder, sealing), new UnopenedMemory(folder, sealing)];
  const inbox = new Inbox({ box, unopened });
  const look = (keyId: string, privateKey = sampleKeyPair.privateKey) =>
    inbox.look(connection, [{ ...sampleKeyPair, keyId, privateKey, fingerprint: '', addedAt: '' }], new Date('2026-11-16T15:00:00Z'));
  return { box, unopened, look };
}

const ada = () => lock({ form: 'appointment', language: 'en', answers: { 'first-name': 'Ada' } }, sampleKeyPair.publicKey);

it('a fault of this program is not taken for a request that nobody can read, and the next look tries it again', async () => {
  const envelope = await ada();
  const { id, keyId } = envelope;
  const { box, unopened, look } = await deskAt({ id, keyId }, { [id]: envelope });
  await look(keyId, 'no key at all');
  const [found] = await unopened.list();
  expect(found).toMatchObject({ id, reason: 'again' });
  expect(found && isHopeless({ ...found, here: false })).toBe(false);
  await look(keyId);
  expect(await unopened.list()).toEqual([]);
  expect(await box.read(id)).toMatchObject({ kind: 'saved' });
});

it('names the request whose notes are not from any desk, and keeps the request', async () => {
  const envelope = await ada();
  const { id, keyId } = envelope;
  const forged = { version: 1, called: true, sealed: envelope };
  const { box, look } = await deskAt({ id, keyId, notes: 1 }, { [`${id}/notes`]: forged, [id]: envelope });
  const found = await look(keyId);
  expect(found.unreadNotes).toEqual([id]);
  expect(found.fault).toBeUndefined();
  expect(await box.read(id)).toMatchObject({ kind: 'saved' });
});
