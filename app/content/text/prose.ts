import type { PageId } from '#app/site/pages.ts';

/**
 * Prose as plain data: it travels in the page's data, never as code. Tags and their attributes are
 * listed in `proseTags`; a page link carries the page's id, not its address.
 */
export type ProseNode = string | ProseElement;

export interface ProseElement {
  tag: ProseTag;
  attributes: Record<string, string | number | boolean>;
  children: ProseNode[];
}

const proseTags = [
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'br',
  'h2',
  'h3',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'a',
  'page-link',
  'cite',
  'care',
  'question',
  'myth',
  'word',
  'step',
  'phones',
  'picture',
  'term',
] as const;
export type ProseTag = (typeof proseTags)[number];

/** Where a page link leads; the loader has checked that the page exists. */
export function linkTarget(node: ProseElement): PageId {
  return String(node.attributes.to) as PageId;
}

/** Tags that stand within a line: no space parts their words from what stands beside them. */
const inLine: ReadonlySet<ProseTag> = new Set(['strong', 'em', 'a', 'page-link', 'cite', 'term']);

function wordsOf(node: ProseNode): string {
  if (typeof node === 'string') return node;
  const words = node.children.map(wordsOf).join('');
  return inLine.has(node.tag) ? words : ` ${words} `;
}

/** The words of prose without their markup, as a reader sees them. */
export function plainText(nodes: readonly ProseNode[]): string {
  return nodes.map(wordsOf).join('').replace(/\s+/g, ' ').trim();
}
