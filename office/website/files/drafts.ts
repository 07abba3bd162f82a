/** Keeps unfinished forms outside the site: in the desk's own folder, one file each, with a folder for its pictures. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder, removeDurably, writeDurably } from '../../safe/durable-file.ts';
import { rememberVersion, textOfVersion } from './content-file.ts';
import type { EditableRecord } from './records.ts';

type Known = Pick<EditableRecord, 'id'>;

const folderOf = (folder: string) => join(folder, 'unfinished');
/** The caller has checked the item's id: lowercase letters, digits and hyphens. */
const fileOf = (folder: string, { id }: Known, item = '') => join(folderOf(folder), `${id}.${item}.form`);

/** Returns the folder of pictures that were chosen in a form and are not saved yet. */
export function waitingFolder(folder: string, { id }: Known, item = ''): string {
  return join(folderOf(folder), `${id}.${item}.pictures`);
}

/** The entry of a kept form with the record's text from which it was made, so that another's change is detected after a restart too. */
const madeFrom = 'made-from';

/** Saves a form as it was sent, with the text from which it was made. */
export async function keepDraft(folder: string, record: Known, item: string | undefined, form: URLSearchParams): Promise<void> {
  await makePrivateFolder(folderOf(folder));
  const kept = new URLSearchParams(form);
  const text = textOfVersion(form.get('version') ?? '');
  if (text !== undefined) kept.set(madeFrom, text);
  await writeDurably(fileOf(folder, record, item), kept.toString());
}

/** Returns the saved form, if any. */
export async function draftOf(folder: string, record: Known, item?: string): Promise<URLSearchParams | undefined> {
  const text = await readFile(fileOf(folder, record, item), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const form = new URLSearchParams(text);
  const before = form.get(madeFrom);
  if (before !== null) rememberVersion(before);
  form.delete(madeFrom);
  return form;
}

/** Deletes a saved form and its pictures. */
export async function dropDraft(folder: string, record: Known, item?: string): Promise<void> {
  await rm(waitingFolder(folder, record, item), { recursive: true, force: true });
  if (await draftOf(folder, record, item)) await removeDurably([fileOf(folder, record, item)]);
}
