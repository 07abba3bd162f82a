/** Reads a record's value from its text, and writes another value into it: YAML, or prose. */
import { parse } from 'yaml';
import { changedYaml } from './changed-yaml.ts';
import { type Prose, proseText, proseValue } from './prose.ts';
import type { EditableRecord } from './records.ts';

/** Throws a YAMLParseError where a manual edit has broken the text. */
export function valueIn({ spanish }: EditableRecord, text: string): unknown {
  return spanish ? proseValue(text) : parse(text);
}

/** Writes only what has changed. Throws UnwritableError. */
export function textWith({ spanish }: EditableRecord, text: string, wanted: unknown): string {
  return spanish ? proseText(text, wanted as Prose) : changedYaml(text, wanted);
}
