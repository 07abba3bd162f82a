/** Lists what waits for a physician: the most urgent, the physician's own, what has changed, or one group. */
import { type SignEntry, signEntries, signGroups } from '#app/content/sign-entries.server.ts';
import { unfinishedValues } from '#app/content/unfinished.server.ts';
import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { type Faults, faultSummary, note, postForm, textField } from '../../look/fields.ts';
import { type Html, html } from '../../look/html.ts';
import type { Links } from '../../look/links.ts';
import type { PageAnswer, PageRequest } from '../../part.ts';
import { dayText } from '../fields/item-name.ts';
import { codesSetAt } from '../files/approval-codes.ts';
import { contentOf } from '../files/content-file.ts';
import { nameOfEntry, physiciansOf, sourcesOf } from '../files/sign-records.ts';
import { textsOf } from '../files/sign-texts.ts';
import { keptNote, type Note } from './sign-notes.ts';
import { words } from './sign-words.ts';

type Noted = { readonly entry: SignEntry; readonly note: Note };

/** How many entries are read on one page, and how many sentences each may have. */
const atOnce = { entries: 12, sentences: 12 };

const filters = ['dangerous', 'mine', 'changed', ...signGroups] as const;
type Filter = (typeof filters)[number];

const path = '/website/sign';

/** Returns the physician and the entries that the address names. */
export function askedFor({ query, project }: Pick<PageRequest, 'query' | 'project'>) {
  const by = physiciansOf(project).find(({ id }) => id === query.get('by'));
  const show = filters.find((one) => one === query.get('show')) ?? 'dangerous';
  return { by, show, at: (own: { show?: Filter; by?: string }) => `?${new URLSearchParams({ show, ...(by && { by: by.id }), ...own })}` };
}

type For = ReturnType<typeof askedFor>;

export async function notedEntries(project: string, folder: string): Promise<Noted[]> {
  return Promise.all(signEntries(contentOf(project)).map(async (entry) => ({ entry, note: await keptNote(folder, entry) })));
}

function isShown({ entry, note }: Noted, show: Filter, by: For['by']): boolean {
  const { group, record, signature, isSigned } = entry;
  if (show === 'dangerous') return group === 'emergency' || record.level === '911' || record.level === 'er';
  if (show === 'mine') return by !== undefined && (note.by === by.id || signature?.by.en === by.name.en);
  return show === 'changed' ? signature !== undefined && !isSigned : group === show;
}

/** Returns the next short entries of a filter; a long entry has its own page. */
export function nextEntries(all: readonly Noted[], { show, by }: For, root: string): SignEntry[] {
  const waiting = all.filter((one) => isShown(one, show, by) && !one.entry.isSigned && !one.note.text).map(({ entry }) => entry);
  return waiting.filter((entry) => textsOf(entry, root).length <= atOnce.sentences).slice(0, atOnce.entries);
}

/** Says whether an entry is approved, and by whom. */
export function stateOf({ signature, isSigned }: SignEntry, language: Language): string {
  const w = wordsIn(words, language);
  if (!signature) return w.waits;
  return (isSigned ? w.approvedBy : w.lapsed)(signature.by[language], dayText(signature.date, language));
}

export async function signList(asked: PageRequest, told: string | undefined, faults?: Faults): Promise<PageAnswer> {
  const { links, project, folder } = asked;
  const w = wordsIn(words, links.language);
  const root = contentOf(project);
  const all = await notedEntries(project, folder);
  const own = askedFor(asked);
  const shown = all.filter((one) => isShown(one, own.show, own.by));
  const next = nextEntries(all, own, root);
  const signed = all.filter(({ entry }) => entry.isSigned).length;
  const [samples, legal] = ['sample', 'counsel'].map((kind) => unfinishedValues(root).filter((one) => one.kind === kind).length);
  const rows = shown.toSorted((one, other) => Number(one.entry.isSigned) - Number(other.entry.isSigned));
  const main = html`${faults && faultSummary(links.language, faults)}${note(told)}<p>${w.lead}</p>
<p class="desk-progress"><label for="signed">${w.progress(signed, all.length)}</label><progress id="signed" value="${signed}" max="${all.length}"></progress></p>
${physicianLinks(asked, own)}${filterLinks(all, own, links)}
${next.length > 0 && html`<p><a class="btn btn-primary" href="${links.at(`${path}/next`)}${own.at({})}">${w.readNext(next.length)}</a></p>`}
${rows.length > 0 ? html`<ul class="card desk-waiting">${rows.map((one) => row(one, own, asked))}</ul>` : html`<p role="status">${own.show === 'mine' && !own.by ? w.chooseFirst : w.nothingHere}</p>`}
${Boolean(samples || legal) && html`<p class="desk-help">${w.beforeLive(samples ?? 0, legal ?? 0)}</p>`}${await codeBox(project, folder, links, faults)}`;
  return { title: w.signOff, main, status: faults ? 422 : 200 };
}

function row({ entry, note: { text } }: Noted, own: For, { links, project }: PageRequest): Html {
  const { language } = links;
  const w = wordsIn(words, language);
  const sources = sourcesOf(entry, project).length;
  const said = [entry.signature && stateOf(entry, language), text && w.asked].filter(Boolean).join(' · ');
  const whom = text ? w.officeManager : (entry.signature?.by[language] ?? w.anyPhysician);
  return html`<li data-state="${entry.isSigned ? 'approved' : said ? 'changed' : 'waits'}"><a href="${links.at(`${path}/${entry.id}`)}${own.at({})}">${nameOfEntry(entry, project)[language]}</a>
<span>${said || w.waits}</span><span>${w.sourceCount(sources)}</span><span>${!entry.isSigned && w.waitsFor(whom)}</span></li>`;
}

/** Draws a link for each filter, with how much is approved. */
function filterLinks(all: readonly Noted[], own: For, links: Links): Html {
  const w = wordsIn(words, links.language);
  const ways = filters.map((show) => {
    const found = all.filter((one) => isShown(one, show, own.by));
    const done = found.filter(({ entry }) => entry.isSigned).length;
    return html`<a href="${links.at(path)}${own.at({ show })}" class="btn btn-${show === own.show ? 'primary' : 'secondary'}"${show === own.show && html` aria-current="true"`}>${w[show]} ${done} / ${found.length}</a>`;
  });
  return html`<nav class="desk-actions" aria-label="${w.show}">${ways}</nav>`;
}

function physicianLinks({ links, project }: PageRequest, own: For): Html {
  const w = wordsIn(words, links.language);
  const ways = physiciansOf(project).map(
    ({ id, name }) =>
      html`<a href="${links.at(path)}${own.at({ by: id })}" class="btn btn-${id === own.by?.id ? 'primary' : 'secondary'}"${id === own.by?.id && html` aria-current="true"`}>${name[links.language]}</a>`,
  );
  return html`<nav class="desk-actions" aria-label="${w.youAre}"><span>${w.youAre}</span>${ways}</nav>`;
}

/** Draws the form in which physicians set their code. */
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
