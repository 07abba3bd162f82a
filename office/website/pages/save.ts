/** From a form to the record's file: the same value elsewhere, refused where schema or checks refuse it, never over another's change. */
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import type { z } from 'zod';
import type { Language } from '#app/site/language.ts';
import { type Change, changesOf, settled } from '../fields/changes.ts';
import { checkText, faultText } from '../fields/faults.ts';
import type { Field } from '../fields/field.ts';
import { formOf, formValue, isObject } from '../fields/form-value.ts';
import { withIds } from '../fields/ids.ts';
import { type CheckFault, faultsWith } from '../files/checks.ts';
import { ChangedMeanwhileError, type ContentFile, readRecord, textOfVersion, writeRecord } from '../files/content-file.ts';
import { spliced, UnwritableError } from '../files/splice.ts';
import { partFor, placeOf, type Target, withPart } from './target.ts';

export type Saved =
  | { readonly outcome: 'saved' | 'same' | 'unwritable' }
  | { readonly outcome: 'refused'; readonly faults: Readonly<Record<string, string>> }
  | { readonly outcome: 'meanwhile'; readonly merged: Merged };

export interface Merged {
  readonly value: unknown;
  readonly conflicts: readonly { readonly change: Change; readonly theirs: unknown; readonly isIn: boolean }[];
}

/** A value as a form shows it, which is not told apart in some ways. */
export function shownOf(field: Field, value: unknown): unknown {
  return formValue(field, new URLSearchParams(formOf(field, value, '')), '');
}

/** Saves what the form says; `value` undefined takes the item out. */
export async function save(project: string, target: Target, value: unknown, version: string, language: Language): Promise<Saved> {
  const file = await readRecord(project, target.record);
  if (file.version !== version)
    return { outcome: 'meanwhile', merged: merge(target, value, textOfVersion(version) ?? file.text, file.text) };
  const data: unknown = parse(file.text);
  const whole = wholeAfter(target, data, value);
  if (isDeepStrictEqual(whole, data)) return { outcome: 'same' };
  const judged = target.record.schema.safeParse(whole);
  if (!judged.success) return { outcome: 'refused', faults: schemaFaults(target, whole, judged.error, language) };
  return write(project, target, whole, file, language);
}

function wholeAfter(target: Target, data: unknown, value: unknown): unknown {
  const base = partFor(target, data);
  if (value === undefined) return withPart(target, data, undefined);
  const named = withIds(target.field, value);
  return withPart(target, data, base === undefined ? named : settled(base, shownOf(target.field, base), named));
}

async function write(project: string, target: Target, whole: unknown, file: ContentFile, language: Language): Promise<Saved> {
  const { record } = target;
  try {
    const text = spliced(file.text, whole);
    const found = await faultsWith(project, [{ record, text }]);
    if (found.length > 0) return { outcome: 'refused', faults: checkFaults(target, whole, found, language) };
    await writeRecord(project, record, text, file.version);
    return { outcome: 'saved' };
  } catch (error) {
    if (error instanceof UnwritableError) return { outcome: 'unwritable' };
    if (!(error instanceof ChangedMeanwhileError)) throw error;
    const now = await readRecord(project, record);
    return { outcome: 'meanwhile', merged: merge(target, partFor(target, whole), file.text, now.text) };
  }
}

/** What lies outside the form, or has no place, stands under the empty name. */
function placed(target: Target, whole: unknown, path: string): string {
  if (!target.record.list) return path;
  const at = placeOf(target, whole);
  const own = `${target.record.list.name}.${at === -1 ? itemsIn(target, whole) - 1 : at}.`;
  return path.startsWith(own) ? path.slice(own.length) : '';
}

function itemsIn({ record }: Target, whole: unknown): number {
  const list = isObject(whole) && record.list ? whole[record.list.name] : undefined;
  return Array.isArray(list) ? list.length : 0;
}

function schemaFaults(target: Target, whole: unknown, { issues }: z.ZodError, language: Language): Record<string, string> {
  const entries = issues.map(
    (issue) => [placed(target, whole, issue.path.join('.')), faultText(issue as Parameters<typeof faultText>[0], language)] as const,
  );
  return Object.fromEntries(entries.toReversed());
}

function checkFaults(target: Target, whole: unknown, found: readonly CheckFault[], language: Language): Record<string, string> {
  return Object.fromEntries(found.toReversed().map(({ path = '', text }) => [placed(target, whole, path), checkText(text, language)]));
}

/** One's own changes on what the file says now. Where the file's is another too, both are told. */
function merge(target: Target, value: unknown, base: string, now: string): Merged {
  const { field } = target;
  const [before, theirs] = [base, now].map((text) => shownOf(field, partFor(target, parse(text))));
  // Whoever wanted to take it out sees first what it is now.
  if (value === undefined) return { value: theirs, conflicts: [] };
  let merged = theirs;
  const conflicts = changesOf(field, before, value).flatMap((change) => {
    const current = valueAt(theirs, change.path);
    if (isDeepStrictEqual(current, change.to)) return [];
    const put = withAt(merged, change.path, change.to);
    if (put) merged = put.value;
    return isDeepStrictEqual(current, change.from) && put ? [] : [{ change, theirs: current, isIn: Boolean(put) }];
  });
  return { value: merged, conflicts };
}

function valueAt(value: unknown, path: Change['path']): unknown {
  return path.reduce<unknown>((below, step) => (below as Readonly<Record<string | number, unknown>> | null | undefined)?.[step], value);
}

/** Undefined where the place is gone. */
function withAt(value: unknown, [step, ...rest]: Change['path'], to: unknown): { readonly value: unknown } | undefined {
  if (step === undefined) return { value: to };
  if (Array.isArray(value)) {
    const below = typeof step === 'number' && step in value ? withAt(value[step], rest, to) : undefined;
    return below && { value: value.with(Number(step), below.value) };
  }
  const below = isObject(value) ? withAt(value[step], rest, to) : undefined;
  return below && { value: { ...(value as object), [step]: below.value } };
}
