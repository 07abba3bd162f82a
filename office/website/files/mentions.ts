/** Finds where else content/ names a doctor who is about to be removed. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { plainText } from '#app/site/plain-text.ts';
import { partOf } from '../fields/form-value.ts';
import { contentOf, readRecord } from './content-file.ts';
import { rowsFile } from './doctor-rows.ts';
import type { EditableRecord } from './records.ts';

/** Returns the files, below content/, with the surname or a link to the page. */
export async function filesNaming(project: string, record: EditableRecord): Promise<string[]> {
  const name = String(partOf(parse((await readRecord(project, record)).text), 'name') ?? '');
  const surname = plainText(name).split(/\s+/).at(-1)?.replace(/\W/g, '') || record.id;
  const named = new RegExp(`\\b(${surname}|physician/${record.id})\\b`);
  const root = contentOf(project);
  const files = (await readdir(root, { recursive: true }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(yaml|mdoc)$/.test(file));
  const found = await Promise.all(
    files.map(async (file) => (file !== record.file && named.test(plainText(await readFile(join(root, file), 'utf8'))) ? [file] : [])),
  );
  return found.flat().filter((file) => file !== rowsFile.file);
}
