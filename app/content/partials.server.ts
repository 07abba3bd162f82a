/** Texts that several articles say in the same words (content/partials), each once: an article takes one in with the partial tag. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#app/site/language.ts';
import { type Node, parseMarkdown, type ReadPartial } from './markdoc.server.ts';
import { readText, stampOf } from './yaml-file.server.ts';

const folderName = 'partials';

const filesIn = (root: string): string[] => {
  try {
    return readdirSync(join(root, folderName), { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.mdoc'));
  } catch {
    return [];
  }
};

/** How the articles of a language read a partial: `{% partial file="cost" /%}` is content/partials/cost/en.mdoc in English. */
export function partialReader(language: Language, root = 'content'): ReadPartial {
  return (name): readonly Node[] => {
    const file = join(root, folderName, name, `${language}.mdoc`);
    return parseMarkdown(readText(file, 'a text that articles share'), partialReader(language, root)).root.children;
  };
}

/** Changes whenever a partial may have: an article that took one in is read again then. */
export function partialsStamp(root: string): string {
  return filesIn(root)
    .map((path) => stampOf(join(root, folderName, path)))
    .join(' ');
}
