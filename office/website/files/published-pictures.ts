/** Finds the photos that a publication adds or no longer needs, and restores removed ones. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { photosIn } from '../fields/pictures.ts';
import { readRecord } from './content-file.ts';
import { git, isCheckout, namesIn } from './git.ts';
import { removePictures } from './pictures.ts';
import { valueIn } from './record-value.ts';
import { type ChangedRecord, type EditableRecord, recordsIn } from './records.ts';

export const photoPath = (name: string) => `content/photos/${name}`;
const photosOf = (record: EditableRecord, text: string) => photosIn(record.field, valueIn(record, text));

/** Returns the names of pictures that no record uses now. */
async function unnamed(project: string, names: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(recordsIn(project).map(async (record) => photosOf(record, (await readRecord(project, record)).text)));
  const named = new Set(texts.flat());
  return [...new Set(names)].filter((name) => !named.has(name));
}

async function published(project: string, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const listed = await git(project, ['ls-tree', '-z', '--name-only', 'HEAD', '--', ...names.map(photoPath)]);
  return names.filter((name) => namesIn(listed).includes(photoPath(name)));
}

/** Removes pictures that no record uses and that were never published; "Undo" needs published ones until the next publication. */
export async function dropUnpublished(project: string, names: readonly string[]): Promise<void> {
  const free = await unnamed(project, names);
  if (free.length === 0 || !(await isCheckout(project))) return;
  const kept = await published(project, free);
  await removePictures(
    project,
    free.filter((name) => !kept.includes(name)),
  );
}

/** Returns the pictures that a publication adds, and those it removes because no record uses them. */
export async function picturesBetween(project: string, steps: readonly ChangedRecord[]): Promise<{ added: string[]; gone: string[] }> {
  const after = [...new Set(steps.flatMap(({ record, text }) => photosOf(record, text)))];
  const before = steps.flatMap((step) => photosOf(step.record, step.published));
  const known = await published(project, after);
  return { added: after.filter((name) => !known.includes(name)), gone: await published(project, await unnamed(project, before)) };
}

/** Restores missing pictures from git history. */
export async function bringBack(project: string, { record, text }: ChangedRecord): Promise<void> {
  for (const name of photosOf(record, text)) {
    const removal = existsSync(join(project, photoPath(name)))
      ? ''
      : (await git(project, ['rev-list', '-1', 'HEAD', '--', photoPath(name)])).trim();
    if (removal) await git(project, ['restore', `--source=${removal}^`, '--worktree', '--', photoPath(name)]);
  }
}
