import { prices } from '#app/requests/proof-of-work.ts';
import { type Rate, TokenBuckets } from './token-buckets.ts';

const hour = 3_600_000;

/**
 * Decides who may send when many do. Counts only what is taken, so that nobody's share is used up by what is refused. Networks are given
 * as keys, `now` in monotonic milliseconds.
 */
export class Gate {
  readonly #calm: number;
  readonly #now: () => number;
  readonly #shares: TokenBuckets;
  readonly #lately: TokenBuckets;
  #pressure = 0;
  #at = 0;

  constructor(calm: number, perNetwork: Rate, now: () => number) {
    this.#calm = calm;
    this.#now = now;
    this.#shares = new TokenBuckets(perNetwork, now);
    this.#lately = new TokenBuckets({ burst: 1, windowMs: hour }, now);
  }

  /** The bits that a proof of work must have now; 0 if none is needed. The work doubles each time the pressure doubles. */
  price(): number {
    const times = this.#pressureNow() / this.#calm;
    return times < 1 ? 0 : Math.min(prices.highest, prices.lowest + Math.floor(Math.log2(times)));
  }

  /** Whether nothing was taken from this network in the last hour. */
  isNew(network: string): boolean {
    return this.#lately.wait(network) === 0;
  }

  /** Milliseconds until this network may send; 0 if it may now. */
  wait(network: string): number {
    return this.#shares.wait(network);
  }

  /** Takes a request of this network. Returns 0 if it was taken, otherwise the milliseconds until the network may send. */
  take(network: string): number {
    const wait = this.#shares.take(network);
    if (wait > 0) return wait;
    this.#lately.take(network);
    this.#pressure = this.#pressureNow() + 1;
    this.#at = this.#now();
    return 0;
  }

  /** Forgets networks whose share is complete again. */
  forgetFull(): void {
    for (const buckets of [this.#shares, this.#lately]) buckets.forgetFull();
  }

  /** About the number of requests taken in the last hour; older ones count ever less. */
  #pressureNow(): number {
    return this.#pressure * Math.exp((this.#at - this.#now()) / hour);
  }
}
