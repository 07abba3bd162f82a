import { abortAfter } from '#app/lib/abort-after.ts';
import type { Problem, ProblemCode, Receipt } from '#app/requests/api.ts';
import { problemStatus } from '#app/requests/api.ts';
import { type Envelope, envelopeText } from '#app/requests/envelope.ts';
import { referenceOf } from '#app/requests/reference.ts';
import type { Language } from '#app/site/language.ts';

/** The result of one try to send. */
export type SendOutcome =
  /** The request is on the server's disk. */
  | { readonly kind: 'received'; readonly receipt: Receipt }
  /** No answer, or not now: the same envelope may be sent again after at least so many seconds. */
  | { readonly kind: 'later'; readonly why: 'no-answer' | 'busy'; readonly seconds: number }
  /** The server will never accept it. `code` is absent if something other than our server answered. */
  | { readonly kind: 'refused'; readonly code?: ProblemCode };

/** Milliseconds to wait for an answer: a slow phone sends 86 KiB in half that time. */
const patience = 45_000;

/** Refusals after which a retry can work. */
const passing: readonly string[] = ['busy', 'storage', 'slow-down'] satisfies ProblemCode[];

/**
 * Sends an envelope once. It counts as received only if the answer is the server's receipt for this very envelope: the sign-in page
 * of a hotel's network has status 200 too.
 */
export async function postEnvelope(endpoint: string, envelope: Envelope, language: Language, post = fetch): Promise<SendOutcome> {
  try {
    const answer = await post(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
      body: envelopeText(envelope),
      credentials: 'omit',
      cache: 'no-store',
      signal: abortAfter(patience),
    });
    return await outcomeOf(answer, envelope.id);
  } catch {
    return { kind: 'later', why: 'no-answer', seconds: 0 };
  }
}

async function outcomeOf(answer: Response, id: string): Promise<SendOutcome> {
  const body: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) {
    const receipt = (body ?? {}) as Partial<Receipt>;
    const ours = receipt.reference === (await referenceOf(id)) && !Number.isNaN(Date.parse(receipt.receivedAt ?? ''));
    return ours ? { kind: 'received', receipt: receipt as Receipt } : { kind: 'later', why: 'no-answer', seconds: 0 };
  }
  const { code, retryAfter } = (body ?? {}) as Partial<Problem>;
  const known = code !== undefined && code in problemStatus;
  const seconds = typeof retryAfter === 'number' && retryAfter > 0 ? retryAfter : 0;
  if (known ? passing.includes(code) : answer.status >= 500) return { kind: 'later', why: 'busy', seconds };
  return { kind: 'refused', ...(known && { code }) };
}
