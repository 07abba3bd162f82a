import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keptModel } from './kept-models.server.ts';
import { type Example, trained } from './train.server.ts';

const options = { buckets: 2 ** 8, pieces: [4], steps: 3 };
const labels = ['hours'] as const;
const examples: Example<'hours'>[] = [
  { text: 'when are you open', label: 'hours' },
  { text: 'my skin itches', label: undefined },
];

it('trains a model once, reads it from the cache the next time, and trains again on other examples', () => {
  const folder = mkdtempSync(join(tmpdir(), 'models-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const model = keptModel(examples, labels, options, folder);
  expect(model).toEqual(trained(examples, labels, options));

  const [file = ''] = readdirSync(folder);
  const changed = { ...JSON.parse(readFileSync(join(folder, file), 'utf8')), marked: true };
  writeFileSync(join(folder, file), JSON.stringify(changed));
  expect(keptModel(examples, labels, options, folder)).toEqual(changed);
  expect(keptModel(examples.slice(1), labels, options, folder)).toEqual(trained(examples.slice(1), labels, options));
});
