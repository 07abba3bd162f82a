/** Times that a server or a file may name. A server that is broken into, or whose clock is wrong, says what it likes. */
import { instantPattern } from '#app/requests/content.ts';

const earliest = Date.parse('2020-01-01T00:00:00Z');
const dayMs = 86_400_000;

/** Whether a text is an instant (ISO 8601 in UTC) of 2020 or later that can be counted with. */
export function isInstant(text: unknown): text is string {
  return typeof text === 'string' && instantPattern.test(text) && Date.parse(text) >= earliest && Number(text.slice(0, 4)) < 9000;
}

/** Whether something can have been received then: 2020 or later, and at most a day from now, as far as two clocks may differ. */
export function isPossibleReceipt(text: unknown, now: Date): text is string {
  return isInstant(text) && Date.parse(text) <= now.getTime() + dayMs;
}
