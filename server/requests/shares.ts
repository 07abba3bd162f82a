import { type Rate, TokenBuckets } from './token-buckets.ts';

export interface ShareRates {
  /** From everyone together. */
  readonly inAll: Rate;
  /** In addition, from addresses that have sent none in the last hour. */
  readonly reserve: Rate;
  /** From one IPv6 network of 56 bits, which some providers give to one household. */
  readonly perNetwork56: Rate;
  /** From one IPv6 network of 48 bits, which anybody can rent. */
  readonly perNetwork48: Rate;
}

/** A sender, as keys that reveal nothing about it. The networks are undefined for IPv4. */
export interface Sender {
  readonly address: string;
  readonly network56?: string;
  readonly network48?: string;
}

const hour = 3_600_000;

/** If less than this share of `inAll` is left, senders must provide a proof of work. */
const pressure = 0.5;

/** Decides who may send when many do. Only valid requests count; invalid ones use up nobody's share. `now` gives monotonic milliseconds. */
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

  /** Whether nothing was accepted from this address in the last hour. */
  isNew({ address }: Sender): boolean {
    return this.#seen.wait(address) === 0;
  }

  /** Takes a share for one request. Returns 0 if it was taken, otherwise the milliseconds until it is worth trying again. */
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

  /** Forgets senders whose share is complete again. */
  forget(): void {
    for (const buckets of [this.#seen, this.#network56, this.#network48]) buckets.forgetFull();
  }
}
