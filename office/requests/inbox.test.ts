import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lock } from '#app/requests/lock.ts';
import { sampleKeyPair } from '#app/requests/sample-key.ts';
import { Inbox } from './inbox.ts';
import { RequestBox } from './request-box.ts';
import { UnopenedMemory } from './unopened-memory.ts';
import { isHopeless } from './unshown.ts';

it('a fault of this program is not taken for a request that nobody can read, and the next look tries it again', async () => {
  const envelope = await lock({ form: 'appointment', language: 'en', answers: { 'first-name': 'Ada' } }, sampleKeyPair.publicKey);
  const { id, keyId } = envelope;
  const list = { requests: [{ id, keyId, receivedAt: '2026-11-16T14:00:00Z', erasedFrom: '2027-01-15T14:00:00Z', erasedSoon: false }] };
  const server = createServer((request, response) =>
    response.end(JSON.stringify(request.url?.endsWith(id) ? envelope : { ...list, more: false })),
  ).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const connection = { server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: 'token' };
  const folder = await mkdtemp(join(tmpdir(), 'inbox-'));
  const sealing = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const [box, unopened] = [new RequestBox(folder, sealing), new UnopenedMemory(folder, sealing)];
  const inbox = new Inbox({ box, unopened });
  const look = (privateKey: string) =>
    inbox.look(connection, [{ ...sampleKeyPair, keyId, privateKey, fingerprint: '', addedAt: '' }], new Date('2026-11-16T15:00:00Z'));

  await look('no key at all');
  const [found] = await unopened.list();
  expect(found).toMatchObject({ id, reason: 'again' });
  expect(found && isHopeless({ ...found, here: false })).toBe(false);
  await look(sampleKeyPair.privateKey);
  expect(await unopened.list()).toEqual([]);
  expect(await box.read(id)).toMatchObject({ kind: 'saved' });
  server.close();
  await rm(folder, { recursive: true });
});
