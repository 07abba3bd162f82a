import type { SendNotice } from './notice-mail.ts';
import type { RequestStore } from './store.ts';

/** Milliseconds a delivery has for itself; another server takes over what is not reported by then. */
const heldFor = 5 * 60_000;
const firstPause = 60_000;
const longestPause = 3_600_000;
/** Milliseconds between two mails that many wait. */
const tellAgain = 24 * 3_600_000;

/** Milliseconds until the next attempt: doubled each time, from a minute to an hour. */
export function pauseAfter(attempts: number): number {
  return Math.min(longestPause, firstPause * 2 ** Math.min(attempts, 20));
}

export interface Notices {
  /** `failing` since a mail was not taken, until one is. */
  readonly state: () => 'off' | 'ok' | 'failing';
  /** Mails what is due. Never rejects. One at a time: a second call while one is under way does nothing. */
  readonly deliver: () => Promise<void>;
  /** Resolves once no delivery is under way. Never rejects. */
  readonly settled: () => Promise<void>;
  /** Mails that more than `many` wait, once a day while they do; several servers and a restart may each tell it. Never rejects. */
  readonly watch: (waiting: number, many: number) => Promise<void>;
}

/** Nothing is mailed; what would be stays in the store until mail is set up. */
export const noNotices: Notices = { state: () => 'off', deliver: async () => {}, settled: async () => {}, watch: async () => {} };

/** The outbox is the store itself: what is not mailed yet is still there after a restart. */
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
      // Well below, or a count that goes to and fro around the limit would be mailed each time.
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
