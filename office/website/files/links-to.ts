/** Removes links to a doctor's page or an office, which is about to be removed, from the texts of other records. */

import { UnwritableError } from './changed-yaml.ts';
import { readRecord, versionOf } from './content-file.ts';
import { textWith, valueIn } from './record-value.ts';
import { type ChangedRecord, type EditableRecord, recordsIn } from './records.ts';

/** The target of the links: a value in records (`physician/soto`), also in links of texts. */
export interface Goal {
  readonly value: string;
  /** The value that replaces it where it cannot be left out. */
  readonly instead?: string;
}

type Path = readonly (string | number)[];

/** Returns the records that link to the goal, and their texts without the links, as far as schemas allow that. */
export async function withoutLinksTo(project: string, goal: Goal, gone: EditableRecord): Promise<ChangedRecord[]> {
  const found = await Promise.all(
    recordsIn(project).map(async (record) => {
      const { text } = record.id === gone.id ? { text: '' } : await readRecord(project, record);
      return text.includes(goal.value) ? changedBy(record, text, goal) : [];
    }),
  );
  return found.flat();
}

/** Adds the version of the text that was read, which the writer compares. */
export const asChanges = (changed: readonly ChangedRecord[]) =>
  changed.map(({ record, published, text }) => ({ record, text, version: versionOf(published) }));

function changedBy(record: EditableRecord, text: string, goal: Goal): ChangedRecord[] {
  const before = valueIn(record, text);
  const unlinked = withoutTextLinks(before, goal.value);
  const places = placesOf(unlinked, goal.value);
  const after = places.toReversed().reduce((data, place) => withoutPlace(record, data, place, goal), unlinked);
  try {
    const changed = textWith(record, text, after);
    return changed === text ? [] : [{ record, published: text, text: changed }];
  } catch (error) {
    if (error instanceof UnwritableError) return [];
    throw error;
  }
}

/** Replaces `[Dr. Soto](page:physician/soto)` in a text with its words. */
function withoutTextLinks(data: unknown, wanted: string): unknown {
  const link = new RegExp(`\\[([^\\]]*)\\]\\(page:${RegExp.escape(wanted)}(?:#[^)]*)?\\)`, 'g');
  return mapped(data, (text) => text.replace(link, '$1'));
}

function mapped(data: unknown, change: (text: string) => string): unknown {
  if (typeof data === 'string') return change(data);
  if (Array.isArray(data)) return data.map((one) => mapped(one, change));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, one]) => [name, mapped(one, change)]));
}

function placesOf(data: unknown, wanted: string, path: Path = []): Path[] {
  if (data === wanted) return [path];
  if (Array.isArray(data)) return data.flatMap((one, at) => placesOf(one, wanted, [...path, at]));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, one]) => placesOf(one, wanted, [...path, name]));
}

/** Removes the value, or what contains it, or sets `instead`: the first of these that the schema accepts. */
function withoutPlace({ schema }: EditableRecord, data: unknown, place: Path, { instead }: Goal): unknown {
  const wholes = [place, place.slice(0, -1)].filter((one) => one.length > 0).map((one) => changedAt(data, one, undefined));
  const tried = instead === undefined ? wholes : [...wholes, changedAt(data, place, instead)];
  return tried.find((one) => schema.safeParse(one).success) ?? data;
}

/** Returns the data with `to` at a path; undefined removes the value. */
function changedAt(data: unknown, [step, ...rest]: Path, to: unknown): unknown {
  if (step === undefined) return to;
  if (Array.isArray(data)) {
    const below = changedAt(data[Number(step)], rest, to);
    return below === undefined ? data.toSpliced(Number(step), 1) : data.with(Number(step), below);
  }
  const { [step]: own, ...others } = data as Readonly<Record<string, unknown>>;
  const below = changedAt(own, rest, to);
  // The property keeps its place, so the file keeps its order.
  return below === undefined ? others : { ...(data as object), [step]: below };
}
