/** Publishes from two computers to one bare repository, with git alone. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { branchOf, dropOldLocks } from './git.ts';
import { liveStates, shownAt } from './live.ts';
import { mark, publications } from './publications.ts';
import { lastThere, send, unsent } from './sending.ts';

const root = mkdtempSync(join(tmpdir(), 'desk-sending-'));
afterAll(() => rmSync(root, { recursive: true }));
const [first, second, bare] = ['first', 'second', 'bare'].map((name) => join(root, name)) as [string, string, string];
const git = (folder: string, ...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.email=a@localhost', '-c', `user.name=${folder === first ? 'First' : 'Second'}`, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
function publishIn(folder: string, file: string, text: string, subject = text): void {
  writeFileSync(join(folder, 'content', file), `${text}\n`);
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '-m', subject, '-m', mark);
}
const textIn = (folder: string, file: string) => readFileSync(join(folder, 'content', file), 'utf8').trim();

git(root, 'init', '--quiet', '--bare', '--initial-branch=main', bare);
git(root, 'init', '--quiet', '--initial-branch=main', first);
mkdirSync(join(first, 'content'));
publishIn(first, 'a.yaml', 'a', 'The site');
git(first, 'remote', 'add', 'origin', bare);

it('counts what was never sent, and sends it', async () => {
  expect(await unsent(first)).toBe(1);
  await send(first);
  expect(await unsent(first)).toBe(0);
  git(root, 'clone', '--quiet', bare, second);
}, 60_000);

it('joins what another computer has published, beside what is saved and not published', async () => {
  publishIn(first, 'a.yaml', 'a by the first');
  await send(first);
  publishIn(second, 'b.yaml', 'b by the second');
  writeFileSync(join(second, 'content', 'c.yaml'), 'unfinished');
  await send(second);
  expect([textIn(second, 'a.yaml'), textIn(second, 'b.yaml'), textIn(second, 'c.yaml')]).toEqual([
    'a by the first',
    'b by the second',
    'unfinished',
  ]);
  expect(await unsent(second)).toBe(0);
  expect(git(bare, 'show', 'main:content/b.yaml')).toBe('b by the second\n');
}, 60_000);

it('says who was first where the two do not fit, and where something saved is in the way, and loses nothing', async () => {
  publishIn(second, 'a.yaml', 'a by the second');
  await send(second);
  publishIn(first, 'a.yaml', 'a by the first again');
  await expect(send(first)).rejects.toMatchObject({ reason: 'behind' });
  expect([await lastThere(first), textIn(first, 'a.yaml'), git(first, 'status', '--porcelain')]).toEqual([
    { by: 'Second', at: expect.stringMatching(/^\d{4}-/) },
    'a by the first again',
    '',
  ]);
  git(first, 'reset', '--quiet', '--hard', 'HEAD^');
  publishIn(first, 'd.yaml', 'd');
  writeFileSync(join(first, 'content', 'a.yaml'), 'saved only\n');
  await expect(send(first)).rejects.toMatchObject({ reason: 'overlap' });
  expect(textIn(first, 'a.yaml')).toBe('saved only');
}, 60_000);

it('says of each publication how far it is, by what the site says of itself', async () => {
  git(first, 'checkout', '--quiet', '.');
  const all = await publications(first);
  const [since, now] = ['2026-11-30T16:42:00Z', new Date(Date.parse(all[0]?.at ?? '') + 60_000)];
  let said: unknown = { commit: all[1]?.commit, since };
  const site = createServer((_asked, answer) => answer.end(JSON.stringify(said))).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const shown = () => shownAt(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
  const states = async (at: Date) => liveStates(first, all.slice(0, 3), (await shown()) as never, at);
  expect(await states(now)).toEqual([{ state: 'coming' }, { state: 'since', at: since }, { state: 'live' }]);
  expect((await states(new Date(now.getTime() + 1_800_000)))[0]).toEqual({ state: 'late' });
  said = { commit: '--output=x', since };
  expect(await shown()).toBeUndefined();
  site.close();
}, 60_000);

it('removes a lock that a git which was cut off has left, and no younger one', async () => {
  const lock = join(first, '.git', 'index.lock');
  writeFileSync(lock, '');
  await dropOldLocks(first);
  expect(existsSync(lock)).toBe(true);
  utimesSync(lock, Date.now() / 1000 - 90, Date.now() / 1000 - 90);
  await dropOldLocks(first);
  expect(existsSync(lock)).toBe(false);
}, 60_000);

it('reads publications whose texts hold marks of its own, and works on no detached HEAD', async () => {
  publishIn(first, 'a.yaml', 'e', 'A text \u001e--output=x \u001f2026');
  expect((await publications(first))[0]).toMatchObject({
    commit: expect.stringMatching(/^[0-9a-f]{40}$/),
    text: expect.stringContaining('A text'),
  });
  git(first, 'checkout', '--quiet', '--detach');
  await expect(branchOf(first)).rejects.toMatchObject({ reason: 'branch' });
}, 60_000);
