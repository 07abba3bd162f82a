/** The records' files of one project folder, as they are read: content-change.ts writes them. */
import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { access, readFile, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { cleanText } from '../../safe/clean-text.ts';
import { joint } from './prose.ts';

export interface ContentFile {
  readonly text: string;
  /** Differs when the text does. */
  readonly version: string;
}

/** A file of content/ that the table of records names. */
export interface ContentPlace {
  /** The path of the file below content/. */
  readonly file: string;
  /** The Spanish file beside it, where the record is prose. */
  readonly spanish?: string;
}

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

/** The text of a version; undefined where that is no longer known. */
export function textOfVersion(version: string): string | undefined {
  return opened.get(version);
}

/** The files of a record, below content/. */
export const filesOf = ({ file, spanish }: ContentPlace) => (spanish ? [file, spanish] : [file]);

/** The files of a record, each with its own text. */
export function textsIn(record: ContentPlace, text: string): { readonly file: string; readonly text: string }[] {
  const texts = text.split(joint);
  return filesOf(record).map((file, at) => ({ file, text: texts[at] ?? '' }));
}

/** A record's file as it is now, of prose both as one text; one that is not there is empty. */
export async function readRecord(project: string, record: ContentPlace): Promise<ContentFile> {
  const texts = filesOf(record).map(async (file) =>
    readFile(await contentPath(project, file), 'utf8').then(cleanText, (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    }),
  );
  const text = (await Promise.all(texts)).join(joint);
  return { text, version: rememberVersion(text) };
}

/** Keeps a text that a form was made from, and says its version. */
export function rememberVersion(text: string): string {
  const version = versionOf(text);
  opened.delete(version);
  opened.set(version, text);
  const [oldest] = opened.keys();
  if (opened.size > mostOpened && oldest !== undefined) opened.delete(oldest);
  return version;
}

/** Where a file of content/ stands. A link that leads out of the folder is no record. */
export async function contentPath(project: string, file: string): Promise<string> {
  const [root, wanted] = [await realpath(contentOf(project)), join(contentOf(project), file)];
  const place = await realpath(wanted).catch(async () => join(await realpath(dirname(wanted)), basename(wanted)));
  if (!place.startsWith(root + sep)) throw new Error('A record leads out of content/');
  // A named pipe would never end.
  if (
    !(await stat(place).then(
      (found) => found.isFile(),
      () => true,
    ))
  )
    throw new Error('A record is no file');
  return place;
}
