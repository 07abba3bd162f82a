/** "Remove this one" asks first: what goes, and for a doctor what else names them. */
import { parse } from 'yaml';
import { wordsIn } from '#app/site/language.ts';
import { postForm } from '../../look/fields.ts';
import { type Html, html } from '../../look/html.ts';
import type { Answer, Asked } from '../../part.ts';
import { listOf, partOf } from '../fields/form-value.ts';
import { photosIn } from '../fields/pictures.ts';
import { faultsWith } from '../files/checks.ts';
import { writeRecords } from '../files/content-change.ts';
import { readRecord } from '../files/content-file.ts';
import { doctorRows, rowsFile, rowsText } from '../files/doctor-rows.ts';
import { dropDraft } from '../files/drafts.ts';
import { filesNaming } from '../files/mentions.ts';
import { dropUnpublished } from '../files/published-pictures.ts';
import { recordsIn } from '../files/records.ts';
import { partFor, type Target, titleOf } from './target.ts';
import { words } from './words.ts';

/** What a press on "Remove this one" is answered with. */
export async function askRemoval(asked: Asked, target: Target): Promise<Answer> {
  const { links, form, project } = asked;
  const w = wordsIn(words, links.language);
  const part = partFor(target, parse((await readRecord(project, target.record)).text));
  const { goes, isPossible } = target.record.doctor
    ? await doctorGoes(asked, target, part)
    : { goes: html`<p>${w.goes}</p>`, isPossible: true };
  const version = html`<input type="hidden" name="version" value="${form.get('version') ?? ''}">`;
  const press = html`${version}<div class="desk-actions">${isPossible && html`<button class="btn btn-primary" name="do" value="take-out-now">${w.removeNow}</button>`}<a class="btn btn-secondary" href="${links.at(target.path)}">${w.keepIt}</a></div>`;
  return { title: w.removeWhich(titleOf(target, part)[links.language]), main: html`${goes}${postForm(links, target.path, press)}` };
}

async function doctorGoes(asked: Asked, target: Target, part: unknown): Promise<{ readonly goes: Html; readonly isPossible: boolean }> {
  const { links, project } = asked;
  const w = wordsIn(words, links.language);
  const count = (name: string) => listOf(partOf(part, name)).length;
  const found = await faultsWith(project, textsWithout(project, target));
  const isLast = doctorRows(project).length < 2;
  const all = recordsIn(project);
  const named = (await filesNaming(project, target.record)).map((file) => {
    const record = all.find((one) => one.file === file);
    return record
      ? html`<li><a href="${links.at(`/website/${record.id}`)}">${record.name[links.language]}</a></li>`
      : html`<li>content/${file}</li>`;
  });
  const goes = html`<p>${w.doctorGoes(count('reviews'), count('publications'))}</p>
${named.length > 0 && html`<p>${w.alsoNamed}</p><ul>${named}</ul>`}
${isLast && html`<p class="desk-note desk-alarm">${w.lastDoctor}</p>`}
${!isLast && found.length > 0 && html`<div class="desk-note desk-alarm"><p>${w.mustFirst}</p><ul lang="en">${found.map(({ text }) => html`<li>${text}</li>`)}</ul></div>`}`;
  return { goes, isPossible: !isLast && found.length === 0 };
}

function textsWithout(project: string, { record }: Target) {
  const rows = doctorRows(project).filter(({ id }) => id !== record.id);
  return [
    { record: rowsFile, text: rowsText(rows) },
    { record, text: '' },
  ];
}

/** Takes row and record out, where nothing stands against it and nobody has changed the record meanwhile. */
export async function removeDoctor(asked: Asked, target: Target): Promise<Answer> {
  const { links, form, project, folder } = asked;
  const { text, version } = await readRecord(project, target.record);
  const texts = textsWithout(project, target);
  const isSame = version === form.get('version') && doctorRows(project).length > 1;
  if (!isSame || (await faultsWith(project, texts)).length > 0) {
    asked.form.set('version', version);
    return askRemoval(asked, target);
  }
  const versions = await Promise.all(
    texts.map(async (one) => (one.record === target.record ? version : (await readRecord(project, one.record)).version)),
  );
  await writeRecords(
    project,
    texts.map((one, at) => ({ ...one, version: versions[at] ?? '' })),
  );
  await dropDraft(folder, target.record);
  await dropUnpublished(project, photosIn(target.record.field, parse(text)));
  return { goTo: `${links.at('/website')}?told=removed` };
}
