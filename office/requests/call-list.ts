/** Who is to be called, a line each, for the paper beside the telephone. */
import type { ClinicRecords } from '#app/parts/hours/clinic-records.ts';
import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { formatDate } from '#app/parts/hours/format.ts';
import { wordsIn } from '#app/site/language.ts';
import { printButton } from '../look/fields.ts';
import { type Html, html } from '../look/html.ts';
import { rankOf, standingOf } from '../notes/note.ts';
import { nextTryText, standingText, stateText } from '../notes/standing-text.ts';
import type { Answer, Asked } from '../part.ts';
import { knownHours } from '../today/known-day.ts';
import { byUrgency } from './list-page.ts';
import { promiseLeft } from './promise.ts';
import { contactNeeds, summaryOf } from './read-request.ts';
import type { SavedRequest } from './request-box.ts';
import { words } from './words.ts';

/** More than a day's calls. */
const most = 200;

export async function callList({ desk, links, now }: Asked): Promise<Answer> {
  const { language } = links;
  const w = wordsIn(words, language);
  const { saved } = await desk.box.list();
  const isToCall = rankOf('booked');
  const toCall = byUrgency(saved.filter(({ confirmedAt, notes = [] }) => !confirmedAt && rankOf(standingOf(notes).state) < isToCall));
  const entries = await Promise.all(toCall.slice(0, most).map(({ id }) => desk.box.read(id)));
  const hours = knownHours(desk, language);
  const rows = entries.flatMap((entry) => (entry?.kind === 'saved' ? row(entry, now, hours) : []));
  const heads = [w.name, w.phone, w.spoken, w.reason, w.state, w.callBy];
  const main = html`<p class="desk-actions screen-only"><a href="${links.at('/requests')}">${w.back}</a>${printButton(language)}</p>
<p>${formatDate(clinicMoment(now).date, language, { weekday: 'long', month: 'long', day: 'numeric' })} · ${
    toCall.length > most ? w.callListFirst(most, toCall.length) : w.toCall(toCall.length)
  }</p>
<div class="desk-wide" tabindex="0" role="region" aria-label="${w.callList}"><table class="table desk-calls"><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></div>`;
  return { title: w.callList, main };
}

function row({ opened, notes = [], receivedAt }: SavedRequest, now: Date, hours: ClinicRecords): Html {
  const { language } = hours;
  const w = wordsIn(words, language);
  const { name = w.noName, phone, spoken, reason = w[opened.form] } = summaryOf(opened, now, language);
  const due = nextTryText(notes, now, hours) ?? promiseLeft(receivedAt, now, hours)?.until;
  const toTalk = [spoken, contactNeeds(opened, language)].filter(Boolean).join('; ');
  const cells = [phone, toTalk, reason, standingText(notes, language) || stateText({}, language), due];
  return html`<tr><th scope="row"><bdi>${name}</bdi></th>${cells.map((cell) => html`<td><bdi>${cell}</bdi></td>`)}</tr>`;
}
