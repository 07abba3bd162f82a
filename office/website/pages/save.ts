/** Saves a form to the record's file: the rest stays, schema and checks may reject it, another's change is never overwritten. */
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { type Language, languages, wordsIn } from '#app/site/language.ts';
import type { PageRequest } from '../../part.ts';
import { type Change, changesOf, settled } from '../fields/changes.ts';
import { checkText, faultText } from '../fields/faults.ts';
import type { Field } from '../fields/field.ts';
import { formOf, formValue, isObject, listOf, partOf } from '../fields/form-value.ts';
import { withIds } from '../fields/ids.ts';
import { photosIn, picturesOf } from '../fields/pictures.ts';
import { valueAt, withAt } from '../fields/places.ts';
import { words as fieldWords } from '../fields/words.ts';
import { UnwritableError } from '../files/changed-yaml.ts';
import { type CheckFault, faultsWith } from '../files/checks.ts';
import { ChangedMeanwhileError, writeRecords } from '../files/content-change.ts';
import { type ContentFile, readRecord, textOfVersion } from '../files/content-file.ts';
import { type DoctorRow, doctorRows, rowsFile, rowsText } from '../files/doctor-rows.ts';
import { waitingFolder } from '../files/drafts.ts';
import { hasAddress, rowFor, wholeDoctor } from '../files/new-doctor.ts';
import { lostPictures, putPictures } from '../files/pictures.ts';
import { draftForCounsel } from '../files/prose-rows.ts';
import { dropUnpublished } from '../files/published-pictures.ts';
import { textWith, valueIn } from '../files/record-value.ts';
import { doctorRecord } from '../files/records.ts';
import { pictureWords } from './picture-words.ts';
import { itemIndex, partFor, type Target, withPart } from './target.ts';
import { words } from './words.ts';

export type Saved =
  /** `record` is the id of a new record. */
  | { readonly outcome: 'saved' | 'same' | 'unwritable'; readonly record?: string }
  | { readonly outcome: 'refused'; readonly faults: Readonly<Record<string, string>> }
  | { readonly outcome: 'meanwhile'; readonly merged: Merged };

export interface Merged {
  readonly value: unknown;
  readonly conflicts: readonly { readonly change: Change; readonly theirs: unknown; readonly isIn: boolean }[];
}

/** Returns a value as a form shows it, without some differences. */
export function shownOf(field: Field, value: unknown): unknown {
  return formValue(field, new URLSearchParams(formOf(field, value, '')), '');
}

/** Saves a form's value; undefined removes the item. Throws ProgramError where the checks could not be run. */
export async function save(asked: PageRequest, target: Target, value: unknown): Promise<Saved> {
  const { project, links } = asked;
  const file = await readRecord(project, target.record);
  const version = asked.form.get('version') ?? '';
  if (file.version !== version) return { outcome: 'meanwhile', merged: merge(target, value, textOfVersion(version), file.text) };
  const data = valueIn(target.record, file.text);
  const rows = doctorRows(project);
  const row = target.record.doctor && rowOf(target, value, rows);
  const changed = row ? wholeDoctor(wholeAfter(target, data, value), row, rows) : wholeAfter(target, data, value);
  if (isDeepStrictEqual(changed, data)) return { outcome: 'same' };
  // A notice that an attorney has approved is a draft again once changed.
  const whole = target.record.group?.id === 'legal' ? { ...(changed as object), status: draftForCounsel } : changed;
  const judged = target.record.schema.safeParse(whole);
  if (!judged.success) return { outcome: 'refused', faults: schemaFaults(target, whole, judged.error, links.language) };
  if (target.record.doctor === 'new' && !hasAddress(String(partOf(value, 'name'))))
    return { outcome: 'refused', faults: { name: wordsIn(fieldWords, links.language).latinName } };
  const long = longTexts(value).map((path) => [path, wordsIn(fieldWords, links.language).tooLong(longestText)]);
  if (long.length > 0) return { outcome: 'refused', faults: Object.fromEntries(long) };
  const waiting = waitingFolder(asked.folder, target.record, target.item);
  const lost = await lostPictures(project, waiting, photosIn(target.record.field, whole));
  const gone = picturesOf(target.field, value).filter((one) => one.file && lost.includes(one.file));
  if (gone.length > 0)
    return { outcome: 'refused', faults: Object.fromEntries(gone.map(({ path }) => [path, pictureWords.lost[links.language]])) };
  if (target.record.doctor !== 'new' || !row) return write(asked, target, { whole, file, waiting });
  const saved = await write(asked, { ...target, record: doctorRecord(row) }, { whole, file, waiting, rows: [...rows, row] });
  return saved.outcome === 'saved' ? { ...saved, record: row.id } : saved;
}

/** In characters: five times the longest part of an article. */
const longestText = 20_000;

/** Returns the paths of texts longer than any page could use. */
function longTexts(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return value.length > longestText ? [path.join('.')] : [];
  return Object.entries(value ?? {}).flatMap(([name, below]) => longTexts(below, [...path, name]));
}

/** Returns the record's value with the form's changes. */
export function wholeAfter(target: Target, data: unknown, value: unknown): unknown {
  const base = partFor(target, data);
  if (value === undefined) return withPart(target, data, undefined);
  const named = withIds(target.field, value);
  return withPart(target, data, base === undefined ? named : settled(base, shownOf(target.field, base), named));
}

interface Written {
  readonly whole: unknown;
  readonly file: ContentFile;
  /** The folder of the form's pictures that are not on the site yet. */
  readonly waiting: string;
  /** For a new doctor, the rows of all doctors. */
  readonly rows?: readonly DoctorRow[];
}

async function write({ project, links }: PageRequest, target: Target, { whole, file, waiting, rows }: Written): Promise<Saved> {
  const { record } = target;
  const before = photosIn(record.field, valueIn(record, file.text));
  const photos = photosIn(record.field, whole);
  try {
    const text = textWith(record, file.text, whole);
    const list = rows && { record: rowsFile, text: rowsText(rows) };
    const trials = [{ record, text }, ...(list ? [list] : [])];
    const found = await faultsWith(project, trials);
    if (found.length > 0) return { outcome: 'refused', faults: checkFaults(target, whole, found, links.language) };
    await putPictures(project, waiting, photos);
    const listed = list && { ...list, version: (await readRecord(project, rowsFile)).version };
    await writeRecords(project, [{ record, text, version: file.version }, ...(listed ? [listed] : [])]);
    await dropUnpublished(project, before);
    return { outcome: 'saved' };
  } catch (error) {
    if (error instanceof UnwritableError) return { outcome: 'unwritable' };
    await dropUnpublished(project, photos);
    if (!(error instanceof ChangedMeanwhileError)) throw error;
    const now = await readRecord(project, record);
    return { outcome: 'meanwhile', merged: merge(target, partFor(target, whole), file.text, now.text) };
  }
}

/** Returns a doctor's own row, or a new one for the name. */
function rowOf({ record }: Target, value: unknown, rows: readonly DoctorRow[]): DoctorRow | undefined {
  return record.doctor === 'new' ? rowFor(String(partOf(value, 'name') ?? ''), rows) : rows.find(({ id }) => id === record.id);
}

/** Returns a fault's path in the form; empty where the form does not have it. */
function placed(target: Target, whole: unknown, path: string): string {
  const { list } = target.record;
  if (!list) return path;
  const at = itemIndex(target, whole);
  const own = `${list.name}.${at === -1 ? listOf(partOf(whole, list.name)).length - 1 : at}.`;
  return path.startsWith(own) ? path.slice(own.length) : '';
}

/** Returns the schema's first fault at each field, in the order of the form. */
export function schemaFaults(target: Target, whole: unknown, { issues }: z.ZodError, language: Language): Record<string, string> {
  const entries = issues.map(
    (issue) => [placed(target, whole, issue.path.join('.')), faultText(issue as Parameters<typeof faultText>[0], language)] as const,
  );
  return Object.fromEntries(entries.filter(([path], at) => entries.findIndex(([other]) => other === path) === at));
}

function checkFaults(target: Target, whole: unknown, found: readonly CheckFault[], language: Language): Record<string, string> {
  const told = Object.groupBy(found, ({ path = '', record }) => (record?.file === target.record.file ? placed(target, whole, path) : ''));
  return Object.fromEntries(
    Object.entries(told).map(([path, faults = []]) => [path, [...new Set(faults.map(({ text }) => checkText(text, language)))].join('\n')]),
  );
}

/**
 * Applies the form's changes to the file as it is now. A field that has changed in the file too is a conflict. If the text that the form
 * was made from (`base`) is no longer known, every field that differs from the file is a conflict.
 */
function merge(target: Target, value: unknown, base: string | undefined, now: string): Merged {
  const { field, record } = target;
  const theirs = shownOf(field, partFor(target, valueIn(record, now)));
  const before = base === undefined ? theirs : shownOf(field, partFor(target, valueIn(record, base)));
  // Before a removal, the form shows the current value.
  if (value === undefined) return { value: theirs, conflicts: [] };
  let merged = theirs;
  const conflicts = changesOf(field, before, value)
    .flatMap(byLanguage)
    .flatMap((change) => {
      const current = valueAt(theirs, change.path);
      if (isDeepStrictEqual(current, change.to)) return [];
      merged = withAt(merged, change.path, change.to);
      const isIn = isDeepStrictEqual(valueAt(merged, change.path), change.to);
      return base !== undefined && isDeepStrictEqual(current, change.from) && isIn ? [] : [{ change, theirs: current, isIn }];
    });
  return { value: merged, conflicts };
}

/** Splits a text's change by language: one may be a colleague's. */
function byLanguage(change: Change): Change[] {
  const { field, from, to, path } = change;
  if ((field.kind !== 'pair' && field.kind !== 'pairOfLines') || !isObject(from) || !isObject(to)) return [change];
  return languages
    .filter((language) => !isDeepStrictEqual(from[language], to[language]))
    .map((language) => ({
      ...change,
      path: [...path, language],
      names: [...change.names, words[language === 'en' ? 'english' : 'spanish']],
      from: from[language],
      to: to[language],
    }));
}
