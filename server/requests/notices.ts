import type { SendNotice } from './notice-mail.ts';
import type { RequestStore } from './store.ts';

/** Milliseconds for which notices are reserved for one delivery; after that another server may deliver them. */
const heldFor = 5 * 60_000;
const firstPause = 60_000;
const longestPause = 3_600_000;
/** Milliseconds between two mails that say that very many are waiting. */
const tellAgain = 24 * 3_600_000;

/** Milliseconds until the next attempt: doubled each time, from a minute to an hour. */
export function pauseAfter(attempts: number): number {
  return Math.min(longestPause, firstPause * 2 ** Math.min(attempts, 20));
}

export interface Notices {
  /** `failing` from the first mail that was not accepted until the next one that is. */
  readonly state: () => 'off' | 'ok' | 'failing';
  /** Mails what is due. Never rejects. Does nothing while another delivery is in progress. */
  readonly deliver: () => Promise<void>;
  /** Resolves once no delivery is in progress. Never rejects. */
  readonly settled: () => Promise<void>;
  /** Mails, once a day, that more than `many` are waiting; each of several servers does so, and again after a restart. Never rejects. */
  readonly watch: (waiting: number, many: number) => Promise<void>;
}

/** Mails nothing; notices stay in the store until mail is set up. */
export const noNotices: Notices = { state: () => 'off', deliver: async () => {}, settled: async () => {}, watch: async () => {} };

/** Mails the notices in the store, which serves as the outbox, so that notices survive a restart. */
export function notices(store: RequestStore, send: SendNotice, report: (fault: unknown) => void, now: () => number = Date.now): Notices {
  let state: 'ok' | 'failing' = 'ok';
  let underWay: Promise<void> | undefined;
  let toldMany: number | undefined;

  async function deliverDue(): Promise<void> {
    const at = now();
    for (const held of await store.holdNotices(at, at + heldFor)) {
      try {
        await send(held.kind, held.count);
        state = 'ok';
      } catch (error) {
        state = 'failing';
        report(error);
        await store.postponeNotices(held, now() + pauseAfter(held.attempts));
        continue;
      }
      await store.dropNotices(held, now());
    }
  }

  return {
    state: () => state,
    async watch(waiting, many) {
      // Reset only well below the limit; otherwise a count that fluctuates around it would be mailed each time.
      if (waiting < many / 2) toldMany = undefined;
      else if (waiting > many && (toldMany === undefined || now() - toldMany >= tellAgain)) {
        try {
          await send('many', waiting);
          [toldMany, state] = [now(), 'ok'];
        } catch (error) {
          state = 'failing';
          report(error);
        }
      }
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
