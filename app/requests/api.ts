/** The server's addresses and answers, for the visitor's form and the desk. How the server stores requests: server/requests/. */

/** POST an envelope here as application/json; `Accept-Language: en` or `es` chooses the words of a refusal. */
export const requestsPath = '/api/requests';

/**
 * The office's side, with `Authorization: Bearer <token>`: GET officePath: WaitingList, oldest first; with ?order=newest the newest first,
 * and with &before=<id> those before that one · POST …/delete with {"ids": […]}, 500 at most: 204, they are deleted · GET …/<id>: the
 * Envelope, 404 when there is none (any more) · POST …/<id>/confirm and DELETE …/<id>: 204, the envelope is deleted, also if it already was
 * · GET …/<id>/notes: {"version", "sealed"}, the desks' notes on it, 404 when there are none (any more) · PUT …/<id>/notes with {"version":
 * the next one, "called": whether the office has called, "sealed": an Envelope with this id}: 204.
 */
export const officePath = '/api/office/requests';

/** The address of a problem's `type`, explained in both languages. */
export const problemsPath = '/api/problems';

/** Status 201 when the request is on the disk, 200 when the same bytes already were. */
export interface Receipt {
  /** The reference that the visitor and the office say on the phone, as referenceOf makes it. */
  readonly reference: string;
  /** The time of first receipt, ISO 8601 in UTC. */
  readonly receivedAt: string;
}

/**
 * Problem codes for programs. `busy`, `storage` and `slow-down` pass by themselves: the same bytes may be sent again after Retry-After
 * (seconds). With other codes, sending again is useless.
 */
export const problemStatus = {
  /** No JSON, or a connection cut off inside it. */
  malformed: 400,
  /** The office's token is missing or wrong. */
  'not-allowed': 401,
  /** Sent from a page of another site. */
  'wrong-origin': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  /** This id was received with other content. */
  conflict: 409,
  /** Another desk changed the office's day or the notes in between. */
  'other-version': 409,
  'too-large': 413,
  'not-json': 415,
  /** JSON, but no envelope. */
  'not-an-envelope': 422,
  /** Encrypted by a page of another release, or for a key no longer accepted: reload the page. */
  outdated: 422,
  /** JSON, but no entries of the office's day. */
  'not-entries': 422,
  /** JSON, but no sealed notes of the office about this request. */
  'not-notes': 422,
  /** An entry's text with a forbidden character: of a tag, a control character. */
  'not-plain-text': 422,
  /** An office, a doctor or a plant that the site does not have. */
  'unknown-name': 422,
  /** A past day, or one more than two weeks ahead. */
  'far-day': 422,
  /** The clock of the desk or of the server is wrong by more than ten minutes. */
  'wrong-clock': 422,
  'slow-down': 429,
  /** Too many at once. */
  busy: 503,
  /** The store cannot write now. */
  storage: 503,
  /** This site is not taking requests. */
  off: 503,
} as const;
export type ProblemCode = keyof typeof problemStatus;

/** Problem details (RFC 9457), as application/problem+json. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  /** What to do, in the visitor's language. */
  readonly detail: string;
  readonly code: ProblemCode;
  /** Seconds until another try makes sense, as in Retry-After. */
  readonly retryAfter?: number;
}

/** A line of the office's list. Fetching one gives the envelope itself. */
interface WaitingRequest {
  readonly id: string;
  readonly keyId: string;
  readonly schemaVersion: number;
  /** ISO 8601 in UTC. */
  readonly receivedAt: string;
  /** The time from which the server deletes the request even if the office has not fetched it, ISO 8601 in UTC. */
  readonly erasedFrom: string;
  /** Whether that time is near: from 30 days after receipt on. */
  readonly erasedSoon: boolean;
  /** The version of the office's notes on it, if there are any. */
  readonly notes?: number;
}

/** The answer to GET officePath. */
export interface WaitingList {
  readonly requests: readonly WaitingRequest[];
  /** Whether more wait than the list holds: get those before the last one. */
  readonly more: boolean;
}
