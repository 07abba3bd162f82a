/** Finds the article files; paths are relative to the working folder, which is the project's root. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ArticleKind } from '#app/content/articles/article.schema.ts';
import { articleFolders } from '#app/content/articles/article.server.ts';
import { contentRoot } from '#app/content/content-root.server.ts';

/**
 * Words in one language file. The maximum is what the longest article needs to say who must call, how each medicine is used, which inhaler
 * needs which breath, and what changes in pregnancy, at school and here in San Antonio; Spanish needs about a tenth more words. In a longer
 * text, a reader on a phone no longer finds a line: link to a separate page instead.
 */
export const wordRanges: Readonly<Record<ArticleKind, readonly [number, number]>> = {
  condition: [700, 1900],
  service: [500, 1300],
};

export function kindOf(path: string): ArticleKind {
  return path.split('/').includes(articleFolders.service) ? 'service' : 'condition';
}

/** Whether a folder belongs to an article, or contains several. */
export const isOfArticles = (folder: string): boolean => Object.values(articleFolders).some((name) => folder.split('/').includes(name));

/** Returns every article folder: conditions, then services, each in alphabetical order. */
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

/** Returns an article's folder for its record, whose texts are checked together; returns any other place unchanged. */
export const articlePlace = (place: string): string => (basename(place) === 'article.yaml' ? dirname(place) : place);

/** Returns the `.mdoc` files of the named folders (or files, or folders of folders); of all articles when none is named. */
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
