/**
 * Reads the patient pages that are written in YAML (both languages in one file) as texts that the readability
 * formulas can measure. A page's description and its search words are not shown on it and stay out.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { informationFigures } from '#app/content/information.server.ts';
import type { Language } from '#app/site/language.ts';
import { yamlPieces } from './content-texts.ts';
import type { Article } from './written-text.ts';

/** The files in content/ that hold a page for patients each. */
const pageNames = [
  'new-patient',
  'first-visit',
  'appointment',
  'portal',
  'after-hours',
  'emergency',
  'action-plans',
  'seasons',
  'shot-questions',
];

/** The patient pages there are, in the order of the list. */
export function pageFiles(content = 'content'): string[] {
  return pageNames.map((name) => join(content, `${name}.yaml`)).filter((path) => existsSync(path));
}

/** Figures are read as the visitor reads them: "12 to 24 hours", not "{promise}". Names of other figures stand for themselves. */
function withFigures(text: string, figures: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => figures.get(name) ?? name);
}

/** One language of a page's source; `path` is kept for messages. */
export function parsePage(path: string, source: string, language: Language, figures: ReadonlyMap<string, string> = new Map()): Article {
  const read: unknown = parse(source);
  const shown = yamlPieces(path, source).filter(
    (piece) => piece.language === language && !piece.searchWords && piece.field !== 'description',
  );
  return {
    path,
    language,
    frontMatter: (typeof read === 'object' && read !== null ? read : {}) as Record<string, unknown>,
    frontMatterBlocks: [],
    blocks: shown.map(({ text, line, field }) => ({
      kind: 'paragraph',
      text: withFigures(text, figures),
      line,
      part: basename(path, '.yaml'),
      tag: field ?? '',
      cites: [],
      lastCiteAt: -1,
      links: [],
    })),
    tags: [],
  };
}

/** Reads one language of a page. Throws when the file is missing or no YAML. */
export function readPage(path: string, language: Language): Article {
  return parsePage(path, readFileSync(path, 'utf8'), language, informationFigures(language));
}
