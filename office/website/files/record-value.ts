/** The value in a record's text, and the text with another value: YAML, or prose. */
import { parse } from 'yaml';
import { changedYaml } from './changed-yaml.ts';
import { type Prose, proseText, proseValue } from './prose.ts';
import type { EditableRecord } from './records.ts';

/** Throws a YAMLParseError where a hand has left it broken. */
export function valueIn({ spanish }: EditableRecord, text: string): unknown {
  return spanish ? proseValue(text) : parse(text);
}

/** Only what is changed is written. Throws UnwritableError. */
export function textWith({ spanish }: EditableRecord, text: string, wanted: unknown): string {
  return spanish ? proseText(text, wanted as Prose) : changedYaml(text, wanted);
}
