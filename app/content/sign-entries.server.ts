/** Lists what physicians approve: every record that waits or carries a signature, the most dangerous first. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type CareLevel, careLevels } from '#app/content/articles/care-levels.ts';
import { contentRoot } from '#app/content/content-root.server.ts';
import { digestOf, isRecord, type Signature, signatureOf, signedPart } from './signature.server.ts';
import { readText, stampsOf, textsBeside } from './yaml-file.server.ts';

/** Groups of texts for a physician to approve, the most dangerous to get wrong first. */
export const signGroups = ['emergency', 'situations', 'articles', 'pages', 'pictures', 'figures'] as const;
type SignGroup = (typeof signGroups)[number];

export interface SignEntry {
  /** The file and the place in it: `situations.choking`, `conditions.asthma`. */
  readonly id: string;
  readonly group: SignGroup;
  /** The file, below content/; the files that are signed with it are in `beside`: an article's two, then those that articles share. */
  readonly file: string;
  readonly beside: readonly string[];
  /** The keys and numbers that lead to the record in its file. */
  readonly place: readonly (string | number)[];
  /** The record as in the file, with the lines that it shares with others. */
  readonly record: Readonly<Record<string, unknown>>;
  /** The texts of the files in `beside`, in the same order. */
  readonly texts: readonly string[];
  readonly digest: string;
  readonly signature?: Signature | undefined;
  readonly isSigned: boolean;
}

const withSlashes = (path: string) => path.replaceAll('\\', '/');

/** The records for the emergency, in the order in which they are read. */
const emergencyFiles = [
  'emergency-table.yaml',
  'emergency-words.yaml',
  'emergency.yaml',
  'after-hours.yaml',
  'action-plans.yaml',
  'allergy-kit.yaml',
];

function groupOf(file: string): SignGroup {
  if (emergencyFiles.includes(file)) return 'emergency';
  if (file.startsWith('pictures/')) return 'pictures';
  if (file.endsWith('article.yaml')) return 'articles';
  return ({ 'situations.yaml': 'situations', 'shared-values.yaml': 'figures' } as const)[file] ?? 'pages';
}

/** Lists a content folder's entries. */
export function signEntries(root = contentRoot): SignEntry[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map(withSlashes);
  const entries = files
    .filter((path) => path.endsWith('.yaml'))
    .toSorted()
    .flatMap((file) => keptEntries(root, file));
  return entries.toSorted((one, other) => danger(one) - danger(other));
}

const kept = new Map<string, { readonly stamp: string; readonly beside: readonly string[]; readonly entries: SignEntry[] }>();

function keptEntries(root: string, file: string): SignEntry[] {
  const path = join(root, file);
  const before = kept.get(path);
  if (before && before.stamp === stampsOf([path, ...before.beside])) return before.entries;
  const beside = textsBeside(path);
  const stamp = stampsOf([path, ...beside]);
  const entries = entriesIn(file, (one) => readText(join(root, one)));
  kept.set(path, { stamp, beside, entries });
  return entries;
}

function danger({ group, file, record }: SignEntry): number {
  const level = careLevels.indexOf(record.level as CareLevel);
  const within = group === 'emergency' ? emergencyFiles.indexOf(file) : Math.max(0, level);
  return signGroups.indexOf(group) * 10 + within;
}

/** Lists the entries of one file; `read` returns the text of a file below content/, perhaps of another day. */
export function entriesIn(file: string, read: (file: string) => string): SignEntry[] {
  const data: unknown = parse(read(file));
  return placesIn(data).map(({ place, record }) => {
    const beside = textsBeside(file, read).map(withSlashes);
    const texts = beside.map(read);
    const part = signedPart(record, data);
    const [digest, signature] = [digestOf(part, texts), signatureOf(record)];
    const name = file.replace(/(\/article)?\.yaml$/, '').replaceAll('/', '.');
    const id = place.length > 0 ? `${name}.${String(record.id ?? place.at(-1))}` : name;
    const isSigned = signature?.of === digest;
    return { id, group: groupOf(file), file, beside, place, record: part, texts, digest, signature, isSigned };
  });
}

/** Lists the outermost records that wait or are signed; inner ones are signed with them. */
function placesIn(value: unknown, place: readonly (string | number)[] = []): Pick<SignEntry, 'place' | 'record'>[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => placesIn(item, [...place, at]));
  if (!isRecord(value)) return [];
  const { draft, signed, review, confirm } = value;
  const isOne = draft === true || isRecord(signed) || isRecord(review) || (Array.isArray(confirm) && confirm.length > 0);
  return isOne ? [{ place, record: value }] : Object.entries(value).flatMap(([key, below]) => placesIn(below, [...place, key]));
}
