import { type Rate, TokenBuckets } from './token-buckets.ts';

/** How many requests are taken, and from whom. */
export interface ShareRates {
  /** From everyone together. */
  readonly inAll: Rate;
  /** Beside these, from addresses of which none was taken in the last hour. */
  readonly reserve: Rate;
  /** From one IPv6 network of 56 bits, which some providers give to one household. */
  readonly perNetwork56: Rate;
  /** From one IPv6 network of 48 bits, which anybody may rent. */
  readonly perNetwork48: Rate;
}

/** Whoever sends, as keys that tell nothing else; networks are absent for IPv4. */
export interface Sender {
  readonly address: string;
  readonly network56?: string;
  readonly network48?: string;
}

const hour = 3_600_000;

/** With less than this left of what is there for all, who sends has to compute something first. */
const pressure = 0.5;

/**
 * Who is let in when many send. Only what would be taken counts: whoever sends nonsense uses up nothing that belongs to
 * others. `now` is in monotonic milliseconds.
 */
export class Shares {
  readonly #inAll: TokenBuckets;
  readonly #reserve: TokenBuckets;
  readonly #seen: TokenBuckets;
  readonly #network56: TokenBuckets;
  readonly #network48: TokenBuckets;

  constructor(rates: ShareRates, now?: () => number) {
    this.#inAll = new TokenBuckets(rates.inAll, now);
    this.#reserve = new TokenBuckets(rates.reserve, now);
    this.#seen = new TokenBuckets({ burst: 1, windowMs: hour }, now);
    this.#network56 = new TokenBuckets(rates.perNetwork56, now);
    this.#network48 = new TokenBuckets(rates.perNetwork48, now);
  }

  isUnderPressure(): boolean {
    return this.#inAll.left('') < pressure;
  }

  /** Whether none of this address was taken in the last hour. */
  isNew({ address }: Sender): boolean {
    return this.#seen.wait(address) === 0;
  }

  /** Takes a share for one request. Milliseconds until it is worth trying again; 0 when it was taken. */
  take(sender: Sender): number {
    const { address, network56, network48 } = sender;
    const networks = [
      ...(network56 === undefined ? [] : [{ buckets: this.#network56, key: network56 }]),
      ...(network48 === undefined ? [] : [{ buckets: this.#network48, key: network48 }]),
    ];
    const full = Math.max(0, ...networks.map(({ buckets, key }) => buckets.wait(key)));
    if (full > 0) return full;
    const wait = this.#inAll.take('');
    if (wait > 0 && !(this.isNew(sender) && this.#reserve.take('') === 0)) return wait;
    this.#seen.take(address);
    for (const { buckets, key } of networks) buckets.take(key);
    return 0;
  }

  /** Forgets whoever has a whole share again. */
  forget(): void {
    for (const buckets of [this.#seen, this.#network56, this.#network48]) buckets.forgetFull();
  }
}
