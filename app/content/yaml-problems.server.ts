import { type Document, isMap, isNode, isScalar, type LineCounter, type Node } from 'yaml';
import type { z } from 'zod';

type Path = readonly PropertyKey[];

/** A parsed YAML text with the data to locate a value in it. */
export interface YamlText {
  readonly file: string;
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
  /** The file's line on which the text begins: above 1 for front matter. */
  readonly firstLine: number;
}

/** Writes a field path for people: `hours.monday[0].opens`. */
export function fieldName(path: Path): string {
  const parts = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`));
  return parts.join('').replace(/^\./, '');
}

/** `content/locations.yaml:14 hours.monday[0].opens`; a missing field is placed at its parent. */
export function placeInFile(yaml: YamlText, path: Path): string {
  const offset = offsetOf(yaml.document, path);
  const line = yaml.lines.linePos(offset).line + yaml.firstLine - 1;
  return `${yaml.file}:${line} ${fieldName(path)}`.trimEnd();
}

function offsetOf(document: Document.Parsed, path: Path): number {
  for (let depth = path.length; depth >= 0; depth -= 1) {
    const node = depth === 0 ? document.contents : document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return keyOffset(document, path.slice(0, depth)) ?? node.range[0];
  }
  return 0;
}

/** Finds the place of a field's name, not of its block of values. */
function keyOffset(document: Document.Parsed, path: Path): number | undefined {
  const key = path.at(-1);
  const holder = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  if (typeof key !== 'string' || !isMap(holder)) return undefined;
  const pair = holder.items.find((item) => isScalar(item.key) && item.key.value === key);
  return (pair?.key as Node | undefined)?.range?.[0];
}

/** Lists the schema's faults, one message each. */
export function problemsOf(error: z.ZodError, yaml: YamlText, data: unknown): string[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => `${placeInFile(yaml, [...issue.path, key])}: unknown field, expected only fields of the schema`);
    }
    const found = valueAt(data, issue.path);
    return [`${placeInFile(yaml, issue.path)}: ${expectation(issue)}, found ${shown(found)}`];
  });
}

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.message.startsWith('expected')) return issue.message;
  const inLanguage = { en: ' in English', es: ' in Spanish' }[String(issue.path.at(-1))] ?? '';
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${kindNames[issue.expected] ?? issue.expected}${inLanguage}`;
    case 'invalid_value':
      return `expected ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
    case 'too_small':
      return `expected at least ${issue.minimum}${issue.origin === 'array' ? ' entries' : ''}`;
    case 'too_big':
      return `expected at most ${issue.maximum}${issue.origin === 'array' ? ' entries' : ''}`;
    default:
      return `expected something else (${issue.message})`;
  }
}

const kindNames: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'fields',
};

function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown> | null | undefined)?.[step], data);
}
