/**
 * npm run fuzz:requests: twenty thousand requests that nobody should send. Exits with 1 at the first answer that is
 * not by design, with what was sent, or when the server holds on to memory.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { startApi } from '../../server/testing/api-fixture.ts';
import { isByDesign, rawRequests, sendRaw } from '../../server/testing/fuzz-fixture.ts';

const runs = Number(process.argv[2] ?? 20_000);
/** Bytes that may stay in use after all of it, caches included. */
const growth = 20 * 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
const inUse = () => {
  collect();
  return process.memoryUsage().heapUsed;
};

const api = await startApi();
const statuses = new Map<number, number>();
const send = async (request: Parameters<typeof sendRaw>[1]) => {
  const status = await sendRaw(api.port, request);
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  api.logged.length = 0;
  // Taken out, so that a smaller request is not blamed for what a larger one did.
  const faults = api.faults.splice(0);
  if (!isByDesign(status) || faults.length > 0) throw new Error(`Answered ${status}, faults ${faults.join('\n')}`);
};
try {
  await fc.assert(fc.asyncProperty(rawRequests, send), { numRuns: Math.min(1000, runs) });
  const before = inUse();
  await fc.assert(fc.asyncProperty(rawRequests, send), { numRuns: Math.max(0, runs - 1000) });
  const grown = inUse() - before;
  const table = [...statuses].toSorted().map(([status, count]) => `${status || 'closed'}: ${count}`);
  console.log(
    `${runs} requests · ${table.join(' · ')} · memory in use ${(grown / 1024 / 1024).toFixed(1)} MB more than after the first 1000`,
  );
  if (grown > growth) process.exitCode = 1;
} finally {
  await api.close();
}
