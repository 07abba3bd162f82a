import type { Language } from '#app/site/language.ts';
import type { Answers } from './answers.ts';
import { paddedSizes, schemaVersion } from './envelope.ts';
import { areAnswers } from './possible-answers.ts';

/** The forms a visitor can send. */
export const requestForms = ['appointment', 'registration', 'cancellation'] as const;
export type RequestForm = (typeof requestForms)[number];

/** A visitor's input. Readable on the visitor's device and in the office, nowhere between. */
export interface RequestContent {
  readonly form: RequestForm;
  /** The language of the page on which it was written. */
  readonly language: Language;
  readonly answers: Answers;
}

/** The content as the office gets it, with data added at encryption. */
export interface OpenedRequest extends RequestContent {
  readonly schemaVersion: number;
  /** The envelope's id. */
  readonly id: string;
  /** The encryption time by the visitor's clock, ISO 8601 in UTC. The server's time of receipt is the reliable one. */
  readonly lockedAt: string;
}

/** The answers do not fit into the largest envelope; the forms' limits keep them far below it. */
export class TooLongError extends Error {}

/** Decrypted, but unreadable for this program version. */
export class UnreadableContentError extends Error {}

/** Packs content: JSON, then spaces, which JSON ignores. Throws TooLongError above 64 KiB. */
export function packContent(content: RequestContent, id: string, lockedAt: Date): Uint8Array<ArrayBuffer> {
  const { form, language, answers } = content;
  const opened: OpenedRequest = { schemaVersion, id, lockedAt: lockedAt.toISOString(), form, language, answers };
  return paddedJson(opened);
}

/** Writes a value as padded JSON: its length says little. Throws TooLongError above 64 KiB. */
export function paddedJson(value: unknown): Uint8Array<ArrayBuffer> {
  const json = new TextEncoder().encode(JSON.stringify(value));
  const size = paddedSizes.find((padded) => json.length <= padded);
  if (!size) throw new TooLongError(`${json.length} bytes, the most is ${paddedSizes.at(-1)}`);
  const padded = new Uint8Array(size).fill(0x20);
  padded.set(json);
  return padded;
}

/** Unpacks content. Throws UnreadableContentError unless it is a request with this id and version that a form can make. */
export function unpackContent(bytes: Uint8Array, id: string, version: number): OpenedRequest {
  const value = parsedJson(new TextDecoder().decode(bytes));
  if (!isOpenedRequest(value) || value.id !== id || value.schemaVersion !== version)
    throw new UnreadableContentError('The envelope opened, but what is inside is no request of its id and version');
  const { schemaVersion: _version, id: _id, lockedAt, form, language, answers } = value;
  return { schemaVersion: version, id, lockedAt, form, language, answers };
}

/** ISO 8601 in UTC, only its format: the visitor's clock may be wrong, and nothing is computed from it. */
export const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/;

/** Whether a value has the shape of an opened request, such as a form can have made. */
export function isOpenedRequest(value: unknown): value is OpenedRequest {
  if (typeof value !== 'object' || value === null) return false;
  const { id, schemaVersion: version, lockedAt, form, language, answers } = value as Partial<Record<keyof OpenedRequest, unknown>>;
  return (
    typeof id === 'string' &&
    Number.isInteger(version) &&
    typeof lockedAt === 'string' &&
    instantPattern.test(lockedAt) &&
    requestForms.some((one) => one === form) &&
    (language === 'en' || language === 'es') &&
    areAnswers(answers)
  );
}

/** Parses a text as JSON; undefined if it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
