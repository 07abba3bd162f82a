/** The printed list of people to call, one line each. */
import type { ClinicRecords } from '#app/parts/hours/clinic-records.ts';
import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { formatDate } from '#app/parts/hours/format.ts';
import { wordsIn } from '#app/site/language.ts';
import { backLink, printButton } from '../look/fields.ts';
import { type Html, html } from '../look/html.ts';
import { isPromiseKept, rankOf, standingOf } from '../notes/note.ts';
import { nextTryText, standingText, stateText } from '../notes/standing-text.ts';
import { words as noteWords } from '../notes/words.ts';
import type { DeskAnswer, PageRequest } from '../part.ts';
import { knownHours } from '../today/known-day.ts';
import { heardIn, heardLine } from './emergency-mark.ts';
import { byUrgency } from './order.ts';
import { promiseLeft } from './promise.ts';
import { summaryOf } from './read-request.ts';
import type { SavedRequest } from './request-box.ts';
import { words } from './words.ts';

/** Lines: more than a day's calls. */
const most = 200;

export async function callList({ desk, links, now }: PageRequest): Promise<DeskAnswer> {
  const { language } = links;
  const w = wordsIn(words, language);
  const { saved } = await desk.box.list();
  const isToCall = rankOf('booked');
  const toCall = byUrgency(
    saved.filter(({ confirmedAt, notes = [] }) => !confirmedAt && rankOf(standingOf(notes).state) < isToCall),
    now,
  );
  const entries = await Promise.all(toCall.slice(0, most).map(({ id }) => desk.box.read(id)));
  const hours = knownHours(desk, language);
  const rows = entries.flatMap((entry) => (entry?.kind === 'saved' ? row(entry, now, hours) : []));
  const heads = [w.name, w.phone, w.spoken, w.reason, w.state, w.callBy];
  const main = html`${backLink(links, '/requests')}
<p class="desk-actions">${formatDate(clinicMoment(now).date, language, { weekday: 'long', month: 'long', day: 'numeric' })} · ${
    toCall.length > most ? w.callListFirst(most, toCall.length) : w.toCall(toCall.length)
  }${printButton(language)}</p>
<div class="desk-wide" tabindex="0" role="region" aria-label="${w.callList}"><table class="table desk-calls"><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows}</tbody></table></div>`;
  return { title: w.callList, main };
}

function row({ opened, notes = [], receivedAt }: SavedRequest, now: Date, hours: ClinicRecords): Html {
  const { language } = hours;
  const [w, n] = [wordsIn(words, language), wordsIn(noteWords, language)];
  const { name = w.noName, askFor, kind, phone, spoken, needs, reason } = summaryOf(opened, now, language);
  const { owner } = standingOf(notes);
  const due = isPromiseKept(notes) ? undefined : promiseLeft(receivedAt, now, hours);
  const lines = (...texts: (string | false | undefined)[]) => texts.filter(Boolean).map((text) => html`<div><bdi>${text}</bdi></div>`);
  const state = lines(standingText(notes, language) || stateText({}, language), owner && n.takes(owner));
  const by = lines(due?.late ? due.left : due?.until, nextTryText(notes, now, hours));
  const cells = [lines(phone), lines(spoken, needs), html`${heardLine(heardIn(opened, language))}${lines(kind, reason)}`, state, by];
  return html`<tr><th scope="row">${lines(name)}${askFor && html`<div class="desk-quiet"><bdi>${askFor}</bdi></div>`}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;
}
