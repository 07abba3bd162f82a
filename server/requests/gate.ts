import { type Rate, TokenBuckets } from './token-buckets.ts';

const hour = 3_600_000;

/**
 * Decides who may send when many do. Counts only what is taken, so that nobody's share is used up by what is refused. Networks are given
 * as keys, `now` in monotonic milliseconds.
 */
export class Gate {
  readonly #shares: TokenBuckets;
  readonly #lately: TokenBuckets;

  constructor(perNetwork: Rate, now: () => number) {
    this.#shares = new TokenBuckets(perNetwork, now);
    this.#lately = new TokenBuckets({ burst: 1, windowMs: hour }, now);
  }

  /** Whether nothing was taken from this network in the last hour. */
  isNew(network: string): boolean {
    return this.#lately.wait(network) === 0;
  }

  /** Takes a request of this network. Returns 0 if it was taken, otherwise the milliseconds until the network may send. */
  take(network: string): number {
    const wait = this.#shares.take(network);
    if (wait === 0) this.#lately.take(network);
    return wait;
  }

  /** Forgets networks whose share is complete again. */
  forgetFull(): void {
    for (const buckets of [this.#shares, this.#lately]) buckets.forgetFull();
  }
}
