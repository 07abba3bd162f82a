/**
 * The store of requests, in SQLite or PostgreSQL, which pass the same tests (store-contract.test.ts). A store gets nothing readable, only
 * encrypted envelopes, ids and times. All times are in milliseconds since 1970. Every method rejects with StoreUnavailable if the store
 * cannot be read or written now; then nothing has been changed.
 */

/** A request as it is put into the store. */
export interface StoredRequest {
  readonly id: string;
  readonly keyId: string;
  readonly schemaVersion: number;
  /** The envelope's text in its canonical form (`envelopeText`). */
  readonly envelope: string;
  /** The SHA-256 of that text, 64 hex digits, by which a copy is recognized long after the envelope was deleted. */
  readonly digest: string;
  readonly receivedAt: number;
}

/** `known`: the same bytes were already stored, at `receivedAt`. `conflict`: the id is already used for other bytes. */
type PutResult = { readonly outcome: 'stored' | 'known'; readonly receivedAt: number } | { readonly outcome: 'conflict' };

/** A request that the office has not archived yet. */
export interface WaitingRow {
  readonly id: string;
  readonly keyId: string;
  readonly schemaVersion: number;
  readonly receivedAt: number;
  /** The version of the office's notes about it, if there are any. */
  readonly notes?: number;
}

/** Why a request's envelope was deleted. */
export type Ending = 'confirmed' | 'deleted' | 'expired';

/** The events about which the practice gets an email. */
export const noticeKinds = ['new', 'overdue', 'erasing-soon', 'erased'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Notices of one type reserved for one mail. */
interface HeldNotices {
  readonly kind: NoticeKind;
  /** The unique id of this reservation. */
  readonly hold: string;
  /** The number of requests the mail is about. */
  readonly count: number;
  /** How often a mail about one of them has failed, at most. */
  readonly attempts: number;
}

/** The times by which upkeep decides. */
export interface UpkeepTimes {
  readonly now: number;
  /** Unarchived requests received by then are overdue. */
  readonly overdueBefore: number;
  /** The practice is warned that those received by then will be deleted. */
  readonly warnBefore: number;
  /** Requests received by then are deleted if the warning (its mail, if there is mail) was given by `warnedBefore`. */
  readonly eraseBefore: number;
  readonly warnedBefore: number;
  /** Requests that ended by then are forgotten completely. */
  readonly forgetBefore: number;
  /** Whether the clock is trusted enough to delete and forget. */
  readonly mayErase: boolean;
  /** Whether warnings are mailed; if so, no request is deleted before its warning has been mailed. */
  readonly mails: boolean;
  /** Whether to write and delete a largest request too: the rest of upkeep often writes nothing and so works on a full disk. */
  readonly triesRoom: boolean;
}

/** The state of Today after one change by a desk. */
export interface StoredDay {
  /** Counts the changes, from 1. */
  readonly version: number;
  readonly at: number;
  /** Names the token of the desk. */
  readonly token: string;
  /** JSON. */
  readonly entries: string;
}

export interface DayStore {
  /** Resolves to false, and changes nothing, unless the version is the one after the newest. */
  putDay(day: StoredDay): Promise<boolean>;
  /** The last changes, newest first; the first is current. */
  dayChanges(limit: number): Promise<StoredDay[]>;
}

/** The office's notes on a waiting request, encrypted so that only its desks can read them. */
export interface StoredNotes {
  /** The request's id. */
  readonly id: string;
  /** Counts the changes, from 1. */
  readonly version: number;
  readonly sealed: string;
  /** Whether someone at the office has called. */
  readonly called: boolean;
  readonly at: number;
}

export interface NotesStore {
  /** Changes nothing unless the version is the one after the newest (`other-version`) and the request waits (`gone`). */
  putNotes(notes: StoredNotes): Promise<'stored' | 'other-version' | 'gone'>;
  /** The newest; undefined if there are none or the request has ended. */
  notes(id: string): Promise<StoredNotes | undefined>;
}

export interface RequestStore extends DayStore, NotesStore {
  /** What `put` would resolve to for an id that is in use; undefined for a new one. */
  find(id: string, digest: string): Promise<PutResult | undefined>;
  /** Stores a request. Resolves only once it would survive a power failure. */
  put(request: StoredRequest): Promise<PutResult>;
  /** The waiting requests, oldest first. */
  list(limit: number): Promise<WaitingRow[]>;
  /** The waiting requests, newest first; with `before`, only those received before the request with this id. */
  listNewest(limit: number, before?: string): Promise<WaitingRow[]>;
  /** The envelope's text; undefined if there never was one or it has been deleted. */
  fetch(id: string): Promise<string | undefined>;
  /**
   * Deletes the envelope, but keeps id and digest, so that a copy sent later is not taken for a new request. Resolves to false if there
   * was nothing to delete.
   */
  end(id: string, ending: Ending, at: number): Promise<boolean>;
  /** The same for many in one transaction. Resolves to the number deleted. */
  endMany(ids: readonly string[], ending: Ending, at: number): Promise<number>;
  /** Marks requests as overdue, warns of their deletion, deletes and forgets them by age. */
  upkeep(times: UpkeepTimes): Promise<void>;
  /** The number of unarchived requests, and of those received by `overdueBefore`. */
  counts(overdueBefore: number): Promise<{ readonly waiting: number; readonly overdue: number }>;
  /**
   * Reserves the due notices of each type until `heldUntil`, so that no other server mails them too. With `madeBy`, only those made by then
   * and those of a mail that failed. After someone has called about a request, only the mails about its deletion are still sent.
   */
  holdNotices(now: number, heldUntil: number, madeBy?: number): Promise<HeldNotices[]>;
  /** Marks notices as mailed at the time `at`, from which a warning counts. */
  dropNotices(notices: HeldNotices, at: number): Promise<void>;
  /** Marks notices as not mailed, to be tried again from `nextAt` on. */
  postponeNotices(notices: HeldNotices, nextAt: number): Promise<void>;
  close(): Promise<void>;
}

/** The store cannot be used now; `cause` says why, for the log. If `lost`, it must be reopened. */
export class StoreUnavailable extends Error {
  readonly lost: boolean;
  constructor(message: string, cause?: unknown, lost = false) {
    super(message, { cause });
    this.name = 'StoreUnavailable';
    this.lost = lost;
  }
}
