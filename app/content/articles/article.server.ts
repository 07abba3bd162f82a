import { join } from 'node:path';
import { situationNodes } from '#app/content/emergency/situation-nodes.ts';
import { pictureFile, pictureProse } from '#app/content/pictures/pictures.server.ts';
import { localized } from '#app/content/text/localized.ts';
import { checkedMarkdown, lineOf, type Node } from '#app/content/text/markdoc.server.ts';
import { partialReader } from '#app/content/text/partials.server.ts';
import { blocksOf, type ProseContext, proseContext } from '#app/content/text/prose.server.ts';
import type { ProseNode } from '#app/content/text/prose.ts';
import { sharedValues, sharedValuesStamp, shownSituations } from '#app/content/text/shared-values.server.ts';
import { ContentError, displayPath, locate, parseYaml, readText, readYaml, stampOf } from '#app/content/yaml-file.server.ts';
import type { ConditionSlug, ServiceSlug } from '#app/site/article-slugs.ts';
import { type Language, languages } from '#app/site/language.ts';
import {
  type Article,
  type ArticleKind,
  type ArticlePart,
  articleFrontMatter,
  conditionParts,
  conditionRecord,
  serviceParts,
  serviceRecord,
  type VisitLists,
} from './article.schema.ts';
import { careLevels, inCareOrder } from './care-levels.ts';

/** The folder in content/ for each type of article. */
export const articleFolders: Readonly<Record<ArticleKind, string>> = { condition: 'conditions', service: 'services' };

/** An article of fewer words fails the build; scripts/content checks the aims for each type. */
const fewestWords = 250;

const languageNamesEn = { en: 'English', es: 'Spanish' } as const;
const articleTags = ['care', 'question', 'myth', 'word', 'step', 'cite', 'value', 'situation', 'picture'];
const kept = new Map<string, { stamp: string; article: Article; taken: readonly string[] }>();

/**
 * Reads an article of content/{conditions,services} in one language.
 * @throws ContentError when either language is missing or any rule of the format is broken.
 */
export function readArticle(kind: ArticleKind, slug: ConditionSlug | ServiceSlug, language: Language, root: string): Article {
  const folder = join(root, articleFolders[kind], slug);
  const texts = languages.map((each) => join(folder, `${each}.mdoc`));
  const key = `${folder} ${language}`;
  const before = kept.get(key);
  const stampWith = (taken: readonly string[]) =>
    `${[join(folder, 'article.yaml'), ...texts, ...taken].map(stampOf).join(' ')} ${sharedValuesStamp(root)}`;
  if (before && before.stamp === stampWith(before.taken)) return before.article;
  for (const each of languages) {
    readText(join(folder, `${each}.mdoc`), `the article's text in ${languageNamesEn[each]} (every article has both languages)`);
  }
  const taken: string[] = [];
  const article = buildArticle(kind, slug, language, root, taken);
  kept.set(key, { stamp: stampWith(taken), article, taken });
  return article;
}

/** @param taken collects the files of the partials and pictures that the text includes. */
function buildArticle(
  kind: ArticleKind,
  slug: ConditionSlug | ServiceSlug,
  language: Language,
  contentRoot: string,
  taken: string[],
): Article {
  const folder = join(contentRoot, articleFolders[kind], slug);
  const {
    confirm,
    facts: factRecords,
    review,
    ...record
  } = readYaml(join(folder, 'article.yaml'), kind === 'condition' ? conditionRecord : serviceRecord);
  const file = join(folder, `${language}.mdoc`);
  const placeOf = (line: number) => `${displayPath(file)}:${line}`;
  const { frontMatter, root } = checkedMarkdown(
    readText(file),
    placeOf,
    partialReader(language, contentRoot, (path) => taken.push(path)),
  );
  const head = parseYaml(frontMatter, file, articleFrontMatter, 2);
  const sources = record.sources.map((source, index) => ({ ...localized(source, language), number: index + 1 }));
  const context = proseContext({
    placeOf,
    headings: [3],
    lists: true,
    tables: true,
    externalLinks: false,
    tags: articleTags,
    sources: new Map(sources.map(({ id, number }) => [id, number])),
    sharedValue: (id) => sharedValues(language, contentRoot).get(id),
    situation: (id) => situationNodes(shownSituations(language, contentRoot).get(id), language),
    picture(id) {
      const found = pictureProse(id, language, contentRoot);
      if (found) taken.push(pictureFile(id, contentRoot));
      return found;
    },
  });
  const parts = partsOf(root, kind, context);
  const wordCount = parts.reduce((sum, { nodes }) => sum + countWords(nodes, language), 0);
  const numberOf = (id: string | undefined) => sources.find((source) => source.id === id)?.number;
  const facts = factRecords.map(({ kind: asked, text, source }) => {
    const number = numberOf(source);
    return { kind: asked, text: text[language], ...(number ? { source: number } : {}) };
  });
  const unknown = factRecords.flatMap(({ source }, at) =>
    source && !numberOf(source)
      ? [`${locate(join(folder, 'article.yaml'), ['facts', at, 'source'])}: expected the id of a source of this article, found "${source}"`]
      : [],
  );
  const uncited = sources.filter(({ id }) => !context.cited.has(id));
  const problems = [
    ...context.problems,
    ...unknown,
    ...uncited.map(({ id }) => `${displayPath(file)}: expected every source of article.yaml to be cited, found no citation of "${id}"`),
    ...(wordCount < fewestWords ? [`${displayPath(file)}: expected at least ${fewestWords} words, found ${wordCount}`] : []),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  const visit = 'visit' in record ? localized(record.visit as VisitLists, language) : undefined;
  return {
    kind,
    slug,
    language,
    ...record,
    facts,
    ...(visit ? { visit } : {}),
    ...head,
    review: localized(review, language),
    toConfirm: confirm.length,
    sources,
    parts,
    wordCount,
  };
}

function partsOf(root: Node, kind: ArticleKind, context: ProseContext): ArticlePart[] {
  const expected: readonly ArticlePart['name'][] = kind === 'condition' ? conditionParts : serviceParts;
  const partNodes = root.children.flatMap((node) => partNodesIn(node, context));
  const found = partNodes.map((node) => String(node.attributes.name));
  if (found.join() !== expected.join()) {
    const at = expected.findIndex((name, index) => found[index] !== name);
    const line = partNodes[at === -1 ? expected.length : at];
    const wanted = at === -1 ? `no part after "${expected.at(-1)}"` : `part "${expected[at]}" here (order: ${expected.join(', ')})`;
    const instead = found[at === -1 ? expected.length : at];
    context.problems.push(`${context.placeOf(line ? lineOf(line) : 1)}: expected ${wanted}, found ${instead ? `"${instead}"` : 'nothing'}`);
  }
  return partNodes.map((node) => {
    const part = { name: node.attributes.name as ArticlePart['name'], nodes: blocksOf(node, context) };
    checkPart(part, node, context);
    return part;
  });
}

/** Finds the parts; Markdown wraps one-line parts in a paragraph. */
function partNodesIn(node: Node, context: ProseContext): Node[] {
  if (node.type === 'tag' && node.tag === 'part') return [node];
  if (node.type === 'paragraph' || node.type === 'inline') return node.children.flatMap((child) => partNodesIn(child, context));
  if (node.type === 'softbreak' || (node.type === 'text' && String(node.attributes.content).trim() === '')) return [];
  context.problems.push(`${context.placeOf(lineOf(node))}: expected text only inside {% part %}…{% /part %}, found ${node.type}`);
  return [];
}

/** Reports faults Markdown hides: an empty part, or a list left as text because its tag was on the same line. */
function checkPart({ name, nodes }: ArticlePart, node: Node, context: ProseContext): void {
  const place = context.placeOf(lineOf(node));
  if (nodes.length === 0) context.problems.push(`${place} part "${name}": expected text, found nothing`);
  if (name !== 'help') return;
  const cares = nodes.filter((child) => typeof child !== 'string' && child.tag === 'care');
  const levels = cares.map((care) => (typeof care === 'string' ? '' : String(care.attributes.level)));
  if (levels.length === 0 || !inCareOrder(levels)) {
    context.problems.push(
      `${place} part "help": expected care of some of the levels ${careLevels.join(', ')}, each once and in this order, found ${levels.join(', ') || 'none'}`,
    );
  }
  for (const care of cares) {
    const hasList = typeof care !== 'string' && care.children.some((child) => typeof child !== 'string' && child.tag === 'ul');
    if (!hasList) context.problems.push(`${place} part "help": expected a list in each care tag, each item on its own line`);
  }
}

/** Counts the words a reader of `language` sees, even questions, myths, step titles and terms. */
function countWords(nodes: readonly ProseNode[], language: Language): number {
  return nodes.reduce<number>((sum, node) => {
    if (typeof node === 'string') return sum + wordsIn(node);
    const { ask, says, title, time, english, spanish } = node.attributes;
    const heads = [ask, says, title, time, language === 'en' ? english : spanish];
    return sum + countWords(node.children, language) + heads.reduce<number>((more, head) => more + wordsIn(String(head ?? '')), 0);
  }, 0);
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0;
}
