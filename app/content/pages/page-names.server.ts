import { join } from 'node:path';
import { articleName } from '#app/content/articles/article-list.server.ts';
import { contentRoot } from '#app/content/content-root.server.ts';
import { physician } from '#app/content/physicians/physician.server.ts';
import { readYaml } from '#app/content/yaml-file.server.ts';
import type { Bilingual, Language } from '#app/site/language.ts';
import type { PageId } from '#app/site/pages.ts';
import { pageById } from '#app/site/paths.ts';
import { type PageName, pageNamesSchema } from './page-name.schema.ts';

const schema = pageNamesSchema();

/** Reads content/pages.yaml. Throws ContentError for a page without a name or a name without a page. */
export function pageNames(root = contentRoot) {
  return readYaml(join(root, 'pages.yaml'), schema);
}

/** Reads a page's name from the record it shows, else from content/pages.yaml. */
export function pageName(id: PageId, root = contentRoot): PageName {
  const { record } = pageById(id);
  switch (record?.kind) {
    case 'condition':
    case 'service':
      return articleName(record, root);
    case 'physician': {
      const { name, credentials, shortDescription } = physician(record.physician, root);
      const title = `${name}, ${credentials}`;
      return { title: { en: title, es: title }, description: shortDescription };
    }
    case 'sheet': {
      const { title } = pageName(record.of, root);
      const { sheet } = pageNames(root);
      const withTitle = ({ en, es }: Bilingual) => ({ en: en.replace('{title}', title.en), es: es.replace('{title}', title.es) });
      return { title: withTitle(sheet.title), description: withTitle(sheet.description) };
    }
    default:
      return ownName(id, root);
  }
}

function ownName(id: PageId, root: string): PageName {
  const names: Readonly<Partial<Record<PageId, PageName>>> = pageNames(root).pages;
  const name = names[id];
  if (!name) throw new Error(`No name for the page "${id}" in pages.yaml`);
  return name;
}

/** Reads a page's title for heading, browser and breadcrumb. */
export function pageTitle(id: PageId, language: Language): string {
  return pageName(id).title[language];
}
