/**
 * The requests this desk has opened: one encrypted file each, in the folder `requests` beside the vault. Files are named
 * by the id in hexadecimal, which no file system folds together, as some do with capitals.
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
import { heardIn } from './heard.ts';
import { isInstant } from './possible-time.ts';

/** A request as it is kept here. All times are ISO 8601 in UTC. */
export interface SavedRequest {
  readonly kind: 'saved';
  readonly id: string;
  /** By the server's clock, or by this computer's where `timeBy` says so. */
  readonly receivedAt: string;
  /** The server named a time that cannot be: this is when the desk first had it. */
  readonly timeBy?: 'desk';
  readonly opened: OpenedRequest;
  /** Which of the office's keys opened it. */
  readonly keyId?: string;
  /** What the office noted, in order of time. */
  readonly notes?: readonly Note[];
  /** The version at the server that is among them. */
  readonly notesVersion?: number;
  /** Some of them are not at the server yet. */
  readonly hasUnsentNotes?: boolean;
  /** When the server was told that it is safely here, and erased it. */
  readonly confirmedAt?: string;
}

/** A saved request as lists need it, without its answers, which stay on the disk. */
export interface NotedRequest extends Omit<SavedRequest, 'opened'> {
  /** The visit that the patient can't come to, in their own words. */
  readonly missedVisit?: string;
  /** The patient's own words sound like an emergency. */
  readonly isEmergency?: true;
}

/** What stays of an erased one, an empty file: that it was here, so that a copy sent again is no new request. */
interface ErasedRequest {
  readonly kind: 'erased';
  readonly id: string;
}

/** A file that is there and gives no request: `damaged` does not open, `content` holds none, `disk` cannot be read. */
interface UnreadableRequest {
  readonly kind: 'unreadable';
  readonly id: string;
  readonly why: 'damaged' | 'content' | 'disk';
}

export type BoxEntry = SavedRequest | ErasedRequest | UnreadableRequest;

/** Everything in the box, in no order. */
export interface BoxList {
  readonly saved: readonly NotedRequest[];
  readonly unreadable: readonly UnreadableRequest[];
  /** Ids of erased ones. */
  readonly erased: ReadonlySet<string>;
  /** The disk's own code where the folder cannot be read. */
  readonly diskFault?: string;
}

/** What was read for a list, and the state of its file then. */
interface Listed {
  readonly stamp: string;
  readonly entry: NotedRequest | UnreadableRequest;
}

const suffix = { sealed: '.sealed', erased: '.erased' } as const;
type Suffix = (typeof suffix)[keyof typeof suffix];

/** Files open at once: years of requests must not use up what a program may open. */
const atOnce = 50;

/** The folder of the requests below the office's. */
function folderIn(officeFolder: string): string {
  return join(officeFolder, 'requests');
}

function fileName(id: string, end: Suffix): string {
  return Buffer.from(id, 'base64url').toString('hex') + end;
}

/** The id and the ending in a file's name; undefined for the name of another file. */
function partsOf(name: string): { readonly id: string; readonly end: Suffix } | undefined {
  const [, hex, end] = /^([0-9a-f]{32})(\.sealed|\.erased)$/.exec(name) ?? [];
  return hex && end ? { id: toBase64url(Buffer.from(hex, 'hex')), end: end as Suffix } : undefined;
}

/** False for a request that cannot be read as a form either: its page says what is wrong with it. */
function soundsLikeEmergency(opened: OpenedRequest): boolean {
  try {
    return heardIn(opened, 'en')?.isEmergency === true;
  } catch {
    return false;
  }
}

/** Puts the folder in order before a desk opens: no half-written files. */
export async function tidyRequests(officeFolder: string): Promise<void> {
  await removeHalfWritten(folderIn(officeFolder)).catch(() => undefined);
}

/** Changes to one file follow each other: two windows at once lose nothing. */
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

  /** The entry as it is on the disk; undefined when there is none. */
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

  /** Every saved request and every file that gives none. Reads only the files that have changed since the last list. */
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
    // Asked for ten thousand files in a row, the promise of an answer takes longer than the answer.
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

  /** Keeps a request that was opened just now, unless it is here already. On the disk when this resolves. */
  async keep(request: SavedRequest): Promise<void> {
    await this.#inTurn(async () => {
      const entry = await this.read(request.id);
      if (!entry || entry.kind === 'unreadable') await this.#write(request);
    });
  }

  /** Changes what is noted about a saved request; undefined when it is not here. */
  async note(id: string, change: Pick<SavedRequest, 'confirmedAt'>): Promise<SavedRequest | undefined> {
    return this.#change(id, () => change);
  }

  /** Adds notes to those of a saved request. `version`: they are all that the server has in that version. */
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

  /** Erases a request, also one that cannot be read; only its id stays. */
  async erase(id: string): Promise<void> {
    await this.#inTurn(async () => {
      const entry = await this.read(id);
      if (!entry || entry.kind === 'erased') return;
      await writeDurably(this.#file(id, suffix.erased), '');
      await removeDurably([this.#file(id, suffix.sealed)]);
    });
  }

  /** Takes away what was never confirmed and is deleted at the server: nothing of it stays. */
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

/** Where a request's file is, below the office's folder: for people. */
export function shownFile(id: string): string {
  return `requests/${fileName(id, suffix.sealed)}`;
}

/** Files of earlier releases hold what those took for a request. */
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

/** The bytes of a file; undefined when there is none. */
async function bytesOf(path: string): Promise<Buffer | undefined> {
  try {
    // A named pipe in the place of a file is empty then, where it would let everything wait.
    return await readFile(path, { flag: constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const sealPlace = (id: string) => `request/1/${id}`;
