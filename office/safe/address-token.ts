import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from './durable-file.ts';

const pattern = /^[\w-]{22}$/;

/**
 * Returns the secret part of the desk's address: 128 random bits that only this account can read, always the same, so that
 * a bookmark stays valid. Browsers send cookies to every port of 127.0.0.1, but not to another path.
 */
export async function addressToken(folder: string): Promise<string> {
  const file = join(folder, 'address.txt');
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (pattern.test(kept.trim())) return kept.trim();
  const token = randomBytes(16).toString('base64url');
  await writeDurably(file, `${token}\n`);
  return token;
}
