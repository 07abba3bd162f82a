/** One desk at a time on a folder: two would write over each other's keys. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { newOfficeFolder, passphrase, readText, startDesk } from './desk-fixture.ts';
import { FolderInUseError } from './safe/folder-lock.ts';

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

it('a second one on the same folder is refused, by whichever program, until the first has ended in whatever way', async () => {
  const folder = await newOfficeFolder();
  const first = startProgram(folder);
  await vi.waitFor(() => expect(first.heard.said).toMatch(/^The desk is at/), { timeout: 20_000 });
  await expect(startDesk({ folder })).rejects.toThrow(FolderInUseError);
  const second = startProgram(folder);
  expect(await once(second.program, 'exit')).toEqual([1, null]);
  expect(second.heard.said).toBe(`A desk is open on ${folder} already. Use that one, or close it first.\n`);

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
}, 60_000);

it('a port that is taken is no reason to be told of another: the folder would be the same', async () => {
  const [folder, other] = [await newOfficeFolder(), await newOfficeFolder()];
  const desk = await startDesk({ folder });
  const { program, heard } = startProgram(other, String(desk.port));
  expect(await once(program, 'exit')).toEqual([1, null]);
  expect(heard.said).toMatch(/^Port \d+ is taken by another program/);
  expect(heard.said).not.toContain(String(desk.port + 1));
  await desk.close();
  await Promise.all([folder, other].map((one) => rm(dirname(one), { recursive: true })));
}, 60_000);

it('the address stays the same over starts, and half-written files are swept', async () => {
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

it('a vault that another program has changed locks the desk, and is not written over', async () => {
  const desk = await startDesk();
  await desk.post('/set-up', { which: 'new', passphrase, again: passphrase });
  const file = join(desk.folder, 'vault.json');
  const before = await readFile(file, 'utf8');
  await writeFile(file, '{}');
  expect(readText(await desk.post('/settings/new-key', { 'new-key-passphrase': passphrase }))).toContain('Unlock the desk');
  expect(await readFile(file, 'utf8')).toBe('{}');
  expect(readText(await desk.post('/unlock', { passphrase }))).toContain('The file vault.json cannot be read.');
  await writeFile(file, before);
  await desk.post('/unlock', { passphrase });
  expect(readText(await desk.get('/settings'))).toContain('Backup sheet');
  expect(desk.faults).toEqual([]);
  await desk.close();
  await rm(dirname(desk.folder), { recursive: true });
});
