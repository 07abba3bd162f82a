/** Forms that were left unfinished, apart from the site: in the desk's own folder, one file each, with a folder for its pictures. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder, removeDurably, writeDurably } from '../../safe/durable-file.ts';
import type { EditableRecord } from './records.ts';

type Known = Pick<EditableRecord, 'id'>;

const folderOf = (folder: string) => join(folder, 'unfinished');
/** An item's id has been looked at by who calls: small letters, digits and hyphens. */
const fileOf = (folder: string, { id }: Known, item = '') => join(folderOf(folder), `${id}.${item}.form`);

/** Where pictures wait that were chosen in a form and are not saved yet. */
export function waitingFolder(folder: string, { id }: Known, item = ''): string {
  return join(folderOf(folder), `${id}.${item}.pictures`);
}

/** Keeps a form as it was sent. */
export async function keepDraft(folder: string, record: Known, item: string | undefined, form: URLSearchParams): Promise<void> {
  await makePrivateFolder(folderOf(folder));
  await writeDurably(fileOf(folder, record, item), form.toString());
}

/** The form that was kept, if there is one. */
export async function draftOf(folder: string, record: Known, item?: string): Promise<URLSearchParams | undefined> {
  const text = await readFile(fileOf(folder, record, item), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : new URLSearchParams(text);
}

/** Forgets it, and its pictures. */
export async function dropDraft(folder: string, record: Known, item?: string): Promise<void> {
  await rm(waitingFolder(folder, record, item), { recursive: true, force: true });
  if (await draftOf(folder, record, item)) await removeDurably([fileOf(folder, record, item)]);
}
