/** Reads content/physicians.json: which doctors have a page, at which address, in the order of the pages. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { contentOf } from './content-file.ts';

const rows = z.array(z.strictObject({ id: z.string().regex(/^[a-z0-9-]{1,48}$/), slug: z.string().regex(/^[a-z0-9-]{1,80}$/) }));
export type DoctorRow = z.infer<typeof rows>[number];

/** The file's path below content/. */
export const rowsFile = { file: 'physicians.json' };

/** Returns the doctors that the file's text lists; none where it is invalid. */
export function rowsIn(text: string): readonly DoctorRow[] {
  try {
    return rows.parse(JSON.parse(text));
  } catch {
    return [];
  }
}

/** Returns the doctors in the project's current file. */
export function doctorRows(project: string): readonly DoctorRow[] {
  const place = join(contentOf(project), rowsFile.file);
  return existsSync(place) ? rowsIn(readFileSync(place, 'utf8')) : [];
}

/** Returns the file's text, one doctor per line. */
export function rowsText(all: readonly DoctorRow[]): string {
  return `[\n${all.map(({ id, slug }) => `  { "id": "${id}", "slug": "${slug}" }`).join(',\n')}\n]\n`;
}
