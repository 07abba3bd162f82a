import { describe, expect, it } from 'vitest';
import { newRequestId } from '#app/requests/envelope.ts';
import type { Note } from '../notes/note.ts';
import { heardIn } from './emergency-mark.ts';
import { byUrgency } from './order.ts';
import type { NotedRequest, SavedRequest } from './request-box.ts';

/** A Monday, 9:37 am in San Antonio. */
const now = new Date('2026-11-30T15:37:00Z');
const request = (receivedAt: string, more: Partial<NotedRequest> = {}): NotedRequest => ({
  kind: 'saved',
  id: newRequestId(),
  receivedAt,
  ...more,
});
const noted = (state: Note['state']): { notes: Note[] } => ({
  notes: [{ id: 'x'.repeat(16), at: '2026-11-24T15:00:00Z', by: 'EM', over: [], state }],
});

describe('requests are called in this order', () => {
  it('what is for today, then by the promise, which a call without an answer does not end', () => {
    const tried = request('2026-11-23T15:00:00Z', noted('no-answer'));
    const left = request('2026-11-22T15:00:00Z', noted('message'));
    const [older, newer] = [request('2026-11-29T15:00:00Z'), request('2026-11-30T13:00:00Z')];
    const forToday = request('2026-11-30T14:50:00Z', { missedVisit: 'today at 2 pm' });
    const settled = request('2026-11-30T12:00:00Z', { missedVisit: 'today at 9 am', ...noted('done') });
    expect(byUrgency([settled, left, newer, forToday, older, tried], now)).toEqual([forToday, tried, older, newer, left, settled]);
  });

  it('and before all of them what sounds like an emergency, until somebody is reached', () => {
    const calm = request('2026-11-29T15:00:00Z');
    const urgent = request('2026-11-30T14:00:00Z', { isEmergency: true });
    const forToday = request('2026-11-30T14:50:00Z', { missedVisit: 'today at 2 pm' });
    const reached = request('2026-11-29T17:00:00Z', { isEmergency: true, ...noted('message') });
    expect(byUrgency([calm, reached, forToday, urgent], now)).toEqual([urgent, forToday, calm, reached]);
  });
});

const swelling = 'Le salieron ronchas después de comer cacahuate y se le hinchan los labios.';
const sent = (words: string): SavedRequest['opened'] => ({
  schemaVersion: 1,
  id: newRequestId(),
  lockedAt: '2026-11-29T15:00:00Z',
  form: 'appointment',
  language: 'es',
  answers: { 'first-name': 'Sofía', 'visit-words': words },
});

describe('what the form heard is a mark', () => {
  it.each([
    ['en', swelling, { isEmergency: true, text: 'Sounds like an emergency. Is it a severe allergic reaction?' }],
    ['es', swelling, { isEmergency: true, text: 'Suena a emergencia. ¿Es una reacción alérgica grave?' }],
    ['en', 'I do not want to live anymore', { isEmergency: true, text: 'Sounds like an emergency. Call 988' }],
    ['en', 'My son has hives since this morning', { isEmergency: false, text: expect.stringMatching(/^May be urgent: .*hives/) }],
    ['en', 'A check-up, please.', undefined],
    ['en', '', undefined],
  ] as const)('%s: %s', (language, words, mark) => {
    expect(heardIn(sent(words), language)).toEqual(mark);
  });
});
