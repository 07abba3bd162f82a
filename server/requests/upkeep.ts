import { setTimeout as pause } from 'node:timers/promises';
import { ages } from './ages.ts';
import { steadyClock } from './steady-clock.ts';
import type { RequestStore } from './store.ts';

/** The state of the store and its requests when they were last counted. */
interface RequestsState {
  /** Whether the store answered. */
  readonly store: 'ok' | 'failing';
  readonly waiting: number;
  /** Requests not confirmed for 12 hours. */
  readonly overdue: number;
}

/** If more requests than this are waiting, nobody attends to them or somebody is flooding the form. */
export const manyWaiting = 100;

/** The most waiting requests, less than a gigabyte of the largest; new senders may add as many again. */
export const mostWaiting = 10_000;

/** Milliseconds that counting may take for a health check; a container's health check waits for three seconds. */
const lookPatience = 1000;

export interface Upkeep {
  readonly state: () => RequestsState;
  /** Counts now. Never rejects, and takes a second at most; a store that has not answered by then counts as failing. */
  readonly look: () => Promise<RequestsState>;
  /** Runs the store's upkeep and counts. Never rejects; failures are reported and tried again the next time. */
  readonly run: () => Promise<void>;
}

/** Prepares the upkeep of a store. `mails` says whether the practice gets mails. */
export function requestUpkeep(
  store: RequestStore,
  report: (fault: unknown) => void,
  mails: boolean,
  now: () => number = Date.now,
  monotonic: () => number = () => performance.now(),
): Upkeep {
  const mayErase = steadyClock(now, monotonic);
  let state: RequestsState = { store: 'ok', waiting: 0, overdue: 0 };
  async function attempt(work: (at: number) => Promise<void>): Promise<void> {
    const at = now();
    try {
      await work(at);
      state = { store: 'ok', ...(await store.counts(at - ages.overdue)) };
    } catch (error) {
      report(error);
      state = { ...state, store: 'failing' };
    }
  }
  return {
    state: () => state,
    async look() {
      const over = new AbortController();
      const counted = attempt(async () => {}).then(() => state);
      const late = pause(lookPatience, undefined, over).then(
        () => ({ ...state, store: 'failing' as const }),
        () => state,
      );
      const seen = await Promise.race([counted, late]);
      over.abort();
      return seen;
    },
    run: () =>
      attempt((at) =>
        store.upkeep({
          now: at,
          overdueBefore: at - ages.overdue,
          warnBefore: at - ages.warned,
          eraseBefore: at - ages.erased,
          warnedBefore: at - ages.warnedFor,
          forgetBefore: at - ages.forgotten,
          mayErase: mayErase(),
          mails,
        }),
      ),
  };
}
