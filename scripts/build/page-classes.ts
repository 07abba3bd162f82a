/** Which class names a page can carry: those in its HTML, and whatever code it can load might put there. */

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

/** The names of the elements in the markup of a page. */
export function elementsOfPage(html: string): Set<string> {
  return new Set([...html.matchAll(/<([a-z][\w-]*)/g)].map(([, name = '']) => name));
}

/** Tells of a class name whether the words hold it, or what it may be put together from. */
export function nameTest(words: ReadonlySet<string>): (name: string) => boolean {
  const beginnings = [...words].filter((word) => /^[a-z][\w-]*-$/.test(word));
  return (name) => words.has(name) || beginnings.some((beginning) => name.startsWith(beginning)) || name.split(separators).length > 1;
}
