import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { contentRoot } from '#app/content/content-root.server.ts';
import { displayPath, readText, stampOf } from './yaml-file.server.ts';
import { fieldName } from './yaml-problems.server.ts';

/** A value or page that must not go live as it is; sign-entries.server.ts lists what a physician approves. */
export interface Unfinished {
  file: string;
  line: number;
  /** Field path of the marked record or group; empty for a whole file. */
  field: string;
  kind: 'sample' | 'counsel';
  /** What the mark covers, so that the list can be worked through without opening each file. */
  covers: string;
}

/** Lists every `sample: true` mark and every page that is a draft for counsel, by file and line. */
export function unfinishedValues(root = contentRoot): Unfinished[] {
  return recordFiles(root).flatMap(marksIn);
}

/** Whether sample values are still shown anywhere; the footer then says so. */
export function hasSamples(root = contentRoot): boolean {
  return recordFiles(root).some((file) => marksIn(file).some(({ kind }) => kind === 'sample'));
}

function recordFiles(root: string): string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(yaml|mdoc)$/.test(path));
  return files.toSorted().map((path) => join(root, path));
}

const kept = new Map<string, { stamp: string; marks: Unfinished[] }>();

function marksIn(file: string): Unfinished[] {
  const stamp = stampOf(file);
  const before = kept.get(file);
  if (before?.stamp === stamp) return before.marks;
  const text = readText(file);
  const isProse = file.endsWith('.mdoc');
  const yaml = isProse ? (/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') : text;
  const marks = marksOf(yaml, displayPath(file), isProse ? 2 : 1);
  kept.set(file, { stamp, marks });
  return marks;
}

function marksOf(text: string, file: string, firstLine: number): Unfinished[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const marks: Unfinished[] = [];
  visit(document, {
    Pair(_, { key, value }, ancestors) {
      if (!isScalar(key) || !isScalar(value)) return;
      const kind = markKind(String(key.value), value.value);
      if (!kind) return;
      const holder = ancestors.at(-1);
      const covers = isMap(holder)
        ? holder.items.flatMap((item) => (isScalar(item.key) && item.key !== key ? [String(item.key.value)] : []))
        : [];
      const line = lines.linePos(key.range?.[0] ?? 0).line + firstLine - 1;
      marks.push({ file, line, field: fieldName(pathOf(ancestors)), kind, covers: covers.join(', ') });
    },
  });
  return marks;
}

function markKind(key: string, value: unknown): Unfinished['kind'] | undefined {
  if (key === 'sample' && value === true) return 'sample';
  if (key === 'status' && value === 'draft for counsel') return 'counsel';
  return undefined;
}

/** Lists the keys and list places from the top of the file to the innermost of `ancestors`. */
function pathOf(ancestors: readonly unknown[]): PropertyKey[] {
  const path: PropertyKey[] = [];
  ancestors.forEach((node, index) => {
    if (typeof node !== 'object' || node === null) return;
    if ('key' in node && isScalar(node.key)) path.push(String(node.key.value));
    const parent = ancestors[index - 1];
    if (typeof parent === 'object' && parent !== null && !isMap(parent) && 'items' in parent && Array.isArray(parent.items)) {
      path.push(parent.items.indexOf(node));
    }
  });
  return path;
}
