/**
 * The requests this desk has opened: one encrypted file each, in the folder `requests` next to the vault. Files are named
 * by the id in hexadecimal, because some file systems don't distinguish capitals.
 */
import { constants, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toBase64url } from '#app/requests/base64url.ts';
import { isOpenedRequest, type OpenedRequest } from '#app/requests/content.ts';
import { isRequestId } from '#app/requests/envelope.ts';
import { joined, type Note, notesSchema } from '../notes/note.ts';
import { makePrivateFolder, removeDurably, removeHalfWritten, writeDurably } from '../safe/durable-file.ts';
import { SealError, seal, unseal } from '../safe/sealing.ts';
import { heardIn } from './emergency-mark.ts';
import { isInstant } from './possible-time.ts';

/** A request as it is kept here. All times are ISO 8601 in UTC. */
export interface SavedRequest {
  readonly kind: 'saved';
  readonly id: string;
  /** By the server's clock, or by this computer's if `timeBy` says so. */
  readonly receivedAt: string;
  /** The server gave an impossible time, so this is when the desk first had it. */
  readonly timeBy?: 'desk';
  readonly opened: OpenedRequest;
  /** Which of the office's keys opened it. */
  readonly keyId?: string;
  /** The office's notes, in order of time. */
  readonly notes?: readonly Note[];
  /** The server's version that the notes include. */
  readonly notesVersion?: number;
  /** Some notes aren't on the server yet. */
  readonly hasUnsentNotes?: boolean;
  /** When it was archived and deleted from the server. */
  readonly confirmedAt?: string;
}

/** A saved request as lists need it, without its answers, which stay on the disk. */
export interface NotedRequest extends Omit<SavedRequest, 'opened'> {
  /** The visit that the patient can't come to, in their own words. */
  readonly missedVisit?: string;
  /** The patient's own words sound like an emergency. */
  readonly isEmergency?: true;
}

/** A deleted request leaves an empty file, so that a copy sent again isn't taken for a new request. */
interface ErasedRequest {
  readonly kind: 'erased';
  readonly id: string;
}

/** A file that yields no request: `damaged` doesn't open, `content` contains none, `disk` can't be read. */
interface UnreadableRequest {
  readonly kind: 'unreadable';
  readonly id: string;
  readonly why: 'damaged' | 'content' | 'disk';
}

export type BoxEntry = SavedRequest | ErasedRequest | UnreadableRequest;

/** Everything in the box, unordered. */
export interface BoxList {
  readonly saved: readonly NotedRequest[];
  readonly unreadable: readonly UnreadableRequest[];
  /** Ids of deleted ones. */
  readonly erased: ReadonlySet<string>;
  /** The error code if the folder can't be read. */
  readonly diskFault?: string;
}

/** An entry of a list, and its file's state when read. */
interface Listed {
  readonly stamp: string;
  readonly entry: NotedRequest | UnreadableRequest;
}

const suffix = { sealed: '.sealed', erased: '.erased' } as const;
type Suffix = (typeof suffix)[keyof typeof suffix];

/** Files open at once, so that years of requests don't exceed the system's limit. */
const atOnce = 50;

/** Returns the requests' folder in the desk's. */
function folderIn(officeFolder: string): string {
  return join(officeFolder, 'requests');
}

function fileName(id: string, end: Suffix): string {
  return Buffer.from(id, 'base64url').toString('hex') + end;
}

/** Returns the id and suffix in a file's name; undefined for other files. */
function partsOf(name: string): { readonly id: string; readonly end: Suffix } | undefined {
  const [, hex, end] = /^([0-9a-f]{32})(\.sealed|\.erased)$/.exec(name) ?? [];
  return hex && end ? { id: toBase64url(Buffer.from(hex, 'hex')), end: end as Suffix } : undefined;
}

/** Returns false also for a request that can't be read as a form; its page says what's wrong. */
function soundsLikeEmergency(opened: OpenedRequest): boolean {
  try {
    return heardIn(opened, 'en')?.isEmergency === true;
  } catch {
    return false;
  }
}

/** Removes half-written files before a desk opens. */
export async function tidyRequests(officeFolder: string): Promise<void> {
  await removeHalfWritten(folderIn(officeFolder)).catch(() => undefined);
}

/** Makes changes one after another, so that two windows at once lose nothing. */
export class RequestBox {
  readonly #folder: string;
  readonly #key: CryptoKey;
  /** The last list, by id. */
  #listed = new Map<string, Listed>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(officeFolder: string, key: CryptoKey) {
    this.#folder = folderIn(officeFolder);
    this.#key = key;
  }

  /** Reads the entry from the disk; undefined if there is none. */
  async read(id: string): Promise<BoxEntry | undefined> {
    if (!isRequestId(id)) return undefined;
    try {
      const bytes = await bytesOf(this.#file(id, suffix.sealed));
      if (!bytes) return (await bytesOf(this.#file(id, suffix.erased))) && { kind: 'erased', id };
      const value = await unseal(this.#key, bytes, sealPlace(id));
      return isSaved(value, id) ? value : { kind: 'unreadable', id, why: 'content' };
    } catch (error) {
      return { kind: 'unreadable', id, why: error instanceof SealError ? 'damaged' : 'disk' };
    }
  }

  /** Lists every saved request and every file without one. Reads only files changed since the last list. */
  async list(): Promise<BoxList> {
    let names: string[];
    try {
      names = readdirSync(this.#folder);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (!code) throw error;
      return { saved: [], unreadable: [], erased: new Set(), ...(code !== 'ENOENT' && { diskFault: code }) };
    }
    const files = names.flatMap((name) => partsOf(name) ?? []);
    const sealed = files.filter(({ end }) => end === suffix.sealed);
    const listed = new Map<string, Listed>();
    for (let at = 0; at < sealed.length; at += atOnce) {
      const read = await Promise.all(sealed.slice(at, at + atOnce).map(({ id }) => this.#forList(id)));
      for (const one of read) if (one) listed.set(one.entry.id, one);
    }
    this.#listed = listed;
    const entries = [...listed.values()].map(({ entry }) => entry);
    return {
      saved: entries.filter((entry) => entry.kind === 'saved'),
      unreadable: entries.filter((entry) => entry.kind === 'unreadable'),
      erased: new Set(files.filter(({ end }) => end === suffix.erased).map(({ id }) => id)),
    };
  }

  async #forList(id: string): Promise<Listed | undefined> {
    // For ten thousand files in a row, waiting for promises takes longer than the synchronous call.
    const { ino, ctimeMs, size } = statSync(this.#file(id, suffix.sealed), { throwIfNoEntry: false }) ?? {};
    const stamp = `${ino} ${ctimeMs} ${size}`;
    const before = this.#listed.get(id);
    if (before?.stamp === stamp && before.entry.kind === 'saved') return before;
    const entry = await this.read(id);
    if (entry?.kind === 'unreadable') return { stamp, entry };
    if (entry?.kind !== 'saved') return undefined;
    const { opened, ...noted } = entry;
    const missed = opened.answers['missed-visit'];
    const isEmergency = !noted.confirmedAt && soundsLikeEmergency(opened);
    return {
      stamp,
      entry: { ...noted, ...(typeof missed === 'string' && { missedVisit: missed }), ...(isEmergency && { isEmergency }) },
    };
  }

  /** Saves a newly opened request, unless it's here already. It's on the disk when this resolves. */
  async keep(request: SavedRequest): Promise<void> {
    await this.#inTurn(async () => {
      const entry = await this.read(request.id);
      if (!entry || entry.kind === 'unreadable') await this.#write(request);
    });
  }

  /** Changes when a saved request was archived; undefined if it isn't here. */
  async note(id: string, change: Pick<SavedRequest, 'confirmedAt'>): Promise<SavedRequest | undefined> {
    return this.#change(id, () => change);
  }

  /** Adds notes to a saved request. `version`: the server's version, if these are all of its notes. */
  async addNotes(id: string, notes: readonly Note[], version?: number): Promise<SavedRequest | undefined> {
    return this.#change(id, (saved) => {
      const all = joined(saved.notes ?? [], notes);
      return {
        notes: all,
        hasUnsentNotes: version === undefined || all.length > notes.length,
        ...(version !== undefined && { notesVersion: version }),
      };
    });
  }

  #change(id: string, change: (saved: SavedRequest) => Partial<SavedRequest>): Promise<SavedRequest | undefined> {
    return this.#inTurn(async () => {
      const entry = await this.read(id);
      if (entry?.kind !== 'saved') return undefined;
      const changed = { ...entry, ...change(entry) };
      await this.#write(changed);
      return changed;
    });
  }

  /** Deletes a request, even an unreadable one; only its id stays. */
  async erase(id: string): Promise<void> {
    await this.#inTurn(async () => {
      const entry = await this.read(id);
      if (!entry || entry.kind === 'erased') return;
      await writeDurably(this.#file(id, suffix.erased), '');
      await removeDurably([this.#file(id, suffix.sealed)]);
    });
  }

  /** Deletes requests that were never archived and are deleted on the server; nothing stays. */
  async discard(ids: readonly string[]): Promise<void> {
    await this.#inTurn(() => removeDurably(ids.map((id) => this.#file(id, suffix.sealed))));
  }

  #file(id: string, end: Suffix): string {
    return join(this.#folder, fileName(id, end));
  }

  async #write(entry: SavedRequest): Promise<void> {
    await makePrivateFolder(this.#folder);
    await writeDurably(this.#file(entry.id, suffix.sealed), await seal(this.#key, entry, sealPlace(entry.id)));
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work, work);
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}

/** Returns where a request's file is in the desk's folder, for people. */
export function shownFile(id: string): string {
  return `requests/${fileName(id, suffix.sealed)}`;
}

/** Checks a file, which an earlier release may have written. */
function isSaved(value: unknown, id: string): value is SavedRequest {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id: own, receivedAt, timeBy, opened, notes, confirmedAt } = value as Partial<Record<keyof SavedRequest, unknown>>;
  const isTimeOrNone = (time: unknown) => time === undefined || isInstant(time);
  return (
    kind === 'saved' &&
    own === id &&
    isInstant(receivedAt) &&
    (timeBy === undefined || timeBy === 'desk') &&
    (notes === undefined || notesSchema.safeParse(notes).success) &&
    isTimeOrNone(confirmedAt) &&
    isOpenedRequest(opened)
  );
}

/** Reads a file; undefined if there is none. */
async function bytesOf(path: string): Promise<Buffer | undefined> {
  try {
    // With O_NONBLOCK, a named pipe in place of a file reads as empty instead of blocking.
    return await readFile(path, { flag: constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const sealPlace = (id: string) => `request/1/${id}`;
