import type { ProblemCode, Receipt } from '#app/requests/api.ts';
import { type RequestContent, type RequestForm, requestForms } from '#app/requests/content.ts';
import { type Envelope, envelopeFault } from '#app/requests/envelope.ts';
import type { Language } from '#app/site/language.ts';
import { storageKeys } from '#app/site/storage-keys.ts';
import { storedState } from '#app/ui/storage.ts';
import type { SendOutcome } from './post-envelope.ts';

/** Where a request is on its way. */
export type Sending =
  | { readonly state: 'none' }
  | { readonly state: 'sending'; readonly form: RequestForm }
  /** Not sent yet; tried again by itself. */
  | { readonly state: 'waiting'; readonly form: RequestForm; readonly why: 'no-answer' | 'busy' }
  | { readonly state: 'refused'; readonly form: RequestForm; readonly code?: ProblemCode }
  | { readonly state: 'received'; readonly form: RequestForm; readonly receipt: Receipt };

/** What is on its way: kept in the tab, so that a reload sends the same envelope and no second request. */
interface Waiting {
  readonly form: RequestForm;
  readonly language: Language;
  /** What was locked, as JSON: unchanged answers are sent in the same envelope. */
  readonly text: string;
  readonly envelope: Envelope;
  /** The visitor went back to the answers: a reload does not send it by itself. */
  readonly stopped?: boolean;
}

export interface OutboxTools {
  readonly lock: (content: RequestContent, publicKey: string) => Promise<Envelope>;
  readonly post: (endpoint: string, envelope: Envelope, language: Language) => Promise<SendOutcome>;
  /** Runs `work` after so many seconds; gives back how to call it off. */
  readonly later: (work: () => void, seconds: number) => () => void;
  /** Called once the request is on the server's disk. */
  readonly onReceived: () => void;
}

/** Where to send, and the key to lock to. */
export interface Destination {
  readonly endpoint: string;
  readonly publicKey: string;
  readonly keyId: string;
}

type Parsed<T> = Partial<Record<keyof T, unknown>> | undefined;

/** What JSON text holds, if it is an object. */
function objectIn(text: string | null): object | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

const isForm = (value: unknown): value is RequestForm => requestForms.some((form) => form === value);

function parseWaiting(text: string | null): Waiting | undefined {
  const value = objectIn(text) as Parsed<Waiting>;
  const isWhole = isForm(value?.form) && typeof value.text === 'string' && envelopeFault(value.envelope) === undefined;
  return isWhole ? (value as unknown as Waiting) : undefined;
}

function parseReceived(text: string | null): Sending | undefined {
  const value = objectIn(text) as Parsed<{ form: RequestForm; receipt: Receipt }>;
  const receipt = value?.receipt as Parsed<Receipt>;
  const isWhole = isForm(value?.form) && typeof receipt?.reference === 'string' && typeof receipt.receivedAt === 'string';
  return isWhole ? { state: 'received', form: value.form as RequestForm, receipt: receipt as Receipt } : undefined;
}

/** Seconds between tries; the last holds from then on. */
const pauses = [2, 4, 8, 15, 30] as const;

/**
 * Locks a request once and sends that one envelope until it is received, for as long as the page is open. Nothing is
 * called received before the server's receipt is here.
 */
export function createOutbox({ lock, post, later, onReceived }: OutboxTools) {
  const waiting = storedState(storageKeys.requestOutbox, parseWaiting, 'sessionStorage');
  const received = storedState(storageKeys.requestReceipt, parseReceived, 'sessionStorage');
  const listeners = new Set<() => void>();
  let sending: Sending | undefined;
  let destination: Destination | undefined;
  let tries = 0;
  let earliest = 0;
  let callOff = () => {};
  /** Each start and stop of sending has a number, so that an answer that comes late changes nothing. */
  let turn = 0;

  function show(next: Sending) {
    sending = next;
    for (const listener of listeners) listener();
  }

  function hold(next: Waiting | undefined) {
    waiting.write(next ? JSON.stringify(next) : null);
  }

  async function attempt() {
    const request = waiting.read();
    if (!request || !destination) return;
    callOff();
    const mine = ++turn;
    const { form, envelope, language } = request;
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
    received.write(JSON.stringify({ form, receipt: outcome.receipt }));
    onReceived();
    show({ state: 'received', form, receipt: outcome.receipt });
  }

  function read(): Sending {
    sending ??= received.read() ?? { state: 'none' };
    return sending;
  }

  return {
    read,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Locks and sends. The same answers as before, to the same key, go in the same envelope. */
    async send(content: RequestContent, to: Destination) {
      destination = to;
      tries = 0;
      earliest = 0;
      callOff();
      const mine = ++turn;
      show({ state: 'sending', form: content.form });
      const text = JSON.stringify(content);
      let request = waiting.read();
      if (request?.text !== text || request.envelope.keyId !== to.keyId) {
        const envelope = await lock(content, to.publicKey).catch(() => undefined);
        if (mine !== turn) return;
        if (!envelope) return show({ state: 'refused', form: content.form });
        request = { form: content.form, language: content.language, text, envelope };
      }
      hold({ ...request, stopped: false });
      await attempt();
    },
    /** Goes on with what a reload interrupted. To another key than it was locked to it is not sent: that page is old. */
    resume(to: Destination) {
      if (read().state !== 'none') return;
      const before = waiting.read();
      if (!before || before.stopped || before.envelope.keyId !== to.keyId) return;
      destination = to;
      void attempt();
    },
    /** Tries now rather than later: the connection is back, or the visitor says so. Not before the server's own time. */
    hurry() {
      if (sending?.state === 'waiting' && Date.now() >= earliest) void attempt();
    },
    /** Stops trying. The envelope stays, so that the same answers sent again are the same request. */
    stop() {
      turn += 1;
      callOff();
      const request = waiting.read();
      if (request) hold({ ...request, stopped: true });
      show({ state: 'none' });
    },
    /** Takes away everything, the receipt too. */
    clear() {
      turn += 1;
      callOff();
      hold(undefined);
      received.write(null);
      show({ state: 'none' });
    },
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
