import { lastAtHour } from './daily-hour.ts';
import type { SendNotice } from './notice-mail.ts';
import type { MailKind } from './notice-words.ts';
import type { RequestStore } from './store.ts';
import type { RequestsState } from './upkeep.ts';

/** Milliseconds for which notices are reserved for one delivery; after that another server may deliver them. */
const heldFor = 5 * 60_000;
const firstPause = 60_000;
const longestPause = 3_600_000;
/** Milliseconds between two mails that say the same of the store. */
const tellAgain = { many: 24 * 3_600_000, failing: 3_600_000 };

/** Doubles the milliseconds until the next attempt each time, from a minute to an hour. */
function pauseAfter(attempts: number): number {
  return Math.min(longestPause, firstPause * 2 ** Math.min(attempts, 20));
}

export interface Notices {
  /** `failing` from the first mail that was not accepted until the next one that is. */
  readonly state: () => 'off' | 'ok' | 'failing';
  /** Mails due notices. Never rejects. Does nothing while another delivery is in progress. */
  readonly deliver: () => Promise<void>;
  /** Resolves once no delivery is in progress. Never rejects. */
  readonly settled: () => Promise<void>;
  /**
   * Mails, once a day, that more than `many` are waiting, and once an hour that the store is failing; each of several servers does so, and
   * again after a restart. Never rejects.
   */
  readonly watch: (state: Omit<RequestsState, 'overdue'>, many: number) => Promise<void>;
}

/** Mails nothing; notices stay in the store until mail is set up. */
export const noNotices: Notices = { state: () => 'off', deliver: async () => {}, settled: async () => {}, watch: async () => {} };

/**
 * Mails the notices in the store, which serves as the outbox, so that notices survive a restart. With an `hour`, all of a day in one mail
 * at that hour; without, each within seconds.
 */
export function notices(
  store: RequestStore,
  send: SendNotice,
  report: (fault: unknown) => void,
  now: () => number = Date.now,
  hour?: number,
): Notices {
  let state: 'ok' | 'failing' = 'ok';
  let underWay: Promise<void> | undefined;
  const told = new Map<MailKind, number>();

  async function deliverDue(): Promise<void> {
    const at = now();
    const held = await store.holdNotices(at, at + heldFor, hour === undefined ? at : lastAtHour(hour, at));
    if (held.length === 0) return;
    try {
      await send(held);
      state = 'ok';
    } catch (error) {
      state = 'failing';
      report(error);
      for (const notices of held) await store.postponeNotices(notices, now() + pauseAfter(notices.attempts));
      return;
    }
    for (const notices of held) await store.dropNotices(notices, now());
  }

  async function tell(kind: keyof typeof tellAgain, count: number): Promise<void> {
    if (now() - (told.get(kind) ?? Number.NEGATIVE_INFINITY) < tellAgain[kind]) return;
    try {
      await send([{ kind, count }]);
      told.set(kind, now());
      state = 'ok';
    } catch (error) {
      state = 'failing';
      report(error);
    }
  }

  return {
    state: () => state,
    async watch({ store: storeState, waiting }, many) {
      // Reset only well below the limit; otherwise a count that fluctuates around it would be mailed each time.
      if (waiting < many / 2) told.delete('many');
      else if (waiting > many) await tell('many', waiting);
      if (storeState === 'failing') await tell('failing', waiting);
    },
    async deliver() {
      if (underWay) return;
      underWay = deliverDue()
        .catch(report)
        .finally(() => {
          underWay = undefined;
        });
      await underWay;
    },
    settled: async () => underWay,
  };
}
