/** Who may see the desk: the browser that gave the passphrase, until it is locked by hand or nobody has used it for a while. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestBox } from './requests/request-box.ts';
import type { Vault } from './safe/vault.ts';

/** Minutes without use after which the desk locks itself. */
export const idleMinutes = 30;
const idleMs = idleMinutes * 60_000;

/** The opened desk: everything behind the passphrase. */
export interface OpenDesk {
  readonly vault: Vault;
  readonly box: RequestBox;
}

interface Session {
  readonly secret: string;
  readonly desk: OpenDesk;
  lastUse: number;
}

export class Sessions {
  readonly #folder: string;
  readonly #now: () => number;
  /** One at a time: unlocking at another browser locks the first. */
  #session: Session | undefined;
  /** Also when nobody asks any more, the keys are forgotten. */
  #idle: NodeJS.Timeout | undefined;

  constructor(folder: string, now: () => number) {
    this.#folder = folder;
    this.#now = now;
  }

  /** Opens the desk for the browser that is being answered. */
  begin(vault: Vault, reply: FastifyReply): void {
    const secret = randomBytes(32).toString('base64url');
    this.#session = { secret, desk: { vault, box: new RequestBox(this.#folder, vault.storageKey) }, lastUse: this.#now() };
    this.#wait();
    reply.header('set-cookie', `${cookieName(reply.request)}=${secret}; Path=/; HttpOnly; SameSite=Strict`);
  }

  /** The opened desk, where this request comes from the browser that opened it. Forgets the keys when nobody used it for long. */
  of(request: FastifyRequest): OpenDesk | undefined {
    const session = this.#session;
    if (!session) return undefined;
    // By the clock too: a computer that slept has not counted.
    if (this.#now() - session.lastUse > idleMs) return this.end();
    if (!sameText(cookie(request), session.secret)) return undefined;
    session.lastUse = this.#now();
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

/** Browsers keep cookies by host, not by port: two desks on one computer have two names. */
function cookieName(request: FastifyRequest): string {
  return `desk-${request.socket.localPort}`;
}

function cookie(request: FastifyRequest): string {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([name]) => name === cookieName(request))?.[1] ?? '';
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
