import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf, ifReadable } from '#app/content/faults.ts';
import { displayPath, locate } from '#app/content/yaml-file.server.ts';
import { conditionSlugs, serviceSlugs } from '#app/site/article-slugs.ts';
import { type Language, languages } from '#app/site/language.ts';
import type { Article, ArticleKind } from './article.schema.ts';
import { articleFolders, readArticle } from './article.server.ts';

/** A summary is also the page's description: shorter says too little, longer is cut off by search engines. */
const summaryLength = { min: 90, max: 155 } as const;

/** Checks that every row has its article in both languages and every folder its row. */
export function checkArticles(root: string): string[] {
  return [...checkKind('condition', conditionSlugs, root), ...checkKind('service', serviceSlugs, root)];
}

function checkKind(kind: ArticleKind, slugs: readonly Article['slug'][], root: string): string[] {
  const folder = join(root, articleFolders[kind]);
  const strangers = foldersIn(folder).filter((name) => !(slugs as readonly string[]).includes(name));
  return [
    ...strangers.map((name) => `${displayPath(join(folder, name))}: expected a row for this ${kind} in app/site/pages.ts, found none`),
    ...slugs.flatMap((slug) => languages.flatMap((language) => articleFaults(kind, slug, language, root))),
  ];
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  } catch {
    return [];
  }
}

function articleFaults(kind: ArticleKind, slug: Article['slug'], language: Language, root: string): string[] {
  const read = () => readArticle(kind, slug, language, root);
  const article = ifReadable(read);
  if (!article) return faultsOf(read);
  const folder = join(root, articleFolders[kind], slug);
  const { length } = article.summary;
  const fits = length >= summaryLength.min && length <= summaryLength.max;
  const itself = (article.related as readonly string[]).indexOf(`${kind}/${slug}`);
  return [
    ...(fits
      ? []
      : [
          `${displayPath(join(folder, `${language}.mdoc`))} summary: expected ${summaryLength.min} to ${summaryLength.max} characters, found ${length}`,
        ]),
    ...(itself === -1
      ? []
      : [`${locate(join(folder, 'article.yaml'), ['related', itself])}: expected another page, found the article itself`]),
  ];
}
