/** Reads words said in an emergency and what they add up to. Arguments and errors are as in content.server.ts. */
import { join } from 'node:path';
import type { CareLevel } from '#app/content/articles/care-levels.ts';
import { contentRoot } from '#app/content/content-root.server.ts';
import { situationRecords } from '#app/content/text/shared-values.server.ts';
import { ContentError, locate, readYaml } from '#app/content/yaml-file.server.ts';
import type { EmergencyKind } from './emergency.schema.ts';
import {
  type EmergencyTable,
  type EmergencyWords,
  emergencyTableSchema,
  emergencyWordsSchema,
  type TableRow,
  tableNames,
} from './emergency-lexicon.schema.ts';

const wordsFile = 'emergency-words.yaml';
const tableFile = 'emergency-table.yaml';

/** Reads both languages' words; `draft` until a physician approves them. @throws ContentError if a line names an unknown group. */
export function emergencyWords(root = contentRoot): EmergencyWords {
  const file = join(root, wordsFile);
  const words = readYaml(file, emergencyWordsSchema);
  const lines = [
    ...words.signs.flatMap(({ near, en, es, except }, place) =>
      [...near, ...en, ...es, ...(except?.en ?? []), ...(except?.es ?? [])].map((line) => ({ line, path: ['signs', place] })),
    ),
    ...words.exposures.flatMap(({ named, en, es }, place) => [named, ...en, ...es].map((line) => ({ line, path: ['exposures', place] }))),
    ...Object.entries(words.told).flatMap(([manner, { en, es }]) => [...en, ...es].map((line) => ({ line, path: ['told', manner] }))),
  ];
  const faults = lines.flatMap(({ line, path }) =>
    [...line.matchAll(/<([^>]*)>/g)]
      .filter(([, name = '']) => !(name in words.groups))
      .map(([written]) => `${locate(file, path)}: expected a group of words, found "${written}" in "${line}"`),
  );
  if (faults.length > 0) throw new ContentError(faults);
  return words;
}

/** The card of each level of care; levels that can wait have none. */
const cardOfLevel: Partial<Record<CareLevel, EmergencyKind>> = { '911': 'call-911', er: 'emergency-room' };

/**
 * Reads what signs add up to, by row; `draft` until a physician approves it.
 * @throws ContentError if a row uses an unknown name, or a situation without a card.
 */
export function emergencyTable(root = contentRoot): Omit<EmergencyTable, 'combinations'> & { readonly combinations: readonly TableRow[] } {
  const file = join(root, tableFile);
  const table = readYaml(file, emergencyTableSchema);
  const names = new Set([...tableNames, ...emergencyWords(root).signs.map(({ id }) => id)]);
  const faults = table.combinations.flatMap(({ all, without = [] }, place) =>
    [...all.flatMap((term) => term.split('|')), ...without]
      .filter((name) => !names.has(name))
      .map(
        (name) => `${locate(file, ['combinations', place])}: expected a sign, a part of the body, a grade or a trigger, found "${name}"`,
      ),
  );
  const used = new Set(table.combinations.flatMap(({ all, without = [] }) => [...all.flatMap((term) => term.split('|')), ...without]));
  for (const name of used.symmetricDifference(new Set(Object.keys(table.labels))))
    faults.push(
      `${locate(file, ['labels'])}: expected a label for each name of a row and no other, found ${used.has(name) ? 'none for' : 'one for'} "${name}"`,
    );
  const levels = new Map(situationRecords(root).map(({ id, level }) => [id, level]));
  const combinations = table.combinations.flatMap((row, place): TableRow[] => {
    const level = levels.get(row.situation ?? '');
    const card = row.card ?? (level && cardOfLevel[level]);
    const isKnown = card && (level || !row.situation);
    if (!isKnown)
      faults.push(`${locate(file, ['combinations', place])}: expected a situation of the level 911 or er, found "${row.situation}"`);
    return isKnown ? [{ ...row, card }] : [];
  });
  if (faults.length > 0) throw new ContentError(faults);
  return { ...table, combinations };
}
