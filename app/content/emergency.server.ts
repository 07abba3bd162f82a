/** The facts of the emergency page and of the action plans; see content.server.ts for the ways of this door. */
import { join } from 'node:path';
import { type ActionPlans, actionPlansSchema } from './schema/action-plan.ts';
import { type Emergency, type EmergencySource, emergencySchema } from './schema/emergency.ts';
import { ContentError, locate, readYaml } from './yaml-file.server.ts';

const defaultRoot = 'content';

/** Every source a record names, with the place where it does. */
function namedSources(value: unknown, path: readonly PropertyKey[] = []): { id: string; path: readonly PropertyKey[] }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => namedSources(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'from' && Array.isArray(inner)
      ? inner.map((id, index) => ({ id: String(id), path: [...path, key, index] }))
      : namedSources(inner, [...path, key]),
  );
}

/** @throws ContentError for a source that is named and not listed, or listed and not named. */
function checkSources(file: string, record: { readonly sources: readonly EmergencySource[] }): void {
  const named = namedSources(record);
  const listed = new Set(record.sources.map(({ id }) => id));
  const used = new Set(named.map(({ id }) => id));
  const problems = [
    ...named
      .filter(({ id }) => !listed.has(id))
      .map(({ id, path }) => `${locate(file, path)}: expected the id of one of the sources, found "${id}"`),
    ...record.sources.flatMap(({ id }, index) =>
      used.has(id) ? [] : [`${locate(file, ['sources', index])}: expected a source that something rests on, found "${id}"`],
    ),
  ];
  if (problems.length > 0) throw new ContentError(problems);
}

/** Signs, devices, what to do while waiting, what to tell 911, how to be ready. */
export function emergency(root = defaultRoot): Emergency {
  const file = join(root, 'emergency.yaml');
  const record = readYaml(file, emergencySchema);
  checkSources(file, record);
  return record;
}

/** What is printed on the two action plans beside the blank lines. */
export function actionPlans(root = defaultRoot): ActionPlans {
  const file = join(root, 'action-plans.yaml');
  const record = readYaml(file, actionPlansSchema);
  checkSources(file, record);
  return record;
}
