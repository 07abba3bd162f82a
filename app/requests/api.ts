/** The server's addresses and answers, for the visitor's form and the office's page. How the server keeps them: server/requests/. */

/** POST an envelope here as application/json; `Accept-Language: en` or `es` chooses the words of a refusal. */
export const requestsPath = '/api/requests';

/**
 * The office's side, with `Authorization: Bearer <token>`:
 * GET officePath: WaitingList, oldest first; with ?order=newest the newest first, and with &before=<id> those before that one ·
 * POST …/delete with {"ids": […]}, 500 at most: 204, they are erased · GET …/<id>: the Envelope, 404 when there is none (any more) ·
 * POST …/<id>/confirm and DELETE …/<id>: 204, the envelope is erased, also when it already was ·
 * GET …/<id>/notes: {"version", "sealed"}, what the desks noted about it, 404 when there is nothing (any more) ·
 * PUT …/<id>/notes with {"version": the next one, "called": whether somebody has called, "sealed": an Envelope with this id}: 204.
 */
export const officePath = '/api/office/requests';

/** Where a problem's `type` leads: what it means, in both languages. */
export const problemsPath = '/api/problems';

/** Status 201 when the request is on the disk, 200 when the same bytes already were. */
export interface Receipt {
  /** The reference that the visitor and the office say on the phone, as referenceOf makes it. */
  readonly reference: string;
  /** When the server first had it, ISO 8601 in UTC. */
  readonly receivedAt: string;
}

/**
 * What went wrong, for programs. `busy`, `storage` and `slow-down` pass by themselves: the same bytes may be sent again
 * after Retry-After (seconds). The others will not be taken however often they are sent.
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
  /** The office's day or the notes were changed by another desk in between. */
  'other-version': 409,
  'too-large': 413,
  'not-json': 415,
  /** JSON, but no envelope. */
  'not-an-envelope': 422,
  /** Locked by a page from another release, or to a key that is no longer taken: reload the page. */
  outdated: 422,
  /** JSON, but no entries of the office's day. */
  'not-entries': 422,
  /** JSON, but no sealed notes of the office about this request. */
  'not-notes': 422,
  /** A text of theirs with a sign that is not written: a tag, a control character. */
  'not-plain-text': 422,
  /** An office, a doctor or a plant that the site does not have. */
  'unknown-name': 422,
  /** A day that is over, or more than two weeks ahead. */
  'far-day': 422,
  /** The clock of the desk or of the server is wrong by more than ten minutes. */
  'wrong-clock': 422,
  'slow-down': 429,
  /** Too much at once. */
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
  /** Seconds until it is worth trying again, as in Retry-After. */
  readonly retryAfter?: number;
}

/** A line of the office's list. Fetching one gives the envelope itself. */
interface WaitingRequest {
  readonly id: string;
  readonly keyId: string;
  readonly schemaVersion: number;
  /** ISO 8601 in UTC. */
  readonly receivedAt: string;
  /** The time from which the server erases the request even if the office has not fetched it, ISO 8601 in UTC. */
  readonly erasedFrom: string;
  /** Whether that time is near, as it is from 30 days after receipt on. */
  readonly erasedSoon: boolean;
  /** The version of the office's notes about it, where there are any. */
  readonly notes?: number;
}

/** What GET officePath gives. */
export interface WaitingList {
  readonly requests: readonly WaitingRequest[];
  /** More are waiting than the list holds: ask for those before the last one. */
  readonly more: boolean;
}
