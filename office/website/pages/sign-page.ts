/** The pages of the sign-off: the list of what waits, and one entry with its sentences, sources and changes. */
import type { SignEntry, SignGroup } from '#app/content/sign-entries.server.ts';
import { formatDate } from '#app/parts/hours/format.ts';
import { type Bilingual, type Language, languages, wordsIn } from '#app/site/language.ts';
import { alarm, note, postForm } from '../../look/fields.ts';
import { type Html, html } from '../../look/html.ts';
import type { Links } from '../../look/links.ts';
import type { SignText } from '../files/sign-texts.ts';
import { type Notes, requests } from './sign-notes.ts';
import { words } from './sign-words.ts';

export interface ListedEntry {
  readonly entry: SignEntry;
  readonly name: string;
  readonly hasNotes: boolean;
}

interface ListView {
  readonly links: Links;
  readonly groups: readonly (readonly [SignGroup, readonly ListedEntry[]])[];
  readonly samples: number;
  readonly legal: number;
  readonly told?: string | undefined;
}

export function signList({ links, groups, samples, legal, told }: ListView): Html {
  const w = wordsIn(words, links.language);
  const all = groups.flatMap(([, entries]) => entries);
  const signed = all.filter(({ entry }) => entry.isSigned).length;
  const rows = (entries: readonly ListedEntry[]) => html`<ul class="desk-sentences">${entries.map((one) => row(one, links))}</ul>`;
  const sections = groups.map(([group, entries]) => {
    const [done, open] = [entries.filter(({ entry }) => entry.isSigned), entries.filter(({ entry }) => !entry.isSigned)];
    return html`<section aria-labelledby="g-${group}"><h2 id="g-${group}">${w[group]} <span class="desk-quiet">${done.length} / ${entries.length}</span></h2>
${open.length > 0 && rows(open)}${done.length > 0 && html`<details class="card desk-block"><summary>${w.signedOnes(done.length)}</summary>${rows(done)}</details>`}</section>`;
  });
  return html`${note(told)}<p>${w.lead}</p>
<p class="desk-progress"><label for="signed">${w.progress(signed, all.length)}</label><progress id="signed" value="${signed}" max="${all.length}"></progress></p>
${samples + legal > 0 && html`<p class="desk-help">${w.beforeLive(samples, legal)}</p>`}${sections}`;
}

function row({ entry, name, hasNotes }: ListedEntry, links: Links): Html {
  const w = wordsIn(words, links.language);
  const said = [entry.signature && stateOf(entry, links.language), hasNotes && w.asked].filter(Boolean).join(' · ');
  return html`<li><a href="${links.at(`/website/sign/${entry.id}`)}">${name}</a>${said && html` <strong>${said}</strong>`}</li>`;
}

function stateOf({ signature, isSigned }: SignEntry, language: Language): string {
  const w = wordsIn(words, language);
  if (!signature) return w.waits;
  const day = formatDate(signature.date, language, { year: 'numeric', month: 'long', day: 'numeric' });
  return (isSigned ? w.signedBy : w.lapsed)(signature.by[language], day);
}

export interface EntryView {
  readonly links: Links;
  readonly entry: SignEntry;
  readonly texts: readonly SignText[];
  readonly address: Bilingual | undefined;
  readonly sources: readonly { readonly title: string; readonly url: string }[];
  readonly changes: { readonly gone: readonly SignText[]; readonly come: readonly SignText[] } | undefined;
  readonly notes: Notes;
  readonly physicians: readonly { readonly id: string; readonly name: Bilingual }[];
  readonly told?: string | undefined;
  readonly fault?: string | undefined;
  /** What the checks found. */
  readonly found?: readonly string[] | undefined;
}

export function signEntryPage(view: EntryView): Html {
  const { links, entry, texts, sources, found = [] } = view;
  const w = wordsIn(words, links.language);
  const rows = texts.map((text, at) => {
    const isNewPlace = text.where !== texts[at - 1]?.where;
    return html`${isNewPlace && text.where && html`<h3 class="desk-quiet" lang="en">${text.where}</h3>`}${sentence(text, view)}`;
  });
  const list = sources.map(
    ({ title, url }) => html`<li><a href="${url}" target="_blank" rel="noreferrer noopener" lang="en">${title}</a></li>`,
  );
  return html`${note(view.told)}${alarm(view.fault)}${found.length > 0 && html`<ul class="desk-note desk-alarm" lang="en">${found.map((text) => html`<li>${text}</li>`)}</ul>`}
<p><a href="${links.at('/website/sign')}">${w.signOff}</a></p><p><strong>${stateOf(entry, links.language)}</strong></p>${onSite(view)}${changesBox(view)}
${postForm(
  links,
  `/website/sign/${entry.id}`,
  html`<input type="hidden" name="digest" value="${entry.digest}"><h2>${w.text}</h2>${rows}
${list.length > 0 && html`<h2>${w.sources}</h2><ol class="desk-sources">${list}</ol>`}${closing(view)}`,
  'desk-form desk-sign',
)}`;
}

function onSite({ address, links }: EntryView): Html | false {
  const w = wordsIn(words, links.language);
  const link = (language: Language, name: string) =>
    html`<a href="${address?.[language] ?? ''}" target="_blank" rel="noreferrer noopener">${name}</a>`;
  return address !== undefined && html`<p>${w.onSite} ${link('en', w.english)} · ${link('es', w.spanish)}</p>`;
}

function sentence(text: SignText, { links, notes }: EntryView): Html {
  const w = wordsIn(words, links.language);
  const { key, isUnconfirmed } = text;
  const asked = notes.asked.find((one) => one.key === key);
  const options = requests.map((one) => html`<option value="${one}"${asked?.what === one && html` selected`}>${w[one]}</option>`);
  return html`<div class="desk-sentence" id="s-${key}">${pair(text)}${isUnconfirmed && html`<p class="desk-fault">${w.unconfirmed}</p>`}
<details${asked && html` open`}><summary aria-describedby="s-${key}">${w.ask}</summary><div class="desk-columns">
<div class="desk-field"><label for="what.${key}">${w.what}</label><select class="field" id="what.${key}" name="what.${key}"><option value="">${w.asItIs}</option>${options}</select></div>
<div class="desk-field"><label for="note.${key}">${w.note}</label><input class="field" id="note.${key}" name="note.${key}" maxlength="500" autocomplete="off" value="${asked?.note ?? ''}"></div></div></details></div>`;
}

/** English beside Spanish; what has no language once. */
function pair({ en, es }: Bilingual): Html {
  if (en === es) return html`<p lang="en">${en}</p>`;
  return html`<div class="desk-columns">${languages.map((language) => html`<p lang="${language}">${{ en, es }[language]}</p>`)}</div>`;
}

function changesBox({ entry, changes, links }: EntryView): Html | false {
  const w = wordsIn(words, links.language);
  if (!entry.signature || entry.isSigned) return false;
  if (!changes) return html`<p>${w.notCompared}</p>`;
  const rows = (texts: readonly SignText[], label: string, tag: 'del' | 'ins') =>
    texts.map(
      (text) =>
        html`<dt>${label}</dt><dd>${new Set([text.en, text.es]).size > 1 ? html`<p lang="en">${marked(tag, text.en)}</p><p lang="es">${marked(tag, text.es)}</p>` : marked(tag, text.en)}</dd>`,
    );
  return html`<section class="card desk-block" aria-labelledby="changes"><h2 id="changes">${w.changes}</h2><dl>${rows(changes.gone, w.was, 'del')}${rows(changes.come, w.isNow, 'ins')}</dl></section>`;
}

const marked = (tag: 'del' | 'ins', text: string) => (tag === 'del' ? html`<del>${text}</del>` : html`<ins>${text}</ins>`);

function closing({ links, physicians, notes }: EntryView): Html {
  const w = wordsIn(words, links.language);
  const options = physicians.map(
    ({ id, name }) => html`<option value="${id}"${id === notes.by && html` selected`}>${name[links.language]}</option>`,
  );
  return html`<div class="card desk-block desk-fields"><div class="desk-field"><label for="by">${w.by}</label><select class="field" id="by" name="by"><option value="">${w.choose}</option>${options}</select></div>
<p id="approve-lead">${w.approveLead}</p><div class="desk-actions"><button class="btn btn-primary" name="do" value="approve" aria-describedby="approve-lead">${w.approve}</button>
<button class="btn btn-secondary" name="do" value="keep">${w.keep}</button></div></div>`;
}
