/** Finds the article files; paths are relative to the working folder, which is the project's root. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ArticleKind } from '#app/content/articles/article.schema.ts';
import { articleFolders } from '#app/content/articles/article.server.ts';
import { contentRoot } from '#app/content/content-root.server.ts';

/**
 * Words in one language file. The most is what the fullest article needs to say who must call, how each medicine is
 * used, which inhaler needs which breath, and what changes in pregnancy, at school and here in San Antonio; Spanish says the same in about a tenth more
 * words. Longer, and a reader on a phone no longer finds a line: link to a page of its own instead.
 */
export const wordRanges: Readonly<Record<ArticleKind, readonly [number, number]>> = {
  condition: [700, 1900],
  service: [500, 1300],
};

export function kindOf(path: string): ArticleKind {
  return path.split('/').includes(articleFolders.service) ? 'service' : 'condition';
}

/** Whether a folder is one of an article, or of several. */
export const isOfArticles = (folder: string): boolean => Object.values(articleFolders).some((name) => folder.split('/').includes(name));

/** Every article folder below `content/`, in the order of the alphabet. */
export function foldersOfArticles(content = contentRoot): string[] {
  return Object.values(articleFolders).flatMap((name) => {
    const parent = join(content, name);
    if (!existsSync(parent)) return [];
    return readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(parent, entry.name))
      .sort();
  });
}

/** An article's folder in place of the record in it, whose texts are checked together; any other place as it is. */
export const articlePlace = (place: string): string => (basename(place) === 'article.yaml' ? dirname(place) : place);

/** The `.mdoc` files of the named folders (or files, or folders of folders); of all articles when none is named. */
export function articleFiles(named: readonly string[] = []): string[] {
  const places = named.length > 0 ? named : foldersOfArticles();
  return places.flatMap((place) => {
    if (place.endsWith('.mdoc')) return [place];
    const entries = readdirSync(place, { withFileTypes: true, recursive: true });
    return entries
      .filter((entry) => entry.isFile() && entry.name.endsWith('.mdoc'))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  });
}
