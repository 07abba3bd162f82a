/** Writes a changed value into the text of a YAML file; order, comments and unchanged lines stay. */
import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isScalar, isSeq, type Node, type Pair, parse, parseDocument, Scalar, visit } from 'yaml';
import { matched } from '../fields/changes.ts';
import { isObject } from '../fields/form-value.ts';

/** The text would not read back as wanted: the file is left alone. */
export class UnwritableError extends Error {}

/** Most JSON characters of a new map or list that is written on one line. */
const longestLine = 110;

/** Returns a file's text after a change. Throws UnwritableError. */
export function changedYaml(text: string, wanted: unknown): string {
  const document = parseDocument(text, { prettyErrors: false });
  if (isDeepStrictEqual(document.toJS(), wanted)) return text;
  const { contents } = document;
  document.contents = (contents ? withValue(document, contents, wanted, false) : newNode(document, wanted)) as typeof contents;
  const after = asWritten(document);
  if (!isDeepStrictEqual(readBack(after), wanted)) throw new UnwritableError();
  return after;
}

function readBack(text: string): unknown {
  try {
    return parse(text);
  } catch {
    throw new UnwritableError();
  }
}

/** Prints YAML in the style of our records: `[a, b]`, `{ en: a, es: b }`, and no wrapped lines. */
function asWritten(document: Document): string {
  const padded = (padding: string) => (_key: unknown, node: Node) => {
    const own = node.toString as (context?: object, ...rest: unknown[]) => string;
    node.toString = (context?: object, ...rest: unknown[]) =>
      own.call(node, context && { ...context, flowCollectionPadding: padding }, ...rest);
  };
  visit(document, { Seq: padded(''), Map: padded(' ') });
  return document.toString({ lineWidth: 0, doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER });
}

/** Returns the node with another value; its unchanged parts stay as they are written. */
function withValue(document: Document, node: Node, wanted: unknown, inFlow: boolean): Node {
  if (isDeepStrictEqual(node.toJS(document), wanted)) return node;
  if (isScalar(node) && (typeof wanted !== 'object' || wanted === null)) return withScalar(node, wanted, inFlow);
  if (isMap(node) && isObject(wanted) && Object.keys(wanted).length > 0) {
    node.items = pairsWith(document, node.items as Pair<Node, Node | null>[], wanted, Boolean(inFlow || node.flow));
    return node;
  }
  if (!isSeq(node) || !Array.isArray(wanted)) return newNode(document, wanted, inFlow);
  const items = node.items as Node[];
  const places = matched(
    items.map((item) => item.toJS(document)),
    wanted,
  );
  node.items = wanted.map((value, index) => {
    const item = items[places[index] ?? -1];
    return item ? withValue(document, item, value, Boolean(inFlow || node.flow)) : newNode(document, value, inFlow || node.flow);
  });
  return node;
}

/** Keeps the file's order of fields; a new field follows the field before it in the wanted value. */
function pairsWith(
  document: Document,
  pairs: readonly Pair<Node, Node | null>[],
  wanted: Readonly<Record<string, unknown>>,
  inFlow: boolean,
) {
  const kept = pairs.filter((pair) => nameOf(pair) in wanted);
  for (const pair of kept)
    pair.value = pair.value
      ? withValue(document, pair.value, wanted[nameOf(pair)], inFlow)
      : newNode(document, wanted[nameOf(pair)], inFlow);
  Object.keys(wanted).forEach((name, index, names) => {
    if (kept.some((pair) => nameOf(pair) === name)) return;
    const at = kept.findIndex((pair) => nameOf(pair) === names[index - 1]);
    kept.splice(at + 1, 0, document.createPair(name, null) as Pair<Node, Node | null>);
    (kept[at + 1] as Pair<Node, Node | null>).value = newNode(document, wanted[name], inFlow);
  });
  return kept;
}

const nameOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);

function withScalar(node: Scalar, value: unknown, inFlow: boolean): Scalar {
  node.value = value;
  // Not every text of several lines fits a plain scalar: the library chooses.
  const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
  if (typeof value !== 'string' || (value.includes('\n') && node.type === 'PLAIN') || (inFlow && isBlock)) delete node.type;
  return typeof value === 'string' && node.type !== 'PLAIN' ? node : quoted(node);
}

/** Quotes times, phones and ZIP codes, but not days, as all our records do. */
function quoted(node: Scalar): Scalar {
  const { value } = node;
  if (typeof value === 'string' && /^[\d+]/.test(value) && !/^\d{4}-\d{2}-\d{2}$/.test(value)) node.type = Scalar.QUOTE_DOUBLE;
  return node;
}

function newNode(document: Document, value: unknown, inFlow: boolean | undefined = false): Node {
  const node = document.createNode(value) as Node;
  visit(node, {
    Scalar: (_key, scalar) => void quoted(scalar),
    Collection: (_key, one) => {
      one.flow = inFlow || JSON.stringify(one.toJS(document)).length <= longestLine;
    },
  });
  return node;
}
