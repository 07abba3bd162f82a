/** Who may see the desk: the browser that gave the passphrase, until it is locked by hand or nobody has used it for a while. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DayEntry } from '#app/today/entry.schema.ts';
import { formTokenField } from './look/links.ts';
import { Inbox } from './requests/inbox.ts';
import { RequestBox } from './requests/request-box.ts';
import { UnopenedMemory } from './requests/unopened-memory.ts';
import type { PassphraseAttempts } from './safe/passphrase-attempts.ts';
import type { Vault } from './safe/vault.ts';

/** Minutes without use after which the desk locks itself. */
export const idleMinutes = 30;
const idleMs = idleMinutes * 60_000;

/** The opened desk: everything behind the passphrase. */
export interface OpenDesk {
  readonly vault: Vault;
  readonly box: RequestBox;
  readonly unopened: UnopenedMemory;
  readonly inbox: Inbox;
  /** Through which every passphrase is tried. */
  readonly attempts: PassphraseAttempts;
  /** What each form of the opened desk holds. */
  readonly formToken: string;
  /** The initials of whoever wrote the last note, filled in for the next one. */
  initials: string;
  /** What the server's list of Today held when this desk last asked for it. */
  day: readonly DayEntry[];
}

interface Session {
  readonly secret: string;
  readonly desk: OpenDesk;
  lastUse: number;
}

export interface SessionsOptions {
  readonly folder: string;
  /** What every address of the desk begins with. */
  readonly base: string;
  readonly now: () => number;
  readonly attempts: PassphraseAttempts;
  /** Milliseconds for one look at the server. */
  readonly lookMs?: number | undefined;
}

export class Sessions {
  readonly #options: SessionsOptions;
  /** One at a time: unlocking at another browser locks the first. */
  #session: Session | undefined;
  /** Also when nobody asks any more, the keys are forgotten. */
  #idle: NodeJS.Timeout | undefined;

  constructor(options: SessionsOptions) {
    this.#options = options;
  }

  /** Opens the desk for the browser that is being answered. */
  begin(vault: Vault, reply: FastifyReply): void {
    const { folder, base, now, attempts, lookMs } = this.#options;
    const box = new RequestBox(folder, vault.storageKey);
    const unopened = new UnopenedMemory(folder, vault.storageKey);
    const inbox = new Inbox({ box, unopened }, lookMs);
    const desk = { vault, box, unopened, inbox, attempts, formToken: secretText(), initials: '', day: [] };
    const secret = secretText();
    this.#session = { secret, desk, lastUse: now() };
    this.#wait();
    // Browsers keep cookies by host, not by port: at the desk's own path no other program on this computer gets it.
    reply.header('set-cookie', `${cookieName(reply.request)}=${secret}; Path=${base}; HttpOnly; SameSite=Strict`);
  }

  /** The opened desk, where this request comes from the browser that opened it. Forgets the keys when nobody used it for long. */
  of(request: FastifyRequest): OpenDesk | undefined {
    const session = this.#session;
    if (!session) return undefined;
    const now = this.#options.now();
    // By the clock too: a computer that slept has not counted.
    if (now - session.lastUse > idleMs) return this.end();
    if (!isSameText(cookie(request), session.secret)) return undefined;
    if (new URL(request.url, 'http://desk').searchParams.has(unattended)) return session.desk;
    session.lastUse = now;
    this.#wait();
    return session.desk;
  }

  /** Locks the desk: the keys leave this program's memory with the next collection. */
  end(): undefined {
    clearTimeout(this.#idle);
    this.#session = undefined;
  }

  #wait(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.end(), idleMs).unref();
  }
}

/** Marks the requests that an open page makes by itself (look/desk.js), which must not keep the desk from locking when nobody uses it. */
export const unattended = 'unattended';

/** Whether a form was made by this opening of the desk. */
export function isOwnForm(form: unknown, { formToken }: OpenDesk): boolean {
  return form instanceof URLSearchParams && isSameText(form.get(formTokenField) ?? '', formToken);
}

function secretText(): string {
  return randomBytes(32).toString('base64url');
}

/** Browsers share cookies between ports, so each desk on one computer has a cookie named after its port. */
function cookieName(request: FastifyRequest): string {
  return `desk-${request.socket.localPort}`;
}

function cookie(request: FastifyRequest): string {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([name]) => name === cookieName(request))?.[1] ?? '';
}

function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
