/** Texts that several articles say in the same words (content/partials), each once: an article takes one in with the partial tag. */
import { join } from 'node:path';
import { contentRoot } from '#app/content/content-root.server.ts';
import { readText } from '#app/content/yaml-file.server.ts';
import type { Language } from '#app/site/language.ts';
import { type Node, parseMarkdown, type ReadPartial } from './markdoc.server.ts';

/**
 * How the articles of a language read a partial: `{% partial file="cost" /%}` is content/partials/cost/en.mdoc in English.
 * @param taken is told each file read, so that an article is read again when one of its partials changes.
 * @param read gives its text, which may be that of another day.
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
