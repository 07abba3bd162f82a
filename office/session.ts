/** Access to the desk: for the browser that gave the passphrase, until someone locks it or no one uses it for a while. */
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

/** The unlocked desk: everything behind the passphrase. */
export interface OpenDesk {
  readonly vault: Vault;
  readonly box: RequestBox;
  readonly unopened: UnopenedMemory;
  readonly inbox: Inbox;
  /** Tries every passphrase. */
  readonly attempts: PassphraseAttempts;
  /** The token in each form of the open desk. */
  readonly formToken: string;
  /** The initials of the last note's author, filled in for the next one. */
  initials: string;
  /** The changes under Today when this desk last checked the server. */
  day: readonly DayEntry[];
}

interface Session {
  readonly secret: string;
  readonly desk: OpenDesk;
  lastUse: number;
}

export interface SessionsOptions {
  readonly folder: string;
  /** The start of every address of the desk. */
  readonly base: string;
  readonly now: () => number;
  readonly attempts: PassphraseAttempts;
  /** Milliseconds for one check of the server. */
  readonly lookMs?: number | undefined;
}

export class Sessions {
  readonly #options: SessionsOptions;
  /** One at a time: unlocking in another browser locks the first. */
  #session: Session | undefined;
  /** Forgets the keys even if no request comes anymore. */
  #idle: NodeJS.Timeout | undefined;

  constructor(options: SessionsOptions) {
    this.#options = options;
  }

  /** Unlocks the desk for the browser that gets this reply. */
  begin(vault: Vault, reply: FastifyReply): void {
    const { folder, base, now, attempts, lookMs } = this.#options;
    const box = new RequestBox(folder, vault.storageKey);
    const unopened = new UnopenedMemory(folder, vault.storageKey);
    const inbox = new Inbox({ box, unopened }, lookMs);
    const desk = { vault, box, unopened, inbox, attempts, formToken: secretText(), initials: '', day: [] };
    const secret = secretText();
    this.#session = { secret, desk, lastUse: now() };
    this.#wait();
    // Browsers keep cookies by host, not by port; the path keeps this one from other programs on this computer.
    reply.header('set-cookie', `${cookieName(reply.request)}=${secret}; Path=${base}; HttpOnly; SameSite=Strict`);
  }

  /** Returns the unlocked desk if its browser sent this request. Forgets the keys if no one used the desk for long. */
  of(request: FastifyRequest): OpenDesk | undefined {
    const session = this.#session;
    if (!session) return undefined;
    const now = this.#options.now();
    // Checks the clock too: timers stop while a computer sleeps.
    if (now - session.lastUse > idleMs) return this.end();
    if (!isSameText(cookie(request), session.secret)) return undefined;
    if (new URL(request.url, 'http://desk').searchParams.has(unattended)) return session.desk;
    session.lastUse = now;
    this.#wait();
    return session.desk;
  }

  /** Locks the desk: the keys leave this program's memory with the next garbage collection. */
  end(): undefined {
    clearTimeout(this.#idle);
    this.#session = undefined;
  }

  #wait(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.end(), idleMs).unref();
  }
}

/** Marks requests that an open page sends by itself (look/desk.js); they must not keep an unused desk unlocked. */
export const unattended = 'unattended';

/** Checks a form for the unlocked desk's token. */
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
