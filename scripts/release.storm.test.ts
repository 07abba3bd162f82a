/** Releases of a small project in a scratch clone: a good one, one that does not start, one whose restart fails. */
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'release-test-'));
const [origin, clone, releases] = ['origin.git', 'clone', 'releases'].map((one) => join(root, one)) as [string, string, string];
const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@localhost', ...args], { cwd: clone, env, encoding: 'utf8' });

/** Serves as the server of every release does; a broken one ends at once. */
const program = (isSound: boolean) => `import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
if (${!isSound}) process.exit(1);
createServer((asked, answer) => answer.end(asked.url === '/' ? 'page' : readFileSync('build/client/publication.json'))).listen(process.env.PORT);
`;

function publish(isSound: boolean): string {
  mkdirSync(join(clone, 'server'), { recursive: true });
  writeFileSync(join(clone, 'server/main.ts'), program(isSound));
  writeFileSync(join(clone, 'text'), `${Math.random()}`);
  git('add', '.');
  git('commit', '--quiet', '-m', 'Published');
  git('push', '--quiet', '-u', 'origin', 'main');
  return git('rev-parse', 'HEAD').trim();
}

// What stands at the public address: always the current release.
const site = createServer((asked, answer) => {
  try {
    answer.end(asked.url === '/' ? 'page' : readFileSync(join(releases, 'current/build/client/publication.json')));
  } catch {
    answer.writeHead(503).end();
  }
});

beforeAll(async () => {
  for (const folder of [clone, releases, join(clone, 'scripts')]) mkdirSync(folder, { recursive: true });
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', origin]);
  git('init', '--quiet', '--initial-branch=main');
  git('remote', 'add', 'origin', origin);
  cpSync(join(import.meta.dirname, 'release.ts'), join(clone, 'scripts/release.ts'));
  const build = 'node -e "fs.mkdirSync(\'build/client\',{recursive:true})"';
  const small = { name: 'small', version: '1.0.0', workspaces: ['art'] };
  // As the drawings are: a workspace that needs a tool which the server does not.
  const art = { name: 'art', version: '1.0.0', devDependencies: { tool: 'file:../tool' } };
  const tool = { name: 'tool', version: '1.0.0' };
  const links = { 'node_modules/art': { resolved: 'art', link: true }, 'node_modules/tool': { resolved: 'tool', link: true, dev: true } };
  const packages = { '': small, art, tool: { ...tool, dev: true }, ...links };
  const files = {
    'package.json': { ...small, type: 'module', scripts: { build } },
    'package-lock.json': { ...tool, name: 'small', lockfileVersion: 3, packages },
    'art/package.json': art,
    'tool/package.json': tool,
  };
  for (const [name, value] of Object.entries(files)) {
    mkdirSync(dirname(join(clone, name)), { recursive: true });
    writeFileSync(join(clone, name), JSON.stringify(value));
  }
  writeFileSync(join(clone, '.gitignore'), 'node_modules\n');
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  site.close();
  rmSync(root, { recursive: true });
});

function release(restart: string): Promise<{ code: number; said: string }> {
  const { port } = site.address() as AddressInfo;
  const settings = {
    RELEASES: releases,
    RELEASE_RESTART: restart,
    RELEASE_ADDRESS: `http://127.0.0.1:${port}`,
    RELEASE_TRIAL_PORT: '34567',
  };
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/release.ts'], { cwd: clone, env: { ...env, ...settings } }, (error, out, told) =>
      resolve({ code: Number(error?.code ?? 0), said: out + told }),
    );
  });
}
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
