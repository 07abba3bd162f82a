/** Handles physicians' signatures: each carries a digest of the text, so that it is valid for that text only. */
import { createHash } from 'node:crypto';
import type { Bilingual } from '#app/site/language.ts';

export interface Signature {
  readonly by: Bilingual;
  /** The day in San Antonio. */
  readonly date: string;
  /** The digest of the signed text. */
  readonly of: string;
}

type Value = Readonly<Record<string, unknown>>;

/** Fields that visitors do not read: approval marks and signatures. */
const marks = ['confirm', 'draft', 'review', 'signed'];

export const isRecord = (value: unknown): value is Value => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Digests a record's text in both languages; comments, order of keys and marks do not count. `beside` are its texts in other files. */
export function digestOf(record: unknown, beside: readonly string[] = []): string {
  const said = JSON.stringify([saidIn(record), beside.map((text) => text.replaceAll('\r\n', '\n'))]);
  return createHash('sha256').update(said).digest('hex').slice(0, 32);
}

function saidIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(saidIn);
  if (!isRecord(value)) return value;
  const own = Object.entries(value).filter(([key]) => !marks.includes(key));
  return Object.fromEntries(own.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([key, below]) => [key, saidIn(below)]));
}

/** Returns a record's signed part: a situation includes the line of `closed` that it shares with others. */
export function signedPart(record: Value, file: unknown): Value {
  const shared = isRecord(file) && isRecord(file.closed) && typeof record.closed === 'string' ? file.closed[record.closed] : undefined;
  return shared ? { ...record, closed: shared } : record;
}

/** Returns the signature that a record carries, even if its text has changed since. */
export function signatureOf({ review, signed }: Value): Signature | undefined {
  const found = isRecord(review) && review.status === 'approved' ? review : signed;
  return isRecord(found) && typeof found.of === 'string' ? (found as unknown as Signature) : undefined;
}

/**
 * Keeps only a file's matching signatures. One whose text has changed is dropped, and its record is a draft again. Under a matching one,
 * `draft` marks and `confirm` lists are removed.
 */
export function asSigned(value: unknown, beside: () => readonly string[] = () => [], file = value): unknown {
  if (Array.isArray(value)) return value.map((item) => asSigned(item, undefined, file));
  if (!isRecord(value)) return value;
  const signature = signatureOf(value);
  if (signature && signature.of === digestOf(signedPart(value, file), beside())) return withoutMarks(value);
  const { signed, ...rest } = value;
  const kept = signature ? { ...rest, ...('review' in value && { review: { status: 'draft' } }) } : value;
  return Object.fromEntries(Object.entries(kept).map(([key, below]) => [key, asSigned(below, undefined, file)]));
}

function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (!isRecord(value)) return value;
  const own = Object.entries(value).filter(([key]) => key !== 'draft' && key !== 'confirm');
  return Object.fromEntries(own.map(([key, below]) => [key, withoutMarks(below)]));
}
