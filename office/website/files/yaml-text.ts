/** Values as YAML text, in the ways the records are written. */
import { Document, isMap, Scalar } from 'yaml';
import { isObject } from '../fields/form-value.ts';

/** Lines of what is written on one line: short records and lists. */
const longestLine = 110;
const spaces = (column: number) => ' '.repeat(column);

/** A scalar as it stands after `key: `; `column` is that of the key or the dash, `type` how the one before it was written. */
export function scalarText(value: unknown, inFlow: boolean, column: number, type?: Scalar.Type): string {
  const scalar = new Scalar(value);
  // Times, phones and ZIP codes stand in quotes throughout; days do not.
  const looksNumeric = typeof value === 'string' && /^[\d+]/.test(value) && !/^\d{4}-\d{2}-\d{2}$/.test(value);
  const usual = looksNumeric ? 'QUOTE_DOUBLE' : undefined;
  const isBlock = type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED';
  const hasLines = typeof value === 'string' && value.includes('\n');
  // A text of several lines, such as a list after a colon, is not always one without quotes or a bar.
  const isFree = (inFlow && isBlock) || (hasLines && type === 'PLAIN');
  const asked = inFlow && hasLines ? 'QUOTE_DOUBLE' : type && !isFree ? type : usual;
  if (asked) scalar.type = asked;
  const document = new Document({ k: scalar });
  if (isMap(document.contents)) document.contents.flow = inFlow;
  const text = document.toString({ lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER });
  const own = inFlow ? text.slice('{ k: '.length, text.lastIndexOf(' }')) : text.slice('k:'.length).replace(/^ /, '').replace(/\n$/, '');
  return own.replace(/\n(?=[^\n])/g, `\n${spaces(column)}`);
}

/** On one line: `{ en: Fax, es: Fax }`. */
export function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(', ')}]`;
  if (!isObject(value)) return scalarText(value, true, 0);
  const pairs = Object.entries(value).map(([name, below]) => `${name}: ${flowText(below)}`);
  return pairs.length > 0 ? `{ ${pairs.join(', ')} }` : '{}';
}

/** A new field with its value, as lines that begin at a column. */
export function pairText(name: string, value: unknown, column: number): string {
  if (!isOneLine(value, column + name.length)) return `${spaces(column)}${name}:\n${blockText(value, column + 2)}`;
  const text = isScalarValue(value) ? scalarText(value, false, column) : flowText(value);
  return `${spaces(column)}${name}: ${text}\n`;
}

/** A new item of a list whose dashes stand at a column. */
export function itemText(value: unknown, column: number): string {
  if (isScalarValue(value)) return `${spaces(column)}- ${scalarText(value, false, column)}\n`;
  const text = isOneLine(value, column) ? `${flowText(value)}\n` : blockText(value, column + 2).trimStart();
  return `${spaces(column)}- ${text}`;
}

function blockText(value: unknown, column: number): string {
  if (Array.isArray(value)) return value.map((item) => itemText(item, column)).join('');
  return Object.entries(value as object)
    .map(([name, below]) => pairText(name, below, column))
    .join('');
}

const isScalarValue = (value: unknown) => typeof value !== 'object' || value === null;

function isOneLine(value: unknown, column: number): boolean {
  if (isScalarValue(value)) return true;
  const text = flowText(value);
  return text === '[]' || (column + text.length <= longestLine && !text.includes('\\n'));
}
