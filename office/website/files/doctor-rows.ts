/** The list of doctors, content/physicians.json: who has a page, at which address, in the order of the pages. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { contentOf } from './content-file.ts';

const rows = z.array(z.strictObject({ id: z.string().regex(/^[a-z0-9-]{1,48}$/), slug: z.string().regex(/^[a-z0-9-]{1,80}$/) }));
export type DoctorRow = z.infer<typeof rows>[number];

/** Its place among the files of content/. */
export const rowsFile = { file: 'physicians.json' };

/** The doctors that the text of the file lists; none where it cannot be read. */
export function rowsIn(text: string): readonly DoctorRow[] {
  try {
    return rows.parse(JSON.parse(text));
  } catch {
    return [];
  }
}

/** The doctors of a project as its folder has them now. */
export function doctorRows(project: string): readonly DoctorRow[] {
  const place = join(contentOf(project), rowsFile.file);
  return existsSync(place) ? rowsIn(readFileSync(place, 'utf8')) : [];
}

/** The file's text, a doctor a line. */
export function rowsText(all: readonly DoctorRow[]): string {
  return `[\n${all.map(({ id, slug }) => `  { "id": "${id}", "slug": "${slug}" }`).join(',\n')}\n]\n`;
}
