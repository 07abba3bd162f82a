import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type ContentPlace, contentOf, textsIn } from './content-file.ts';

/** Texts in the place of the records'. */
export type Texts = readonly { readonly record: ContentPlace; readonly text: string }[];

/** Nothing for a text is no file. */
export const put = (file: string, text: string) => (text ? writeFile(file, text) : rm(file, { force: true }));

/** Does something in a folder that holds a copy of content/ with these texts; the folder is gone afterwards. */
export async function withContentCopy<T>(project: string, texts: Texts, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'desk-copy-'));
  try {
    const copy = join(folder, 'content');
    // Photographs are no part of what a form changes.
    await cp(contentOf(project), copy, { recursive: true, filter: (path) => basename(path) !== 'photos' });
    for (const { record, text } of texts) for (const one of textsIn(record, text)) await put(join(copy, one.file), one.text);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
