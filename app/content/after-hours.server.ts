/** The facts of the page for when the offices are closed; see content.server.ts for the ways of this door. */
import { join } from 'node:path';
import { type AfterHours, afterHoursSchema } from './schema/after-hours.ts';
import { ContentError, locate, readYaml } from './yaml-file.server.ts';

/**
 * What to do, situation by situation and level by level, when a problem comes after hours.
 * @throws ContentError also for a source no list knows, and for one that nothing rests on.
 */
export function afterHours(root = 'content'): AfterHours {
  const file = join(root, 'after-hours.yaml');
  const record = readYaml(file, afterHoursSchema);
  const known = new Set(record.sources.map(({ id }) => id));
  const named = [
    ...record.situations.map(({ from }, index) => ({ from, path: ['situations', index, 'from'] })),
    { from: record.avoid.from, path: ['avoid', 'from'] },
  ];
  const problems = named.flatMap(({ from, path }) =>
    from.flatMap((id, place) =>
      known.has(id) ? [] : [`${locate(file, [...path, place])}: expected the id of a source below, found "${id}"`],
    ),
  );
  const used = new Set(named.flatMap(({ from }) => from));
  record.sources.forEach(({ id }, index) => {
    if (!used.has(id)) problems.push(`${locate(file, ['sources', index, 'id'])}: expected a source that a list names, found "${id}"`);
  });
  if (problems.length > 0) throw new ContentError(problems);
  return record;
}
