/**
 * Remembers requests from the server that can't be opened, so that they're neither downloaded nor reported as new again.
 * Anyone can send such requests; only the office finds out.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { compareStrings } from '#app/parts/hours/clinic-time.ts';
import { envelopeVersion, idPattern, keyIdPattern, schemaVersion } from '#app/requests/envelope.ts';
import { writeDurably } from '../safe/durable-file.ts';
import { seal, unseal } from '../safe/sealing.ts';
import type { OfficeKey } from '../safe/vault.ts';

/**
 * `key`: encrypted with a key this desk doesn't have. `damaged`: changed after it was encrypted. `version`: from a newer release.
 * `unreadable`: opens, but holds no request. `again`: not read this time, through a fault of the server or of this program; the desk
 * tries it again each time it checks the server.
 */
const unopenedReasons = ['key', 'damaged', 'version', 'unreadable', 'again'] as const;
export type UnopenedReason = (typeof unopenedReasons)[number];

export interface UnopenedRequest {
  readonly id: string;
  /** ISO 8601 in UTC; undefined if the server gave no possible time. */
  readonly receivedAt?: string | undefined;
  readonly reason: UnopenedReason;
}

const schema = z.array(
  z.object({
    id: z.string().regex(idPattern),
    receivedAt: z.string().max(40).optional(),
    keyId: z.string().regex(keyIdPattern),
    reason: z.enum(unopenedReasons),
    tried: z.string(),
  }),
);
type Remembered = z.infer<typeof schema>[number];

/** More than the server ever holds. */
const most = 20_000;
const place = 'unopened/1';

/** Names the keys and release used to open; another key or release is worth another try. */
function means(keys: readonly OfficeKey[]): string {
  return [envelopeVersion, schemaVersion, ...keys.map(({ keyId }) => keyId).toSorted()].join('/');
}

export class UnopenedMemory {
  readonly #file: string;
  readonly #key: CryptoKey;
  #entries: Promise<Map<string, Remembered>> | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(officeFolder: string, key: CryptoKey) {
    this.#file = join(officeFolder, 'unopened.sealed');
    this.#key = key;
  }

  /** Lists the newest first. */
  async list(): Promise<readonly UnopenedRequest[]> {
    const entries = [...(await this.#read()).values()];
    return entries.toSorted(
      (one, other) => compareStrings(other.receivedAt ?? '', one.receivedAt ?? '') || compareStrings(one.id, other.id),
    );
  }

  async find(id: string): Promise<UnopenedRequest | undefined> {
    return (await this.#read()).get(id);
  }

  /** Checks whether a request was tried with these keys and didn't open. */
  async knows(id: string, keys: readonly OfficeKey[]): Promise<boolean> {
    return (await this.#read()).get(id)?.tried === means(keys);
  }

  async remember(found: readonly (UnopenedRequest & { readonly keyId: string })[], keys: readonly OfficeKey[]): Promise<void> {
    if (found.length === 0) return;
    await this.#change((entries) => {
      for (const { id, receivedAt, keyId, reason } of found)
        entries.set(id, { id, receivedAt, keyId, reason, tried: reason === 'again' ? '' : means(keys) });
    });
  }

  /** Forgets those opened, deleted or gone from the server. */
  async forget(gone: (id: string) => boolean): Promise<void> {
    if (![...(await this.#read()).keys()].some(gone)) return;
    await this.#change((entries) => {
      for (const id of [...entries.keys()].filter(gone)) entries.delete(id);
    });
  }

  /** Makes the next check try each again. */
  async tryAgain(): Promise<void> {
    await this.#change((entries) => {
      for (const [id, entry] of entries) entries.set(id, { ...entry, tried: '' });
    });
  }

  #read(): Promise<Map<string, Remembered>> {
    this.#entries ??= this.#load();
    return this.#entries;
  }

  /** Reads the file; if that fails, everything is tried once more. */
  async #load(): Promise<Map<string, Remembered>> {
    try {
      const entries = schema.parse(await unseal(this.#key, await readFile(this.#file), place));
      return new Map(entries.map((entry) => [entry.id, entry]));
    } catch {
      return new Map();
    }
  }

  async #change(change: (entries: Map<string, Remembered>) => void): Promise<void> {
    const turn = this.#last.then(async () => {
      const entries = await this.#read();
      change(entries);
      for (const id of [...entries.keys()].slice(0, Math.max(0, entries.size - most))) entries.delete(id);
      await writeDurably(this.#file, await seal(this.#key, [...entries.values()], place));
    });
    this.#last = turn.catch(() => undefined);
    await turn;
  }
}
