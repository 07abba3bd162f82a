/**
 * What the server needs of a store. It is kept in SQLite or in PostgreSQL, held to the same tests
 * (store-contract.test.ts). A store never sees anything readable: envelopes, ids and times.
 * All times are instants in milliseconds since 1970. Every method rejects with StoreUnavailable when the store cannot
 * be read or written now; nothing is then half done.
 */

/** A request as it is put into the store. */
export interface StoredRequest {
  readonly id: string;
  readonly keyId: string;
  readonly schemaVersion: number;
  /** The envelope's one text (envelopeText). */
  readonly envelope: string;
  /** SHA-256 of that text, 64 hex digits: the same bytes again are known by it when the envelope is long erased. */
  readonly digest: string;
  readonly receivedAt: number;
}

/** `known`: the same bytes were there already, since `receivedAt`. `conflict`: the id was, with other bytes. */
type PutResult = { readonly outcome: 'stored' | 'known'; readonly receivedAt: number } | { readonly outcome: 'conflict' };

/** Of a request that the office has not confirmed yet. */
export interface WaitingRow {
  readonly id: string;
  readonly keyId: string;
  readonly schemaVersion: number;
  readonly receivedAt: number;
}

/** How a request's envelope came to be erased. */
export type Ending = 'confirmed' | 'deleted' | 'expired';

/** What the practice is mailed about. */
export const noticeKinds = ['new', 'overdue', 'erasing-soon', 'erased'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Notices of one kind taken out for one mail. */
interface HeldNotices {
  readonly kind: NoticeKind;
  /** Which taking-out: two never share one. */
  readonly hold: string;
  /** Requests the mail is about. */
  readonly count: number;
  /** The most times a mail about one of them has failed. */
  readonly attempts: number;
}

/** The limits of upkeep, as instants. */
export interface UpkeepTimes {
  readonly now: number;
  /** Received until then and not confirmed: overdue. */
  readonly overdueBefore: number;
  /** Received until then: warned of erasure. */
  readonly warnBefore: number;
  /** Received until then, and warned until `warnedBefore`, by a mail where there is mail: erased. */
  readonly eraseBefore: number;
  readonly warnedBefore: number;
  /** Ended until then: forgotten altogether. */
  readonly forgetBefore: number;
  /** Whether the clock is trusted enough to erase and forget. */
  readonly mayErase: boolean;
  /** Whether warnings are mailed: then nothing is erased whose own has not been. */
  readonly mails: boolean;
}

export interface RequestStore {
  /** Resolves only once the request would survive a loss of power. */
  put(request: StoredRequest): Promise<PutResult>;
  /** Oldest first. */
  list(limit: number): Promise<WaitingRow[]>;
  /** Newest first: those received before the request with the id `before`, or from the newest on. */
  listNewest(limit: number, before?: string): Promise<WaitingRow[]>;
  /** The envelope's text; undefined when there is none, or none any more. */
  fetch(id: string): Promise<string | undefined>;
  /** Erases the envelope, and keeps id and digest so that a copy sent later is not taken for a new request. False when there was none to erase. */
  end(id: string, ending: Ending, at: number): Promise<boolean>;
  /** The same for many, all or none of them. How many were erased. */
  endMany(ids: readonly string[], ending: Ending, at: number): Promise<number>;
  /** Marks, warns, erases and forgets by age. */
  upkeep(times: UpkeepTimes): Promise<void>;
  /** Requests not confirmed, and those among them received until `overdueBefore`. */
  counts(overdueBefore: number): Promise<{ readonly waiting: number; readonly overdue: number }>;
  /** Takes the due notices of each kind and holds them until `heldUntil`, so that no other server mails them too. */
  holdNotices(now: number, heldUntil: number): Promise<HeldNotices[]>;
  /** They were mailed `at` then: a warning counts from there. */
  dropNotices(notices: HeldNotices, at: number): Promise<void>;
  /** They are not: try again from `nextAt`. */
  postponeNotices(notices: HeldNotices, nextAt: number): Promise<void>;
  close(): Promise<void>;
}

/** The store cannot be used now; `cause` says why, for the log. `lost` when it must be opened anew. */
export class StoreUnavailable extends Error {
  readonly lost: boolean;
  constructor(message: string, cause?: unknown, lost = false) {
    super(message, { cause });
    this.name = 'StoreUnavailable';
    this.lost = lost;
  }
}
