import type { Article, ArticlePart } from '#app/content/articles/article.schema.ts';
import { conditionArticle, serviceArticle } from '#app/content/content.server.ts';
import { type ProseElement, type ProseNode, plainText } from '#app/content/text/prose.ts';
import { words as articleWords } from '#app/parts/article/words.ts';
import { words as careWords } from '#app/parts/care-levels/words.ts';
import { conditionSlugs, serviceSlugs } from '#app/site/article-slugs.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { articlePage } from '#app/site/paths.ts';
import type { Passage } from './site-index.ts';

const isElement = (node: ProseNode): node is ProseElement => typeof node !== 'string';

const cellsOf = (row: ProseElement) => row.children.filter(isElement).map(({ children }) => readText(children));

/** The rows of a table as sentences that a listener understands. */
function tableText({ children }: ProseElement): string {
  const [columns = [], ...rows] = children
    .filter(isElement)
    .flatMap((part) => part.children.filter(isElement))
    .map(cellsOf);
  return rows
    .map(([name = '', ...cells]) => `${name}: ${cells.map((cell, at) => `${columns[at + 1]}: ${cell}`).join('; ')}.`)
    .join(' ')
    .replaceAll(/([.!?])[.;]/g, '$1');
}

/** The plain text of prose, without citation numbers, phones and pictures, with a period after each list item, and tables row by row. */
export function readText(nodes: readonly ProseNode[]): string {
  const spoken = nodes.map((node): ProseNode => {
    if (!isElement(node)) return node;
    if (node.tag === 'cite' || node.tag === 'phones' || node.tag === 'picture') return '';
    if (node.tag === 'table') return tableText(node);
    const ended = node.tag === 'li' && !/[.:?!]$/.test(plainText(node.children)) ? ['.'] : [];
    return { ...node, children: [readText(node.children), ...ended] };
  });
  return plainText(spoken);
}

/** Splits a part into one passage per heading; text before the first subheading belongs to the part's own heading. */
function runs({ nodes }: ArticlePart, heading: string, hash: string): Omit<Passage, 'page'>[] {
  const found: { heading: string; hash: string; nodes: ProseNode[] }[] = [{ heading, hash, nodes: [] }];
  for (const node of nodes) {
    if (isElement(node) && node.tag === 'h3')
      found.push({ heading: plainText(node.children), hash: String(node.attributes.id ?? hash), nodes: [] });
    else found.at(-1)?.nodes.push(node);
  }
  return found.map((run) => ({ heading: run.heading, hash: run.hash, text: readText(run.nodes) })).filter(({ text }) => text !== '');
}

/** Returns the passage of an element that is one by itself, such as a question or a step; undefined for others. */
function ownPassage(node: ProseElement, part: string, language: Language): Omit<Passage, 'page'> | undefined {
  const care = wordsIn(careWords, language);
  const text = readText(node.children);
  switch (node.tag) {
    case 'question':
      return { heading: String(node.attributes.ask), text, hash: part };
    case 'myth':
      return { heading: `“${String(node.attributes.says)}”`, text, hash: part };
    case 'step':
      return { heading: String(node.attributes.title), text, hash: part };
    case 'care':
      return { heading: care[String(node.attributes.level) as keyof typeof care], text, hash: part };
    default:
      return undefined;
  }
}

function partPassages(part: ArticlePart, language: Language): Omit<Passage, 'page'>[] {
  // Skip the glossary, which repeats what the text says (see `articleDefinitions`).
  if (part.name === 'words') return [];
  const own = part.nodes.flatMap((node) => (isElement(node) ? (ownPassage(node, part.name, language) ?? []) : []));
  const rest = part.nodes.filter((node) => !isElement(node) || !ownPassage(node, part.name, language));
  const all = [...runs({ ...part, nodes: rest }, wordsIn(articleWords, language)[part.name], part.name), ...own];
  return all.map((passage) => (passage.hash === part.name ? passage : { ...passage, part: part.name }));
}

function passagesOf(article: Article): Passage[] {
  const page = articlePage(article.kind, article.slug).id;
  return article.parts.flatMap((part) => partPassages(part, article.language)).map((passage) => ({ page, ...passage }));
}

const articlesIn = (language: Language): Article[] => [
  ...conditionSlugs.map((slug) => conditionArticle(slug, language)),
  ...serviceSlugs.map((slug) => serviceArticle(slug, language)),
];

/** The definitions of words in the articles' glossaries, each word once. */
export function articleDefinitions(language: Language): Passage[] {
  const all = articlesIn(language).flatMap(({ kind, slug, parts }) =>
    parts
      .filter(({ name }) => name === 'words')
      .flatMap(({ nodes }) => nodes.filter(isElement))
      .map(
        (node): Passage => ({
          page: articlePage(kind, slug).id,
          heading: String(language === 'es' ? node.attributes.spanish : node.attributes.english),
          text: readText(node.children),
          hash: 'words',
        }),
      ),
  );
  return all.filter(({ heading }, place) => all.findIndex((one) => one.heading === heading) === place);
}

/** All articles split into passages that can be answers by themselves: text under a heading, questions, myths, steps, levels of care. */
export function articlePassages(language: Language): Passage[] {
  return articlesIn(language).flatMap(passagesOf);
}
