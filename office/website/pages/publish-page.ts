/** Draws what will change, in sentences, and what was published last. */
import { isDeepStrictEqual } from 'node:util';
import { type Language, wordsIn } from '#app/site/language.ts';
import { errorNote, note, postForm } from '../../look/fields.ts';
import { type Html, html } from '../../look/html.ts';
import type { Links } from '../../look/links.ts';
import type { PageAnswer, PageRequest } from '../../part.ts';
import { whenText } from '../../requests/when.ts';
import { changesOf } from '../fields/changes.ts';
import { sentencesOf } from '../fields/sentences.ts';
import { isUnreadable, whatIsBroken } from '../files/broken-files.ts';
import type { CheckFault } from '../files/checks.ts';
import { textsIn, versionOf } from '../files/content-file.ts';
import { rowsIn } from '../files/doctor-rows.ts';
import { type Live, liveStates, shownAt } from '../files/live.ts';
import { type OlderSpanish, pairDigest, pairsIn, readOlder } from '../files/older-spanish.ts';
import { changedRecords, publications } from '../files/publications.ts';
import { valueIn } from '../files/record-value.ts';
import { type ChangedRecord, doctorsList } from '../files/records.ts';
import { unsent, upstreamOf } from '../files/sending.ts';
import { faultList } from './fault-list.ts';
import { shownOf } from './save.ts';
import { signatureSentences } from './sign-notes.ts';
import { nameOf } from './target.ts';
import { words } from './words.ts';

/** The message after an action, or its fault, and what the checks found. */
export interface Told {
  readonly told?: string;
  readonly fault?: string;
  readonly found?: readonly CheckFault[];
}

export async function publishPage(asked: PageRequest, { told, fault, found = [] }: Told): Promise<PageAnswer> {
  const { links, project, folder } = asked;
  const w = wordsIn(words, links.language);
  const changed = await changedRecords(project);
  const older = await readOlder(folder);
  const list = changed.flatMap((one) => changeItem(project, one, links, older) || []);
  // The digest ensures that only what was shown is published. Enter presses the first button, which must not undo anything.
  const publishing = html`<input type="hidden" name="digest" value="${digestOf(changed)}"><button hidden></button><ul class="desk-list">${list}</ul><p class="desk-actions"><button class="btn btn-primary">${w.publishNow}</button></p>`;
  const main = html`${note(told)}${errorNote(fault)}${faultList(asked, found)}<p><a href="${links.at('/website')}">${w.what}</a></p>
${list.length > 0 ? html`<p>${w.publishLead}</p>${postForm(links, '/website/publish', publishing)}` : html`<p>${w.nothingToPublish}</p>`}
${await sending(project, links)}${await lastOnes(asked)}`;
  return { title: w.publish, main };
}

function changeItem(project: string, one: ChangedRecord, links: Links, older: OlderSpanish): Html | false {
  const w = wordsIn(words, links.language);
  const { id } = one.record;
  const { name, sentences } = toldOf(project, one, links.language, older);
  const undo = html`<button class="btn btn-quiet" name="undo" value="${id}" formaction="${links.at('/website/publish/undo')}" aria-describedby="c-${id}">${w.undo}</button>`;
  return (
    sentences.length > 0 &&
    html`<li class="card desk-block"><div class="desk-choice"><input type="checkbox" id="r-${id}" name="record" value="${id}" checked><label for="r-${id}"><span class="desk-unseen">${w.publishThis('')}</span><strong id="c-${id}">${name}</strong></label></div><ul class="desk-sentences">${sentences.map((text) => html`<li>${text}</li>`)}</ul>${undo}</li>`
  );
}

/** Returns a record's name and what changes, or that its file cannot be read. */
function toldOf(
  project: string,
  one: ChangedRecord,
  language: Language,
  older: OlderSpanish,
): { readonly name: string; readonly sentences: readonly string[] } {
  try {
    const value = valueIn(one.record, one.text);
    const w = wordsIn(words, language);
    const name = nameOf(one.record, value)[language];
    const behind = pairsIn(value).some((pair) => pairDigest(pair) in older) ? [w.olderAt(name)] : [];
    return { name, sentences: [...behind, ...sentencesFor(project, one, language)] };
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

async function lastOnes({ project, links, desk, helper, now }: PageRequest): Promise<Html | false> {
  const w = wordsIn(words, links.language);
  const all = await publications(project);
  const server = desk.vault.connection?.server;
  const shown = server && all.length > 0 ? await shownAt(server) : undefined;
  const states = shown ? await liveStates(project, all, shown, now) : [];
  const rows = all.map(({ commit, at, text }, place) => {
    const state = states[place];
    const told = state && html` · <strong>${liveText(state, helper ?? w.whom, links.language)}</strong>`;
    const back = html`<input type="hidden" name="commit" value="${commit}"><button class="btn btn-secondary" aria-describedby="p-${commit}">${w.takeBack}</button>`;
    return html`<li class="card desk-row desk-held"><div id="p-${commit}"><p class="desk-quiet">${whenText(at, links.language)}${told}</p><p class="desk-lines">${text}</p></div>${postForm(links, '/website/publish/take-back', back)}</li>`;
  });
  const unknown = server && !shown && html`<p class="desk-help">${w.siteUnknown}</p>`;
  return (
    rows.length > 0 &&
    html`<section aria-labelledby="last"><h2 id="last">${w.last}</h2>${unknown}<ul class="desk-list">${rows}</ul></section>`
  );
}

function liveText(live: Live, whom: string, language: Language): string {
  const w = wordsIn(words, language);
  if (live.state === 'since') return w.liveSince(whenText(live.at, language));
  return { live: w.live, coming: w.onItsWay, late: w.notLive(whom) }[live.state];
}

export const digestOf = (changed: readonly ChangedRecord[]) =>
  versionOf(JSON.stringify(changed.map(({ record, published, text }) => [record.id, published, text])));

/** Says what changes, after the record's name unless its items have names. */
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
