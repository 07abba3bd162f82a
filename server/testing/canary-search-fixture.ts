/** Searches files for texts that must not be there, for the canary tests of server and office desk. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the forms in which a text may be in a file: plain, escaped, and in encodings that hide it from a plain search. */
function forms(text: string): string[] {
  const bytes = Buffer.from(text);
  // Base64 of the text at each offset within a group of three bytes, without the characters that depend on the bytes around it.
  const base64 = [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replace(/=+$/, '')
      .slice(Math.ceil((shift * 4) / 3), -2),
  );
  const spellings = [
    text,
    JSON.stringify(text).slice(1, -1),
    encodeURIComponent(text),
    text.normalize('NFD'),
    bytes.toString('hex'),
    Buffer.from(text, 'utf16le').toString('latin1'),
    ...base64,
    ...base64.map((letters) => letters.replaceAll('+', '-').replaceAll('/', '_')),
  ];
  return [...new Set(spellings.flatMap((spelling) => [spelling, Buffer.from(spelling).toString('latin1')]))];
}

/** Returns every file below a folder: its name and its bytes as text. */
export async function filesBelow(folder: string): Promise<{ name: string; text: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(files.map(async (name) => ({ name, text: `${name}\n${withoutGaps(await readFile(name))}` })));
}

/** Shortens databases' long runs of zero bytes, in pieces, since a pattern for a whole run overflows the stack. */
const withoutGaps = (bytes: Buffer) => bytes.toString('latin1').replaceAll('\0'.repeat(64), '\0');

/** Returns a message for each canary that a place contains in any form. */
export function leaks(canaries: readonly string[], places: readonly { readonly name: string; readonly text: string }[]): string[] {
  return places.flatMap(({ name, text }) =>
    canaries.flatMap((canary) => (forms(canary).some((form) => text.includes(form)) ? [`${canary} in ${name}`] : [])),
  );
}
