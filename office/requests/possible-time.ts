/** Checks times from a server or a file, since a hacked server or a wrong clock can give any time. */
import { instantPattern } from '#app/requests/content.ts';

const earliest = Date.parse('2020-01-01T00:00:00Z');
const dayMs = 86_400_000;

/** Checks for an instant (ISO 8601 in UTC) from 2020 to 8999, safe to calculate with. */
export function isInstant(text: unknown): text is string {
  return typeof text === 'string' && instantPattern.test(text) && Date.parse(text) >= earliest && Number(text.slice(0, 4)) < 9000;
}

/** Checks for a possible time of receipt: 2020 or later, and at most a day from now, as far as two clocks may differ. */
export function isPossibleReceipt(text: unknown, now: Date): text is string {
  return isInstant(text) && Date.parse(text) <= now.getTime() + dayMs;
}
