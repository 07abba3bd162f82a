/**
 * Brings requests from the server to this desk: list, fetch, decrypt, check, save. The server keeps a saved request until
 * someone archives it here; an archived one that arrives again is archived again. So none is lost and none is shown twice.
 * A fault in one request never affects another.
 */
import { UnreadableContentError } from '#app/requests/content.ts';
import { OpenError, open } from '#app/requests/open.ts';
import { shareNotes, UnreadNotesError } from '../notes/share-notes.ts';
import type { Connection, OfficeKey } from '../safe/vault.ts';
import type { RequestBox, SavedRequest } from './request-box.ts';
import { type ListedRequest, ServerClient, ServerError } from './server-client.ts';
import type { UnopenedMemory, UnopenedReason } from './unopened-memory.ts';

/** The result of one check of the server. */
export interface Look {
  /** The server's list, by id. */
  readonly waiting: ReadonlyMap<string, ListedRequest>;
  /** The list is complete: a saved request not in it was archived at another desk, or deleted by age. */
  readonly whole: boolean;
  /** Requests listed but not downloaded yet: the time was up, or the server stopped answering. */
  readonly left: number;
  /** Ids of requests that opened but couldn't be saved to the disk. */
  readonly unkept: readonly string[];
  /** Ids of requests whose notes from another desk don't open. */
  readonly unreadNotes: readonly string[];
  /** Why the server didn't return everything. */
  readonly fault?: ServerError['reason'];
}

export interface InboxParts {
  readonly box: RequestBox;
  readonly unopened: UnopenedMemory;
}

/** Milliseconds for all calls of one check. */
const usualLookMs = 20_000;
/** Pages of 500: more requests than a server keeps. */
const mostPages = 50;
const atOnce = 4;

/** Runs one check at a time: two windows that check at once get the same result. */
export class Inbox {
  readonly #parts: InboxParts;
  readonly #lookMs: number;
  #running: Promise<Look> | undefined;
  #last: { readonly look: Look; readonly at: Date } | undefined;

  /** `lookMs`: milliseconds for all calls of one check. */
  constructor(parts: InboxParts, lookMs = usualLookMs) {
    this.#parts = parts;
    this.#lookMs = lookMs;
  }

  /** The last check since the desk was unlocked, and its time. */
  get last(): { readonly look: Look; readonly at: Date } | undefined {
    return this.#last;
  }

  /** Downloads new requests and saves them. Never throws because of a server or a request. */
  look(connection: Connection, keys: readonly OfficeKey[], now: Date): Promise<Look> {
    this.#running ??= this.#look(connection, keys, now).finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #look(connection: Connection, keys: readonly OfficeKey[], now: Date): Promise<Look> {
    const deadline = AbortSignal.timeout(this.#lookMs);
    const client = new ServerClient(connection, deadline);
    const listed = await listAll(client, now);
    const fetching = new Fetching(client, this.#parts, keys, now);
    const left = await fetching.run([...listed.waiting.values()]);
    await this.#note(listed, fetching);
    // Our own deadline ended the check: `left` shows it, and the server did answer.
    const isOwnEnd = deadline.aborted && fetching.fault === 'unreachable';
    const fault = listed.fault ?? (isOwnEnd ? undefined : fetching.fault);
    const { unkept, unreadNotes } = fetching;
    const look = { waiting: listed.waiting, whole: listed.whole, left, unkept, unreadNotes, ...(fault && { fault }) };
    this.#last = { look, at: now };
    return look;
  }

  async #note({ waiting, whole }: Pick<Look, 'waiting' | 'whole'>, { unopened, kept, keys }: Fetching): Promise<void> {
    try {
      await this.#parts.unopened.remember(unopened, keys);
      await this.#parts.unopened.forget((id) => kept.has(id) || (whole && !waiting.has(id)));
    } catch (error) {
      // The disk can't be written to: these requests are tried again once the desk is next unlocked.
      if (!(error as NodeJS.ErrnoException).code) throw error;
    }
  }
}

/** Gets every page of the list that the server returns. */
async function listAll(client: ServerClient, now: Date): Promise<Pick<Look, 'waiting' | 'whole' | 'fault'>> {
  const waiting = new Map<string, ListedRequest>();
  let odd = false;
  try {
    for (let page = 0, before: string | undefined; page < mostPages; page += 1) {
      const { requests, more, odd: someOdd } = await client.waiting(now, before);
      const known = waiting.size;
      for (const request of requests) waiting.set(request.id, request);
      odd ||= someOdd;
      if (!more) return { waiting, whole: !odd, ...(odd && { fault: 'unexpected' as const }) };
      before = requests.at(-1)?.id;
      // The server returns the same page again and again.
      if (waiting.size === known) break;
    }
    return { waiting, whole: false, ...(odd && { fault: 'unexpected' as const }) };
  } catch (error) {
    return { waiting, whole: false, fault: reasonOf(error) };
  }
}

function reasonOf(error: unknown): ServerError['reason'] {
  if (error instanceof ServerError) return error.reason;
  throw error;
}

/** Calls the server about single requests, four at once. A fault with one stops the others only if it would affect them too. */
class Fetching {
  readonly unopened: (ListedRequest & { readonly reason: UnopenedReason })[] = [];
  readonly unkept: string[] = [];
  readonly unreadNotes: string[] = [];
  readonly kept = new Set<string>();
  fault: ServerError['reason'] | undefined;
  readonly #client: ServerClient;
  readonly #parts: InboxParts;
  readonly keys: readonly OfficeKey[];
  readonly #now: Date;
  #unreachable = 0;
  #stopped = false;

  constructor(client: ServerClient, parts: InboxParts, keys: readonly OfficeKey[], now: Date) {
    this.#client = client;
    this.#parts = parts;
    this.keys = keys;
    this.#now = now;
  }

  /** Downloads the newest and oldest in turn, because real requests surround a flood. Returns how many are left. */
  async run(listed: readonly ListedRequest[]): Promise<number> {
    const { fresh, ended, noted } = await this.#sorted(listed);
    let done = 0;
    const inTurn = fresh.map((_, at) => fresh.at(at % 2 === 0 ? at / 2 : -(at + 1) / 2) as ListedRequest);
    await this.#each(inTurn, async (request) => {
      await this.#fetchAndKeep(request);
      done += 1;
    });
    await this.#each(ended, ({ id }) => this.#client.confirm(id));
    await this.#each(noted, ({ id }) => this.#shareNotes(id));
    return fresh.length - done;
  }

  /** Sorts requests into those new here, those archived or deleted here that came again, and those with notes to share. */
  async #sorted(listed: readonly ListedRequest[]): Promise<Record<'fresh' | 'ended' | 'noted', ListedRequest[]>> {
    const { box, unopened } = this.#parts;
    const { saved, erased } = await box.list();
    const here = new Map(saved.map((request) => [request.id, request]));
    const sorted: Record<'fresh' | 'ended' | 'noted', ListedRequest[]> = { fresh: [], ended: [], noted: [] };
    for (const request of listed) {
      if (await unopened.knows(request.id, this.keys)) continue;
      const known = here.get(request.id);
      if (erased.has(request.id) || known?.confirmedAt) sorted.ended.push(request);
      else if (!known) sorted.fresh.push(request);
      else if (known.hasUnsentNotes || request.notes !== (known.notesVersion ?? 0)) sorted.noted.push(request);
    }
    return sorted;
  }

  #shareNotes(id: string): Promise<void> {
    return shareNotes(id, { box: this.#parts.box, client: this.#client, keys: this.keys });
  }

  async #each(requests: readonly ListedRequest[], work: (request: ListedRequest) => Promise<void>): Promise<void> {
    const todo = [...requests];
    const worker = async () => {
      for (let request = todo.shift(); request && !this.#stopped; request = todo.shift()) {
        try {
          await work(request);
        } catch (error) {
          if (error instanceof UnreadNotesError) this.unreadNotes.push(request.id);
          else this.#note(reasonOf(error));
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }

  #note(reason: ServerError['reason']): void {
    this.fault = reason;
    if (reason === 'unreachable') this.#unreachable += 1;
    this.#stopped = reason === 'token' || reason === 'slow-down' || this.#unreachable >= atOnce;
  }

  async #fetchAndKeep(request: ListedRequest): Promise<void> {
    const { id, receivedAt } = request;
    const envelope = await this.#client.envelope(id);
    // Another desk archived it since the list was made.
    if (envelope === undefined) return;
    // The server accepted something else and may return that next time.
    if (envelope === 'damaged') return void this.unopened.push({ ...request, reason: 'again' });
    const key = this.keys.find(({ keyId }) => keyId === envelope.keyId);
    if (!key) return void this.unopened.push({ ...request, reason: 'key' });
    try {
      const opened = await open(envelope, key.privateKey);
      await this.#keep({ kind: 'saved', id, ...timeOf(receivedAt, this.#now), keyId: key.keyId, opened });
    } catch (error) {
      return void this.unopened.push({ ...request, reason: unopenedReason(error) });
    }
    if (request.notes > 0) await this.#shareNotes(id);
  }

  /** Saves a request; if the disk is full or fails, it stays on the server. */
  async #keep(request: SavedRequest): Promise<void> {
    try {
      await this.#parts.box.keep(request);
      this.kept.add(request.id);
    } catch (error) {
      if (!(error as NodeJS.ErrnoException).code) throw error;
      this.unkept.push(request.id);
    }
  }
}

/** Only a fault of the envelope itself is final; any other may be this program's own. */
function unopenedReason(error: unknown): UnopenedReason {
  if (error instanceof OpenError) return error.reason;
  return error instanceof UnreadableContentError ? 'unreadable' : 'again';
}

/** Returns the time of receipt, or the desk's time if the server gives none, so that no one who waits for a call is left out. */
function timeOf(receivedAt: string | undefined, now: Date) {
  return receivedAt ? { receivedAt } : ({ receivedAt: now.toISOString(), timeBy: 'desk' } as const);
}
