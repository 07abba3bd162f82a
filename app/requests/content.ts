import type { Language } from '#app/site/language.ts';
import { paddedSizes, schemaVersion } from './envelope.ts';

/** The two forms a visitor can send. */
export const requestForms = ['appointment', 'registration'] as const;
export type RequestForm = (typeof requestForms)[number];

/** What JSON can hold; the form's field list says what stands where. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** What a visitor writes. Readable on the visitor's device and in the office, nowhere between. */
export interface RequestContent {
  readonly form: RequestForm;
  /** Of the page it was written on. */
  readonly language: Language;
  readonly answers: Readonly<Record<string, Json>>;
}

/** The content as the office gets it, with what the lock added. */
export interface OpenedRequest extends RequestContent {
  readonly schemaVersion: number;
  /** The envelope's id. */
  readonly id: string;
  /** When it was locked by the visitor's clock, ISO 8601 in UTC. The server's own time of receipt is the one to go by. */
  readonly lockedAt: string;
}

/** The answers do not fit into the largest envelope; the forms' limits keep them far below it. */
export class TooLongError extends Error {}

/** Opened, but not what this program's version can read. */
export class UnreadableContentError extends Error {}

/** Content as padded bytes: JSON, then spaces, which JSON ignores. Throws TooLongError above 64 KiB. */
export function packContent(content: RequestContent, id: string, lockedAt: Date): Uint8Array<ArrayBuffer> {
  const { form, language, answers } = content;
  const opened: OpenedRequest = { schemaVersion, id, lockedAt: lockedAt.toISOString(), form, language, answers };
  const json = new TextEncoder().encode(JSON.stringify(opened));
  const size = paddedSizes.find((padded) => json.length <= padded);
  if (!size) throw new TooLongError(`The request has ${json.length} bytes, the most is ${paddedSizes.at(-1)}`);
  const padded = new Uint8Array(size).fill(0x20);
  padded.set(json);
  return padded;
}

/** The other way. Throws UnreadableContentError when it is no request with this id and version. */
export function unpackContent(bytes: Uint8Array, id: string, version: number): OpenedRequest {
  const value = parse(new TextDecoder().decode(bytes));
  const isRequest =
    isRecord(value) &&
    value.id === id &&
    value.schemaVersion === version &&
    requestForms.includes(value.form as RequestForm) &&
    (value.language === 'en' || value.language === 'es') &&
    typeof value.lockedAt === 'string' &&
    isRecord(value.answers);
  if (!isRequest) throw new UnreadableContentError('The envelope opened, but what is inside is no request of its id and version');
  return value as unknown as OpenedRequest;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
