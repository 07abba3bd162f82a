import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeFixture } from '../server/testing/fixture-site.ts';
import { sourceHash, stamp } from './setup/sources.mjs';

/**
 * A copy of the project that is installed and built already, as `npm start` sees it: the site in it is the server's fixture, and it has
 * only the packages of `npm ci --omit=dev`, on which server and desk must run.
 */
const project = mkdtempSync(join(tmpdir(), 'npm-start-'));

beforeAll(async () => {
  renameSync(await writeFixture(), join(project, 'build'));
  writeFileSync(join(project, stamp), sourceHash());
  // Copied where they import packages: Node looks for those beside the file that a link leads to.
  for (const name of ['app', 'office', 'scripts', 'server', 'package.json', 'package-lock.json', 'node_modules/.package-lock.json'])
    cpSync(name, join(project, name), { recursive: true });
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { dev?: true }> };
  const production = Object.keys(packages).filter((name) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(name) && !packages[name]?.dev);
  const linked = [
    'art',
    'content',
    'training',
    'react-router.config.ts',
    'tsconfig.json',
    'vite.config.ts',
    'node_modules/.bin',
    ...production,
  ];
  for (const name of linked.filter((one) => existsSync(one))) {
    mkdirSync(join(project, dirname(name)), { recursive: true });
    symlinkSync(resolve(name), join(project, name));
  }
});
afterAll(() => rmSync(project, { recursive: true }));

const started: ChildProcess[] = [];
afterEach(() => {
  // Kills what a failed test left behind, with its process group. Not with the program `kill`: on Debian 12 it reads the group -1234 as the
  // process -1, which is every process of the machine.
  for (const { pid } of started.splice(0)) {
    if (!pid) continue;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // The whole group has ended by itself.
    }
  }
});

async function npmRun(script: string) {
  const settings = { PORT: '0', HOST: '', OFFICE_PORT: '0', OFFICE_FOLDER: join(project, 'desk') };
  const npm = spawn('npm', ['run', script], { cwd: project, env: { ...process.env, ...settings }, detached: true });
  started.push(npm);
  let said = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (text) => (said += text));
  const address = /The (?:site|desk) is at http:\/\/127\.0\.0\.1:(\d+)\S*\n/;
  await vi.waitFor(() => expect(said).toMatch(address), { timeout: 30_000 });
  return { npm, port: Number(address.exec(said)?.[1]) };
}

const isTaken = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );

const isStorm = Boolean(process.env.STORM);

// npm test starts the site and ends it once; the rest is `npm run storm`.
describe.skipIf(process.platform === 'win32').each(isStorm ? ['start', 'office'] : ['start'])('npm run %s', (script) => {
  const stops = [
    { on: 'SIGTERM to npm alone, as from a supervisor', stop: (npm: number) => process.kill(npm, 'SIGTERM') },
    { on: 'Ctrl+C, which a terminal sends to all of them', stop: (npm: number) => process.kill(-npm, 'SIGINT') },
  ];

  it.each(isStorm ? stops : stops.slice(0, 1))('ends with all it started on $on', { timeout: 45_000 }, async ({ stop }) => {
    const { npm, port } = await npmRun(script);
    expect(await isTaken(port)).toBe(true);
    stop(npm.pid ?? 0);
    // npm's output closes only when the last process that writes to it has ended.
    await once(npm, 'close');
    expect(await isTaken(port)).toBe(false);
  });
});
