import { join } from 'node:path';
import { conditionRecord, serviceRecord } from '#app/content/articles/article.schema.ts';
import { articleFolders } from '#app/content/articles/article.server.ts';
import { articleOf } from '#app/content/articles/article-list.server.ts';
import { faultsOf, ifReadable } from '#app/content/faults.ts';
import type { ProseNode } from '#app/content/text/prose.ts';
import { locate, readYaml } from '#app/content/yaml-file.server.ts';
import { conditionSlugs, serviceSlugs } from '#app/site/article-slugs.ts';
import { type Language, languages } from '#app/site/language.ts';
import { articlePage } from '#app/site/paths.ts';
import { pictureSizes } from '#art/drawn.ts';
import { pictureFile, pictureIds, pictureRecord, plateId } from './pictures.server.ts';

interface ArticlePlace {
  readonly kind: 'condition' | 'service';
  readonly slug: string;
  readonly page: string;
}

const articles: readonly ArticlePlace[] = [
  ...conditionSlugs.map((slug) => ({ kind: 'condition', slug, page: articlePage('condition', slug).id }) as const),
  ...serviceSlugs.map((slug) => ({ kind: 'service', slug, page: articlePage('service', slug).id }) as const),
];

function pictureTags(nodes: readonly ProseNode[]): string[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [] : node.tag === 'picture' ? [String(node.attributes.id)] : pictureTags(node.children),
  );
}

/** Lists the pictures in an article's text, in order. */
function shownIn({ kind, slug }: ArticlePlace, language: Language, root: string): string[] {
  return articleOf({ kind, slug } as Parameters<typeof articleOf>[0], language, root).parts.flatMap(({ nodes }) => pictureTags(nodes));
}

function recordFaults(id: string, root: string): string[] {
  const file = pictureFile(id, root);
  const record = ifReadable(() => pictureRecord(id, root));
  if (!record) return faultsOf(() => pictureRecord(id, root));
  const article = articles.find(({ page }) => page === record.article);
  if (!article) return [`${locate(file, ['article'])}: expected the id of a condition or service, found "${record.article}"`];
  const { height } = pictureSizes[record.type];
  const outside = record.labels.flatMap(({ at, also = at }, index) =>
    (
      [
        ['at', at],
        ['also', also],
      ] as const
    ).flatMap(([field, spot]) => {
      const lowest = Math.max(...spot.flat().filter((_, place) => place % 2 === 1));
      if (lowest <= height) return [];
      return [`${locate(file, ['labels', index, field])}: expected a place at most ${height} down, found ${lowest}`];
    }),
  );
  if (record.type === 'plate') {
    return id === plateId(article.slug)
      ? outside
      : [
          ...outside,
          `${locate(file, ['type'])}: expected the plate of ${record.article} as ${plateId(article.slug)}.yaml, found ${id}.yaml`,
        ];
  }
  const sources = readYaml(
    join(root, articleFolders[article.kind], article.slug, 'article.yaml'),
    article.kind === 'condition' ? conditionRecord : serviceRecord,
  ).sources.map((source) => source.id);
  return [
    ...outside,
    ...(record.type === 'pair' && !record.halves
      ? [`${locate(file, ['type'])}: expected the words above both halves of a pair, found none`]
      : []),
    ...record.from.flatMap((source, index) =>
      sources.includes(source) ? [] : [`${locate(file, ['from', index])}: expected a source of ${record.article}, found "${source}"`],
    ),
    ...languages.flatMap((language) => {
      const times = shownIn(article, language, root).filter((one) => one === id).length;
      if (times === 1) return [];
      const text = join(root, articleFolders[article.kind], article.slug, `${language}.mdoc`);
      return [`${text}: expected {% picture id="${id}" /%} once, as content/pictures/${id}.yaml says, found it ${times} times`];
    }),
  ];
}

/** Checks that every record is valid and shown once in each language of its article, and in no other. */
export function checkPictures(root: string): string[] {
  const ids = pictureIds(root);
  const strangers = articles.flatMap((article) =>
    languages.flatMap((language) =>
      (ifReadable(() => shownIn(article, language, root)) ?? []).flatMap((id) => {
        const record = ifReadable(() => pictureRecord(id, root));
        return record && record.article !== article.page
          ? [`${locate(pictureFile(id, root), ['article'])}: expected ${article.page}, which shows it, found "${record.article}"`]
          : [];
      }),
    ),
  );
  const readable = articles.every((article) => languages.every((language) => ifReadable(() => shownIn(article, language, root))));
  // An article's faults are reported for the article.
  return readable
    ? [...ids.flatMap((id) => recordFaults(id, root)), ...strangers]
    : ids.flatMap((id) => faultsOf(() => pictureRecord(id, root)));
}
