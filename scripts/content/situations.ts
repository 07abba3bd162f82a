/**
 * Keeps one instruction per situation: finds one at another level of care than its record (content/situations.yaml), one that a list of
 * care states in other words, an item under "today" without a situation, and one that no page quotes.
 * Usage: npm run situations prints every situation, the most dangerous first, with each page that quotes it.
 */
import { readFileSync } from 'node:fs';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import { type CareLevel, careLevels } from '#app/content/articles/care-levels.ts';
import type { Situation } from '#app/content/emergency/situation.schema.ts';
import { quotedValue, shownSituations, situationRecords } from '#app/content/text/shared-values.server.ts';
import { type Language, languages } from '#app/site/language.ts';
import { articleFiles } from './article-files.ts';
import { contentPieces, type TextPiece } from './content-texts.ts';
import { type Problem, printProblems } from './problem.ts';
import { pageFiles } from './read-page.ts';
import { parseMdoc, type WrittenText } from './written-text.ts';

const recordFile = 'content/situations.yaml';

/** A place that quotes a situation. `level` is the level of the list of care around it, or empty. */
export interface Naming {
  readonly id: string;
  readonly path: string;
  /** 1-based. */
  readonly line: number;
  readonly language: Language;
  readonly level: string;
}

const levelOfField = (field = '') => /(?:^|\.)care\.(\w+)(?:\.|$)/.exec(field)?.[1] ?? '';
/** The list for the physician repeats what is elsewhere. */
const isShown = ({ field = '', path }: TextPiece) => field !== 'confirm' && path !== recordFile;

/** Returns every place in articles and pages that quotes one of the situations. */
export function namingsOf(records: readonly Situation[], articles: readonly WrittenText[], pieces: readonly TextPiece[]): Naming[] {
  const known = new Set(records.map(({ id }) => id));
  const inArticles = articles.flatMap(({ path, language, tags }) =>
    tags.flatMap(({ name, line, level, attributes }) =>
      name === 'situation' ? [{ id: String(attributes.id), path, line, language, level }] : [],
    ),
  );
  const inPages = pieces
    .filter(isShown)
    .flatMap(({ path, line, language, text, field }) =>
      [...text.matchAll(quotedValue)].flatMap(([, id = '']) =>
        known.has(id) ? [{ id, path, line, language, level: levelOfField(field) }] : [],
      ),
    );
  return [...inArticles, ...inPages];
}

/** The level of the place in which a record lists situations: a zone of the asthma plan has one, other places have none. */
const levelOfHolder: Readonly<Record<string, CareLevel>> = { yellow: 'today', red: 'er' };

/** Returns situations that a record lists under `situations:`, because the record words the instruction for them itself. */
export function listedNamings(path: string, source: string): Naming[] {
  const lines = new LineCounter();
  const found: Naming[] = [];
  visit(parseDocument(source, { lineCounter: lines }), {
    Pair(_key, { key, value }, ancestors) {
      if (!isScalar(key) || key.value !== 'situations' || !isSeq(value)) return;
      const holder = ancestors.at(-1);
      const level = levelOfHolder[String(isMap(holder) ? holder.get('id') : '')] ?? '';
      for (const item of value.items) {
        if (!isScalar(item)) continue;
        const { line } = lines.linePos(item.range?.[0] ?? 0);
        for (const language of languages) found.push({ id: String(item.value), path, line, language, level });
      }
    },
  });
  return found;
}

interface Sign {
  readonly path: string;
  readonly line: number;
  readonly language: Language;
  readonly level: string;
  readonly text: string;
}

/** Returns the items of care lists in articles, without quoted sentences, and in pages. */
function signsOf(articles: readonly WrittenText[], pieces: readonly TextPiece[]): Sign[] {
  const inArticles = articles.flatMap(({ path, language, blocks }) =>
    blocks.flatMap(({ kind, line, text, level, situations }) =>
      kind === 'item' && level && situations.length === 0 ? [{ path, line, language, level, text }] : [],
    ),
  );
  const inPages = pieces.flatMap((piece) => {
    const level = levelOfField(piece.field);
    return isShown(piece) && level !== '' && !piece.field?.endsWith('.note') ? [{ ...piece, level }] : [];
  });
  return [...inArticles, ...inPages];
}

const hasAll = (text: string, words: readonly string[]) => words.every((word) => text.toLowerCase().includes(word.toLowerCase()));

export function situationProblems(
  records: readonly Situation[],
  articles: readonly WrittenText[],
  pieces: readonly TextPiece[],
  listed: readonly Naming[] = [],
): Problem[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  const namings = [...namingsOf(records, articles, pieces), ...listed];
  const elsewhere = namings.flatMap(({ id, path, line, level }): Problem[] => {
    const record = byId.get(id);
    if (!record) return [{ path, line, wrong: `"${id}" is no situation.`, mend: `Write the id of one in ${recordFile}.` }];
    if (level === '' || level === record.level) return [];
    return [
      {
        path,
        line,
        wrong: `"${id}" stands under the level "${level}"; its record says "${record.level}".`,
        mend: `Move it to "${record.level}", or change the level in ${recordFile}, where a physician signs it for every page.`,
      },
    ];
  });
  const ownWords = signsOf(articles, pieces).flatMap(({ path, line, language, text }) =>
    records.flatMap(({ id, guard }): Problem[] =>
      guard && hasAll(text, guard[language]) && !text.includes(`{${id}}`)
        ? [
            {
              path,
              line,
              wrong: `names the situation "${id}" in other words than its record: "${text}".`,
              mend: path.endsWith('.mdoc') ? `Write {% situation id="${id}" /%}.` : `Write {${id}}.`,
            },
          ]
        : [],
    ),
  );
  const withoutClosed = signsOf(articles, pieces).flatMap(({ path, line, level, text }): Problem[] =>
    level === 'today' && ![...text.matchAll(quotedValue)].some(([, id = '']) => byId.has(id))
      ? [
          {
            path,
            line,
            wrong: `"${text}" stands under the level "today" and does not say what to do while both offices are closed.`,
            mend: `Make it a situation of ${recordFile} with a line \`closed\`, and quote it here.`,
          },
        ]
      : [],
  );
  const named = new Set(namings.map(({ id }) => id));
  const unnamed = records.flatMap(({ id }): Problem[] =>
    named.has(id)
      ? []
      : [
          {
            path: recordFile,
            line: lineOfRecord(id),
            wrong: `no page names "${id}".`,
            mend: 'Quote it on a page, or take the record out.',
          },
        ],
  );
  return [...elsewhere, ...ownWords, ...withoutClosed, ...unnamed];
}

function lineOfRecord(id: string): number {
  const at = readFileSync(recordFile, 'utf8')
    .split('\n')
    .findIndex((line) => line.trim() === `- id: ${id}`);
  return Math.max(1, at + 1);
}

/** Returns the records and places of the site; the text of articles is without quoted sentences. */
function ofSite() {
  const articles = articleFiles().map((path) => parseMdoc(path, readFileSync(path, 'utf8'), () => ''));
  const listed = pageFiles().flatMap((path) => listedNamings(path, readFileSync(path, 'utf8')));
  return [situationRecords(), articles, contentPieces(), listed] as const;
}

export function siteSituationProblems(): Problem[] {
  return situationProblems(...ofSite());
}

/** Returns a row for each situation, the most dangerous first: level, id, whether to approve, English pages with lines, after hours. */
export function situationTable(records: readonly Situation[], namings: readonly Naming[]): string[] {
  const shown = shownSituations('en');
  const order = (level: CareLevel) => careLevels.indexOf(level);
  const width = Math.max(...records.map(({ id }) => id.length));
  return records
    .toSorted((one, other) => order(one.level) - order(other.level))
    .map(({ id, level, draft }) => {
      const places = namings.filter((one) => one.id === id && one.language === 'en');
      const pages = places.map(({ path, line }) => `${path.replace(/^content\/(?:conditions\/|services\/)?/, '')}:${line}`);
      const row = `${level.padEnd(6)}${id.padEnd(width + 2)}${(draft ? 'to sign' : '').padEnd(9)}${pages.join('  ')}`;
      const closed = shown.get(id)?.closed;
      return closed ? `${row}\n      after hours: ${closed}` : row;
    });
}

if (import.meta.main) {
  const [records, articles, pieces, listed] = ofSite();
  const namings = [...namingsOf(records, articles, pieces), ...listed];
  for (const row of situationTable(records, namings)) console.log(row);
  console.log(`${records.length} situations, named ${namings.filter(({ language }) => language === 'en').length} times`);
  process.exitCode = printProblems('situations', siteSituationProblems());
}
