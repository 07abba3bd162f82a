/**
 * npm run bench:requests: how many requests a second the server takes on SQLite and on PostgreSQL, beside a bare route
 * that writes a file of the same size; whether memory stays flat; how long locking takes on a slow phone. Exits with 1
 * when a goal is missed. Load and server share the machine: compare the lines with one another.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { envelopeText } from '#app/requests/envelope.ts';
import { startPostgres } from '../../server/testing/postgres-fixture.ts';
import { startProgram, startServer, writeFixtureBuild } from '../../server/testing/server-process-fixture.ts';
import { shapedEnvelope } from '../../server/testing/stored-fixture.ts';
import { type LoadResult, load } from './load.ts';
import { timeToLock } from './time-to-lock.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    memory: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '3' },
  },
});
const [forMs, forMemory, rounds] = [Number(values.seconds) * 1000, Number(values.memory), Number(values.rounds)];
const clients = 50;
/** At least half of what the bare route does. */
const leastShare = 0.5;
/** Milliseconds on a processor slowed six times. */
const longestLock = 150;
/** The same for the proof that is asked for under pressure. */
const longestProof = 300;

const body = () => envelopeText(shapedEnvelope());
const faults: string[] = [];
const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const build = await writeFixtureBuild();
const postgres = await startPostgres();

/** Resident memory of a process in MB, where the system tells (Linux). */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}

const kinds = {
  bare: () => startProgram(spawn(process.execPath, ['scripts/requests/bare-server.ts', folder])),
  SQLite: async () => startServer(build, { REQUESTS_FOLDER: await mkdtemp(join(folder, 'sqlite-')) }),
  PostgreSQL: async () => startServer(build, { DATABASE_URL: await postgres.database() }),
} as const;
type Kind = keyof typeof kinds;

async function measure(kind: Kind): Promise<LoadResult> {
  const server = await kinds[kind]();
  try {
    await load({ port: server.port, clients, most: 500, forMs: 3000, body });
    // The server keeps at most ten thousand waiting: fewer than that.
    return await load({ port: server.port, clients, most: 9000, forMs, body });
  } finally {
    await server.kill();
  }
}

const middle = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

try {
  const results: Record<Kind, LoadResult[]> = { bare: [], SQLite: [], PostgreSQL: [] };
  // In turns, so that a busy moment of the machine does not meet one kind alone.
  for (let round = 0; round < rounds; round += 1) for (const kind of Object.keys(kinds) as Kind[]) results[kind].push(await measure(kind));
  const bare = middle(results.bare.map(({ perSecond }) => perSecond));
  console.log(`${clients} clients, 6 kB each, median of ${rounds} rounds of ${forMs / 1000} s`);
  for (const [kind, rows] of Object.entries(results)) {
    const perSecond = middle(rows.map((row) => row.perSecond));
    const share = perSecond / bare;
    const refused = rows.reduce((sum, row) => sum + row.refused, 0);
    console.log(
      `  ${kind.padEnd(10)} ${perSecond.toFixed(0).padStart(6)} a second (${share.toFixed(2)} ×)  median ${middle(rows.map((row) => row.median)).toFixed(1)} ms  p99 ${middle(rows.map((row) => row.p99)).toFixed(1)} ms  refused ${refused}`,
    );
    if (share < leastShare) faults.push(`${kind} does ${share.toFixed(2)} × of the bare route, less than ${leastShare}`);
    if (refused > 0) faults.push(`${kind} refused ${refused}`);
  }

  if (forMemory > 0) {
    const server = await kinds.SQLite();
    const memory: number[] = [];
    // The same request again and again is one request: the store does not fill, every other part does its work.
    const again = Array.from({ length: 1000 }, body);
    let at = 0;
    const next = () => {
      at += 1;
      return again[at % again.length] ?? '';
    };
    for (let tenth = 0; tenth <= 10; tenth += 1) {
      await load({ port: server.port, clients, most: forMemory / 10, forMs: 600_000, body: next });
      memory.push(await memoryOf(server.pid));
    }
    await server.kill();
    const [, first = Number.NaN] = memory;
    const last = memory.at(-1) ?? Number.NaN;
    console.log(`  memory after each ${forMemory / 10} requests: ${memory.map((mb) => mb.toFixed(0)).join(' ')} MB`);
    if (last - first > 30) faults.push(`Memory grew by ${(last - first).toFixed(0)} MB`);
  }

  const { first, median, proof, slowestProof, bytes } = await timeToLock(6);
  console.log(
    `  locking on a processor slowed 6 times: first ${first.toFixed(0)} ms, then ${median.toFixed(0)} ms; the lock's code is ${(bytes / 1024).toFixed(1)} KiB`,
  );
  console.log(`  a proof of work there: ${proof.toFixed(0)} ms, the slowest of forty ${slowestProof.toFixed(0)} ms`);
  if (proof > longestProof) faults.push(`A proof took ${proof.toFixed(0)} ms, more than ${longestProof}`);
  if (Math.max(first, median) > longestLock) faults.push(`Locking took ${Math.max(first, median).toFixed(0)} ms, more than ${longestLock}`);
} finally {
  await postgres.remove();
  await rm(folder, { recursive: true, force: true });
  await rm(build, { recursive: true, force: true });
}
for (const fault of faults) console.error(`Missed: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
