/**
 * Writes a changed value into the source of a YAML file, where it stands: only the lines concerned change, comments and
 * order stay. What comes out is read again, and must be the value that was wanted.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Document, isMap, isScalar, isSeq, type Node, type Pair, parse, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { matched } from '../fields/changes.ts';
import { isObject } from '../fields/form-value.ts';
import { flowText, itemText, pairText, scalarText } from './yaml-text.ts';

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

interface Source {
  readonly text: string;
  readonly document: Document.Parsed;
}

/** The file would not say what was wanted: it is left alone. */
export class UnwritableError extends Error {}

/** The text of a file after a change. Throws UnwritableError. */
export function spliced(text: string, wanted: unknown): string {
  const document = parseDocument(text, { prettyErrors: false });
  const edits = document.contents ? editsOf({ text, document }, document.contents as Node, wanted, false, 0) : [];
  const after = document.contents ? applied(text, edits, 0, text.length) : newText(wanted);
  if (!isDeepStrictEqual(readBack(after), wanted)) throw new UnwritableError();
  return after;
}

/** A file that was empty. */
function newText(wanted: unknown): string {
  return Object.entries(wanted as object)
    .map(([name, value]) => pairText(name, value, 0))
    .join('');
}

function readBack(text: string): unknown {
  try {
    return parse(text);
  } catch {
    throw new UnwritableError();
  }
}

/** A piece of the text with the edits that lie in it. */
function applied(text: string, edits: readonly Edit[], from: number, to: number): string {
  let [done, place] = ['', from];
  // What is added in a place comes before what is taken away from there.
  for (const edit of edits.toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    done += text.slice(place, edit.from) + edit.text;
    place = edit.to;
  }
  return done + text.slice(place, to);
}

/** `column` is that of the key or the dash before the node. */
function editsOf(source: Source, node: Node, wanted: unknown, inFlow: boolean, column: number): Edit[] {
  if (isDeepStrictEqual(node.toJS(source.document), wanted)) return [];
  if (isMap(node) && isObject(wanted) && Object.keys(wanted).length > 0)
    return node.flow ? flowMapEdits(source, node, wanted) : blockMapEdits(source, node, wanted);
  if (isSeq(node) && Array.isArray(wanted)) return node.flow ? flowSeqEdits(source, node, wanted) : blockSeqEdits(source, node, wanted);
  return [replaced(source, node, wanted, inFlow, column)];
}

function replaced(source: Source, node: Node, wanted: unknown, inFlow: boolean, column: number): Edit {
  const from = startOf(node);
  const to = contentEnd(source, node);
  const type = isScalar(node) && typeof node.value === 'string' ? node.type : undefined;
  const text =
    typeof wanted === 'object' && wanted !== null
      ? flowText(wanted)
      : scalarText(wanted, inFlow, column, type as Parameters<typeof scalarText>[3]);
  // A key without a value ends with its colon.
  return { from, to, text: to === from ? ` ${text}` : text };
}

const startOf = (node: Node) => node.range?.[0] ?? 0;
const nameOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);
const pairsOf = (map: YAMLMap) => map.items as Pair<Node, Node | null>[];

function flowMapEdits(source: Source, map: YAMLMap, wanted: Readonly<Record<string, unknown>>): Edit[] {
  const pairs = pairsOf(map);
  const isSame = isDeepStrictEqual(pairs.map(nameOf).toSorted(), Object.keys(wanted).toSorted());
  if (!isSame) return [{ from: startOf(map), to: map.range?.[1] ?? 0, text: flowText(wanted) }];
  return pairs.flatMap((pair) => (pair.value ? editsOf(source, pair.value, wanted[nameOf(pair)], true, 0) : []));
}

function flowSeqEdits(source: Source, seq: YAMLSeq, wanted: readonly unknown[]): Edit[] {
  if (seq.items.length !== wanted.length) return [{ from: startOf(seq), to: seq.range?.[1] ?? 0, text: flowText(wanted) }];
  return (seq.items as Node[]).flatMap((item, at) => editsOf(source, item, wanted[at], true, 0));
}

function blockMapEdits(source: Source, map: YAMLMap, wanted: Readonly<Record<string, unknown>>): Edit[] {
  const pairs = pairsOf(map);
  const column = columnOf(source, startOf(map));
  const kept = pairs.flatMap((pair, index) => {
    const name = nameOf(pair);
    if (!(name in wanted)) return [removal(source, pairs, index)];
    return pair.value ? editsOf(source, pair.value, wanted[name], false, column) : [];
  });
  const names = Object.keys(wanted);
  const added = names.flatMap((name, index) => {
    if (pairs.some((pair) => nameOf(pair) === name)) return [];
    const before = names.slice(0, index).findLast((one) => pairs.some((pair) => nameOf(pair) === one));
    const anchor = pairs.find((pair) => nameOf(pair) === before) ?? pairs.at(-1);
    return anchor ? [addition(source, anchor, pairText(name, wanted[name], column))] : [];
  });
  return [...kept, ...added];
}

function addition(source: Source, anchor: Pair<Node, Node | null>, text: string): Edit {
  const place = lineEnd(source, pairEnd(source, anchor));
  const needsEnd = place > 0 && source.text[place - 1] !== '\n';
  return { from: place, to: place, text: needsEnd ? `\n${text}` : text };
}

function removal(source: Source, pairs: readonly Pair<Node, Node | null>[], index: number): Edit {
  const pair = pairs[index] as Pair<Node, Node | null>;
  const [from, next] = [startOf(pair.key), pairs[index + 1]];
  const start = lineStart(source, from);
  // Behind a dash stands what comes next.
  if (source.text.slice(start, from).trim() && next) return { from, to: startOf(next.key), text: '' };
  return { from: start, to: lineEnd(source, pairEnd(source, pair)), text: '' };
}

function blockSeqEdits(source: Source, seq: YAMLSeq, wanted: readonly unknown[]): Edit[] {
  const items = seq.items as Node[];
  const column = columnOf(source, source.text.lastIndexOf('-', startOf(items[0] as Node) - 1));
  const places = matched(
    items.map((item) => item.toJS(source.document)),
    wanted,
  );
  const below = (at: number, value: unknown) => editsOf(source, items[at] as Node, value, false, column);
  if (places.length === items.length && places.every((at, index) => at === index))
    return places.flatMap((at, index) => below(at ?? index, wanted[index]));

  const bodies = items.map((item) => ({ from: lineStart(source, startOf(item)), to: lineEnd(source, contentEnd(source, item)) }));
  const leads = leadsOf(source, bodies, places);
  const lines = wanted.map((value, index) => {
    const at = places[index];
    const body = at === undefined ? undefined : bodies[at];
    if (at === undefined || !body) return itemText(value, column);
    const text = applied(source.text, below(at, value), body.from, body.to);
    return `${leads[at] ?? ''}${text.endsWith('\n') ? text : `${text}\n`}`;
  });
  const text = wanted.length > 0 ? `${lines.join('')}${leads[items.length] ?? ''}` : `${' '.repeat(column)}[]\n`;
  return [{ from: bodies[0]?.from ?? 0, to: bodies.at(-1)?.to ?? 0, text }];
}

/** The comments above each item but the first, whose own stay where they are; those of an item that is gone stay above the next. */
function leadsOf({ text }: Source, bodies: readonly { from: number; to: number }[], places: readonly (number | undefined)[]): string[] {
  const leads = [...bodies.map(() => ''), ''];
  let waiting = '';
  bodies.forEach(({ from }, at) => {
    const own = waiting + (at > 0 ? text.slice(bodies[at - 1]?.to, from) : '');
    const stays = places.includes(at);
    if (stays) leads[at] = own;
    waiting = stays ? '' : own;
  });
  leads[bodies.length] = waiting;
  return leads;
}

function pairEnd(source: Source, { key, value }: Pair<Node, Node | null>): number {
  return value ? contentEnd(source, value) : (key.range?.[1] ?? 0);
}

/** Where a node's own text ends, without the line's end or comments that follow. */
function contentEnd(source: Source, node: Node): number {
  const end = node.range?.[1] ?? 0;
  if (isMap(node) && !node.flow) {
    const last = pairsOf(node).at(-1);
    return last ? pairEnd(source, last) : end;
  }
  if (isSeq(node) && !node.flow) {
    const last = node.items.at(-1) as Node | undefined;
    return last ? contentEnd(source, last) : end;
  }
  return source.text[end - 1] === '\n' ? end - 1 : end;
}

const lineStart = ({ text }: Source, place: number) => text.lastIndexOf('\n', place - 1) + 1;
const columnOf = (source: Source, place: number) => place - lineStart(source, place);

function lineEnd({ text }: Source, place: number): number {
  const end = text.indexOf('\n', place);
  return end === -1 ? text.length : end + 1;
}
