import { basename } from 'node:path';
import type { z } from 'zod';
import { filled } from '#app/content/text/shared-values.server.ts';
import { ContentError, locate, readYaml } from '#app/content/yaml-file.server.ts';

interface NamedSource {
  readonly id: string;
  readonly path: readonly PropertyKey[];
}

/** Lists the sources a record names under `from`, `levelFrom` and the like, each with its place. */
function namedSources(value: unknown, path: readonly PropertyKey[] = []): NamedSource[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => namedSources(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    /^from$|From$/.test(key) && Array.isArray(inner)
      ? inner.map((id, index) => ({ id: String(id), path: [...path, key, index] }))
      : namedSources(inner, [...path, key]),
  );
}

/** Picks the sources of a list that a part of its record names. */
export function sourcesOf<S extends { readonly id: string }>(part: unknown, sources: readonly S[]): S[] {
  const named = new Set(namedSources(part).map(({ id }) => id));
  return sources.filter(({ id }) => named.has(id));
}

interface SourceList {
  /** The file with the list under `sources`. */
  readonly file: string;
  readonly sources: readonly { readonly id: string }[];
}

/**
 * Reports sources that the record of `file` names but the list lacks, and listed sources that nothing names: every statement must lead to
 * its source.
 */
export function sourceFaults(file: string, record: unknown, list: SourceList): string[] {
  const named = namedSources(record);
  const listed = new Set(list.sources.map(({ id }) => id));
  const used = new Set(named.map(({ id }) => id));
  return [
    ...named
      .filter(({ id }) => !listed.has(id))
      .map(({ id, path }) => `${locate(file, path)}: expected the id of one of the sources in ${basename(list.file)}, found "${id}"`),
    ...list.sources.flatMap(({ id }, index) =>
      used.has(id) ? [] : [`${locate(list.file, ['sources', index, 'id'])}: expected a source that something rests on, found "${id}"`],
    ),
  ];
}

/**
 * Reads a record that lists its own sources, shared values filled in.
 * @throws ContentError also for a source that is named and not listed, or listed and not named.
 */
export function readSourced<T extends { readonly sources: readonly { readonly id: string }[] }>(
  file: string,
  schema: z.ZodType<T>,
  root: string,
): T {
  const record = filled(readYaml(file, schema), file, root);
  const problems = sourceFaults(file, record, { file, sources: record.sources });
  if (problems.length > 0) throw new ContentError(problems);
  return record;
}
