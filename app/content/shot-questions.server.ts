/** The questions before an allergy shot; see content.server.ts for the ways of this door. */
import { join } from 'node:path';
import { type ShotQuestions, shotQuestionsSchema } from './schema/shot-questions.ts';
import { ContentError, locate, readYaml } from './yaml-file.server.ts';

/**
 * What to ask oneself before coming for an allergy shot and what to report after it; `draft` while the practice has
 * not approved it.
 * @throws ContentError also for a source the list does not know, and for one on which nothing rests.
 */
export function shotQuestions(root = 'content'): ShotQuestions {
  const file = join(root, 'shot-questions.yaml');
  const record = readYaml(file, shotQuestionsSchema);
  const named = [
    ...record.questions.map(({ from }, index) => ({ from, path: ['questions', index, 'from'] })),
    { from: record.wait.from, path: ['wait', 'from'] },
  ];
  const known = new Set(record.sources.map(({ id }) => id));
  const used = new Set(named.flatMap(({ from }) => from));
  const problems = [
    ...named.flatMap(({ from, path }) =>
      from.flatMap((id, place) =>
        known.has(id) ? [] : [`${locate(file, [...path, place])}: expected the id of a source below, found "${id}"`],
      ),
    ),
    ...record.sources.flatMap(({ id }, index) =>
      used.has(id) ? [] : [`${locate(file, ['sources', index, 'id'])}: expected a source that a line names, found "${id}"`],
    ),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return record;
}
