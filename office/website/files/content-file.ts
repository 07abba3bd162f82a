/** Reads the records' files of a project folder; content-change.ts writes them. */
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
  /** The Spanish file, where the record is prose. */
  readonly spanish?: string;
}

/** Returns the folder of a project's records. */
export const contentOf = (project: string): string => join(project, 'content');

/** Returns a digest of exactly this text. */
export const versionOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Whether the desk may change the records of this folder. */
export async function isWritable(project: string): Promise<boolean> {
  const places = ['.', 'practice.yaml'].map((name) => access(join(contentOf(project), name), constants.R_OK | constants.W_OK));
  return Promise.all(places).then(
    () => true,
    () => false,
  );
}

/** The texts from which open forms were made, by version, so that someone else's change can be told from one's own. */
const opened = new Map<string, string>();
const mostOpened = 100;

/** Returns the text of a version; undefined if it is no longer kept. */
export function textOfVersion(version: string): string | undefined {
  return opened.get(version);
}

/** Returns a record's file paths below content/. */
export const filesOf = ({ file, spanish }: ContentPlace) => (spanish ? [file, spanish] : [file]);

/** Splits a record's text into its files. */
export function textsIn(record: ContentPlace, text: string): { readonly file: string; readonly text: string }[] {
  const texts = text.split(joint);
  return filesOf(record).map((file, at) => ({ file, text: texts[at] ?? '' }));
}

/** Reads a record's current file, or both files of prose as one text; a missing file is empty. */
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

/** Keeps a text from which a form is made, and returns its version. */
export function rememberVersion(text: string): string {
  const version = versionOf(text);
  opened.delete(version);
  opened.set(version, text);
  const [oldest] = opened.keys();
  if (opened.size > mostOpened && oldest !== undefined) opened.delete(oldest);
  return version;
}

/** Returns the path of a file of content/. Throws for a link that leads out of the folder. */
export async function contentPath(project: string, file: string): Promise<string> {
  const [root, wanted] = [await realpath(contentOf(project)), join(contentOf(project), file)];
  const place = await realpath(wanted).catch(async () => join(await realpath(dirname(wanted)), basename(wanted)));
  if (!place.startsWith(root + sep)) throw new Error('A record leads out of content/');
  // Reading a named pipe would never end.
  if (
    !(await stat(place).then(
      (found) => found.isFile(),
      () => true,
    ))
  )
    throw new Error('A record is no file');
  return place;
}
