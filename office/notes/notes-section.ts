/** The office's notes on a request's page, and the form for a new one. */
import type { ClinicRecords } from '#app/parts/hours/clinic-records.ts';
import { type WordsIn, wordsIn } from '#app/site/language.ts';
import { postForm, textField } from '../look/fields.ts';
import { type Html, html } from '../look/html.ts';
import type { Links } from '../look/links.ts';
import type { SavedRequest } from '../requests/request-box.ts';
import { type CallState, longest, type Note, replaceable, standingOf } from './note.ts';
import { byText, stateText } from './standing-text.ts';
import { words } from './words.ts';
import { type NoteFault, noteFields } from './written-note.ts';

export interface NotesView {
  readonly links: Links;
  readonly now: Date;
  /** The initials of the person who wrote this desk's last note. */
  readonly initials: string;
  /** The offices' hours, including changes under Today as of the last check. */
  readonly hours: ClinicRecords;
  /** A refused form, and why. */
  readonly refused?: { readonly form: URLSearchParams; readonly fault: NoteFault } | undefined;
}

type Words = WordsIn<typeof words>;

export function notesSection({ id, notes = [] }: SavedRequest, { links, initials, refused }: NotesView): Html {
  const { language } = links;
  const w = wordsIn(words, language);
  const { state, owner } = standingOf(notes);
  const written = { by: initials, owner, text: '', booked: '', ...Object.fromEntries(noteFields.flatMap((name) => kept(name, refused))) };
  const fault = refused && w[refused.fault];
  const isAt = (name: NoteFault) => (refused?.fault === name ? { fault: w[name] } : {});
  const hidden = [...replaceable(notes).map((over) => ['over', over]), ['owner-was', owner]];
  const fields = html`${hidden.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<div class="desk-note-fields">${textField({ name: 'by', label: w.by, value: written.by, most: longest.by, ...isAt('needsBy') })}
${textField({ name: 'owner', label: w.owner, value: written.owner, most: longest.owner })}
${textField({ name: 'text', label: w.text, value: written.text, rows: 2, most: longest.text })}</div>
<p><button class="btn btn-secondary">${w.save}</button></p>
${choices(notes, links, w)}
<fieldset><legend>${w.outcome}</legend><div class="desk-actions">${stateButton('no-answer', w)}${stateButton('message', w)}${stateButton('done', w)}
${state !== 'new' && undoButton(notes, w)}</div>
<div class="desk-actions desk-booked">${textField({ name: 'booked', label: w.bookedDay, type: 'date', value: written.booked, ...isAt('needsDay') })}${stateButton('booked', w)}</div></fieldset>`;
  return html`<section class="card desk-block" id="notes" aria-labelledby="notes-title"><h2 id="notes-title">${w.title}</h2>
${fault && html`<p class="desk-fault" role="alert">${fault}</p>`}
${notes.length > 0 && html`<ul class="desk-notes">${notes.map((note) => entry(note, links, w))}</ul>`}
${postForm(links, `/requests/${id}/note`, fields, 'desk-form')}
<p class="desk-help">${w.shared}</p></section>`;
}

/** Returns a field's text from the refused form, so that no one has to retype it. */
function kept(name: string, refused: NotesView['refused']): [string, string][] {
  const value = refused?.form.get(name);
  return typeof value === 'string' ? [[name, value]] : [];
}

function stateButton(state: CallState, w: Words): Html {
  return html`<button class="btn btn-secondary" name="state" value="${state}">${w[state]}</button>`;
}

/** Restores the state before the last one. */
function undoButton(notes: readonly Note[], w: Words): Html {
  const before = notes.filter(({ state }) => state).at(-2);
  return html`<button class="btn btn-quiet" name="state" value="${before ? stateValue(before) : 'new'}">${w.undo}</button>`;
}

/** Formats a state for the form, with the day of a visit. */
const stateValue = ({ state, bookedOn }: Note) => [state, bookedOn].filter(Boolean).join(' ');

/** Asks which of the desks' settings is right. */
function choices(notes: readonly Note[], { language }: Links, w: Words): Html {
  const { states, owners } = standingOf(notes);
  const ask = (question: string, name: string, set: readonly Note[], value: (note: Note) => string, label: (note: Note) => string) =>
    set.length > 1 &&
    html`<div class="desk-note desk-warning" role="group" aria-label="${question}"><p>${question}</p><div class="desk-actions">${set.map(
      (note) =>
        html`<button class="btn btn-secondary" name="${name}" value="${value(note)}">${label(note)} (${byText(note, language)})</button>`,
    )}</div></div>`;
  return html`${ask(w.chooseState, 'state', states, stateValue, (note) => stateText(note, language))}${ask(
    w.chooseOwner,
    'choose-owner',
    owners,
    ({ owner = '' }) => owner,
    ({ owner }) => owner || w.nobody,
  )}`;
}

function entry(note: Note, { language }: Links, w: Words): Html {
  const { state, owner, text } = note;
  const changes = [state && stateText(note, language), owner !== undefined && (owner ? w.takes(owner) : w.nobody)].filter(Boolean);
  return html`<li><p class="desk-quiet">${byText(note, language)}</p>
${changes.length > 0 && html`<p><strong><bdi>${changes.join(' · ')}</bdi></strong></p>`}
${text && html`<p class="desk-written"><bdi>${text}</bdi></p>`}</li>`;
}
