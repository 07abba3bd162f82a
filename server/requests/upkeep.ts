import { setTimeout as pause } from 'node:timers/promises';
import { ages } from './ages.ts';
import { steadyClock } from './steady-clock.ts';
import type { RequestStore } from './store.ts';

/** The state of the store and its requests when they were last counted. */
export interface RequestsState {
  /** `failing` from a failure until the next write that succeeds. */
  readonly store: 'ok' | 'failing';
  readonly waiting: number;
  /** Requests not archived for 12 hours. */
  readonly overdue: number;
}

/** If more requests than this are waiting, no one attends to them or someone is flooding the form. */
export const manyWaiting = 100;

/** The most waiting requests, less than a gigabyte of the largest; new senders may add as many again. */
export const mostWaiting = 10_000;

/** Milliseconds that counting may take for a health check; a container's health check waits for three seconds. */
const lookPatience = 1000;

export interface Upkeep {
  readonly state: () => RequestsState;
  /** Counts now. Never rejects, and takes a second at most; a store that has not answered by then counts as failing. */
  readonly look: () => Promise<RequestsState>;
  /** Notes how the store answered a visitor or the office. */
  readonly saw: (store: RequestsState['store']) => void;
  /** Runs the store's upkeep and counts. Never rejects; failures are reported and tried again the next time. */
  readonly run: () => Promise<void>;
}

/** Prepares the upkeep of a store. `mails` says whether the practice gets email. */
export function requestUpkeep(
  store: RequestStore,
  report: (fault: unknown) => void,
  mails: boolean,
  now: () => number = Date.now,
  monotonic: () => number = () => performance.now(),
): Upkeep {
  const mayErase = steadyClock(now, monotonic);
  let state: RequestsState = { store: 'ok', waiting: 0, overdue: 0 };
  const failing = (): RequestsState => ({ ...state, store: 'failing' });
  const saw: Upkeep['saw'] = (seen) => {
    state = { ...state, store: seen };
  };
  async function count(at = now()): Promise<RequestsState> {
    state = { ...state, ...(await store.counts(at - ages.overdue)) };
    return state;
  }
  function failed(error: unknown): RequestsState {
    report(error);
    return failing();
  }
  return {
    state: () => state,
    saw,
    async look() {
      const over = new AbortController();
      const late = pause(lookPatience, undefined, over).then(failing, failing);
      const seen = await Promise.race([count().catch(failed), late]);
      over.abort();
      return seen;
    },
    async run() {
      const at = now();
      const wasFailing = state.store === 'failing';
      try {
        await store.upkeep({
          now: at,
          overdueBefore: at - ages.overdue,
          warnBefore: at - ages.warned,
          eraseBefore: at - ages.erased,
          warnedBefore: at - ages.warnedFor,
          forgetBefore: at - ages.forgotten,
          mayErase: mayErase(),
          mails,
          triesRoom: wasFailing,
        });
        await count(at);
        if (wasFailing) saw('ok');
      } catch (error) {
        state = failed(error);
      }
    },
  };
}
