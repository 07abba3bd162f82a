/** The order in which requests are called. */
import { compareStrings } from '#app/parts/hours/clinic-time.ts';
import { saysToday } from '#app/parts/hours/says-today.ts';
import { isPromiseKept, rankOf, standingOf } from '../notes/note.ts';
import { heardIn } from './heard.ts';
import type { NotedRequest, RequestBox } from './request-box.ts';

/** The earliest first. */
export const byReceipt = (one: NotedRequest, other: NotedRequest) =>
  compareStrings(one.receivedAt, other.receivedAt) || compareStrings(one.id, other.id);

/** What is for today, those to whom a call is promised, those with a message, and what is settled. */
function rankIn({ notes = [], missedVisit = '', receivedAt }: NotedRequest, now: Date): number {
  const rank = isPromiseKept(notes) ? rankOf(standingOf(notes).state) : 0;
  return rank < rankOf('booked') && saysToday(missedVisit, receivedAt, now) ? -1 : rank;
}

/** The most urgent first; of the same rank the one with the least time left: a call is never due before that of an earlier request. */
export function byUrgency(requests: readonly NotedRequest[], now: Date): NotedRequest[] {
  const ranked = requests.map((request) => ({ request, rank: rankIn(request, now) }));
  return ranked.toSorted((one, other) => one.rank - other.rank || byReceipt(one.request, other.request)).map(({ request }) => request);
}

/** Puts, among a few requests, those that sound like an emergency and about which nobody was reached before the rest. */
export async function emergenciesFirst(requests: readonly NotedRequest[], read: RequestBox['read']): Promise<NotedRequest[]> {
  const isFirst = async ({ id, notes }: NotedRequest) => {
    const entry = isPromiseKept(notes) ? undefined : await read(id);
    return entry?.kind === 'saved' && heardIn(entry.opened, 'en')?.isEmergency === true;
  };
  // One that cannot be shown takes no other with it.
  const firsts = await Promise.all(requests.map((request) => isFirst(request).catch(() => false)));
  return [...requests.filter((_, place) => firsts[place]), ...requests.filter((_, place) => !firsts[place])];
}
