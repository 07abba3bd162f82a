/**
 * Updates the site to the last publication: fetches, builds in a folder of its own, tries the build, switches to it, and goes back if the
 * site does not answer then. Does nothing if nothing is new. Settings: docs/deploy.md, "Releases".
 */
import { execFile, spawn } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const source = resolve(import.meta.dirname, '..');
const {
  RELEASES = '/srv/site',
  RELEASE_RESTART = 'systemctl restart site',
  RELEASE_ADDRESS = 'http://127.0.0.1:3000',
  RELEASE_TRIAL_PORT = '3099',
} = process.env;
const current = join(RELEASES, 'current');
const failed = join(RELEASES, 'failed');
const kept = 3;
/** Attempts per commit: the first may have failed because the machine was too busy. */
const most = 2;
const name = /^\d{8}T\d{6}-[0-9a-f]{8}$/;

const git = async (...args: string[]) => (await run('git', args, { cwd: source, maxBuffer: 2 ** 24 })).stdout.trim();
const say = (text: string) => process.stdout.write(`${text}\n`);

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}

const failures = (commit: string) => (readText(failed) ?? '').split('\n').filter((one) => one === commit).length;
const publicationIn = (folder: string) => join(folder, 'build/client/publication.json');
const commitIn = (folder: string): string | undefined => JSON.parse(readText(publicationIn(folder)) ?? '{}').commit;

/** Builds the commit in a new folder, with the server's packages and a list of them. */
async function build(folder: string, commit: string): Promise<void> {
  await git('worktree', 'add', '--quiet', '--detach', folder, commit);
  mkdirSync(join(RELEASES, 'cache'), { recursive: true });
  symlinkSync(join(RELEASES, 'cache'), join(folder, '.cache'));
  // An outer `npm run --silent` would silence these too, and with them why one of them failed.
  const npm = (...args: string[]) => run('npm', [...args, '--loglevel=error'], { cwd: folder, maxBuffer: 2 ** 26 });
  await npm('ci');
  await npm('run', 'build');
  // npm sbom refuses a workspace without its own tools: both are removed.
  await npm('pkg', 'delete', 'workspaces');
  await npm('prune', '--omit=dev', '--omit=optional');
  // npm sbom would leave out packages that the server runs on, while package.json names what is not installed.
  await npm('pkg', 'delete', 'devDependencies', 'optionalDependencies');
  writeFileSync(join(folder, 'sbom.json'), (await npm('sbom', '--sbom-format', 'cyclonedx')).stdout);
  writeFileSync(publicationIn(folder), `${JSON.stringify({ commit, since: new Date().toISOString() })}\n`);
}

/** Starts the release next to the running one, with its own store, and requests its first page. */
async function tryOut(folder: string, commit: string): Promise<void> {
  const store = mkdtempSync(join(tmpdir(), 'release-'));
  const env = { ...process.env, PORT: RELEASE_TRIAL_PORT, HOST: '127.0.0.1', REQUESTS_FOLDER: store, DATABASE_URL: '', SMTP_URL: '' };
  const server = spawn(process.execPath, ['server/main.ts'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    await expectShown(`http://127.0.0.1:${RELEASE_TRIAL_PORT}`, commit, () => server.exitCode === null);
  } finally {
    server.kill();
    rmSync(store, { recursive: true, force: true });
  }
}

/** Throws where the site at an address does not show the commit and its first page within half a minute, or its server ends. */
async function expectShown(address: string, commit: string, isRunning = () => true): Promise<void> {
  const ask = async (path: string) =>
    (await fetch(address + path, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)) ?? undefined;
  for (let tries = 0; tries < 60 && isRunning(); tries++) {
    const [said, first] = [await ask('/publication.json'), await ask('/')];
    if (first?.ok && said?.ok && ((await said.json()) as { commit?: string }).commit === commit) return;
    await setTimeout(500);
  }
  throw new Error(`${address} does not show ${commit}`);
}

/** Points the link at a folder in one step, and restarts the server. */
async function switchTo(folder: string): Promise<void> {
  rmSync(`${current}.new`, { force: true });
  symlinkSync(folder, `${current}.new`);
  renameSync(`${current}.new`, current);
  await run('sh', ['-c', RELEASE_RESTART]);
}

async function release(commit: string): Promise<void> {
  const before = readdirSync(RELEASES).includes('current') ? readlinkSync(current) : undefined;
  const stamp = new Date().toISOString().replace(/[-:]|\..*/g, '');
  const folder = join(RELEASES, `${stamp}-${commit.slice(0, 8)}`);
  try {
    await build(folder, commit);
    await tryOut(folder, commit);
    await switchTo(folder);
    await expectShown(RELEASE_ADDRESS, commit);
  } catch (error) {
    if (before && readlinkSync(current) !== before) await switchTo(before);
    appendFileSync(failed, `${commit}\n`);
    await git('worktree', 'remove', '--force', folder).catch(() => {});
    throw error;
  }
  rmSync(failed, { force: true });
  const old = readdirSync(RELEASES).filter((one) => name.test(one) && one !== basename(folder));
  for (const one of old
    .sort()
    .reverse()
    .slice(kept - 1))
    await git('worktree', 'remove', '--force', join(RELEASES, one));
}

await git('fetch', '--quiet');
const commit = await git('rev-parse', '@{upstream}');
if (commitIn(current) === commit) say('The site shows what was published last.');
else if (failures(commit) >= most && !process.argv.includes('--again'))
  say(`${commit} has failed ${most} times. To try it again: npm run release -- --again`);
else {
  try {
    await release(commit);
    say(`The site shows ${commit}.`);
  } catch (error) {
    const { message, stderr = '' } = error as Error & { stderr?: string };
    process.stderr.write(`${commit} was not released, and the site is as it was: ${message}\n${stderr.slice(-4000)}\n`);
    process.exitCode = 1;
  }
}
