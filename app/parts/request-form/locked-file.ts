import { fieldsOfText } from '#app/lib/fields-of-text.ts';
import { toBase64url } from '#app/requests/base64url.ts';
import type { RequestForm } from '#app/requests/content.ts';
import { newStretching, passphraseKey, type Stretching } from '#app/requests/passphrase-key.ts';
import { openedText, sealedText } from './sealed-text.ts';

/** A draft as a file on the visitor's device, encrypted with a passphrase: JSON without a word of the answers. */
interface LockedFile {
  readonly kind: 'locked-answers';
  readonly version: number;
  readonly form: RequestForm;
  readonly stretching: Stretching;
  /** The encrypted text with its random number, see sealedText. */
  readonly sealed: string;
  /** The checksum of all the rest, so that a damaged file is not mistaken for a wrong passphrase. */
  readonly sum: string;
}

const kind = 'locked-answers';
const version = 1;

/** Bytes that no file of ours reaches: the largest request has 64 KiB. */
export const largestLockedFile = 1_000_000;

/** The reason why a file does not open; each has its message. */
export type FileRefusal = 'damaged' | 'version' | 'form' | 'passphrase';

/** Encrypts a text; it opens only as a draft of the same form. */
export async function lockFile(text: string, form: RequestForm, passphrase: string): Promise<string> {
  const stretching = newStretching();
  const sealed = await sealedText(await passphraseKey(passphrase, stretching), text, sealPlace(form));
  const file = { kind, version, form, stretching, sealed } as const;
  return JSON.stringify({ ...file, sum: await sumOf(file) } satisfies LockedFile, undefined, 2);
}

/** Returns the text of an encrypted file, or why it does not open. */
export async function openFile(
  file: string,
  form: RequestForm,
  passphrase: string,
): Promise<{ readonly text: string } | { readonly refused: FileRefusal }> {
  const found: Partial<LockedFile> = fieldsOfText(file);
  if (found.kind !== kind) return { refused: 'damaged' };
  // Another version may compute its sum in another way.
  if (found.version !== version) return { refused: 'version' };
  if (found.sum !== (await sumOf(found))) return { refused: 'damaged' };
  if (found.form !== form) return { refused: 'form' };
  // How often the passphrase is stretched depends on the version; only the salt comes from the file.
  const stretching = { ...newStretching(), salt: found.stretching?.salt ?? '' };
  const text = await openedText(await passphraseKey(passphrase, stretching), found.sealed ?? '', sealPlace(form));
  return text === undefined ? { refused: 'passphrase' } : { text };
}

function sealPlace(form: RequestForm): string {
  return `${kind} ${version} ${form}`;
}

/** Returns a checksum of the rest that ignores only its line breaks. */
async function sumOf({ sum: _sum, ...rest }: Partial<LockedFile>): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(rest));
  return toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
