import { type Rate, TokenBuckets } from './token-buckets.ts';

const hour = 3_600_000;

/**
 * Decides who may send when many do. Counts only accepted requests, so that refused ones use up no one's share. Networks are given
 * as keys, `now` in monotonic milliseconds.
 */
export class Gate {
  readonly #shares: TokenBuckets;
  readonly #lately: TokenBuckets;

  constructor(perNetwork: Rate, now: () => number) {
    this.#shares = new TokenBuckets(perNetwork, now);
    this.#lately = new TokenBuckets({ burst: 1, windowMs: hour }, now);
  }

  /** Checks that nothing was accepted from this network in the last hour. */
  isNew(network: string): boolean {
    return this.#lately.wait(network) === 0;
  }

  /** Accepts a request of this network if it may send, and returns 0; otherwise the milliseconds until it may. */
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
