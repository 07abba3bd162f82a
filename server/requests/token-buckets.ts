import type { FastifyRateLimitStore } from '@fastify/rate-limit';

/** How often something may be done: `burst` at once, refilled evenly over `windowMs`. */
export interface Rate {
  readonly burst: number;
  readonly windowMs: number;
}

interface Bucket {
  /** May be below one; never above the burst. */
  tokens: number;
  /** Monotonic milliseconds. */
  at: number;
}

/** Buckets kept at most, about 2 MB; with more addresses the one longest unused is forgotten. */
const mostBuckets = 10_000;

type Answer = (error: Error | null, result?: { current: number; ttl: number }) => void;

/**
 * Token buckets as a store for @fastify/rate-limit, whose own counts whole windows: there a visitor who meets a full
 * window waits for its end, and a flood gets twice the limit around it. In memory only, and by a clock that does not jump.
 */
export function tokenBuckets(now: () => number = () => performance.now()) {
  return class TokenBuckets implements FastifyRateLimitStore {
    readonly #buckets = new Map<string, Bucket>();

    /** Each limiter has its own. */
    child(): TokenBuckets {
      return new TokenBuckets();
    }

    incr(key: string, answer: Answer, windowMs = 60_000, burst = 1): void {
      const bucket = this.#refilled(key, windowMs, burst);
      const taken = bucket.tokens >= 1;
      if (taken) bucket.tokens -= 1;
      // Used again, so it is the youngest.
      this.#buckets.delete(key);
      this.#buckets.set(key, bucket);
      this.#forget(windowMs, burst);
      answer(null, { current: taken ? Math.ceil(burst - bucket.tokens) : burst + 1, ttl: this.#wait(bucket, windowMs, burst) });
    }

    /** Looks without taking: over the limit once nothing is left. */
    read(key: string, answer: Answer, windowMs = 60_000, burst = 1): void {
      const bucket = this.#refilled(key, windowMs, burst);
      answer(null, { current: bucket.tokens >= 1 ? 0 : burst + 1, ttl: this.#wait(bucket, windowMs, burst) });
    }

    /** Buckets held now. */
    get size(): number {
      return this.#buckets.size;
    }

    #refilled(key: string, windowMs: number, burst: number): Bucket {
      const at = now();
      const before = this.#buckets.get(key);
      if (!before) return { tokens: burst, at };
      return { tokens: Math.min(burst, before.tokens + ((at - before.at) / windowMs) * burst), at };
    }

    /** Milliseconds until there is one. */
    #wait({ tokens }: Bucket, windowMs: number, burst: number): number {
      return tokens >= 1 ? 0 : Math.ceil(((1 - tokens) / burst) * windowMs);
    }

    /** A bucket long full again is as good as none; a few are looked at each time, oldest first. */
    #forget(windowMs: number, burst: number): void {
      let looked = 0;
      for (const [key, { at, tokens }] of this.#buckets) {
        const full = tokens + ((now() - at) / windowMs) * burst >= burst;
        if (!full && this.#buckets.size <= mostBuckets) return;
        this.#buckets.delete(key);
        looked += 1;
        if (looked === 10) return;
      }
    }
  };
}
