/** Which class names a page can carry: those in its HTML, and whatever a script it can load might put there. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What parts class names from each other in strings and in template literals. */
const separators = /[\s"'`\\${}]+/;

/** Every word of a script that could be a class name, or the beginning of one that is put together: `intake-${width}`. */
export function wordsOfScript(code: string): Set<string> {
  return new Set(code.split(separators));
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" };

/** The class names in the markup of a page. */
export function classesOfPage(html: string): Set<string> {
  const values = [...html.matchAll(/ class="([^"]*)"/g)].map(([, value = '']) =>
    value.replace(/&\S+?;/g, (entity) => entities[entity] ?? entity),
  );
  return new Set(values.flatMap((value) => value.split(/\s+/)));
}

/** Tells of a class name whether the words hold it, or what it may be put together from. */
export function nameTest(words: ReadonlySet<string>): (name: string) => boolean {
  const beginnings = [...words].filter((word) => /^[a-z][\w-]*-$/.test(word));
  return (name) => words.has(name) || beginnings.some((beginning) => name.startsWith(beginning)) || name.split(separators).length > 1;
}

/** The scripts of the built site, by name. */
export async function readScripts(assets: string): Promise<ReadonlyMap<string, string>> {
  // The router's list of all pages: it is read for their addresses, and would lead everywhere from everywhere.
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js') && !name.startsWith('manifest-'));
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(join(assets, name), 'utf8')] as const)));
}

/** Of each script, which others it names, to be loaded at once or later: a file that is never named cannot be loaded. */
export function scriptsNamed(scripts: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const names = [...scripts.keys()];
  return new Map([...scripts].map(([name, code]) => [name, names.filter((other) => other !== name && code.includes(other))]));
}

/** The scripts a page starts and every script they can load. Throws when one was not built. */
export function reachable(start: readonly string[], named: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set<string>();
  const waiting = [...start];
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    const next = named.get(name);
    if (!next) throw new Error(`The page starts ${name}, which was not built`);
    if (!found.has(name)) waiting.push(...next);
    found.add(name);
  }
  return found;
}
