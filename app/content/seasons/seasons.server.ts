/** The air of San Antonio through the year. Arguments and errors are as in content.server.ts. */
import { join } from 'node:path';
import { readSourced } from '#app/content/articles/sources.server.ts';
import { contentRoot } from '#app/content/content-root.server.ts';
import { ContentError, locate } from '#app/content/yaml-file.server.ts';
import { type Seasons, seasonsSchema } from './season.schema.ts';

/**
 * What is in the air, month by month, and what helps; `draft` while the practice has not approved the levels.
 * @throws ContentError also for a source or a help that the file does not list.
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

/** The year of mountain cedar, twelve levels, with its name: what San Antonio asks for most. */
export function cedarYear(root = contentRoot) {
  const cedar = seasons(root).types.find(({ id }) => id === 'mountain-cedar');
  return { name: cedar?.short ?? { en: '', es: '' }, levels: cedar?.level ?? [] };
}

/** The helps that say when to start: what a calendar of a plant's months carries. */
export function calendarHelps(root = contentRoot) {
  return seasons(root)
    .helps.filter(({ inCalendar }) => inCalendar)
    .map(({ text }) => text);
}
