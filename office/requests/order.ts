/** The order in which requests are called. */
import { compareStrings } from '#app/parts/hours/clinic-time.ts';
import { saysToday } from '#app/parts/hours/says-today.ts';
import { isPromiseKept, rankOf, standingOf } from '../notes/note.ts';
import type { NotedRequest } from './request-box.ts';

/** The earliest first. */
export const byReceipt = (one: NotedRequest, other: NotedRequest) =>
  compareStrings(one.receivedAt, other.receivedAt) || compareStrings(one.id, other.id);

/** Ranks emergencies first, then cancellations for today, promised calls, left messages, and settled requests. */
function rankIn({ notes = [], missedVisit = '', receivedAt, isEmergency }: NotedRequest, now: Date): number {
  if (isEmergency && !isPromiseKept(notes)) return -2;
  const rank = isPromiseKept(notes) ? rankOf(standingOf(notes).state) : 0;
  return rank < rankOf('booked') && saysToday(missedVisit, receivedAt, now) ? -1 : rank;
}

/** Sorts the most urgent first; within a rank by receipt, since a call is never due before that of an earlier request. */
export function byUrgency(requests: readonly NotedRequest[], now: Date): NotedRequest[] {
  const ranked = requests.map((request) => ({ request, rank: rankIn(request, now) }));
  return ranked.toSorted((one, other) => one.rank - other.rank || byReceipt(one.request, other.request)).map(({ request }) => request);
}
