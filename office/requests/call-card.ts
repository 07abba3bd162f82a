/** What the caller reads first: who to ask for, the number, needs, the reason and the promised time. */
import { phoneFault } from '#app/requests/phone-number.ts';
import { wordsIn } from '#app/site/language.ts';
import { copyButton } from '../look/fields.ts';
import { type Html, html } from '../look/html.ts';
import { words as lookWords } from '../look/words.ts';
import { isPromiseKept } from '../notes/note.ts';
import type { NotesView } from '../notes/notes-section.ts';
import { nextTryText, standingText } from '../notes/standing-text.ts';
import { heardIn, heardLine } from './emergency-mark.ts';
import { promiseLeft } from './promise.ts';
import { summaryOf } from './read-request.ts';
import type { SavedRequest } from './request-box.ts';
import { whenText } from './when.ts';
import { words } from './words.ts';

export function callCard(request: SavedRequest, { links: { language }, now, hours }: NotesView): Html {
  const w = wordsIn(words, language);
  const { opened, notes = [], receivedAt, confirmedAt } = request;
  const { askFor, kind, reason, ownWords, phone, spoken, needs, office, doctor, times, age } = summaryOf(opened, now, language);
  const due = confirmedAt || isPromiseKept(notes) ? undefined : promiseLeft(receivedAt, now, hours);
  const line = (look: string, text: string | undefined) => text && html`<p class="${look}"><bdi>${text}</bdi></p>`;
  const visit = [kind, age !== undefined && w.age(age), office, doctor].filter(Boolean).join(' · ');
  return html`<section class="card desk-block desk-call" aria-label="${w.callCard}">${heardLine(heardIn(opened, language))}
<div>${line('desk-ask', askFor)}${phone && phoneLine(phone, wordsIn(lookWords, language).copy)}
${line('', spoken)}${line('desk-needs', needs)}
${due && html`<p><span class="desk-left"${due.late && html` data-late`}>${due.left}</span> ${due.by}</p>`}
${line('desk-state', confirmedAt ? w.confirmed(whenText(confirmedAt, language)) : standingText(notes, language))}
${line('desk-state', confirmedAt ? undefined : nextTryText(notes, now, hours))}</div>
<div>${line('desk-state', reason)}${line('desk-said', ownWords)}${line('desk-quiet', visit)}${line('desk-quiet', times.join(', '))}</div></section>`;
}

/** Draws the phone number, as a link if it's valid, and a copy button. */
function phoneLine(phone: string, copy: string): Html {
  const digits = phone.replace(/\D/g, '');
  const number = phone.startsWith('+') ? `+${digits}` : `+1${digits}`;
  const shown = phoneFault(phone) === undefined ? html`<a href="tel:${number}">${phone}</a>` : html`${phone}`;
  return html`<p class="desk-dial"><bdi class="desk-phone" id="phone">${shown}</bdi>${copyButton('phone', copy)}</p>`;
}
