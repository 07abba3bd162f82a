/** The records' files of one project folder. Nothing is written but the files of the table, inside content/. */
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, readFile, realpath } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { removeDurably, writeDurably } from '../../safe/durable-file.ts';
import { joint } from './prose.ts';

export interface ContentFile {
  readonly text: string;
  /** Differs when the text does. */
  readonly version: string;
}

/** A file of content/ that the table of records names. */
export interface ContentPlace {
  /** Below content/. */
  readonly file: string;
  /** Of prose: the Spanish file beside it. */
  readonly spanish?: string;
}

/** Someone changed the file meanwhile. */
export class ChangedMeanwhileError extends Error {}

/** Where the records of a project stand. */
export const contentOf = (project: string): string => join(project, 'content');

/** A short name for exactly this text. */
export const versionOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Whether the desk may change the records of this folder. */
export async function isWritable(project: string): Promise<boolean> {
  const places = ['.', 'practice.yaml'].map((name) => access(join(contentOf(project), name), constants.R_OK | constants.W_OK));
  return Promise.all(places).then(
    () => true,
    () => false,
  );
}

/** What forms were made from, for as long as someone may have them open: so that a change meanwhile is told from one's own. */
const opened = new Map<string, string>();
const mostOpened = 100;

/** The text of a version that was read since the desk was started. */
export function textOfVersion(version: string): string | undefined {
  return opened.get(version);
}

/** Below content/. */
export const filesOf = ({ file, spanish }: ContentPlace) => (spanish ? [file, spanish] : [file]);

/** The files of a record, each with its own text. */
export function textsIn(record: ContentPlace, text: string): { readonly file: string; readonly text: string }[] {
  const texts = text.split(joint);
  return filesOf(record).map((file, at) => ({ file, text: texts[at] ?? '' }));
}

/** A record's file as it is now, of prose both as one text; one that is not there is empty. */
export async function readRecord(project: string, record: ContentPlace): Promise<ContentFile> {
  const texts = filesOf(record).map(async (file) =>
    readFile(await placeOf(project, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    }),
  );
  const text = (await Promise.all(texts)).join(joint);
  const version = versionOf(text);
  opened.delete(version);
  opened.set(version, text);
  const [oldest] = opened.keys();
  if (opened.size > mostOpened && oldest !== undefined) opened.delete(oldest);
  return { text, version };
}

/** Writing nothing removes the file. Throws ChangedMeanwhileError where it is no longer the version that the change was made from. */
export async function writeRecord(project: string, record: ContentPlace, text: string, version: string): Promise<void> {
  const now = await readRecord(project, record);
  if (now.version !== version) throw new ChangedMeanwhileError();
  const before = textsIn(record, now.text);
  for (const [at, one] of textsIn(record, text).entries()) {
    if (before[at]?.text === one.text) continue;
    const place = await placeOf(project, one.file);
    await (one.text ? writeDurably(place, one.text, 0o644) : removeDurably([place]));
  }
}

/** A link that leads out of content/ is no record. */
async function placeOf(project: string, file: string): Promise<string> {
  const [root, wanted] = [await realpath(contentOf(project)), join(contentOf(project), file)];
  const place = await realpath(wanted).catch(async () => join(await realpath(dirname(wanted)), basename(wanted)));
  if (!place.startsWith(root + sep)) throw new Error('A record leads out of content/');
  return place;
}
