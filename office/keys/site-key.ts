/** The key that a project's site encrypts requests to, in its content/practice.yaml. */
import { parse } from 'yaml';
import { practice } from '#app/content/content.server.ts';
import type { Practice } from '#app/content/practice/practice.schema.ts';
import { keyIdOf } from '#app/requests/fingerprint.ts';
import { sampleKeyPair } from '#app/requests/sample-key.ts';
import type { OfficeKey } from '../safe/vault.ts';
import { changedYaml } from '../website/files/changed-yaml.ts';
import { faultsWith } from '../website/files/checks.ts';
import { writeRecord } from '../website/files/content-change.ts';
import { contentOf, readRecord } from '../website/files/content-file.ts';

const record = { file: 'practice.yaml' };

/** Returns the site's keys; undefined if the site takes no requests or its file can't be read. */
function requestsOf(project: string): Practice['requests'] {
  try {
    return practice(contentOf(project)).requests;
  } catch {
    return undefined;
  }
}

/** Checks whether a project's site encrypts to a key. */
export function isSiteKey({ publicKey }: { readonly publicKey: string }, project: string): boolean {
  return requestsOf(project)?.key.publicKey === publicKey;
}

/** Checks that a key isn't the public sample key, which no real site uses. */
export const isOwnKey = ({ publicKey }: OfficeKey): boolean => publicKey !== sampleKeyPair.publicKey;

/**
 * Writes the key into the site's record for the next publication; the site still accepts the previous key from open
 * pages. Returns the faults that prevent writing. Throws ChangedMeanwhileError and UnwritableError.
 */
export async function putOnSite({ publicKey, fingerprint }: OfficeKey, project: string): Promise<string[]> {
  const { text, version } = await readRecord(project, record);
  const before = requestsOf(project);
  const wasOwn = before && before.key.publicKey !== sampleKeyPair.publicKey && before.key.publicKey !== publicKey;
  const olderKeyIds = wasOwn ? [keyIdOf(before.key.fingerprint)] : [];
  const data = parse(text) as object;
  const changed = changedYaml(text, { ...data, requests: { key: { publicKey, fingerprint }, olderKeyIds } });
  const found = await faultsWith(project, [{ record, text: changed }]);
  if (found.length === 0) await writeRecord(project, record, changed, version);
  return found.map((fault) => fault.text);
}
