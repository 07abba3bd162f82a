/** The requests this desk has opened: one encrypted file each, in the folder `requests` beside the vault. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenedRequest } from '#app/requests/content.ts';
import { idPattern } from '#app/requests/envelope.ts';
import { makePrivateFolder, removeDurably, writeDurably } from '../safe/durable-file.ts';
import { SealError, seal, unseal } from '../safe/sealing.ts';

/** A request as it is kept here. All times are ISO 8601 in UTC. */
export interface SavedRequest {
  readonly kind: 'saved';
  readonly id: string;
  /** By the server's clock. */
  readonly receivedAt: string;
  readonly opened: OpenedRequest;
  /** When somebody at the office said that the visitor was called. */
  readonly calledAt?: string;
  /** When the server was told that it is safely here, and erased it. */
  readonly confirmedAt?: string;
}

/** What stays of an erased one, an empty file: that it was here, so that a copy sent again is no new request. */
export interface ErasedRequest {
  readonly kind: 'erased';
  readonly id: string;
}

export type BoxEntry = SavedRequest | ErasedRequest;

const suffix = '.sealed';

/** Files open at once: years of requests must not use up what a program may open. */
const atOnce = 50;

/** Changes to one file follow each other: two windows at once lose nothing. */
export class RequestBox {
  readonly #folder: string;
  readonly #key: CryptoKey;
  #last: Promise<unknown> = Promise.resolve();

  constructor(officeFolder: string, key: CryptoKey) {
    this.#folder = join(officeFolder, 'requests');
    this.#key = key;
  }

  /** The entry as it is on the disk; undefined when there is none, or none that can be read. */
  async read(id: string): Promise<BoxEntry | undefined> {
    if (!idPattern.test(id)) return undefined;
    const bytes = await bytesOf(this.#file(id));
    if (!bytes) return (await bytesOf(this.#erasedFile(id))) && { kind: 'erased', id };
    try {
      return (await unseal(this.#key, bytes, placeOf(id))) as SavedRequest;
    } catch (error) {
      if (error instanceof SealError) return undefined;
      throw error;
    }
  }

  /** Every saved request, in no order; `damaged` are ids of files that cannot be read. */
  async all(): Promise<{ readonly saved: SavedRequest[]; readonly damaged: string[] }> {
    const names = await readdir(this.#folder).catch((error) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    });
    const ids = names.filter((name) => name.endsWith(suffix)).map((name) => name.slice(0, -suffix.length));
    const saved: SavedRequest[] = [];
    const damaged: string[] = [];
    for (let at = 0; at < ids.length; at += atOnce) {
      const read = await Promise.all(ids.slice(at, at + atOnce).map(async (id) => ({ id, entry: await this.read(id) })));
      for (const { id, entry } of read) {
        if (entry?.kind === 'saved') saved.push(entry);
        else if (!entry) damaged.push(id);
      }
    }
    return { saved, damaged };
  }

  /** Keeps a request that was opened just now, unless it is here already. On the disk when this resolves. */
  async keep(request: SavedRequest): Promise<void> {
    await this.#inTurn(async () => {
      if (!(await this.read(request.id))) await this.#write(request);
    });
  }

  /** Changes what is noted about a saved request; undefined when it is not here. */
  async note(id: string, change: Partial<Pick<SavedRequest, 'calledAt' | 'confirmedAt'>>): Promise<SavedRequest | undefined> {
    return this.#inTurn(async () => {
      const entry = await this.read(id);
      if (entry?.kind !== 'saved') return undefined;
      const changed = { ...entry, ...change };
      await this.#write(changed);
      return changed;
    });
  }

  /** Erases a request; only its id stays. */
  async erase(id: string): Promise<void> {
    await this.#inTurn(async () => {
      if ((await this.read(id))?.kind !== 'saved') return;
      await writeDurably(this.#erasedFile(id), '');
      await removeDurably(this.#file(id));
    });
  }

  #file(id: string): string {
    return join(this.#folder, id + suffix);
  }

  #erasedFile(id: string): string {
    return join(this.#folder, `${id}.erased`);
  }

  async #write(entry: SavedRequest): Promise<void> {
    await makePrivateFolder(this.#folder);
    await writeDurably(this.#file(entry.id), await seal(this.#key, entry, placeOf(entry.id)));
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work, work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}

/** The bytes of a file; undefined when there is none. */
async function bytesOf(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const placeOf = (id: string) => `request/1/${id}`;
