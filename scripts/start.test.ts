import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeFixture } from '../server/fixture-site.ts';

const root = resolve(import.meta.dirname, '..');
/** A copy of the project that is installed and built already, as `npm start` sees it: the site in it is the server's fixture. */
let project: string;

beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), 'npm-start-'));
  renameSync(await writeFixture(), join(project, 'build'));
  const kept = ['app', 'art', 'content', 'office', 'scripts', 'server', 'package.json', 'package-lock.json', 'tsconfig.json'];
  for (const name of [...kept, 'react-router.config.ts', 'vite.config.ts'])
    cpSync(join(root, name), join(project, name), { recursive: true });
  mkdirSync(join(project, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((entry) => !entry.startsWith('.')))
    symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name));
  const stamps = `
    import { writeFileSync } from 'node:fs';
    import { installStamp, lockHash } from './scripts/setup/dependencies.mjs';
    import { buildStamp, sourceHash } from './scripts/setup/build.mjs';
    writeFileSync(installStamp, lockHash());
    writeFileSync(buildStamp, sourceHash());
  `;
  execFileSync(process.execPath, ['--input-type=module', '-e', stamps], { cwd: project });
}, 60_000);
afterAll(() => rmSync(project, { recursive: true }));

const started: ChildProcess[] = [];
afterEach(() => {
  // Its own process group: whatever a failed test left behind goes with it.
  for (const { pid } of started.splice(0)) {
    try {
      process.kill(-(pid ?? 0), 'SIGKILL');
    } catch {
      // Ended, as it should.
    }
  }
});

async function npmStart(script = 'start', what = 'site') {
  const office = { OFFICE_FOLDER: join(project, 'desk'), OFFICE_PORT: '0' };
  const npm = spawn('npm', ['run', script], { cwd: project, env: { ...process.env, PORT: '0', HOST: '', ...office }, detached: true });
  started.push(npm);
  let said = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  const address = new RegExp(`The ${what} is at http://127\\.0\\.0\\.1:(\\d+)\\n`);
  await vi.waitFor(() => expect(said).toMatch(address), { timeout: 30_000 });
  return { npm, port: Number(address.exec(said)?.[1]) };
}

const refused = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(false);
    });
    socket.on('error', () => done(true));
  });

/** Every process with its parent: from /proc where there is one, since small images have no `ps`. */
function processes(): number[][] {
  if (!existsSync('/proc/self/stat')) {
    const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
    return rows.map((row) => row.trim().split(/\s+/).map(Number));
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [[Number(pid), Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])]];
      } catch {
        return [];
      }
    });
}

/** The processes below `pid`, nearest first. */
function descendants(pid: number, all = processes()): number[] {
  return all.filter(([, parent]) => parent === pid).flatMap(([child = 0]) => [child, ...descendants(child, all)]);
}

describe.skipIf(process.platform === 'win32')('npm start', () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'ends with everything it started when npm alone gets %s, as from a supervisor',
    async (signal) => {
      const { npm, port } = await npmStart();
      expect(await refused(port)).toBe(false);
      npm.kill(signal);
      // Its output closes only when the last process that writes to it has ended.
      await once(npm, 'close');
      expect(await refused(port)).toBe(true);
    },
    45_000,
  );

  it('ends on Ctrl+C, which a terminal sends to all of them', async () => {
    const { npm, port } = await npmStart();
    process.kill(-(npm.pid ?? 0), 'SIGINT');
    await once(npm, 'close');
    expect(await refused(port)).toBe(true);
  }, 45_000);

  it.each([0, 1, 2])(
    'ends when process %i between npm and the site is told to',
    async (place) => {
      const { npm, port } = await npmStart();
      const { [place]: told } = descendants(npm.pid ?? 0);
      // The shell that npm starts us with may have given its place to us.
      if (told) process.kill(told, 'SIGTERM');
      else npm.kill('SIGTERM');
      await once(npm, 'close');
      expect(await refused(port)).toBe(true);
    },
    45_000,
  );
});

describe.skipIf(process.platform === 'win32')('npm run office', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'opens the desk, and ends with it on %s',
    async (signal) => {
      const { npm, port } = await npmStart('office', 'desk');
      expect(await refused(port)).toBe(false);
      process.kill(-(npm.pid ?? 0), signal);
      await once(npm, 'close');
      expect(await refused(port)).toBe(true);
    },
    45_000,
  );
});
