/** Looks for texts that must stand nowhere: what the canary tests of server and desk share. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A text as it may stand in a file: plain, escaped, and in the encodings that hide it from a search. */
function forms(text: string): string[] {
  const bytes = Buffer.from(text);
  // Base64 of text that begins one or two bytes into a group of three, without the characters it shares with its neighbours.
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

/** Every file below a folder, with its name and its bytes as text. */
export async function filesBelow(folder: string): Promise<{ name: string; text: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(files.map(async (name) => ({ name, text: `${name}\n${withoutGaps(await readFile(name))}` })));
}

/** Databases keep megabytes of nothing. */
const withoutGaps = (bytes: Buffer) => bytes.toString('latin1').replace(/\0{16,}/g, '\0'.repeat(16));

/** Which canaries stand in which places, in any of their forms. */
export function leaks(canaries: readonly string[], places: readonly { readonly name: string; readonly text: string }[]): string[] {
  return places.flatMap(({ name, text }) =>
    canaries.flatMap((canary) => (forms(canary).some((form) => text.includes(form)) ? [`${canary} in ${name}`] : [])),
  );
}
