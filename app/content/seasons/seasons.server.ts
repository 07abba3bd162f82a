/** Reads the air of San Antonio by month. Arguments and errors are as in content.server.ts. */
import { join } from 'node:path';
import { readSourced } from '#app/content/articles/sources.server.ts';
import { contentRoot } from '#app/content/content-root.server.ts';
import { ContentError, locate } from '#app/content/yaml-file.server.ts';
import { type Seasons, seasonsSchema } from './season.schema.ts';

/**
 * Reads what is in the air, month by month, and what helps; `draft` until the practice approves the levels.
 * @throws ContentError also for a source or help that the file does not list.
 */
export function seasons(root = contentRoot): Seasons {
  const file = join(root, 'seasons.yaml');
  const all = readSourced(file, seasonsSchema, root);
  const helps = new Set(all.helps.map(({ id }) => id));
  const problems = all.months.flatMap((month, index) =>
    month.helps.flatMap((one, at) =>
      helps.has(one) ? [] : [`${locate(file, ['months', index, 'helps', at])}: expected the id of one of the file's helps, found "${one}"`],
    ),
  );
  if (problems.length > 0) throw new ContentError(problems);
  return all;
}

/** Reads mountain cedar's twelve levels and name, which San Antonio asks for most. */
export function cedarYear(root = contentRoot) {
  const cedar = seasons(root).types.find(({ id }) => id === 'mountain-cedar');
  return { name: cedar?.short ?? { en: '', es: '' }, levels: cedar?.level ?? [] };
}

/** Reads the helps that say when to start, for the calendar of a plant's months. */
export function calendarHelps(root = contentRoot) {
  return seasons(root)
    .helps.filter(({ inCalendar }) => inCalendar)
    .map(({ text }) => text);
}
