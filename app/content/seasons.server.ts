/** The air of San Antonio through the year; see content.server.ts for the ways of this door. */
import { join } from 'node:path';
import { type Seasons, seasonsSchema } from './schema/season.ts';
import { ContentError, locate, readYaml } from './yaml-file.server.ts';

/**
 * What is in the air, month by month, and what helps; `draft` while the practice has not approved the levels.
 * @throws ContentError also for a source or a help that the file does not list.
 */
export function seasons(root = 'content'): Seasons {
  const file = join(root, 'seasons.yaml');
  const all = readYaml(file, seasonsSchema);
  const sources = new Set(all.sources.map(({ id }) => id));
  const helps = new Set(all.helps.map(({ id }) => id));
  const unknown = (list: string, known: ReadonlySet<string>, ids: readonly string[], path: readonly PropertyKey[]) =>
    ids.flatMap((one, at) =>
      known.has(one) ? [] : [`${locate(file, [...path, at])}: expected the id of one of the file's ${list}, found "${one}"`],
    );
  const problems = [
    ...all.types.flatMap(({ from, levelFrom }, index) => [
      ...unknown('sources', sources, levelFrom, ['types', index, 'levelFrom']),
      ...unknown('sources', sources, from, ['types', index, 'from']),
    ]),
    ...all.helps.flatMap(({ from }, index) => unknown('sources', sources, from, ['helps', index, 'from'])),
    ...all.months.flatMap((one, index) => unknown('helps', helps, one.helps, ['months', index, 'helps'])),
    ...all.cedarFever.flatMap(({ from }, index) => unknown('sources', sources, from, ['cedarFever', index, 'from'])),
    ...unknown('sources', sources, all.count.from, ['count', 'from']),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return all;
}
