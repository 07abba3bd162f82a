/** What will change, in sentences, and what was published last. */
import { isDeepStrictEqual } from 'node:util';
import { type Language, wordsIn } from '#app/site/language.ts';
import { alarm, note, postForm } from '../../look/fields.ts';
import { type Html, html } from '../../look/html.ts';
import type { Links } from '../../look/links.ts';
import type { Asked, PageAnswer } from '../../part.ts';
import { whenText } from '../../requests/when.ts';
import { changesOf } from '../fields/changes.ts';
import { sentencesOf } from '../fields/sentences.ts';
import { isUnreadable, whatIsBroken } from '../files/broken-files.ts';
import { textsIn, versionOf } from '../files/content-file.ts';
import { rowsIn } from '../files/doctor-rows.ts';
import { changedRecords, publications } from '../files/publications.ts';
import { valueIn } from '../files/record-value.ts';
import { type ChangedRecord, doctorsList } from '../files/records.ts';
import { unsent, upstreamOf } from '../files/sending.ts';
import { shownOf } from './save.ts';
import { signatureSentences } from './sign-notes.ts';
import { nameOf } from './target.ts';
import { words } from './words.ts';

/** What has been done, or is in the way and what the checks found. */
export interface Told {
  readonly told?: string;
  readonly fault?: string;
  readonly found?: readonly string[];
}

export async function publishPage({ links, project }: Asked, { told, fault, found }: Told): Promise<PageAnswer> {
  const w = wordsIn(words, links.language);
  const changed = await changedRecords(project);
  const list = changed.flatMap((one) => changeItem(project, one, links) || []);
  // What is published is what was shown.
  const publishing = html`<input type="hidden" name="digest" value="${digestOf(changed)}"><button class="btn btn-primary">${w.publishNow}</button>`;
  const faults = found && html`<div class="desk-note desk-alarm"><ul lang="en">${found.map((text) => html`<li>${text}</li>`)}</ul></div>`;
  const main = html`${note(told)}${alarm(fault)}${faults}<p><a href="${links.at('/website')}">${w.what}</a></p>
${list.length > 0 ? html`<p>${w.publishLead}</p><ul class="desk-list">${list}</ul>${postForm(links, '/website/publish', publishing)}` : html`<p>${w.nothingToPublish}</p>`}
${await sending(project, links)}${await lastOnes(project, links)}`;
  return { title: w.publish, main };
}

function changeItem(project: string, one: ChangedRecord, links: Links): Html | false {
  const w = wordsIn(words, links.language);
  const { id } = one.record;
  const { name, sentences } = toldOf(project, one, links.language);
  const undo = html`<input type="hidden" name="record" value="${id}"><button class="btn btn-quiet" aria-describedby="c-${id}">${w.undo}</button>`;
  return (
    sentences.length > 0 &&
    html`<li class="card desk-block"><h2 id="c-${id}">${name}</h2><ul class="desk-sentences">${sentences.map((text) => html`<li>${text}</li>`)}</ul>${postForm(links, '/website/publish/undo', undo)}</li>`
  );
}

/** What a record is called and what changes; of a file that cannot be read, that. */
function toldOf(project: string, one: ChangedRecord, language: Language): { readonly name: string; readonly sentences: readonly string[] } {
  try {
    return { name: nameOf(one.record, valueIn(one.record, one.text))[language], sentences: sentencesFor(project, one, language) };
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    return { name: one.record.name[language], sentences: [wordsIn(words, language).unreadable(whatIsBroken(project, error))] };
  }
}

async function sending(project: string, links: Links): Promise<Html | false> {
  const w = wordsIn(words, links.language);
  if (!(await upstreamOf(project))) return html`<p class="desk-help">${w.noRemote}</p>`;
  const waiting = await unsent(project);
  const press = html`<p>${w.waiting(waiting)}</p><button class="btn btn-secondary">${w.send}</button>`;
  return waiting > 0 && postForm(links, '/website/publish/send', press);
}

async function lastOnes(project: string, links: Links): Promise<Html | false> {
  const w = wordsIn(words, links.language);
  const rows = (await publications(project)).map(({ commit, at, text }) => {
    const back = html`<input type="hidden" name="commit" value="${commit}"><button class="btn btn-secondary" aria-describedby="p-${commit}">${w.takeBack}</button>`;
    return html`<li class="card desk-row desk-held"><div id="p-${commit}"><p class="desk-quiet">${whenText(at, links.language)}</p><p class="desk-lines">${text}</p></div>${postForm(links, '/website/publish/take-back', back)}</li>`;
  });
  return rows.length > 0 && html`<section aria-labelledby="last"><h2 id="last">${w.last}</h2><ul class="desk-list">${rows}</ul></section>`;
}

export const digestOf = (changed: readonly ChangedRecord[]) =>
  versionOf(JSON.stringify(changed.map(({ record, published, text }) => [record.id, published, text])));

/** Begins with the record's name, unless its items have names of their own. */
export function sentencesFor(project: string, { record, published, text }: ChangedRecord, language: Language): string[] {
  const w = wordsIn(words, language);
  if (record.id === doctorsList.id) {
    const [before, after] = [published, text].map((one) => rowsIn(one).map(({ id }) => id));
    return isDeepStrictEqual(before?.toSorted(), after?.toSorted()) ? [w.doctorsReordered] : [];
  }
  const [was, is] = [published, text].map((one) => valueIn(record, one));
  const name = nameOf(record, text ? is : was);
  if (!published) return [w.doctorAdded(name[language])];
  if (!text) return [w.doctorRemoved(name[language])];
  const changes = changesOf(record.field, shownOf(record.field, was), shownOf(record.field, is), [], record.list ? [] : [name]);
  // "Lincoln Heights, Friday", not "Offices, Lincoln Heights, Friday".
  const own = changes.map((change) => (record.list && change.names.length > 1 ? { ...change, names: change.names.slice(1) } : change));
  const sentences = [
    ...own.flatMap((change) => sentencesOf(change, language)),
    ...new Set(textsIn(record, published).flatMap((one) => signatureSentences(project, one.file, one.text, language))),
  ];
  return sentences.length > 0 ? sentences : [name[language]];
}
