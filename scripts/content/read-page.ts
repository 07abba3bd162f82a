/**
 * Reads the patient pages that are written in YAML (both languages in one file) as texts that the readability formulas can measure. Leaves
 * out a page's description and search words, which the page does not show.
 */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { contentRoot } from '#app/content/content-root.server.ts';
import { pageTextsPaths } from '#app/content/text/page-texts.server.ts';
import { quotedTexts, quotedValue, type ValueTexts } from '#app/content/text/shared-values.server.ts';
import type { Language } from '#app/site/language.ts';
import { yamlPieces } from './content-texts.ts';
import type { WrittenText } from './written-text.ts';

/** Returns the files of the patient pages, as the table of pages names them. */
export function pageFiles(content = contentRoot): string[] {
  return pageTextsPaths(content);
}

/** Fills in shared values as visitors read them: "12 to 24 hours", not "{answer-promise}". Other names lose only their braces. */
export function withValues(text: string, values: ValueTexts): string {
  return text.replaceAll(quotedValue, (_, name: string) => values.get(name) ?? name);
}

/** Fields that are not running text of the page: its description, the physician's list, notes on sources. */
const notShown: ReadonlySet<string> = new Set(['description', 'confirm', 'sources.note']);

/** Parses one language of a page's source; `path` is kept for messages. */
export function parsePage(path: string, source: string, language: Language, values: ValueTexts = new Map()): WrittenText {
  const shown = yamlPieces(path, source).filter(
    (piece) => piece.language === language && !piece.searchWords && !notShown.has(piece.field ?? ''),
  );
  return {
    path,
    language,
    frontMatterBlocks: [],
    blocks: shown.map(({ text, line, field }) => ({
      kind: 'paragraph',
      text: withValues(text, values),
      line,
      part: basename(path, '.yaml'),
      tag: field ?? '',
      level: '',
      cites: [],
      lastCiteAt: -1,
      links: [],
      situations: [],
    })),
    tags: [],
  };
}

/** Reads one language of a page. Throws when the file is missing or not YAML. */
export function readPage(path: string, language: Language): WrittenText {
  return parsePage(path, readFileSync(path, 'utf8'), language, quotedTexts(language));
}
