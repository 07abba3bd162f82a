import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from './durable-file.ts';

const pattern = /^[\w-]{22}$/;

/**
 * The part of the desk's address that only this account knows: 128 random bits, the same each time, so that a bookmark
 * stays good. Browsers send cookies to every port of 127.0.0.1, but not to another path.
 */
export async function addressToken(folder: string): Promise<string> {
  const file = join(folder, 'address.txt');
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (pattern.test(kept.trim())) return kept.trim();
  const token = randomBytes(16).toString('base64url');
  await writeDurably(file, `${token}\n`);
  return token;
}
