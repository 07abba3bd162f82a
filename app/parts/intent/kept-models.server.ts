import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Model } from './classifier.ts';
import { counted, type Example, learnt, type TrainingOptions } from './train.server.ts';

const programs = ['./train.server.ts', './classifier.ts'].map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'));

/**
 * A trained model, from the folder `cache` where the same program has made it of the same examples before: the build and half a
 * dozen tests need the same two, each some seconds' work. The folder may be deleted at any time.
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
  // Renamed into place, so that a program cut short leaves no half of a model.
  const partial = `${kept}.${process.pid}`;
  writeFileSync(partial, JSON.stringify(model));
  renameSync(partial, kept);
  return model;
}
