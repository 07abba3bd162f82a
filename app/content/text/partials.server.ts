/** Reads texts that several articles share (content/partials): an article includes one with the partial tag. */
import { join } from 'node:path';
import { contentRoot } from '#app/content/content-root.server.ts';
import { readText } from '#app/content/yaml-file.server.ts';
import type { Language } from '#app/site/language.ts';
import { type Node, parseMarkdown, type ReadPartial } from './markdoc.server.ts';

/**
 * Makes the reader of one language's partials: `{% partial file="cost" /%}` is content/partials/cost/en.mdoc in English.
 * @param taken receives each file read, so that an article is read again when a partial changes.
 * @param read returns a file's text, perhaps of another day.
 */
export function partialReader(
  language: Language,
  root = contentRoot,
  taken: (file: string) => void = () => {},
  read = (file: string) => readText(file, 'a text that articles share'),
): ReadPartial {
  return (name): readonly Node[] => {
    const file = join(root, 'partials', name, `${language}.mdoc`);
    taken(file);
    return parseMarkdown(read(file), partialReader(language, root, taken, read)).root.children;
  };
}
