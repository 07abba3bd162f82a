/** Asks before "Remove this one": what is removed, and for a doctor or an office, which links change too. */
import { parse } from 'yaml';
import { wordsIn } from '#app/site/language.ts';
import { postForm } from '../../look/fields.ts';
import { type Html, html } from '../../look/html.ts';
import type { DeskAnswer, PageRequest } from '../../part.ts';
import { listOf, partOf } from '../fields/form-value.ts';
import { photosIn } from '../fields/pictures.ts';
import { type CheckFault, faultsWith } from '../files/checks.ts';
import { type RecordChange, writeRecords } from '../files/content-change.ts';
import { filesOf, readRecord } from '../files/content-file.ts';
import { doctorRows, rowsFile, rowsText } from '../files/doctor-rows.ts';
import { dropDraft } from '../files/drafts.ts';
import { asChanges, withoutLinksTo } from '../files/links-to.ts';
import { filesNaming } from '../files/mentions.ts';
import { dropUnpublished } from '../files/published-pictures.ts';
import { textWith, valueIn } from '../files/record-value.ts';
import { type ChangedRecord, recordsIn } from '../files/records.ts';
import { faultList } from './fault-list.ts';
import { sentencesFor } from './publish-page.ts';
import { partFor, type Target, titleOf, withPart } from './target.ts';
import { words } from './words.ts';

/** A removal with the links that change too. */
interface Removal {
  readonly changes: readonly RecordChange[];
  readonly links: readonly ChangedRecord[];
  /** The faults that prevent the removal. */
  readonly found: readonly CheckFault[];
}

/** Draws the question before a removal. */
export async function askRemoval(asked: PageRequest, target: Target): Promise<DeskAnswer> {
  const { links, form, project } = asked;
  const w = wordsIn(words, links.language);
  const part = partFor(target, parse((await readRecord(project, target.record)).text));
  const isLast = target.record.doctor && doctorRows(project).length < 2;
  const removal = await removalOf(asked, target);
  const goes = target.record.doctor ? await doctorGoes(asked, target, part, removal.links) : html`<p>${w.goes}</p>`;
  const isPossible = !isLast && removal.found.length === 0;
  const along = removal.links.flatMap((one) => sentencesFor(project, one, links.language));
  const version = html`<input type="hidden" name="version" value="${form.get('version') ?? ''}">`;
  const press = html`${version}<div class="desk-actions">${isPossible && html`<button class="btn btn-primary" name="do" value="take-out-now">${along.length > 0 ? w.removeAll : w.removeNow}</button>`}<a class="btn btn-secondary" href="${links.at(target.path)}">${w.keepIt}</a></div>`;
  const main = html`${goes}${along.length > 0 && html`<p>${w.goesAlong}</p>${list(along)}`}
${isLast && html`<p class="desk-note desk-warning">${w.lastDoctor}</p>`}
${!isLast && removal.found.length > 0 && html`<p>${w.mustFirst}</p>${faultList(asked, removal.found)}`}${postForm(links, target.path, press)}`;
  return { title: w.removeWhich(titleOf(target, part)[links.language]), main };
}

const list = (texts: readonly string[]) => html`<ul>${texts.map((text) => html`<li>${text}</li>`)}</ul>`;

async function doctorGoes({ links, project }: PageRequest, target: Target, part: unknown, along: readonly ChangedRecord[]): Promise<Html> {
  const w = wordsIn(words, links.language);
  const count = (name: string) => listOf(partOf(part, name)).length;
  const all = recordsIn(project);
  const changed = new Set(along.flatMap(({ record }) => filesOf(record)));
  const files = (await filesNaming(project, target.record)).filter((file) => !changed.has(file));
  const named = files.map((file) => {
    const record = all.find((one) => one.file === file);
    return record
      ? html`<li><a href="${links.at(`/website/${record.id}`)}">${record.name[links.language]}</a></li>`
      : html`<li>content/${file}</li>`;
  });
  return html`<p>${w.doctorGoes(count('reviews'), count('publications'))}</p>
${named.length > 0 && html`<p>${w.alsoNamed}</p><ul>${named}</ul>`}`;
}

/** Links to a doctor's page lead to the team's where they cannot be left out; an office's id is in doctors' weeks and days closed. */
async function removalOf({ project }: PageRequest, target: Target): Promise<Removal> {
  const { record, item = '' } = target;
  const goal = record.doctor ? { value: `physician/${record.id}`, instead: 'team' } : record.id === 'offices' ? { value: item } : undefined;
  const links = goal ? await withoutLinksTo(project, goal, record) : [];
  const changes = [...(await ownChanges(project, target)), ...asChanges(links)];
  return { changes, links, found: await faultsWith(project, changes) };
}

async function ownChanges(project: string, target: Target): Promise<RecordChange[]> {
  const { record } = target;
  const { text, version } = await readRecord(project, record);
  if (!record.doctor) return [{ record, text: textWith(record, text, withPart(target, valueIn(record, text), undefined)), version }];
  const rows = doctorRows(project).filter(({ id }) => id !== record.id);
  const listed = await readRecord(project, rowsFile);
  return [
    { record: rowsFile, text: rowsText(rows), version: listed.version },
    { record, text: '', version },
  ];
}

/** Removes the record or item and its links, unless the checks find faults or someone changed the record in the meantime. */
export async function removeNow(asked: PageRequest, target: Target): Promise<DeskAnswer> {
  const { links, form, project, folder } = asked;
  const { record, item } = target;
  const { text, version } = await readRecord(project, record);
  const removal = await removalOf(asked, target);
  const isSame = version === form.get('version') && (!record.doctor || doctorRows(project).length > 1);
  if (!isSame || removal.found.length > 0) {
    asked.form.set('version', version);
    return askRemoval(asked, target);
  }
  await writeRecords(project, removal.changes);
  await dropDraft(folder, record, item);
  await dropUnpublished(project, photosIn(record.field, valueIn(record, text)));
  return { goTo: `${links.at(record.doctor ? '/website' : `/website/${record.id}`)}?told=removed` };
}
