/** The pages of the sign-off: the list of what waits, and one entry with its sentences, sources and changes. */
import { type SignEntry, signEntries, signGroups } from '#app/content/sign-entries.server.ts';
import { unfinishedValues } from '#app/content/unfinished.server.ts';
import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { type Bilingual, type Language, languageNames, languages, wordsIn } from '#app/site/language.ts';
import { alarm, type Faults, faultSummary, note, postForm, textField } from '../../look/fields.ts';
import { type Html, html } from '../../look/html.ts';
import type { Links } from '../../look/links.ts';
import type { Asked, PageAnswer } from '../../part.ts';
import { dayText } from '../fields/item-name.ts';
import { codesSetAt } from '../files/approval-codes.ts';
import type { CheckFault } from '../files/checks.ts';
import { contentOf } from '../files/content-file.ts';
import { changedSince, nameOfEntry, physiciansOf, publicAddress, sourcesOf } from '../files/sign-records.ts';
import { type SignText, textsOf } from '../files/sign-texts.ts';
import { faultList } from './fault-list.ts';
import { keptNote, type Note } from './sign-notes.ts';
import { placedText } from './sign-places.ts';
import { words } from './sign-words.ts';

/** What has just been done or is in the way, and what the checks found. */
export interface Told {
  readonly told?: string | undefined;
  readonly fault?: string;
  readonly found?: readonly CheckFault[];
  /** All of the text was on the screen when the form was sent. */
  readonly isSeen?: boolean;
}

export async function signList({ links, project, folder }: Asked, told: string | undefined, faults?: Faults): Promise<PageAnswer> {
  const w = wordsIn(words, links.language);
  const root = contentOf(project);
  const all = await Promise.all(signEntries(root).map(async (entry) => ({ entry, note: await keptNote(folder, entry) })));
  const row = ({ entry, note: { text } }: (typeof all)[number]) => {
    const said = [entry.signature && stateOf(entry, links.language), text && w.asked].filter(Boolean).join(' · ');
    return html`<li><a href="${links.at(`/website/sign/${entry.id}`)}">${nameOfEntry(entry)[links.language]}</a>${said && html` <strong>${said}</strong>`}</li>`;
  };
  const sections = signGroups.map((group) => {
    const [done, open] = [true, false].map((isSigned) =>
      all.flatMap((one) => (one.entry.group === group && one.entry.isSigned === isSigned ? [row(one)] : [])),
    ) as [Html[], Html[]];
    return html`<section aria-labelledby="g-${group}"><h2 id="g-${group}">${w[group]} <span class="desk-quiet">${done.length} / ${done.length + open.length}</span></h2>
${open.length > 0 && html`<ul class="desk-sentences">${open}</ul>`}${done.length > 0 && html`<details class="card desk-block"><summary>${w.approvedOnes(done.length)}</summary><ul class="desk-sentences">${done}</ul></details>`}</section>`;
  });
  const signed = all.filter(({ entry }) => entry.isSigned).length;
  const [samples, legal] = ['sample', 'counsel'].map((kind) => unfinishedValues(root).filter((one) => one.kind === kind).length);
  const main = html`${faults && faultSummary(links.language, faults)}${note(told)}<p>${w.lead}</p>
<p class="desk-progress"><label for="signed">${w.progress(signed, all.length)}</label><progress id="signed" value="${signed}" max="${all.length}"></progress></p>
${Boolean(samples || legal) && html`<p class="desk-help">${w.beforeLive(samples ?? 0, legal ?? 0)}</p>`}${await codeBox(project, folder, links, faults)}${sections}`;
  return { title: w.signOff, main, status: faults ? 422 : 200 };
}

/** Where physicians set the code by which they approve. */
async function codeBox(project: string, folder: string, links: Links, faults: Faults = {}): Promise<Html> {
  const { language } = links;
  const w = wordsIn(words, language);
  const setAt = await codesSetAt(folder);
  const options = physiciansOf(project).map(({ id, name }) => {
    const since = setAt[id];
    return html`<option value="${id}">${name[language]} (${since ? w.codeSetOn(dayText(clinicMoment(new Date(since)).date, language)) : w.noCodeYet})</option>`;
  });
  const secret = (name: string, label: string) => textField({ name, label, type: 'password', autocomplete: 'off', fault: faults[name] });
  const fields = html`<div class="desk-field"><label for="by">${w.by}</label>${faults.by && html`<p class="desk-fault">${faults.by}</p>`}<select class="field" id="by" name="by"><option value="">${w.choose}</option>${options}</select></div>
${secret('old-code', w.oldCode)}${secret('new-code', w.newCode)}${secret('again-code', w.againCode)}<button class="btn btn-secondary">${w.setCode}</button>`;
  const isOpen = Object.keys(faults).length > 0 || Object.keys(setAt).length === 0;
  return html`<details class="card desk-block"${isOpen && html` open`}><summary>${w.setCode}</summary><p>${w.setCodeHelp}</p>${postForm(links, '/website/sign', fields, 'desk-form')}</details>`;
}

function stateOf({ signature, isSigned }: SignEntry, language: Language): string {
  const w = wordsIn(words, language);
  if (!signature) return w.waits;
  return (isSigned ? w.approvedBy : w.lapsed)(signature.by[language], dayText(signature.date, language));
}

export async function signEntryPage({ links, project }: Asked, entry: SignEntry, asked: Note, told: Told): Promise<PageAnswer> {
  const { language } = links;
  const w = wordsIn(words, language);
  const texts = textsOf(entry, contentOf(project)).map((text) => placedText(entry, text, language));
  const rows = texts.map((text, at) => {
    const isNewPlace = text.where !== texts[at - 1]?.where;
    return html`${isNewPlace && text.where && html`<h3 class="desk-quiet">${text.where}</h3>`}${sentence(text, language)}`;
  });
  const sources = sourcesOf(entry, project).map(({ title, url }) => html`<li>${outside(url, title, 'en')}</li>`);
  const { found = [] } = told;
  const main = html`${note(told.told)}${alarm(told.fault)}${faultList({ links, project }, found)}
<p><a href="${links.at('/website/sign')}">${w.signOff}</a></p><p><strong>${stateOf(entry, language)}</strong></p>${onSite(entry, links)}${await changesBox(project, entry, language)}
${postForm(
  links,
  `/website/sign/${entry.id}`,
  html`<input type="hidden" name="digest" value="${entry.digest}"><h2>${w.text}</h2>${rows}
${sources.length > 0 && html`<h2>${w.sources}</h2><ol class="desk-sources">${sources}</ol>`}${closing(project, asked, language, told.isSeen)}`,
  'desk-form desk-sign',
)}`;
  return { title: nameOfEntry(entry)[language], main };
}

function outside(address: string, name: string, language: Language): Html {
  return html`<a href="${address}" target="_blank" rel="noreferrer noopener" lang="${language}">${name}</a>`;
}

function onSite(entry: SignEntry, { language }: Links): Html | false {
  const address = publicAddress(entry);
  const ways = languages.map((one) => html` ${outside(address?.[one] ?? '', languageNames[one], one)}`);
  return address !== undefined && html`<p>${wordsIn(words, language).onSite}${ways}</p>`;
}

function sentence(text: SignText, language: Language): Html {
  const fault = text.isUnconfirmed && html`<p class="desk-fault">${wordsIn(words, language).unconfirmed}</p>`;
  return html`<div class="desk-sentence">${pair(text)}${fault}</div>`;
}

/** English beside Spanish; what has no language once. `tag` marks what is gone or new. */
function pair(text: Bilingual, tag?: 'del' | 'ins'): Html {
  const marked = (own: string) => (tag === 'del' ? html`<del>${own}</del>` : tag ? html`<ins>${own}</ins>` : html`${own}`);
  if (text.en === text.es) return html`<p>${marked(text.en)}</p>`;
  return html`<div class="desk-columns">${languages.map((language) => html`<p lang="${language}">${marked(text[language])}</p>`)}</div>`;
}

async function changesBox(project: string, entry: SignEntry, language: Language): Promise<Html | false> {
  const w = wordsIn(words, language);
  if (!entry.signature || entry.isSigned) return false;
  const changes = await changedSince(project, entry);
  if (!changes) return html`<p>${w.notCompared}</p>`;
  const rows = (texts: readonly SignText[], label: string, tag: 'del' | 'ins') =>
    texts.map((text) => html`<dt>${label}</dt><dd>${pair(placedText(entry, text, language), tag)}</dd>`);
  return html`<section class="card desk-block" aria-labelledby="changes"><h2 id="changes">${w.changes}</h2><dl>${rows(changes.gone, w.was, 'del')}${rows(changes.come, w.isNow, 'ins')}</dl></section>`;
}

function closing(project: string, { by, text }: Note, language: Language, isSeen = false): Html {
  const w = wordsIn(words, language);
  const options = physiciansOf(project).map(
    ({ id, name }) => html`<option value="${id}"${id === by && html` selected`}>${name[language]}</option>`,
  );
  return html`<div class="card desk-block desk-fields">${textField({ name: 'note', label: w.note, help: w.noteHelp, rows: 3, most: 1000, value: text })}
<div class="desk-field"><label for="by">${w.by}</label><select class="field" id="by" name="by"><option value="">${w.choose}</option>${options}</select></div>
<div class="desk-choice"><input type="checkbox" id="seen" name="seen" value="yes" data-seen-all${isSeen && html` checked`}><label for="seen">${w.seen}</label></div>
${textField({ name: 'code', label: w.code, type: 'password' })}<p id="approve-lead">${w.approveLead}</p><div class="desk-actions"><button class="btn btn-primary" name="do" value="approve" aria-describedby="approve-lead">${w.approve}</button>
<button class="btn btn-secondary" name="do" value="keep">${w.keep}</button></div></div>`;
}
