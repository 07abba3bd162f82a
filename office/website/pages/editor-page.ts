import { type Language, wordsIn } from '#app/site/language.ts';
import { alarm, faultSummary, note, postForm } from '../../look/fields.ts';
import { type Html, html } from '../../look/html.ts';
import type { Links } from '../../look/links.ts';
import { listOf } from '../fields/form-value.ts';
import { drawField } from './draw-field.ts';
import type { FormView } from './field-parts.ts';
import { waysOn } from './list-page.ts';
import { namedFaults } from './list-presses.ts';
import type { Merged } from './save.ts';
import { besideForm } from './see-page.ts';
import { words as seeWords } from './see-words.ts';
import { isOld, type Target } from './target.ts';
import { words } from './words.ts';

export interface EditorView extends Omit<FormView, 'language' | 'faults' | 'pictures'> {
  readonly links: Links;
  readonly target: Target;
  /** What its address says has been done. */
  readonly here: string;
  readonly value: unknown;
  /** What the file says; left out of a new item. */
  readonly saved?: { readonly value: unknown };
  readonly version: string;
  readonly faults?: Readonly<Record<string, string>>;
  readonly conflicts?: Merged['conflicts'];
  readonly told?: string | undefined;
  readonly fault?: string | undefined;
  /** What may be put in order. */
  readonly tidy?: Html | false;
  readonly focus?: string | undefined;
  /** What a physician asks to be struck or changed here. */
  readonly asked?: Html | undefined;
}

/** The form of a record or of one of its items. */
export function editorPage(view: EditorView): Html {
  const { links, target, faults = {}, told, fault } = view;
  const { language } = links;
  const w = wordsIn(words, language);
  const { '': general, ...placed } = faults;
  const form = drawField(
    { field: { ...target.field, label: undefined }, path: '', value: view.value, saved: view.saved },
    { ...view, language, faults: placed, pictures: pictureAddresses(view) },
  );
  const isNew = target.record.doctor === 'new';
  return html`${faultSummary(language, namedFaults(placed, target.field, language))}${alarm(fault ?? general)}${view.conflicts && conflictBox(view.conflicts, language)}${note(told)}${waysOn(links, target.record.list && target.record)}${isNew && html`<p>${w.newDoctorLead}</p>`}${view.asked}
${postForm(
  links,
  target.path,
  html`<input type="hidden" name="version" value="${view.version}"><div class="desk-actions desk-save"><button class="btn btn-primary" name="do" value="save">${w.save}</button><a class="btn btn-quiet" href="#seen">${wordsIn(seeWords, language).see}</a></div>
${view.tools}${isSigned(target) && html`<p class="desk-note">${w.physicianSigns}</p>`}${view.tidy}<div class="desk-fields">${form}</div>
<div class="desk-actions"><button class="btn btn-primary" name="do" value="save">${w.save}</button>
<button class="btn btn-secondary" name="do" value="look">${w.look}</button><button class="btn btn-secondary" name="do" value="keep">${w.keep}</button><button class="btn btn-quiet" name="do" value="discard">${w.discard}</button>
${isOld(target) && html`<button class="btn btn-quiet" name="do" value="take-out">${w.removeThis}</button>`}</div>${besideForm(language, view.here)}`,
  'desk-form desk-website',
)}`;
}

/** Whether a physician approves the record, or the item of it. */
function isSigned({ field, record }: Target): boolean {
  return [field, record.field].some((one) => one.kind === 'group' && one.fields.some(({ name }) => name === 'draft' || name === 'review'));
}

function pictureAddresses({ links, target: { record, item = '' } }: EditorView): { readonly send: string; readonly show: string } {
  return {
    send: links.at(`/website/picture/${record.id}${item && `/${item}`}`),
    show: `${links.at('/website/picture')}?${new URLSearchParams({ record: record.id, item })}`,
  };
}

/** Both texts, wherever someone else changed the same thing. */
function conflictBox(conflicts: Merged['conflicts'], language: Language): Html {
  const w = wordsIn(words, language);
  const rows = conflicts.map(({ change, theirs, isIn }) => {
    const where = change.names.map((name) => name[language]).join(', ');
    return html`<dt>${where}</dt><dd><p><strong>${w.theirs}:</strong> ${wholeText(theirs)}</p><p><strong>${w.yours}:</strong> ${wholeText(change.to)}</p>${!isIn && html`<p>${w.lostPlace}</p>`}</dd>`;
  });
  return html`<div class="desk-note desk-alarm" role="alert" tabindex="-1" data-focus><p>${w.meanwhile}</p>${rows.length > 0 && html`<dl>${rows}</dl>`}</div>`;
}

/** Every text in a value, none cut off: it may have to be copied. */
function wholeText(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  if (typeof value !== 'object') return String(value);
  return (Array.isArray(value) ? listOf(value) : Object.values(value)).map(wholeText).join(' / ');
}
