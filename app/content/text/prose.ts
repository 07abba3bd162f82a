import type { PageId } from '#app/site/pages.ts';

/**
 * Prose as plain data: it is sent in the page's data, never as code. Tags and their attributes are listed in `proseTags`; a page link
 * carries the page's id, not its address.
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

/** Returns a page link's page; the loader has checked that it exists. */
export function linkTarget(node: ProseElement): PageId {
  return String(node.attributes.to) as PageId;
}

/** Inline tags: no space separates their words from the words beside them. */
const inLine: ReadonlySet<ProseTag> = new Set(['strong', 'em', 'a', 'page-link', 'cite', 'term']);

function wordsOf(node: ProseNode): string {
  if (typeof node === 'string') return node;
  const words = node.children.map(wordsOf).join('');
  return inLine.has(node.tag) ? words : ` ${words} `;
}

/** Returns the words of prose without markup, as readers see them. */
export function plainText(nodes: readonly ProseNode[]): string {
  return nodes.map(wordsOf).join('').replace(/\s+/g, ' ').trim();
}
