/** Searches the requests on this computer. The search text is patient data, so it's never in an address. */
import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { forgiving, noMatch } from '#app/parts/matching/word-match.ts';
import { isDay } from '#app/requests/days.ts';
import { birthDateQuestion } from '#app/requests/patient.ts';
import { referenceOf } from '#app/requests/reference.ts';
import { wordsIn } from '#app/site/language.ts';
import { plainWords } from '#app/site/plain-text.ts';
import { plainSigns } from '#app/site/seen-text.ts';
import { backLink, postForm, textField } from '../look/fields.ts';
import { type Html, html } from '../look/html.ts';
import type { Links } from '../look/links.ts';
import type { DeskAnswer, PageRequest } from '../part.ts';
import { knownHours } from '../today/known-day.ts';
import { namesIn, phoneOf } from './read-request.ts';
import type { NotedRequest, SavedRequest } from './request-box.ts';
import { doneRow, openRow } from './request-row.ts';
import { words } from './words.ts';

/** Maximum rows; typing more of the name narrows them. */
const most = 50;
/** Files open at once. */
const atOnce = 50;

/** Returns words in lower case without accents and punctuation, as people type in a hurry; "O’Neill" is one. */
const wordsOf = (text: string) => plainWords(text.replace(/['’ʼ`´]/g, ''));
/** Leaves out the +1 that a phone shows. */
const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

/** Reads "2/28/2019", "2/28/19" (a day in each century) or "2019-02-28" as days YYYY-MM-DD; none for other text. */
function daysIn(text: string): string[] {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(text) ?? [];
  const years = year.length === 2 ? [`19${year}`, `20${year}`] : [year];
  return (year ? years.map((one) => `${one}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) : [text]).filter(isDay);
}

/** How a text matches a request: `nearly` with a typo in a name. */
type Naming = 'exactly' | 'nearly' | undefined;

/** Checks that every word of a text is in a request's names, its digits in the phone or reference, or its date is of receipt or birth. */
export async function namingOf({ id, receivedAt, opened }: SavedRequest, text: string): Promise<Naming> {
  const exactly = (is: boolean): Naming => (is ? 'exactly' : undefined);
  const days = daysIn(text);
  if (days.length > 0)
    return exactly([clinicMoment(new Date(receivedAt)).date, opened.answers[birthDateQuestion]].some((day) => days.includes(String(day))));
  // A phone number or a reference has no letters.
  const digits = /\p{L}/u.test(text) ? '' : digitsOf(text);
  if (digits) return exactly([phoneOf(opened), await referenceOf(id)].some((number) => digitsOf(number).includes(digits)));
  const names = wordsOf(namesIn(opened));
  const sought = wordsOf(text);
  if (sought.length === 0) return undefined;
  if (sought.every((word) => names.join(' ').includes(word))) return 'exactly';
  const isNear = (word: string) => names.some((name) => forgiving(word, name) !== noMatch);
  return sought.every(isNear) ? 'nearly' : undefined;
}

export function findForm(links: Links, text = ''): Html {
  const w = wordsIn(words, links.language);
  const field = textField({ name: 'find', type: 'search', label: w.find, help: w.findHelp, value: text, most: 80 });
  const fields = html`<div class="desk-find">${field}<button class="btn btn-secondary">${w.findButton}</button></div>`;
  return html`<search class="screen-only">${postForm(links, '/requests/find', fields)}</search>`;
}

export async function find({ desk, links, form, now }: PageRequest): Promise<DeskAnswer> {
  const w = wordsIn(words, links.language);
  const sought = plainSigns(form.get('find') ?? '').slice(0, 80);
  const { saved } = await desk.box.list();
  const found: Record<NonNullable<Naming>, NotedRequest[]> = { exactly: [], nearly: [] };
  for (let at = 0; at < saved.length; at += atOnce) {
    const part = saved.slice(at, at + atOnce);
    const namings = await Promise.all(
      part.map(async ({ id }) => {
        const entry = await desk.box.read(id);
        return entry?.kind === 'saved' ? namingOf(entry, sought) : undefined;
      }),
    );
    for (const [place, request] of part.entries()) if (namings[place]) found[namings[place]].push(request);
  }
  const fitting = found.exactly.length > 0 ? found.exactly : found.nearly;
  const newest = fitting.toSorted((one, other) => Date.parse(other.receivedAt) - Date.parse(one.receivedAt)).slice(0, most);
  const view = { links, now, hours: knownHours(desk, links.language), read: (id: string) => desk.box.read(id) };
  const rows = await Promise.all(newest.map((request) => (request.confirmedAt ? doneRow(request, view) : openRow(request, view))));
  const main = html`${backLink(links, '/requests')}${findForm(links, sought)}
<section aria-labelledby="found"><h2 id="found" tabindex="-1" data-focus>${fitting.length > 0 ? w.found(fitting.length) : w.noneFound}</h2>
<ul class="desk-list">${rows}</ul></section>`;
  return { title: w.find, main };
}
