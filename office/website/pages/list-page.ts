/** Draws "What do you want to change?": the records of the table, and the items of records that are lists. */
import { type Language, wordsIn } from '#app/site/language.ts';
import { plainWords } from '#app/site/plain-text.ts';
import { note } from '../../look/fields.ts';
import { type Html, html } from '../../look/html.ts';
import type { Links } from '../../look/links.ts';
import type { DeskAnswer, PageRequest } from '../../part.ts';
import { canBeNew, listOf, partOf } from '../fields/form-value.ts';
import { daysOfItem, nameOfItem } from '../fields/item-name.ts';
import { phoneTyped } from '../fields/phone-text.ts';
import { timeText } from '../fields/time-text.ts';
import { readRecord } from '../files/content-file.ts';
import { draftOf } from '../files/drafts.ts';
import { GitError, isCheckout } from '../files/git.ts';
import { type OlderSpanish, pairDigest, pairsIn, readOlder } from '../files/older-spanish.ts';
import { changedRecords } from '../files/publications.ts';
import { valueIn } from '../files/record-value.ts';
import { type EditableRecord, newDoctor, recordOf, recordsIn } from '../files/records.ts';
import { headingOf, headings } from './headings.ts';
import { words as seeWords } from './see-words.ts';
import { words as signWords } from './sign-words.ts';
import { nameOf } from './target.ts';
import { words } from './words.ts';

/** Draws the part's first page: all records under headings, one folder of texts, or the records that a search finds. */
export async function listPage(asked: PageRequest): Promise<DeskAnswer> {
  const { links, query, project, helper } = asked;
  const { language } = links;
  const w = wordsIn(words, language);
  const wanted = query.get('find')?.trim().slice(0, 100) ?? '';
  const changed = (await isCheckout(project)) ? (await changedRecords(project).catch(nothingOfGit)).map(({ record }) => record) : [];
  const all = recordsIn(project);
  const group = all.find((record) => record.group && record.group.id === query.get('of'))?.group;
  const listed = all.filter((record) => (group ? record.group?.id === group.id : wanted || !record.group));
  const found = (await Promise.all(listed.map(async (record) => ((await hasWord(project, record, wanted)) ? [record] : [])))).flat();
  const drawn = await Promise.all(found.map(async (record) => [record, await recordRow(asked, record, changed.includes(record))] as const));
  const rows = drawn.map(([, drawnRow]) => drawnRow);
  const list = group || wanted ? html`<ul class="card desk-block">${rows}</ul>` : sections(asked, new Map(drawn));
  return {
    title: group?.name[language] ?? w.website,
    heading: group?.name[language] ?? w.what,
    main: html`${note(query.get('told') === 'removed' ? w.removed : undefined)}${group ? waysOn(links) : html`<p>${w.lead}</p>`}${searchForm(asked, wanted)}
<p class="desk-actions"><a class="btn btn-${changed.length > 0 ? 'primary' : 'secondary'}" href="${links.at('/website/publish')}">${w.publish}${changed.length > 0 && html` (${changed.length})`}</a><a class="btn btn-secondary" href="${links.at('/website/site')}">${wordsIn(seeWords, language).site}</a><a class="btn btn-secondary" href="${links.at('/website/sign')}">${wordsIn(signWords, language).signOff}</a></p>
${rows.length > 0 ? list : html`<p role="status">${w.none}</p>`}<p class="desk-help">${w.newPages(helper ?? w.whom)}</p>`,
  };
}

/** Hides git's errors, which "Publish" reports. */
function nothingOfGit(error: unknown): never[] {
  if (error instanceof GitError) return [];
  throw error;
}

/** Draws the links that lead on from a form or a list, above all after saving. */
export function waysOn(links: Links, list?: EditableRecord): Html {
  const w = wordsIn(words, links.language);
  return html`<p class="desk-actions"><a href="${links.at('/website')}">${w.what}</a>${list && html`<a href="${links.at(`/website/${list.id}`)}">${list.name[links.language]}</a>`}<a href="${links.at('/website/publish')}">${w.publish}</a></p>`;
}

function sections({ links, project }: PageRequest, rows: ReadonlyMap<EditableRecord, Html>): Html {
  const { language } = links;
  const folders = new Map(recordsIn(project).flatMap(({ group }) => (group ? [[group.id, group.name]] : [])));
  const more: Readonly<Record<string, readonly Html[]>> = {
    people: [row(links.at(`/website/${newDoctor.id}`), wordsIn(words, language).addDoctor)],
    articles: [...folders].map(([id, name]) => row(links.at(`/website?of=${id}`), name[language])),
  };
  const drawn = headings.map(({ id, name }) => {
    const own = [...rows].flatMap(([record, drawnRow]) => (headingOf(record) === id ? [drawnRow] : []));
    return html`<section class="card desk-block" aria-labelledby="${id}"><h2 id="${id}">${name[language]}</h2><ul>${own}${more[id]}</ul></section>`;
  });
  return html`<div class="desk-kinds">${drawn}</div>`;
}

async function recordRow({ links, folder, project, query }: PageRequest, record: EditableRecord, isChanged: boolean): Promise<Html> {
  const w = wordsIn(words, links.language);
  const older = await readOlder(folder);
  const isRead = record.spanish || record.doctor || Object.keys(older).length > 0;
  const value = isRead && readable(record, (await readRecord(project, record)).text);
  const isUnfinished = !record.list && Boolean(await draftOf(folder, record));
  const name = nameOf(record, value);
  const wanted = query.get('find')?.trim() ?? '';
  // A browser unfolds and scrolls to the searched words, if the page has them.
  const fragment = wanted && `#:~:text=${encodeURIComponent(wanted).replaceAll('-', '%2D')}`;
  return row(links.at(`/website/${record.id}`) + fragment, name[links.language], record.group ? '' : record.about[links.language], [
    isChanged && w.unpublished,
    isUnfinished && w.unfinished,
    hasOlder(value, older) && w.olderSpanish,
  ]);
}

function searchForm({ links }: PageRequest, wanted: string): Html {
  const w = wordsIn(words, links.language);
  return html`<form role="search" class="desk-actions" action="${links.at('/website')}"><div class="desk-field"><label for="find">${w.search}</label><input class="field" type="search" id="find" name="find" value="${wanted}"></div><button class="btn btn-secondary">${w.find}</button></form>`;
}

function row(address: string, name: string, about = '', marks: readonly (string | false | undefined)[] = []): Html {
  const told = marks.filter(Boolean).join(', ');
  return html`<li class="desk-choosable"><a href="${address}">${name}</a>${told && html` <strong>${told}</strong>`}${about && html`<p class="desk-help">${about}</p>`}</li>`;
}

/** Whether each typed word begins a word of the record's names or text, ignoring accents and capitals: "fax" is not in "venlafaxine". */
async function hasWord(project: string, record: EditableRecord, wanted: string): Promise<boolean> {
  const begins = plainWords(phoneTyped(wanted));
  if (begins.length === 0) return true;
  const { name, about } = record;
  const words = plainWords([name.en, name.es, about.en, about.es, (await readRecord(project, record)).text].join(' '));
  return begins.every((begin) => words.some((word) => word.startsWith(begin)));
}

/** Draws the items of one record, each with its own form. */
export async function itemsPage(asked: PageRequest): Promise<DeskAnswer | undefined> {
  const { links, params, project, query, folder } = asked;
  const record = recordOf(project, params.record);
  if (!record?.list) return undefined;
  const w = wordsIn(words, links.language);
  const data = valueIn(record, (await readRecord(project, record)).text);
  const items = listOf(partOf(data, record.list.name));
  const older = await readOlder(folder);
  const rows = await Promise.all(
    items.toSorted(byDay).map(async (item, at) => {
      const id = String(partOf(item, 'id'));
      const marks = [Boolean(await draftOf(folder, record, id)) && w.unfinished, hasOlder(item, older) && w.olderSpanish];
      return row(
        links.at(`/website/${record.id}/${id}`),
        nameOfItem(item, at)[links.language],
        aboutItem(item, record, links.language),
        marks,
      );
    }),
  );
  const told = { saved: w.saved, same: w.same, removed: w.removed }[query.get('told') ?? ''];
  const add =
    canBeNew(record.list.item) &&
    html`<p><a class="btn btn-primary" href="${links.at(`/website/${record.id}/new`)}">${w.add(record.name[links.language])}</a></p>`;
  return {
    title: record.name[links.language],
    main: html`${note(told)}${waysOn(links)}${add}<ul class="card desk-block">${rows}</ul>`,
  };
}

const hasOlder = (value: unknown, older: OlderSpanish) => pairsIn(value).some((pair) => pairDigest(pair) in older);

/** Returns undefined where a manual edit has broken the file. */
function readable(record: EditableRecord, text: string): unknown {
  try {
    return valueIn(record, text);
  } catch {
    return undefined;
  }
}

const byDay = (one: unknown, other: unknown) => String(partOf(one, 'from') ?? '').localeCompare(String(partOf(other, 'from') ?? ''));

/** Says what a closure closes, or when it is open with shorter hours. */
function closedText(what: string, times: unknown, language: Language): string {
  const w = wordsIn(words, language);
  const [opens, closes] = ['opens', 'closes'].map((name) => timeText(String(partOf(times, name) ?? ''), language));
  return opens && closes ? w.openOnly(what, opens, closes) : w.closedAll(what);
}

/** Returns what distinguishes two items of one name. */
function aboutItem(item: unknown, { list }: EditableRecord, language: Language): string {
  const fields = list?.item.kind === 'group' ? list.item.fields : [];
  const chosen = fields.map((field) => field.kind === 'choice' && field.names?.[String(partOf(item, field.name))]?.[language]);
  const brands = listOf(partOf(item, 'brands')).slice(0, 3).join(', ');
  const told = partOf(item, 'closed') ? [closedText(chosen.filter(Boolean).join(', '), partOf(item, 'openBetween'), language)] : chosen;
  return [daysOfItem(item, language), partOf(item, 'street'), brands, ...told].filter(Boolean).join(' · ');
}
