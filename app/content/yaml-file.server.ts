import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { languages } from '#app/site/language.ts';
import { ContentError } from './content-error.ts';
import { asSigned } from './signature.server.ts';
import { placeInFile, problemsOf, type YamlText } from './yaml-problems.server.ts';

export { ContentError };

/** Names a file in messages, relative to the project's folder. */
export function displayPath(file: string): string {
  const path = relative(process.cwd(), file);
  return path.startsWith('..') ? file : path;
}

/** Reads a text file; its absence is a content error that says what was expected there. */
export function readText(file: string, expected = 'a content file'): string {
  try {
    // A named pipe never ends.
    if (!statSync(file).isFile()) throw new Error('no file');
    // Git on Windows may end lines with CRLF.
    return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  } catch {
    throw new ContentError([`${displayPath(file)}: expected ${expected}, found no such file`]);
  }
}

function openYaml(text: string, file: string, firstLine: number): YamlText {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  return { file: displayPath(file), document, lines, firstLine };
}

/**
 * Validates YAML text against a schema. `firstLine` is the file's line on which the text begins.
 * @throws ContentError with every fault of the text, not only the first.
 */
export function parseYaml<S extends z.ZodType>(text: string, file: string, schema: S, firstLine = 1): z.infer<S> {
  const yaml = openYaml(text, file, firstLine);
  if (yaml.document.errors.length > 0) {
    throw new ContentError(
      yaml.document.errors.map(({ pos, message }) => {
        const line = yaml.lines.linePos(pos[0]).line + firstLine - 1;
        return `${yaml.file}:${line}: expected readable YAML, found: ${message}`;
      }),
    );
  }
  const data = asSigned(yaml.document.toJS(), () => textsBeside(file).map((beside) => readText(beside)));
  const result = schema.safeParse(data);
  if (!result.success) throw new ContentError(problemsOf(result.error, yaml, data));
  return result.data;
}

/** Lists the texts that an article's record is signed with: its own in each language, then the shared texts it includes. */
export function textsBeside(file: string, read: (file: string) => string = readText): string[] {
  if (basename(file) !== 'article.yaml') return [];
  const own = languages.map((language) => join(dirname(file), `${language}.mdoc`));
  return [...own, ...new Set(own.flatMap((text) => takenIn(text, join(dirname(file), '../..'), read)))];
}

/** Lists partials. A missing one is not signed: the content checks report it. */
function takenIn(file: string, root: string, read: (file: string) => string): string[] {
  const names = [...textOrNothing(file, read).matchAll(/\{% *partial +file="([\w-]+)"/g)].map(([, name = '']) => name);
  const files = names.map((name) => join(root, 'partials', name, basename(file))).filter((one) => textOrNothing(one, read));
  return files.flatMap((one) => [one, ...takenIn(one, root, read)]);
}

function textOrNothing(file: string, read: (file: string) => string): string {
  try {
    return read(file);
  } catch {
    return '';
  }
}

interface Kept {
  readonly stamp: string;
  readonly beside: readonly string[];
  readonly schema: z.ZodType;
  readonly value: unknown;
}
const kept = new Map<string, Kept>();

/**
 * Reads and validates a YAML file. The value is kept until the file changes, so that a corrected
 * fact shows at once while the site is being edited.
 * @throws ContentError naming file, line, field path and what was expected.
 */
export function readYaml<S extends z.ZodType>(file: string, schema: S): z.infer<S> {
  const before = kept.get(file);
  if (before?.stamp && before.stamp === stampsOf([file, ...before.beside]) && before.schema === schema) return before.value as z.infer<S>;
  const beside = textsBeside(file);
  const stamp = stampsOf([file, ...beside]);
  const value = parseYaml(readText(file), file, schema);
  kept.set(file, { stamp, beside, schema, value });
  return value;
}

/** Stamp that changes with the file; empty if there is no file. */
export function stampOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs}/${stat.size}` : '';
}

/** Stamp that changes with any of the files; empty if none exists. */
export const stampsOf = (files: readonly string[]): string => files.map(stampOf).join(' ').trim();

const opened = new Map<string, { readonly stamp: string; readonly yaml: YamlText }>();

/**
 * Locates a field in its file, for checks that compare several records. The file is parsed once until it changes: some records are compared
 * for every page.
 */
export function locate(file: string, path: readonly PropertyKey[]): string {
  const stamp = stampOf(file);
  const before = opened.get(file);
  if (stamp && before?.stamp === stamp) return placeInFile(before.yaml, path);
  const yaml = openYaml(readText(file), file, 1);
  opened.set(file, { stamp, yaml });
  return placeInFile(yaml, path);
}
