/** How often something may be done: `burst` at once, refilled evenly over `windowMs`. */
export interface Rate {
  readonly burst: number;
  /** Milliseconds in which an empty bucket is full again. */
  readonly windowMs: number;
}

interface Bucket {
  /** May be below one; never above the burst. */
  tokens: number;
  /** Monotonic milliseconds. */
  at: number;
}

/** Buckets kept at most, about 2 MB; with more keys the one longest unused is forgotten. */
const mostBuckets = 10_000;

/** A bucket for each key, in memory only, by a clock that does not jump. `now` is in monotonic milliseconds. */
export class TokenBuckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, now: () => number = () => performance.now()) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Takes one. Milliseconds until there is one when there is none; 0 when it was taken. */
  take(key: string): number {
    const bucket = this.#refilled(key);
    const wait = this.#waitOf(bucket);
    if (wait === 0) bucket.tokens -= 1;
    // Used again, so it is the youngest.
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    for (const [oldest] of this.#buckets) {
      if (this.#buckets.size <= mostBuckets) break;
      this.#buckets.delete(oldest);
    }
    return wait;
  }

  /** Milliseconds until there is one, without taking it; 0 when there is. */
  wait(key: string): number {
    return this.#waitOf(this.#refilled(key));
  }

  /** How much of the burst is left, from 0 to 1. */
  left(key: string): number {
    return this.#refilled(key).tokens / this.#rate.burst;
  }

  /** Forgets every bucket that is full again: it is as good as none. */
  forgetFull(): void {
    for (const key of this.#buckets.keys()) if (this.left(key) >= 1) this.#buckets.delete(key);
  }

  /** Buckets held now. */
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
