/** Returns the results of every question, from a file while all that they depend on is unchanged. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import { namesIn } from '../setup/sources.mjs';
import type { Evaluation } from './evaluation.ts';

export const keptFile = '.cache/assistant-evaluation.json';

export interface KeptEvaluation {
  readonly evaluation: Evaluation;
  /** The hash of each module of the project that the evaluation ran, by its path. */
  readonly modules: Readonly<Record<string, string>>;
  /** The hash of everything else it depends on. */
  readonly rest: string;
}

export const hashOfText = (text: string | NodeJS.ArrayBufferView) => createHash('sha256').update(text).digest('hex');

/** Hashes content, training, packages and Node, the settings that the modules read, and the code that keeps an evaluation. */
export function hashOfRest(): string {
  const { STORM, CONTENT_ROOT = 'content', SITE_ORIGIN, API_ORIGIN, TZ } = process.env;
  const own = ['evaluate.ts', 'kept-evaluation.ts', '../setup/sources.mjs'].map((file) => `scripts/assistant/${file}`);
  const paths = [...own, 'package.json', 'package-lock.json', ...[CONTENT_ROOT, 'training', 'tests/practice'].flatMap(namesIn)];
  const files = paths.filter((path) => statSync(path).isFile()).map((path) => [path, hashOfText(readFileSync(path))]);
  return hashOfText(JSON.stringify([files, { STORM, CONTENT_ROOT, SITE_ORIGIN, API_ORIGIN, TZ }, process.versions]));
}

const holds = ({ modules, rest }: KeptEvaluation) =>
  rest === hashOfRest() && Object.entries(modules).every(([path, hash]) => existsSync(path) && hashOfText(readFileSync(path)) === hash);

/** Returns the evaluation of the files as they are: read if it was made from the same files, else made in another process (a minute). */
export async function keptEvaluation(): Promise<Evaluation> {
  const read = (): KeptEvaluation => JSON.parse(readFileSync(keptFile, 'utf8'));
  if (!existsSync(keptFile) || !holds(read())) await promisify(execFile)(process.execPath, ['scripts/assistant/evaluate.ts']);
  return read().evaluation;
}
