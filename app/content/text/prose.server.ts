import { isPageId } from '#app/site/paths.ts';
import { plainWords } from '#app/site/plain-text.ts';
import { lineOf, type Node } from './markdoc.server.ts';
import { type ProseElement, type ProseNode, plainText } from './prose.ts';

/** What one type of text may contain, and where its faults and citations are collected. */
export interface ProseContext {
  readonly placeOf: (line: number) => string;
  readonly headings: readonly number[];
  readonly lists: boolean;
  readonly tables?: boolean;
  readonly externalLinks: boolean;
  readonly tags: readonly string[];
  /** Number of each source in the article's list, from 1. */
  readonly sources?: ReadonlyMap<string, number>;
  /** The words of a shared value the text may quote, by its id. */
  readonly sharedValue?: (id: string) => string | undefined;
  /** The shown words of a situation that the text quotes by id. */
  readonly situation?: (id: string) => ProseNode[] | undefined;
  /** A picture the text may show, by its id. */
  readonly picture?: (id: string) => ProseElement | undefined;
  readonly problems: string[];
  readonly cited: Set<string>;
  readonly headingIds: Set<string>;
}

export function proseContext(
  allowed: Pick<
    ProseContext,
    'placeOf' | 'headings' | 'lists' | 'tables' | 'externalLinks' | 'tags' | 'sources' | 'sharedValue' | 'situation' | 'picture'
  >,
): ProseContext {
  return { ...allowed, problems: [], cited: new Set(), headingIds: new Set() };
}

/** Returns a document's or block tag's children as blocks: paragraphs, lists, headings, block tags. */
export function blocksOf(node: Node, context: ProseContext): ProseNode[] {
  return asBlocks(node.children.flatMap((child) => proseOf(child, context)));
}

const blockTags = new Set(['p', 'ul', 'ol', 'h2', 'h3', 'care', 'question', 'myth', 'word', 'step', 'phones', 'table', 'picture']);

function isBlock(node: ProseNode): node is ProseElement {
  return typeof node !== 'string' && blockTags.has(node.tag);
}

/** Moves block tags out of paragraphs, in which Markdown puts a tag that is written on one line. */
function asBlocks(nodes: readonly ProseNode[]): ProseNode[] {
  const blocks: ProseNode[] = [];
  let line: ProseNode[] = [];
  const endLine = () => {
    const children = trimmed(line);
    if (children.length > 0) blocks.push({ tag: 'p', attributes: {}, children });
    line = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      line.push(node);
      continue;
    }
    endLine();
    if (node.tag === 'p' && node.children.some(isBlock)) blocks.push(...asBlocks(node.children));
    else blocks.push(node);
  }
  endLine();
  return blocks;
}

/** Joins adjacent texts and trims white space at both ends. */
function trimmed(nodes: readonly ProseNode[]): ProseNode[] {
  const joined: ProseNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node === 'string' && typeof last === 'string') joined[joined.length - 1] = last + node;
    else joined.push(node);
  }
  const first = joined[0];
  if (typeof first === 'string') joined[0] = first.trimStart();
  const end = joined.at(-1);
  if (typeof end === 'string') joined[joined.length - 1] = end.trimEnd();
  return joined.filter((node) => node !== '');
}

function proseOf(node: Node, context: ProseContext): ProseNode[] {
  const inside = () => node.children.flatMap((child) => proseOf(child, context));
  const element = (tag: ProseElement['tag'], attributes: ProseElement['attributes'] = {}): ProseNode[] => [
    { tag, attributes, children: trimmed(inside()) },
  ];
  switch (node.type) {
    case 'inline':
      return inside();
    case 'text':
      return [String(node.attributes.content)];
    case 'softbreak':
      return [' '];
    case 'hardbreak':
      return element('br');
    case 'paragraph':
      return element('p');
    case 'strong':
      return element('strong');
    case 'em':
      return element('em');
    case 'item':
      return element('li');
    case 'list':
      if (!context.lists) return refuse(node, context, 'no list here');
      return element(node.attributes.ordered ? 'ol' : 'ul');
    case 'table':
      if (!context.tables) return refuse(node, context, 'no table here');
      return tableOf(node, context);
    case 'heading':
      return headingOf(node, context, trimmed(inside()));
    case 'link':
      return linkOf(node, context, trimmed(inside()));
    case 'tag':
      return tagOf(node, context);
    default:
      return refuse(node, context, `no ${node.type} in this text`);
  }
}

function refuse(node: Node, context: ProseContext, expected: string): ProseNode[] {
  context.problems.push(`${context.placeOf(lineOf(node))}: expected ${expected}`);
  return [];
}

/** Builds a table whose cells have the heading of their column: on a phone each row becomes a separate block. */
function tableOf(node: Node, context: ProseContext): ProseNode[] {
  const cellsOf = (row: Node) => row.children.map((cell) => trimmed(cell.children.flatMap((child) => proseOf(child, context))));
  const rowsOf = (type: string) => node.children.filter((part) => part.type === type).flatMap((part) => part.children);
  const [headRow] = rowsOf('thead');
  const heads = headRow ? cellsOf(headRow) : [];
  const rows = rowsOf('tbody').map(cellsOf);
  for (const [place, row] of rows.entries()) {
    if (row.length === heads.length) continue;
    return refuse(node, context, `${heads.length} cells in row ${place + 1} of the table, found ${row.length}`);
  }
  const cell = (tag: 'th' | 'td', children: ProseNode[], label: string): ProseElement => ({
    tag,
    attributes: label ? { label } : {},
    children,
  });
  const row = (children: ProseNode[]): ProseElement => ({ tag: 'tr', attributes: {}, children });
  const headCells = heads.map((children) => cell('th', children, ''));
  const bodyRows = rows.map((cells) =>
    row(cells.map((children, at) => cell(at === 0 ? 'th' : 'td', children, at === 0 ? '' : plainText(heads[at] ?? [])))),
  );
  return [
    {
      tag: 'table',
      attributes: {},
      children: [
        { tag: 'thead', attributes: {}, children: [row(headCells)] },
        { tag: 'tbody', attributes: {}, children: bodyRows },
      ],
    },
  ];
}

function headingOf(node: Node, context: ProseContext, children: ProseNode[]): ProseNode[] {
  const level = Number(node.attributes.level);
  if (!context.headings.includes(level)) {
    const allowed = context.headings.map((one) => '#'.repeat(one)).join(' or ') || 'none';
    return refuse(node, context, `a heading of an allowed level (${allowed}), found ${'#'.repeat(level)}`);
  }
  return [{ tag: level === 2 ? 'h2' : 'h3', attributes: { id: headingId(children, context) }, children }];
}

/** Returns an anchor that a reader can keep: the heading's words, numbered where they repeat. */
function headingId(children: readonly ProseNode[], context: ProseContext): string {
  const words = plainWords(children.filter((node) => typeof node === 'string').join(' ')).join('-');
  let id = words || 'heading';
  for (let again = 2; context.headingIds.has(id); again += 1) id = `${words}-${again}`;
  context.headingIds.add(id);
  return id;
}

function linkOf(node: Node, context: ProseContext, children: ProseNode[]): ProseNode[] {
  const href = String(node.attributes.href);
  if (href.startsWith('page:')) {
    const to = href.slice('page:'.length);
    if (isPageId(to)) return [{ tag: 'page-link', attributes: { to }, children }];
    return refuse(node, context, `the id of a page in app/site/pages.ts, found "${href}"`);
  }
  if (context.externalLinks && /^https:\/\//.test(href)) return [{ tag: 'a', attributes: { href }, children }];
  return refuse(node, context, `a link as page:ID${context.externalLinks ? ' or https://…' : ''}, found "${href}"`);
}

function tagOf(node: Node, context: ProseContext): ProseNode[] {
  const { tag = '', attributes } = node;
  if (!context.tags.includes(tag)) return refuse(node, context, `only the tags ${context.tags.join(', ') || '(none)'}, found ${tag}`);
  switch (tag) {
    case 'cite': {
      const id = String(attributes.id);
      const number = context.sources?.get(id);
      if (!number) return refuse(node, context, `a source of article.yaml, found "${id}"`);
      context.cited.add(id);
      return [{ tag, attributes: { id, number }, children: [] }];
    }
    case 'word': {
      const lines = blocksOf(node, context).map((block) => (typeof block === 'string' ? [block] : block.children));
      const children = lines.flatMap((line, index) => (index === 0 ? line : [' ', ...line]));
      // Not en/es: a record's {en, es} is replaced by one language, and these two words must both remain.
      return [{ tag, attributes: { english: String(attributes.en), spanish: String(attributes.es) }, children }];
    }
    case 'value': {
      const value = context.sharedValue?.(String(attributes.id));
      return value === undefined ? refuse(node, context, `a value of shared-values.yaml, found "${attributes.id}"`) : [value];
    }
    case 'situation': {
      const shown = context.situation?.(String(attributes.id));
      return shown ?? refuse(node, context, `a situation of situations.yaml, found "${attributes.id}"`);
    }
    case 'picture':
      return [context.picture?.(String(attributes.id))].flatMap((found) =>
        found ? [found] : refuse(node, context, `a picture of content/pictures that is no plate, found "${attributes.id}"`),
      );
    case 'phones':
      return [{ tag, attributes: {}, children: [] }];
    case 'care':
    case 'question':
    case 'myth':
    case 'step':
      return [{ tag, attributes: ownAttributes(attributes), children: blocksOf(node, context) }];
    default:
      return refuse(node, context, `a known tag, found ${tag}`);
  }
}

function ownAttributes(attributes: Node['attributes']): ProseElement['attributes'] {
  const entries = Object.entries(attributes).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value));
  return Object.fromEntries(entries) as ProseElement['attributes'];
}
