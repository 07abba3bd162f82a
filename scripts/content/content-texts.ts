/** Reads every text in content/ that has a language: the blocks of .mdoc files and the en/es values of YAML. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isNode, isPair, isScalar, LineCounter, parseDocument, type Scalar, visit, type Node as YamlNode } from 'yaml';
import { contentRoot } from '#app/content/content-root.server.ts';
import type { Language } from '#app/site/language.ts';
import { parseMdoc } from './written-text.ts';

export interface TextPiece {
  readonly path: string;
  /** 1-based. */
  readonly line: number;
  readonly language: Language;
  readonly text: string;
  /** The YAML fields that contain the text, from the top: "sections.text"; absent for .mdoc files. */
  readonly field?: string;
  /** Lay words people type into a search field: they may be words the house style avoids. */
  readonly searchWords: boolean;
}

/** Returns the pieces of an .mdoc file, with the Spanish terms that `word` tags show in either language file. */
export function mdocPieces(path: string, source: string): TextPiece[] {
  const article = parseMdoc(path, source);
  const { language } = article;
  const blocks = [...article.frontMatterBlocks, ...article.blocks].map(
    ({ line, text, tag }): TextPiece => ({ path, line, language, text, searchWords: tag === 'keywords' }),
  );
  const terms = article.tags.flatMap(({ name, line, attributes }): TextPiece[] => {
    const term = attributes.es;
    return name === 'word' && typeof term === 'string' ? [{ path, line, language: 'es', text: term, searchWords: false }] : [];
  });
  return [...blocks, ...terms].filter(({ text }) => text !== '');
}

/** Fields with what people type: lay words, and words and phrases that identify an emergency or a topic. */
const searchFields = new Set(['keywords', 'phrases', 'unless']);
const wordGroups = 'words';
/** Files with only such words. */
const typedFiles = new Set(['emergency-words.yaml']);

const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'es';
const isAddress = (value: string) => /^(?:https?:|mailto:|tel:|\/)\S*$/.test(value);

/** Returns the text below every `en:` and `es:` key, at any depth, except addresses and the names of physicians in approvals. */
export function yamlPieces(path: string, source: string): TextPiece[] {
  const lines = new LineCounter();
  const pieces: TextPiece[] = [];
  const collect = (node: YamlNode, language: Language, fields: readonly string[]) =>
    visit(node, {
      Scalar(key, scalar: Scalar) {
        if (key === 'key' || typeof scalar.value !== 'string' || isAddress(scalar.value)) return;
        const line = lines.linePos(scalar.range?.[0] ?? 0).line;
        pieces.push({
          path,
          line,
          language,
          text: scalar.value,
          field: fields.join('.'),
          searchWords: typedFiles.has(basename(path)) || searchFields.has(fields.at(-1) ?? '') || fields[0] === wordGroups,
        });
      },
    });
  visit(parseDocument(source, { lineCounter: lines }), {
    Pair(_key, pair, ancestors) {
      if (!isScalar(pair.key) || !isLanguage(pair.key.value)) return undefined;
      const fields = ancestors.flatMap((node) => (isPair(node) && isScalar(node.key) ? [String(node.key.value)] : []));
      if (isNode(pair.value) && fields.at(-1) !== 'by') collect(pair.value, pair.key.value, fields);
      return visit.SKIP;
    },
  });
  return pieces;
}

/** Returns the pieces of every file below the folder, or of the named file, except terms.yaml, which has words to avoid. */
export function contentPieces(place = contentRoot): TextPiece[] {
  if (!existsSync(place)) return [];
  const entries = statSync(place).isFile() ? [] : readdirSync(place, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return (entries.length > 0 ? files.sort() : [place]).flatMap((path) => {
    if (path.endsWith('.mdoc')) return mdocPieces(path, readFileSync(path, 'utf8'));
    if (basename(path) === 'terms.yaml') return [];
    return path.endsWith('.yaml') ? yamlPieces(path, readFileSync(path, 'utf8')) : [];
  });
}
