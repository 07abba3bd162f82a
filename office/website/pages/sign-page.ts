/** Draws entries for a physician to read and approve: one with all of its sentences, or several short ones as table rows. */
import type { SignEntry } from '#app/content/sign-entries.server.ts';
import { words as levels } from '#app/parts/care-levels/words.ts';
import { type Bilingual, type Language, languageNames, languages, wordsIn } from '#app/site/language.ts';
import { errorNote, note, postForm, textField } from '../../look/fields.ts';
import { type Html, html } from '../../look/html.ts';
import type { Links } from '../../look/links.ts';
import type { PageAnswer, PageRequest } from '../../part.ts';
import type { CheckFault } from '../files/checks.ts';
import { contentOf } from '../files/content-file.ts';
import { changedSince, nameOfEntry, physiciansOf, publicAddress, sourcesOf } from '../files/sign-records.ts';
import { type SignText, textsOf } from '../files/sign-texts.ts';
import { faultList } from './fault-list.ts';
import { changeField, decisionTable } from './sign-cards.ts';
import { askedFor, stateOf } from './sign-list.ts';
import type { Note } from './sign-notes.ts';
import { placedText } from './sign-places.ts';
import { words } from './sign-words.ts';

/** The message after an action, or its fault, and what the checks found. */
export interface Told {
  readonly told?: string | undefined;
  readonly fault?: string;
  readonly found?: readonly CheckFault[];
  /** All of the text was on the screen when the form was sent. */
  readonly isSeen?: boolean;
  /** The entries that were marked as right. */
  readonly right?: readonly string[];
}

interface Reading {
  readonly entries: readonly SignEntry[];
  /** The requested changes, by the entry's id. */
  readonly notes: ReadonlyMap<string, Note>;
  /** The physician who reads, if that is known. */
  readonly by: string;
}

const path = '/website/sign';

export async function signPage(asked: PageRequest, reading: Reading, told: Told): Promise<PageAnswer> {
  const { links, project, params } = asked;
  const { language } = links;
  const w = wordsIn(words, language);
  const { entries } = reading;
  const [entry] = entries;
  const isOne = params.entry !== undefined;
  const query = askedFor(asked).at({});
  const { found = [] } = told;
  const hidden = entries.map(
    ({ id, digest }) => html`<input type="hidden" name="entry" value="${id}"><input type="hidden" name="digest:${id}" value="${digest}">`,
  );
  const read = isOne && entry ? await wholeEntry(asked, entry, reading) : await entryRows(asked, reading, told);
  const main = html`${note(told.told)}${errorNote(told.fault)}${faultList({ links, project }, found)}
<p><a href="${links.at(path)}${query}">${w.signOff}</a></p>
${postForm(links, `${path}/${isOne ? entry?.id : 'next'}${query}`, html`${hidden}${read}${closing(asked, reading, told, isOne)}`, 'desk-form desk-sign')}`;
  return { title: isOne && entry ? nameOfEntry(entry, project)[language] : w[askedFor(asked).show], main };
}

/** Draws one entry: its state, what changed, its sentences or rules, and its sources. */
async function wholeEntry({ links, project }: PageRequest, entry: SignEntry, { notes }: Reading): Promise<Html> {
  const { language } = links;
  const w = wordsIn(words, language);
  const root = contentOf(project);
  const texts = textsOf(entry, root);
  const placed = texts.filter(({ rule }) => !rule).map((text) => placedText(entry, text, language));
  const rows = placed.map((text, at) => {
    const isNewPlace = text.where !== placed[at - 1]?.where;
    return html`${isNewPlace && text.where && html`<h3 class="desk-quiet">${text.where}</h3>`}${sentence(text, language)}`;
  });
  const sources = sourceLinks(entry, project);
  return html`<p><strong>${stateOf(entry, language)}</strong></p>${onSite(entry, links)}${await changesBox(project, entry, language)}
<h2>${w.text}</h2>${decisionTable(entry.id, texts, language, root)}${rows}
${sources.length > 0 && html`<h2>${w.sources}</h2><ol class="desk-sources">${sources}</ol>`}
${textField({ name: `note:${entry.id}`, label: w.change, help: w.noteHelp, rows: 3, most: 1000, value: notes.get(entry.id)?.text ?? '' })}`;
}

/** Draws several entries with all of their text, each to be marked as right or to be changed. */
async function entryRows({ links, project }: PageRequest, { entries, notes }: Reading, { right = [] }: Told): Promise<Html> {
  const { language } = links;
  const w = wordsIn(words, language);
  const rows = await Promise.all(
    entries.map(async (entry) => {
      const { id, record } = entry;
      const level = levels[record.level as keyof typeof levels] as Bilingual | undefined;
      const texts = textsOf(entry, contentOf(project)).filter(({ en }) => en !== level?.en);
      const sources = sourceLinks(entry, project);
      const name = nameOfEntry(entry, project)[language];
      const state = entry.signature && html`<p><strong>${stateOf(entry, language)}</strong></p>`;
      return html`<tr><td>${state}${level && html`<p class="${record.level === '911' || record.level === 'er' ? 'desk-heard' : 'tag'}">${level.en} · <span lang="es">${level.es}</span></p>`}${texts.map((text) => sentence(placedText(entry, text, language), language))}${await changesBox(project, entry, language)}</td>
<td>${onSite(entry, links)}${sources.length > 0 ? html`<ol class="desk-sources">${sources}</ol>` : html`<p class="desk-help">${w.sourceCount(0)}</p>`}</td>
<td><div class="desk-choice"><input type="checkbox" id="right:${id}" name="right" value="${id}" aria-label="${w.right}: ${name}"${right.includes(id) && html` checked`}><label for="right:${id}">${w.right}</label></div>${changeField(`note:${id}`, notes.get(id)?.text ?? '', language, name)}</td></tr>`;
    }),
  );
  return html`<table class="desk-decisions"><thead><tr><th scope="col">${w.isShown}</th><th scope="col">${w.sources}</th><th scope="col">${w.rightOrChange}</th></tr></thead><tbody>${rows}</tbody></table>`;
}

function sourceLinks(entry: SignEntry, project: string): Html[] {
  return sourcesOf(entry, project).map(({ title, url }) => html`<li>${outside(url, title, 'en')}</li>`);
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

/** Draws English beside Spanish, equal texts once. `tag` marks what is gone or new. */
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
  return html`<section class="card desk-block" aria-label="${w.changes}"><h2>${w.changes}</h2><dl>${rows(changes.gone, w.was, 'del')}${rows(changes.come, w.isNow, 'ins')}</dl></section>`;
}

/** Draws who approves, with the code, visible while the text is read; below, a button to request changes only. */
function closing({ links, project }: PageRequest, { by }: Reading, { isSeen = false }: Told, isOne: boolean): Html {
  const { language } = links;
  const w = wordsIn(words, language);
  const all = physiciansOf(project);
  const physician = all.find(({ id }) => id === by);
  const options = all.map(({ id, name }) => html`<option value="${id}">${name[language]}</option>`);
  const whom = physician
    ? html`<input type="hidden" name="by" value="${by}">`
    : html`<div class="desk-field"><label for="by">${w.by}</label><select class="field" id="by" name="by"><option value="">${w.choose}</option>${options}</select></div>`;
  return html`<p id="approve-lead">${w.approveLead}</p>
<div class="desk-approve"><div class="desk-choice"><input type="checkbox" id="seen" name="seen" value="yes" data-seen-all${isSeen && html` checked`}><label for="seen">${w.seen}</label></div>
${whom}${textField({ name: 'code', label: w.code, type: 'password' })}<button class="btn btn-primary" name="do" value="approve" aria-describedby="approve-lead"><span>${isOne ? w.approve : html`${w.approveThese} <span class="desk-count"></span>`}${physician && html` · ${physician.name[language]}`}</span></button></div>
<button class="btn btn-secondary" name="do" value="keep">${w.keep}</button>`;
}
