/**
 * One desk at a time uses a folder: two would overwrite each other's keys. Desks with separate folders share their notes.
 * Of these tests, npm test runs two notes at once; the rest is `npm run storm`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lock } from '#app/requests/lock.ts';
import { sampleKeyPair } from '#app/requests/sample-key.ts';
import { type ApiFixture, startApi } from '../server/testing/api-fixture.ts';
import { type DeskFixture, newOfficeFolder, passphrase, readText, setUpDesk, startDesk } from './desk-fixture.ts';
import { FolderInUseError } from './safe/folder-lock.ts';

const isStorm = Boolean(process.env.STORM);

function startProgram(folder: string, port = '0') {
  const program = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, OFFICE_FOLDER: folder, OFFICE_PORT: port },
  });
  const heard = { said: '' };
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (chunk) => {
      heard.said += chunk;
    });
  return { program, heard };
}

it.runIf(isStorm)(
  'a second one on the same folder is refused, by whichever program, until the first has ended in whatever way',
  async () => {
    const folder = await newOfficeFolder();
    const first = startProgram(folder);
    await vi.waitFor(() => expect(first.heard.said).toMatch(/^The desk is at/), { timeout: 20_000 });
    await expect(startDesk({ folder })).rejects.toThrow(FolderInUseError);
    const second = startProgram(folder);
    expect(await once(second.program, 'exit')).toEqual([1, null]);
    expect(second.heard.said).toBe(`A desk is already using ${folder}. Use that desk, or stop it first.\n`);

    const ended = once(first.program, 'exit');
    first.program.kill('SIGKILL');
    await ended;
    const third = await startDesk({ folder });
    await expect(startDesk({ folder })).rejects.toThrow(FolderInUseError);
    await third.close();
    const fourth = await startDesk({ folder });
    await fourth.close();
    expect((await stat(join(folder, 'desk.lock'))).mode & 0o077).toBe(0);
    await rm(dirname(folder), { recursive: true });
  },
  60_000,
);

it.runIf(isStorm)(
  'a port that is taken is no reason to be told of another: the folder would be the same',
  async () => {
    const [folder, other] = [await newOfficeFolder(), await newOfficeFolder()];
    const desk = await startDesk({ folder });
    const { program, heard } = startProgram(other, String(desk.port));
    expect(await once(program, 'exit')).toEqual([1, null]);
    expect(heard.said).toMatch(/^Port \d+ is already in use by another program/);
    expect(heard.said).not.toContain(String(desk.port + 1));
    await desk.close();
    await Promise.all([folder, other].map((one) => rm(dirname(one), { recursive: true })));
  },
  60_000,
);

it.runIf(isStorm)('the address stays the same over starts, and half-written files are swept', async () => {
  const folder = await newOfficeFolder();
  const first = await startDesk({ folder });
  await first.post('/set-up', { which: 'new', passphrase, again: passphrase });
  await first.close();
  await writeFile(join(folder, 'vault.json.0123456789ab.new'), 'half');
  const second = await startDesk({ folder });
  expect(second.base).toBe(first.base);
  expect((await readdir(folder)).toSorted()).toEqual(['address.txt', 'desk.lock', 'vault.json']);
  await second.post('/unlock', { passphrase });
  expect(readText(await second.get('/settings'))).toContain('Backup sheet');
  await second.close();
  await rm(dirname(folder), { recursive: true });
});

it.runIf(isStorm)('a vault that another program has changed locks the desk, and is not written over', async () => {
  const desk = await startDesk();
  await desk.post('/set-up', { which: 'new', passphrase, again: passphrase });
  const file = join(desk.folder, 'vault.json');
  const before = await readFile(file, 'utf8');
  await writeFile(file, '{}');
  expect(readText(await desk.post('/settings/new-key', { 'new-key-passphrase': passphrase }))).toContain('Unlock the desk');
  expect(await readFile(file, 'utf8')).toBe('{}');
  expect(readText(await desk.post('/unlock', { passphrase }))).toContain('The desk can’t read the file vault.json.');
  await writeFile(file, before);
  await desk.post('/unlock', { passphrase });
  expect(readText(await desk.get('/settings'))).toContain('Backup sheet');
  expect(desk.faults).toEqual([]);
  await desk.close();
  await rm(dirname(desk.folder), { recursive: true });
});

describe('two desks at one server', () => {
  let api: ApiFixture;
  let desks: DeskFixture[];
  let page = '';
  beforeEach(async () => {
    api = await startApi();
    desks = await Promise.all([startDesk(), startDesk()]);
    for (const desk of desks) await setUpDesk(desk, api.port);
    const envelope = await lock({ form: 'appointment', language: 'es', answers: { 'first-name': 'Rosa' } }, sampleKeyPair.publicKey);
    await api.send(envelope);
    for (const desk of desks) await desk.get('/requests');
    page = `/requests/${envelope.id}`;
  });
  afterEach(async () => {
    for (const { faults } of desks) expect(faults).toEqual([]);
    await Promise.all([api.close(), ...desks.map((desk) => desk.close())]);
    await Promise.all(desks.map(({ folder }) => rm(dirname(folder), { recursive: true })));
  });

  const pair = () => desks as [DeskFixture, DeskFixture];
  /** Returns a form's fields: what the page showed, and what is typed. */
  const over = (text: string, fields: Record<string, string>): [string, string][] => [
    ...[...text.matchAll(/name="over" value="([\w-]+)"/g)].map(([, id = '']): [string, string] => ['over', id]),
    ['owner-was', /name="owner-was" value="([^"]*)"/.exec(text)?.[1] ?? ''],
    ...Object.entries(fields),
  ];
  const see = (desk: DeskFixture) => desk.get(`${page}?look=1`);

  it.runIf(isStorm)('see each other’s notes, owner and state; the server knows only that somebody has called', async () => {
    const [one, other] = pair();
    const saved = await one.post(`${page}/note`, {
      by: 'EM',
      text: 'Su hija contesta después de las 5.',
      owner: 'Elena',
      state: 'message',
    });
    expect(readText(saved)).toContain('Saved.');
    const seen = readText(await see(other));
    for (const text of ['Left a message', 'Su hija contesta después de las 5.', 'Assigned to Elena', '· EM']) expect(seen).toContain(text);
    expect(readText(await other.get('/requests?look=1'))).toContain('Left a message');
    const [, stored] = /"sealed":(.*)}$/.exec((await api.office(`${page.replace('/requests', '')}/notes`)).text) ?? [];
    expect(stored).toMatch(/^{"version":1,"keyId":"[0-9a-f]{16}"/);
    for (const text of ['hija', 'Elena'])
      expect(Buffer.from(JSON.parse(stored ?? '').ciphertext, 'base64url').toString('latin1')).not.toContain(text);
  });

  it('that note something at once lose nothing, and are asked which of two states holds', async () => {
    const [one, other] = pair();
    await one.post(`${page}/note`, { by: 'EM', state: 'no-answer' });
    const [here, there] = [(await see(one)).text, (await see(other)).text];
    await one.post(`${page}/note`, over(here, { by: 'EM', state: 'done', text: 'first', owner: 'Elena' }));
    const late = await other.post(`${page}/note`, over(there, { by: 'RG', state: 'message', text: 'second', owner: 'Rita' }));
    for (const text of ['first', 'second', 'Two desks set a different status.', 'Two desks assigned this'])
      expect(readText(late)).toContain(text);
    expect(readText(await one.get('/requests?look=1'))).toContain('Reached, all set / Left a message');
    const asked = (await see(one)).text;
    await one.post(`${page}/note`, over(asked, { by: 'EM', state: 'message', 'choose-owner': 'Rita' }));
    const agreed = readText(await see(other));
    expect(agreed).not.toContain('Two desks');
    for (const text of ['first', 'second', 'Assigned to Rita']) expect(agreed).toContain(text);
  });

  it.runIf(isStorm)('keep noting without the server, and share it when it answers again', async () => {
    const [one, other] = pair();
    const refuse = ({ socket }: { socket: { destroy(): unknown } }) => socket.destroy();
    api.app.server.prependListener('request', refuse);
    expect(readText(await one.post(`${page}/note`, { by: 'EM', text: 'offline' }))).toContain('not on the server yet');
    api.app.server.off('request', refuse);
    await other.post(`${page}/note`, { by: 'RG', text: 'online' });
    await one.get('/requests');
    for (const desk of desks) for (const text of ['offline', 'online']) expect(readText(await see(desk))).toContain(text);
  });

  it.runIf(isStorm)('keep what both noted where one of them confirms the request', async () => {
    const [one, other] = pair();
    await other.post(`${page}/note`, { by: 'RG', text: 'booked by phone', state: 'booked', booked: '2026-12-03' });
    await one.post(`${page}/confirm`);
    expect((await api.waiting()).requests).toEqual([]);
    const kept = readText(await one.get(page));
    for (const text of ['booked by phone', 'Booked for Thu, Dec 3']) expect(kept).toContain(text);
    // The server no longer has it; this desk still takes notes.
    expect(readText(await other.post(`${page}/note`, { by: 'RG', text: 'afterwards' }))).toContain('Saved.');
  });

  it.runIf(isStorm)('lock themselves though an open page asks again and again', async () => {
    const clock = { now: Date.now() };
    const desk = await startDesk({ now: () => clock.now });
    await setUpDesk(desk, api.port);
    for (let minutes = 0; minutes < 40; minutes += 10) {
      await desk.get('/requests?look=1&unattended=1');
      clock.now += 10 * 60_000;
    }
    expect(readText(await desk.get('/requests'))).toContain('Unlock the desk');
    await desk.close();
    await rm(dirname(desk.folder), { recursive: true });
  });

  it.runIf(isStorm)('tell an open page that there is something else to see', async () => {
    const [one, other] = pair();
    const stampOf = ({ text }: { text: string }) => /data-stamp="([\w-]+)"/.exec(text)?.[1];
    for (const path of ['/requests', page]) {
      const before = stampOf(await one.get(path));
      const again = () => one.get(`${path}?look=1&unattended=1`);
      expect(stampOf(await again())).toBe(before);
      await other.post(`${page}/note`, { by: 'RG', text: `seen from ${path}` });
      expect(stampOf(await again())).not.toBe(before);
    }
  });

  it.runIf(isStorm)('refuse a note without initials, without a day or without anything, and keep what was written', async () => {
    const [one] = pair();
    for (const [fields, fault] of [
      [{ by: ' ', text: 'kept words' }, 'Enter your initials'],
      [{ by: 'EM', state: 'booked', text: 'kept words' }, 'Choose the visit date.'],
      [{ by: 'EM', text: 'kept words'.repeat(200) }, 'That’s too long'],
      [{ by: 'EM', state: 'lunch', text: 'kept words' }, 'That’s too long'],
    ] as const) {
      const refused = await one.post(`${page}/note`, fields);
      expect([refused.status, readText(refused).includes(fault), refused.text.includes('kept words')]).toEqual([422, true, true]);
    }
    expect(readText(await one.post(`${page}/note`, { by: 'EM' }))).toContain('There’s nothing to save.');
    for (let count = 0; count < 40; count += 1) await one.post(`${page}/note`, { by: 'EM', text: `${count} ${'ñ'.repeat(900)}` });
    expect(readText(await one.post(`${page}/note`, { by: 'EM', text: 'x'.repeat(900) }))).toContain('no more room for notes');
    expect(readText(await see(pair()[1]))).toContain('1 ñ');
  });
});
