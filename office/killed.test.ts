/** Kills the desk's program at any moment: no request is lost or saved twice. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lock } from '#app/requests/lock.ts';
import { sampleKeyPair } from '#app/requests/sample-key.ts';
import { type ApiFixture, startApi } from '../server/testing/api-fixture.ts';
import { ask } from '../server/testing/fixture-site.ts';
import { type DeskBrowser, deskBrowser, listedIds, newOfficeFolder, passphrase, readText, setUpDesk, startDesk } from './desk-fixture.ts';

/** A proxy between desk and server that can hold an archive request before or after the server gets it. */
const between: { hold: 'nothing' | 'before' | 'after'; reached: () => void } = { hold: 'nothing', reached: () => {} };
let api: ApiFixture;
let road: Server;
let folder: string;
const programs: ChildProcess[] = [];

beforeAll(() => {
  road = createServer(async (request, response) => {
    const held = request.url?.endsWith('/confirm') ? between.hold : 'nothing';
    if (held === 'before') return between.reached();
    const { authorization = '' } = request.headers;
    const answer = await ask(api.port, request.url ?? '', { authorization }, request.method);
    if (held === 'after') return between.reached();
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  }).listen(0, '127.0.0.1');
});
afterAll(() => {
  road.closeAllConnections();
  road.close();
});
beforeEach(async () => {
  between.hold = 'nothing';
  api = await startApi();
  folder = await newOfficeFolder();
  const first = await startDesk({ folder });
  await setUpDesk(first, (road.address() as AddressInfo).port);
  await first.close();
});
afterEach(async () => {
  for (const program of programs.splice(0)) program.kill('SIGKILL');
  await api.close();
  await rm(dirname(folder), { recursive: true });
});

async function startProgram(): Promise<DeskBrowser & { kill(): Promise<void> }> {
  const program = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, OFFICE_FOLDER: folder, OFFICE_PORT: '0' },
  });
  programs.push(program);
  let said = '';
  program.stdout.on('data', (chunk) => {
    said += chunk;
  });
  await vi.waitFor(() => expect(said).toMatch(/^The desk is at http:\/\/127\.0\.0\.1:\d+\/[\w-]{22}\/\n/), { timeout: 20_000 });
  const browser = deskBrowser(/http:\S+/.exec(said)?.[0] ?? '');
  await browser.post('/unlock', { passphrase });
  return {
    ...browser,
    async kill() {
      const ended = once(program, 'exit');
      program.kill('SIGKILL');
      await ended;
    },
  };
}

async function sent(name: string): Promise<string> {
  const envelope = await lock({ form: 'appointment', language: 'en', answers: { 'first-name': name } }, sampleKeyPair.publicKey);
  await api.send(envelope);
  return envelope.id;
}

const scenarios = [
  ['between saving and confirming', 'before', 1],
  ['when the server has erased it, before the answer', 'after', 0],
] as const;

describe('killed without warning', () => {
  it.each(process.env.STORM ? scenarios : scenarios.slice(0, 1))(
    '%s: the request is there once, and can be confirmed',
    async (_when, hold, left) => {
      const id = await sent('Ana');
      const desk = await startProgram();
      expect(listedIds(await desk.get('/requests'))).toEqual([id]);
      between.hold = hold;
      const reached = new Promise<void>((done) => {
        between.reached = done;
      });
      const pressed = desk.post(`/requests/${id}/confirm`).catch(() => undefined);
      await reached;
      await desk.kill();
      await pressed;
      expect((await api.waiting()).requests).toHaveLength(left);

      between.hold = 'nothing';
      const again = await startProgram();
      const list = await again.get('/requests');
      expect(listedIds(list)).toEqual([id]);
      expect(readText(list)).toContain('To call: 1');
      expect(readText(await again.get(`/requests/${id}`))).toContain('Ana');
      expect(readText(await again.post(`/requests/${id}/confirm`))).toContain('Archived.');
      expect((await api.waiting()).requests).toEqual([]);
      expect(readText(await again.get('/requests'))).toContain('Archived: 1');
    },
    60_000,
  );

  if (!process.env.STORM) return;
  it('while it saves many: every one is there once, and no half-written file is taken for one', async () => {
    const ids = await Promise.all(Array.from({ length: 40 }, (_, place) => sent(`Ana ${place}`)));
    for (const after of [40, 90, 160]) {
      const desk = await startProgram();
      const looking = desk.get('/requests').catch(() => undefined);
      await new Promise((done) => setTimeout(done, after));
      await desk.kill();
      await looking;
    }
    const again = await startProgram();
    const list = await again.get('/requests');
    expect(listedIds(list).toSorted()).toEqual(ids.toSorted());
    expect(readText(list)).not.toContain('Can’t be opened');
    const files = await readdir(join(folder, 'requests'));
    expect(files.filter((name) => name.endsWith('.sealed')).toSorted()).toEqual(
      ids.map((id) => `${Buffer.from(id, 'base64url').toString('hex')}.sealed`).toSorted(),
    );
  }, 90_000);
});
