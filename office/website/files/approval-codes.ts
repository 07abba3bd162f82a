/** Keeps each physician's own approval code as a hash in the desk's own folder. docs/security.md says what that protects. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeDurably } from '../../safe/durable-file.ts';

/** The fewest characters of a code, and how many of them must differ. */
export const shortestCode = 6;
const leastDifferent = 4;
const cost: ScryptOptions = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 2 ** 20 };

const codes = z.record(z.string(), z.strictObject({ salt: z.string(), hash: z.string(), setAt: z.iso.datetime() }));
type Codes = z.infer<typeof codes>;

/** The code is not this physician's. */
export class WrongCodeError extends Error {}

const fileOf = (folder: string) => join(folder, 'approval-codes.json');

/** Throws where the file cannot be read, so that nobody can approve. */
async function readCodes(folder: string): Promise<Codes> {
  const text = await readFile(fileOf(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return codes.parse(JSON.parse(text));
}

function hashOf(code: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, hash: Buffer) => (error ? reject(error) : resolve(hash));
    scrypt(code.normalize('NFC'), Buffer.from(salt, 'base64url'), 32, cost, done);
  });
}

/** Returns when each physician's code was set, in ISO 8601; leaves out physicians without a code. */
export async function codesSetAt(folder: string): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries(Object.entries(await readCodes(folder)).map(([id, { setAt }]) => [id, setAt]));
}

/** Whether a code is too easy to guess. */
export const isWeakCode = (code: string): boolean => code.length < shortestCode || new Set(code).size < leastDifferent;

/** Throws WrongCodeError, also for a physician without a code. */
export async function checkCode(folder: string, physician: string, code: string): Promise<void> {
  const all = await readCodes(folder);
  const own = Object.hasOwn(all, physician) ? all[physician] : undefined;
  if (!own || !timingSafeEqual(await hashOf(code, own.salt), Buffer.from(own.hash, 'base64url'))) throw new WrongCodeError();
}

/** Sets a first code, or replaces `old`. Throws WrongCodeError where `old` is not the current code. */
export async function setCode(folder: string, physician: string, code: string, now: Date, old = ''): Promise<void> {
  const all = await readCodes(folder);
  if (Object.hasOwn(all, physician)) await checkCode(folder, physician, old);
  const salt = randomBytes(16).toString('base64url');
  const hash = (await hashOf(code, salt)).toString('base64url');
  await writeDurably(
    fileOf(folder),
    JSON.stringify({ ...(await readCodes(folder)), [physician]: { salt, hash, setAt: now.toISOString() } }),
  );
}
