import Markdoc, { type Config, type Node } from '@markdoc/markdoc';
import { conditionParts, serviceParts } from '#app/content/articles/article.schema.ts';
import { careLevels } from '#app/content/articles/care-levels.ts';
import { ContentError } from '#app/content/content-error.ts';

export type { Node };

const text = { type: String, required: true } as const;

/** The tags writers may use in .mdoc files. */
const config: Config = {
  tags: {
    part: { attributes: { name: { ...text, matches: [...new Set<string>([...conditionParts, ...serviceParts])] } } },
    care: { attributes: { level: { ...text, matches: [...careLevels] } } },
    question: { attributes: { ask: text } },
    myth: { attributes: { says: text } },
    word: { attributes: { en: text, es: text } },
    step: { attributes: { title: text, time: { type: String } } },
    cite: { attributes: { id: text }, selfClosing: true },
    value: { attributes: { id: text }, selfClosing: true },
    situation: { attributes: { id: text }, selfClosing: true },
    phones: { selfClosing: true },
    picture: { attributes: { id: text }, selfClosing: true },
  },
};

export interface Markdown {
  /** YAML between the leading dashes, without them; it begins on the file's second line. */
  readonly frontMatter: string;
  readonly root: Node;
}

/** Returns the line, from 1, where a node begins. */
export function lineOf(node: Node): number {
  return (node.location?.start.line ?? node.lines[0] ?? 0) + 1;
}

/** Reads the blocks of a shared text by its name. */
export type ReadPartial = (name: string) => readonly Node[];

/** Gives a partial the place of the tag that includes it, where a writer looks first. */
function movedTo(node: Node, tag: Node): Node {
  node.lines = tag.lines;
  if (tag.location) node.location = tag.location;
  for (const child of node.children) movedTo(child, tag);
  return node;
}

/** Puts the blocks of each partial in place of its tag. */
function withPartials(node: Node, read: ReadPartial): void {
  node.children = node.children.flatMap((child) => {
    if (child.type === 'tag' && child.tag === 'partial') return read(String(child.attributes.file)).map((block) => movedTo(block, child));
    withPartials(child, read);
    return [child];
  });
}

/**
 * Parses a Markdoc file's front matter and text without checks, for the page and for the checks of the words.
 * @param partial reads the named partial; without it the tag stays, and the check refuses it.
 */
export function parseMarkdown(source: string, partial?: ReadPartial): Markdown {
  const root = Markdoc.parse(source);
  if (partial) withPartials(root, partial);
  const { frontmatter } = root.attributes;
  return { frontMatter: typeof frontmatter === 'string' ? frontmatter : '', root };
}

/**
 * Parses Markdoc and checks its tags and attributes.
 * @param placeOf names a line in messages: `content/…/en.mdoc:12`.
 * @throws ContentError with every fault.
 */
export function checkedMarkdown(source: string, placeOf: (line: number) => string, partial?: ReadPartial): Markdown {
  const markdown = parseMarkdown(source, partial);
  const problems = Markdoc.validate(markdown.root, config).map(({ lines, location, error }) => {
    const line = (location?.start.line ?? lines[0] ?? 0) + 1;
    return `${placeOf(line)}: expected well-formed Markdoc with known tags, found: ${error.message}`;
  });
  if (problems.length > 0) throw new ContentError(problems);
  return markdown;
}
