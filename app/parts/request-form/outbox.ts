import type { ProblemCode, Receipt } from '#app/requests/api.ts';
import type { RequestContent, RequestForm } from '#app/requests/content.ts';
import { type Envelope, envelopeFault } from '#app/requests/envelope.ts';
import type { Language } from '#app/site/language.ts';
import type { SendOutcome } from './post-envelope.ts';
import type { TextStorage } from './text-storage.ts';

/** The state of sending a request. */
export type Sending =
  | { readonly state: 'none' }
  | { readonly state: 'sending'; readonly form: RequestForm }
  /** Not sent yet; the next try is automatic. */
  | { readonly state: 'waiting'; readonly form: RequestForm; readonly why: 'no-answer' | 'busy' }
  | { readonly state: 'refused'; readonly form: RequestForm; readonly code?: ProblemCode }
  | { readonly state: 'received'; readonly form: RequestForm; readonly receipt: Receipt };

/** The request being sent: stored in the tab, so that a reload sends the same envelope and not a second request. */
interface Waiting {
  readonly form: RequestForm;
  readonly language: Language;
  /** The content that was encrypted, as JSON: unchanged answers are sent in the same envelope. */
  readonly text: string;
  readonly envelope: Envelope;
  /** The visitor went back to the answers: a reload does not send the request by itself. */
  readonly stopped?: boolean;
}

export interface OutboxTools {
  readonly storage: TextStorage;
  readonly receiptStorage: TextStorage;
  readonly lock: (content: RequestContent, publicKey: string) => Promise<Envelope>;
  readonly post: (endpoint: string, envelope: Envelope, language: Language) => Promise<SendOutcome>;
  /** Runs `work` after so many seconds; returns a function that cancels it. */
  readonly later: (work: () => void, seconds: number) => () => void;
  /** Called when the request is on the server's disk. */
  readonly onReceived: () => void;
}

/** Where to send a request, and its encryption key. */
export interface Destination {
  readonly endpoint: string;
  readonly publicKey: string;
  readonly keyId: string;
}

/** Seconds between tries; the last repeats. */
const pauses = [2, 4, 8, 15, 30] as const;

/**
 * Creates an outbox that encrypts a request once and sends this envelope until it is received, while the page is open. No request
 * counts as received before the server's receipt arrives.
 */
export function createOutbox({ storage, receiptStorage, lock, post, later, onReceived }: OutboxTools) {
  const listeners = new Set<() => void>();
  let sending: Sending | undefined;
  let waiting: Waiting | undefined;
  let destination: Destination | undefined;
  let tries = 0;
  let earliest = 0;
  let callOff = () => {};
  /** The number of the latest start or stop of sending, so that a late answer to an earlier one changes nothing. */
  let turn = 0;

  function show(next: Sending) {
    sending = next;
    for (const listener of listeners) listener();
  }

  function hold(next: Waiting | undefined) {
    waiting = next;
    write(storage, next);
  }

  async function attempt() {
    if (!waiting || !destination) return;
    callOff();
    const mine = ++turn;
    const { form, envelope, language } = waiting;
    if (sending?.state !== 'waiting') show({ state: 'sending', form });
    const outcome = await post(destination.endpoint, envelope, language);
    if (mine === turn) settle(outcome, form);
  }

  function settle(outcome: SendOutcome, form: RequestForm) {
    if (outcome.kind === 'later') {
      const pause = Math.max(outcome.seconds, pauses[Math.min(tries, pauses.length - 1)] ?? 0);
      tries += 1;
      earliest = Date.now() + outcome.seconds * 1000;
      callOff = later(() => void attempt(), pause);
      return show({ state: 'waiting', form, why: outcome.why });
    }
    hold(undefined);
    if (outcome.kind === 'refused') return show({ state: 'refused', form, ...(outcome.code && { code: outcome.code }) });
    write(receiptStorage, { form, receipt: outcome.receipt });
    onReceived();
    show({ state: 'received', form, receipt: outcome.receipt });
  }

  function read(): Sending {
    sending ??= storedReceipt(receiptStorage) ?? { state: 'none' };
    return sending;
  }

  return {
    read,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Encrypts and sends. The same answers to the same key go in the same envelope. */
    async send(content: RequestContent, to: Destination) {
      destination = to;
      tries = 0;
      earliest = 0;
      callOff();
      const mine = ++turn;
      show({ state: 'sending', form: content.form });
      const text = JSON.stringify(content);
      waiting ??= storedWaiting(storage);
      if (waiting?.text !== text || waiting.envelope.keyId !== to.keyId) {
        const envelope = await lock(content, to.publicKey).catch(() => undefined);
        if (mine !== turn) return;
        if (!envelope) return show({ state: 'refused', form: content.form });
        waiting = { form: content.form, language: content.language, text, envelope };
      }
      hold({ ...waiting, stopped: false });
      await attempt();
    },
    /** Continues what a reload interrupted. If the key has changed since encryption, nothing is sent: the page is old. */
    resume(to: Destination) {
      if (read().state !== 'none') return;
      const before = waiting ?? storedWaiting(storage);
      if (!before || before.stopped || before.envelope.keyId !== to.keyId) return;
      destination = to;
      waiting = before;
      void attempt();
    },
    /** Tries now because the connection is back or the visitor asked for it, but not before the server's own time. */
    hurry() {
      if (sending?.state === 'waiting' && Date.now() >= earliest) void attempt();
    },
    /** Stops trying. The envelope is kept, so that the same answers sent again are the same request. */
    stop() {
      turn += 1;
      callOff();
      if (waiting) hold({ ...waiting, stopped: true });
      show({ state: 'none' });
    },
    /** Deletes everything, including the receipt. */
    clear() {
      turn += 1;
      callOff();
      hold(undefined);
      write(receiptStorage, undefined);
      show({ state: 'none' });
    },
  };
}

function write(storage: TextStorage, value: object | undefined) {
  try {
    storage.write(value ? JSON.stringify(value) : null);
  } catch {
    // Without storage, the request lasts as long as the page.
  }
}

function stored(storage: TextStorage): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(storage.read() ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function storedWaiting(storage: TextStorage): Waiting | undefined {
  const value = stored(storage);
  return value && typeof value.text === 'string' && envelopeFault(value.envelope) === undefined ? (value as unknown as Waiting) : undefined;
}

function storedReceipt(storage: TextStorage): Sending | undefined {
  const value = stored(storage) as { form: RequestForm; receipt: Partial<Receipt> } | undefined;
  const whole = typeof value?.receipt?.reference === 'string' && typeof value.receipt.receivedAt === 'string';
  return whole ? { state: 'received', form: value.form, receipt: value.receipt as Receipt } : undefined;
}
