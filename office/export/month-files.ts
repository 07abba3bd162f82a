import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { formatDate } from '#app/parts/hours/format.ts';
import { wordsIn } from '#app/site/language.ts';
import { postForm } from '../look/fields.ts';
import { type Html, html } from '../look/html.ts';
import type { Links } from '../look/links.ts';
import type { NotedRequest } from '../requests/request-box.ts';
import { words } from './words.ts';

/** Returns the month YYYY-MM, in San Antonio time, of an ISO 8601 instant. */
export function monthOf(instant: string): string {
  return clinicMoment(new Date(instant)).date.slice(0, 7);
}

/** Returns this month and the previous one, YYYY-MM. */
function lastMonths(now: Date): [string, string] {
  const present = monthOf(now.toISOString());
  const before = new Date(`${present}-15T12:00:00Z`);
  before.setUTCMonth(before.getUTCMonth() - 1);
  return [present, before.toISOString().slice(0, 7)];
}

/** Draws a button for this month and last month, with the number of requests saved here (archived ones too), that saves them as CSV. */
export function monthFiles(saved: readonly NotedRequest[], now: Date, links: Links): Html {
  const { language } = links;
  const counts = Object.groupBy(saved, ({ receivedAt }) => monthOf(receivedAt));
  const files = lastMonths(now).map((month) => {
    const count = counts[month]?.length ?? 0;
    const text = html`${formatDate(`${month}-01`, language, { month: 'long', year: 'numeric' })}: ${count}`;
    return count > 0
      ? html`<button class="btn btn-quiet" name="month" value="${month}" data-saves>${text}</button>`
      : html`<span>${text}</span>`;
  });
  const group = html`<div class="desk-actions screen-only" role="group" aria-labelledby="months"><span id="months">${wordsIn(words, language).months}:</span> ${files}</div>`;
  return postForm(links, '/requests/export', group);
}
