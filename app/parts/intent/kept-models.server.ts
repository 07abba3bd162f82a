import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Model } from './classifier.ts';
import { counted, type Example, learnt, type TrainingOptions } from './train.server.ts';

const programs = ['./train.server.ts', './lowest.server.ts', './classifier.ts'].map((file) =>
  readFileSync(new URL(file, import.meta.url), 'utf8'),
);

/**
 * Trains a model, or reads it from the folder `cache` if the same code has trained it on the same examples before. The build and several
 * tests need the same three models, each of which takes seconds to train. The folder may be deleted at any time.
 */
export function keptModel<Label extends string>(
  examples: readonly Example<Label>[],
  labels: readonly Label[],
  options: TrainingOptions,
  cache = '.cache/models',
): Model<Label> {
  const rows = counted(examples, labels, options);
  const key = JSON.stringify([programs, rows, labels, options]);
  const kept = join(cache, createHash('sha256').update(key).digest('hex'));
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
  const model = learnt(rows, labels, options);
  mkdirSync(cache, { recursive: true });
  // Write to a temporary name and rename it, so that an interrupted program leaves no incomplete model in the cache.
  const partial = `${kept}.${process.pid}`;
  writeFileSync(partial, JSON.stringify(model));
  renameSync(partial, kept);
  return model;
}
