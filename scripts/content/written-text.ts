/**
 * Reads a text in one language as blocks of running text with their lines, for the checks of the wording: here an article (`en.mdoc` or
 * `es.mdoc`); read-page.ts reads pages in YAML. Front matter, citation tags, link targets and the two attributes of `word` tags are not
 * running text and are left out; the attributes `ask`, `says` and `title` are shown as lines and included.
 */

import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { type Node, parseMarkdown } from '#app/content/text/markdoc.server.ts';
import { partialReader } from '#app/content/text/partials.server.ts';
import { quotedTexts } from '#app/content/text/shared-values.server.ts';
import type { Language } from '#app/site/language.ts';

type BlockKind = 'paragraph' | 'heading' | 'item' | 'attribute';

/** A separate run of text, which does not continue in the next block. */
export interface Block {
  readonly kind: BlockKind;
  readonly text: string;
  /** 1-based line of the file. */
  readonly line: number;
  /** The `part` around the text; empty outside of any. */
  readonly part: string;
  /** The tag around the text (`question`, `step`, `word` …); `part` or empty outside of any. */
  readonly tag: string;
  /** The level of the `care` tag around the text; empty outside of any. */
  readonly level: string;
  readonly cites: readonly string[];
  /** The position of the last citation in `text`; -1 without one. */
  readonly lastCiteAt: number;
  readonly links: readonly string[];
  /** The ids of quoted situations. */
  readonly situations: readonly string[];
}

interface TextTag {
  readonly name: string;
  readonly part: string;
  readonly line: number;
  /** The level of the `care` tag around this tag; empty outside of any. */
  readonly level: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

export interface WrittenText {
  readonly path: string;
  readonly language: Language;
  /** Title, summary and keywords, as blocks with their lines. */
  readonly frontMatterBlocks: readonly Block[];
  readonly blocks: readonly Block[];
  /** Every Markdoc tag in reading order, citations included. */
  readonly tags: readonly TextTag[];
}

interface Place {
  readonly part: string;
  readonly tag: string;
  readonly level: string;
}

/** Returns the words of a shared value or a situation; an unknown id is returned as it is, and the content check reports it. */
export type ValueWords = (id: string) => string;

function quotedWords(language: Language): ValueWords {
  const texts = quotedTexts(language);
  return (id) => texts.get(id) ?? id;
}

/** Replaces a citation while text is collected; a private-use character, so no writer types it. */
const citeMark = '\uE000';

const shownAttributes = ['ask', 'says', 'title'];

class BlockCollector {
  readonly blocks: Block[] = [];
  readonly tags: TextTag[] = [];
  private text = '';
  private cites: string[] = [];
  private links: string[] = [];
  private situations: string[] = [];
  /** Markdoc gives a tag inside a paragraph the lines of the paragraph, so its line breaks are counted here. */
  private line = 1;
  private startLine = 1;

  private readonly words: ValueWords;

  constructor(words: ValueWords) {
    this.words = words;
  }

  walk(node: Node, kind: BlockKind, place: Place): void {
    if (!node.inline) this.line = (node.lines[0] ?? 0) + 1;
    if (node.type === 'tag') this.enterTag(node, kind, place);
    else if (node.type === 'tr') {
      // A row is read as one text: its citation, at the end, covers the row.
      for (const cell of node.children) {
        for (const child of cell.children) this.walkChildren(child, kind, place);
        this.add('. ');
      }
      this.flush('item', place);
    } else if (node.type === 'inline') {
      this.walkChildren(node, kind, place);
      this.flush(kind, place);
    } else if (node.type === 'text' || node.type === 'code') this.add(String(node.attributes.content ?? ''));
    else if (node.type === 'softbreak' || node.type === 'hardbreak') {
      this.text += ' ';
      this.line += 1;
    } else {
      if (node.type === 'link') this.links.push(String(node.attributes.href ?? ''));
      const inner = node.type === 'heading' ? 'heading' : node.type === 'item' ? 'item' : kind;
      this.walkChildren(node, inner, place);
      // An item with only a tag has no line of text around the tag to end the item.
      if (node.type === 'item') this.flush('item', place);
    }
  }

  private add(text: string): void {
    if (this.text.trim() === '') this.startLine = this.line;
    this.text += text;
  }

  private enterTag(node: Node, kind: BlockKind, place: Place): void {
    const name = node.tag ?? '';
    this.tags.push({ name, part: place.part, line: this.line, level: place.level, attributes: node.attributes });
    if (name === 'cite') {
      this.cites.push(String(node.attributes.id ?? ''));
      this.add(citeMark);
      return;
    }
    if (name === 'value' || name === 'situation') {
      const id = String(node.attributes.id ?? '');
      if (name === 'situation') this.situations.push(id);
      this.add(this.words(id));
      return;
    }
    this.flush(kind, place);
    const inside = {
      part: name === 'part' ? String(node.attributes.name ?? '') : place.part,
      tag: name,
      level: name === 'care' ? String(node.attributes.level ?? '') : '',
    };
    for (const attribute of shownAttributes) {
      const value: unknown = node.attributes[attribute];
      if (typeof value !== 'string') continue;
      this.add(value);
      this.flush('attribute', inside);
    }
    this.walkChildren(node, kind, inside);
    this.flush(kind, inside);
  }

  private walkChildren(node: Node, kind: BlockKind, place: Place): void {
    for (const child of node.children) this.walk(child, kind, place);
  }

  private flush(kind: BlockKind, place: Place): void {
    const marked = this.text.replaceAll(/\s+/g, ' ').trim();
    const before = marked.slice(0, Math.max(0, marked.lastIndexOf(citeMark))).replaceAll(citeMark, '');
    const lastCiteAt = marked.includes(citeMark) ? before.length : -1;
    const text = marked.replaceAll(citeMark, '').trim();
    if (text !== '' || this.cites.length > 0) {
      this.blocks.push({
        kind,
        text,
        line: this.startLine,
        ...place,
        cites: this.cites,
        lastCiteAt,
        links: this.links,
        situations: this.situations,
      });
    }
    this.text = '';
    this.cites = [];
    this.links = [];
    this.situations = [];
  }
}

/** Returns title, summary and keywords, which visitors see too, for the language checks. */
function frontMatterBlocks(source: string, frontMatter: Readonly<Record<string, unknown>>): Block[] {
  const lines = source.split('\n');
  return ['title', 'summary', 'keywords'].flatMap((key): Block[] => {
    const value = frontMatter[key];
    const text = Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : '';
    if (text === '') return [];
    const line = lines.findIndex((candidate) => candidate.startsWith(`${key}:`)) + 1;
    return [{ kind: 'attribute', text, line, part: '', tag: key, level: '', cites: [], lastCiteAt: -1, links: [], situations: [] }];
  });
}

/**
 * Parses the source of an .mdoc file; `path` is kept for messages, and its name gives the language. Shared values are read as visitors read
 * them, unless `words` says otherwise.
 */
export function parseMdoc(path: string, source: string, words?: ValueWords): WrittenText {
  const language: Language = basename(path).startsWith('es') ? 'es' : 'en';
  const { frontMatter: head, root } = parseMarkdown(source, partialReader(language));
  const read: unknown = parse(head);
  const frontMatter = (typeof read === 'object' && read !== null ? read : {}) as Record<string, unknown>;
  const collector = new BlockCollector(words ?? quotedWords(language));
  collector.walk(root, 'paragraph', { part: '', tag: '', level: '' });
  return {
    path,
    language,
    frontMatterBlocks: frontMatterBlocks(source, frontMatter),
    blocks: collector.blocks,
    tags: collector.tags,
  };
}

/** Reads an .mdoc file. Throws when the file is missing or its front matter is not YAML. */
export function readMdoc(path: string): WrittenText {
  return parseMdoc(path, readFileSync(path, 'utf8'));
}
