/** How often something may be done: `burst` times at once, refilled evenly over `windowMs`. */
export interface Rate {
  readonly burst: number;
  /** Milliseconds in which an empty bucket fills up. */
  readonly windowMs: number;
}

interface Bucket {
  /** May be below one; never above the burst. */
  tokens: number;
  /** Monotonic milliseconds. */
  at: number;
}

/** The most buckets kept, about 2 MB; beyond that the least recently used is dropped. */
const mostBuckets = 10_000;

/** A token bucket for each key, in memory only. `now` returns monotonic milliseconds. */
export class TokenBuckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, now: () => number = () => performance.now()) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Takes a token. Returns 0 if there was one, otherwise the milliseconds until there is one. */
  take(key: string): number {
    const bucket = this.#refilled(key);
    const wait = this.#waitOf(bucket);
    if (wait === 0) bucket.tokens -= 1;
    // Reinsert the bucket, because the map's order is that of the last use.
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    for (const [oldest] of this.#buckets) {
      if (this.#buckets.size <= mostBuckets) break;
      this.#buckets.delete(oldest);
    }
    return wait;
  }

  /** Milliseconds until there is a token, without taking it; 0 if there is one now. */
  wait(key: string): number {
    return this.#waitOf(this.#refilled(key));
  }

  /** How much of the burst is left, from 0 to 1. */
  left(key: string): number {
    return this.#refilled(key).tokens / this.#rate.burst;
  }

  /** Drops every bucket that is full again, which makes no difference to its key. */
  forgetFull(): void {
    for (const key of this.#buckets.keys()) if (this.left(key) >= 1) this.#buckets.delete(key);
  }

  /** The number of buckets kept now. */
  get size(): number {
    return this.#buckets.size;
  }

  #refilled(key: string): Bucket {
    const at = this.#now();
    const { burst, windowMs } = this.#rate;
    const before = this.#buckets.get(key);
    if (!before) return { tokens: burst, at };
    return { tokens: Math.min(burst, before.tokens + ((at - before.at) / windowMs) * burst), at };
  }

  #waitOf({ tokens }: Bucket): number {
    return tokens >= 1 ? 0 : Math.ceil(((1 - tokens) / this.#rate.burst) * this.#rate.windowMs);
  }
}
