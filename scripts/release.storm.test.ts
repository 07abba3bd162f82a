/** Releases a small project in a scratch clone: a good release, one that does not start, one whose restart fails. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { release as releaseIn, server, writeProject } from './release-fixture.ts';

const root = mkdtempSync(join(tmpdir(), 'release-test-'));
const [origin, clone, releases] = ['origin.git', 'clone', 'releases'].map((one) => join(root, one)) as [string, string, string];
const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@localhost', ...args], { cwd: clone, env, encoding: 'utf8' });

function publish(isSound: boolean): string {
  writeFileSync(join(clone, 'server/main.ts'), isSound ? server : 'process.exit(1);');
  writeFileSync(join(clone, 'text'), `${Math.random()}`);
  git('add', '.');
  git('commit', '--quiet', '-m', 'Published');
  git('push', '--quiet', '-u', 'origin', 'main');
  return git('rev-parse', 'HEAD').trim();
}

// The public address always shows the current release.
const site = createServer((asked, answer) => {
  try {
    answer.end(asked.url === '/' ? 'page' : readFileSync(join(releases, 'current/build/client/publication.json')));
  } catch {
    answer.writeHead(503).end();
  }
});

beforeAll(async () => {
  for (const folder of [clone, releases]) mkdirSync(folder, { recursive: true });
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', origin]);
  git('init', '--quiet', '--initial-branch=main');
  git('remote', 'add', 'origin', origin);
  writeProject(clone, "import { writeFileSync } from 'node:fs';\nwriteFileSync('build/client/index.html', 'page');");
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  site.close();
  rmSync(root, { recursive: true });
});

const release = (restart: string) =>
  releaseIn(clone, { releases, restart, address: `http://127.0.0.1:${(site.address() as AddressInfo).port}` });
const shown = () => JSON.parse(readFileSync(join(releases, 'current/build/client/publication.json'), 'utf8')).commit;
const folders = () => readdirSync(releases).filter((one) => /^\d{8}T/.test(one));

it('releases what is published, once', async () => {
  const commit = publish(true);
  expect(await release('true')).toEqual({ code: 0, said: expect.stringContaining(`shows ${commit}`) });
  expect(shown()).toBe(commit);
  expect((await release('true')).said).toContain('shows what was published last');
}, 120_000);

it('leaves the old site where the new one does not start, and tries that one only once more', async () => {
  const before = readlinkSync(join(releases, 'current'));
  publish(false);
  for (const _ of [1, 2]) {
    expect((await release('true')).code).toBe(1);
    expect([readlinkSync(join(releases, 'current')), folders().length]).toEqual([before, 1]);
  }
  expect((await release('true')).said).toContain('has failed 2 times');
}, 180_000);

it('goes back where the restart fails, and keeps three', async () => {
  const before = shown();
  publish(true);
  expect((await release(`test "$(readlink ${join(releases, 'current')})" = "${readlinkSync(join(releases, 'current'))}"`)).code).toBe(1);
  expect(shown()).toBe(before);
  for (const _ of [1, 2, 3]) {
    publish(true);
    expect((await release('true')).code).toBe(0);
  }
  expect([shown(), folders().length]).toEqual([git('rev-parse', 'HEAD').trim(), 3]);
}, 300_000);
