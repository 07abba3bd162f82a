/** Draws the form of a record or of one of its items. */
import { join } from 'node:path';
import { quotedTexts } from '#app/content/text/shared-values.server.ts';
import { ContentError } from '#app/content/yaml-file.server.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { errorNote, faultSummary, note, postForm } from '../../look/fields.ts';
import { type Html, html } from '../../look/html.ts';
import type { PageAnswer, PageRequest } from '../../part.ts';
import { readRecord } from '../files/content-file.ts';
import { blankDoctor } from '../files/new-doctor.ts';
import { readOlder } from '../files/older-spanish.ts';
import { valueIn } from '../files/record-value.ts';
import { drawField } from './draw-field.ts';
import type { FormView } from './field-parts.ts';
import { waysOn } from './list-page.ts';
import { namedFaults } from './list-presses.ts';
import { type Merged, shownOf } from './save.ts';
import { besideForm } from './see-page.ts';
import { words as seeWords } from './see-words.ts';
import { signBoxes } from './sign-notes.ts';
import { choicesIn, isOld, partFor, type Target, titleOf } from './target.ts';
import { tidyNote } from './tidy.ts';
import { words } from './words.ts';

/** What a form shows that differs from the file, and the messages about it. */
export interface ShownForm extends Pick<FormView, 'focus'> {
  readonly value?: unknown;
  /** The version of the file that the form was made from. */
  readonly version?: string;
  readonly faults?: Readonly<Record<string, string>>;
  readonly conflicts?: Merged['conflicts'];
  readonly told?: string | undefined;
  /** What is typed is saved nowhere else. */
  readonly isUnsaved?: true;
  readonly fault?: string | undefined;
}

export async function refused(asked: PageRequest, target: Target, shown: ShownForm, status = 422): Promise<PageAnswer> {
  return { ...(await editor(asked, target, { ...shown, isUnsaved: true })), status };
}

export async function editor(asked: PageRequest, target: Target, shown: ShownForm): Promise<PageAnswer> {
  const { links, project, folder, form } = asked;
  const { language } = links;
  const { record } = target;
  const w = wordsIn(words, language);
  const file = await readRecord(project, record);
  const part = partFor(target, valueIn(record, file.text));
  const saved = part === undefined ? (record.doctor ? blankDoctor : {}) : shownOf(target.field, part);
  const value = 'value' in shown ? shown.value : saved;
  const { '': general, ...faults } = shown.faults ?? {};
  const [choices, older] = [await choicesIn(project), await readOlder(folder)];
  const view: FormView = {
    ...shown,
    quoted: quotedIn(project),
    language,
    faults,
    choices,
    older,
    pictures: pictureAddresses(asked, target),
  };
  const version = shown.version ?? ((!shown.conflicts && form.get('version')) || file.version);
  // A new doctor has no page until saved.
  const isSeen = record.doctor !== 'new';
  const save = html`<button class="btn btn-primary" name="do" value="save">${w.save}</button>`;
  const press = (name: string, label: string, look = 'quiet') =>
    html`<button class="btn btn-${look}" name="do" value="${name}">${label}</button>`;
  const main = html`${faultSummary(language, namedFaults(faults, target.field, language))}${errorNote(shown.fault ?? general)}${shown.conflicts && conflictBox(shown.conflicts, language)}${note(shown.told)}${waysOn(links, record.list && record)}${!isSeen && html`<p>${w.newDoctorLead}</p>`}${await signBoxes(asked, record.file, target.item)}
${postForm(
  links,
  target.path,
  html`<input type="hidden" name="version" value="${version}"${shown.isUnsaved && html` data-unsaved`}><div class="desk-actions desk-save">${save}${isSeen && html`<a class="btn btn-quiet" href="#seen">${wordsIn(seeWords, language).see}</a>`}</div>
${isSigned(target) && html`<p class="desk-note">${w.physicianApproves}</p>`}${tidyNote(value, asked.now, language)}<div class="desk-fields">${drawField({ field: { ...target.field, label: undefined }, path: '', value }, view)}</div>
<div class="desk-actions">${save}${press('keep', w.keep, 'secondary')}${press('discard', w.discard)}${isOld(target) && press('take-out', w.removeThis)}</div>${isSeen && besideForm(language, asked.query.get('told') ?? '')}`,
  'desk-form desk-website',
)}`;
  return { title: titleOf(target, part)[language], main };
}

/** Returns no texts where their files cannot be read; the form then shows ids. */
function quotedIn(project: string): FormView['quoted'] {
  try {
    const root = join(project, 'content');
    return { en: quotedTexts('en', root), es: quotedTexts('es', root) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { en: new Map(), es: new Map() };
  }
}

/** Whether a physician approves the record or its item. */
function isSigned({ field, record }: Target): boolean {
  return [field, record.field].some((one) => one.kind === 'group' && one.fields.some(({ name }) => name === 'draft' || name === 'review'));
}

function pictureAddresses({ links }: PageRequest, { record, item = '' }: Target): FormView['pictures'] {
  return {
    send: links.at(`/website/picture/${record.id}${item && `/${item}`}`),
    show: `${links.at('/website/picture')}?${new URLSearchParams({ record: record.id, item })}`,
  };
}

/** Shows both texts wherever someone else changed the same value. */
function conflictBox(conflicts: Merged['conflicts'], language: Language): Html {
  const w = wordsIn(words, language);
  const rows = conflicts.map(({ change, theirs, isIn }) => {
    const where = change.names.map((name) => name[language]).join(', ');
    return html`<dt>${where}</dt><dd><p><strong>${w.theirs}:</strong> ${wholeText(theirs)}</p><p><strong>${w.yours}:</strong> ${wholeText(change.to)}</p>${!isIn && html`<p>${w.lostPlace}</p>`}</dd>`;
  });
  return html`<div class="desk-note desk-warning" role="alert" tabindex="-1" data-focus><p>${w.meanwhile}</p>${rows.length > 0 && html`<dl>${rows}</dl>`}</div>`;
}

/** Returns every text in a value, uncut, as it may have to be copied. */
function wholeText(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–';
  return typeof value === 'object' ? Object.values(value).map(wholeText).join(' / ') : String(value);
}
