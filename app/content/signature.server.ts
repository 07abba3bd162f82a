/** What a physician has signed: a signature carries a digest of the text, so that it holds for that text and no other. */
import { createHash } from 'node:crypto';
import type { Bilingual } from '#app/site/language.ts';

export interface Signature {
  readonly by: Bilingual;
  /** The day in San Antonio. */
  readonly date: string;
  /** The digest of what was signed. */
  readonly of: string;
}

type Value = Readonly<Record<string, unknown>>;

/** What visitors do not read: what waits, and the signature itself. */
const marks = ['confirm', 'draft', 'review', 'signed'];

export const isRecord = (value: unknown): value is Value => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The digest of what a record says in both languages: comments, order of keys and marks do not count. `beside` are its texts in files of their own. */
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

/** What is signed of a record: a situation is read with the line of `closed` that it shares with others. */
export function signedPart(record: Value, file: unknown): Value {
  const shared = isRecord(file) && isRecord(file.closed) && typeof record.closed === 'string' ? file.closed[record.closed] : undefined;
  return shared ? { ...record, closed: shared } : record;
}

/** The signature that a record carries, whether its text is still the signed one or not. */
export function signatureOf({ review, signed }: Value): Signature | undefined {
  const found = isRecord(review) && review.status === 'approved' ? review : signed;
  return isRecord(found) && typeof found.of === 'string' ? (found as unknown as Signature) : undefined;
}

/**
 * A file's value with only the signatures that match. One whose text has changed is dropped, and its record is a draft again. Under one
 * that matches, `draft` marks and `confirm` lists are removed.
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
