/**
 * Compares the two languages of each article: same parts in the same order and, part by part, the same number of headings, questions,
 * myths, words, steps and care items, the same page links, citations, word pairs, pictures and figures.
 */
import { join } from 'node:path';
import { foldersOfArticles } from './article-files.ts';
import { figureValues, spelledCount, surplus } from './figure-values.ts';
import { type Problem, printProblems } from './problem.ts';
import { type Block, readMdoc, type WrittenText } from './written-text.ts';

interface Part {
  readonly name: string;
  readonly line: number;
  readonly blocks: readonly Block[];
  readonly text: string;
  readonly figures: readonly string[];
  readonly counts: Readonly<Record<string, number>>;
  readonly words: readonly string[];
  readonly pictures: readonly string[];
}

const countedTags = { questions: 'question', myths: 'myth', words: 'word', steps: 'step', 'care boxes': 'care' } as const;

function partsOf({ tags, blocks }: WrittenText): Part[] {
  return tags
    .filter(({ name }) => name === 'part')
    .map(({ attributes, line }) => {
      const name = String(attributes.name ?? '');
      const inside = tags.filter((tag) => tag.part === name);
      const own = blocks.filter((block) => block.part === name);
      const times = inside.flatMap((tag) => (tag.name === 'step' ? [String(tag.attributes.time ?? '')] : []));
      const text = [...own.map((block) => block.text), ...times].join('\n');
      const counts: Record<string, number> = {
        '### headings': own.filter((block) => block.kind === 'heading').length,
        'list items in care boxes': own.filter((block) => block.kind === 'item' && block.tag === 'care').length,
      };
      for (const [label, tag] of Object.entries(countedTags)) counts[label] = inside.filter((one) => one.name === tag).length;
      const words = inside.filter((tag) => tag.name === 'word').map((tag) => `${String(tag.attributes.en)} = ${String(tag.attributes.es)}`);
      const pictures = inside.flatMap((tag) => (tag.name === 'picture' ? [String(tag.attributes.id)] : []));
      return { name, line, blocks: own, text, figures: figureValues(text), counts, words, pictures };
    });
}

const listed = (values: readonly string[]) => values.map((value) => `"${value}"`).join(', ');

/** Returns figures missing in `to`, except figures written there as a word (6 semanas, six weeks). */
function missingFigures(from: Part, to: Part): string[] {
  const spelledSoFar = new Map<string, number>();
  return surplus(from.figures, to.figures).filter((value) => {
    const left = spelledSoFar.get(value) ?? spelledCount(to.text, value);
    spelledSoFar.set(value, left - 1);
    return left <= 0;
  });
}

function partProblems(en: Part, es: Part, englishPath: string, spanishPath: string): Problem[] {
  const problems: Problem[] = [];
  const missing = (path: string, line: number, what: string, values: readonly string[]) => {
    if (values.length === 0) return;
    problems.push({
      path,
      line,
      wrong: `part "${en.name}" lacks ${what} that the other language has: ${listed(values)}.`,
      mend: 'Say the same in both languages: add it here or take it out there.',
    });
  };
  for (const [what, count] of Object.entries(en.counts)) {
    const there = es.counts[what] ?? 0;
    if (count === there) continue;
    problems.push({
      path: spanishPath,
      line: es.line,
      wrong: `part "${en.name}" has ${there} ${what}, the English one ${count}.`,
      mend: 'Give both languages the same number.',
    });
  }
  const links = (part: Part) => part.blocks.flatMap((block) => block.links);
  const cites = (part: Part) => part.blocks.flatMap((block) => block.cites);
  for (const [what, pick] of [
    ['page links', links],
    ['citations', cites],
    ['word pairs', (part: Part) => part.words],
    ['pictures', (part: Part) => part.pictures],
  ] as const) {
    const alike = what === 'page links' ? (part: Part) => [...new Set(pick(part))] : pick;
    missing(spanishPath, es.line, what, surplus(alike(en), alike(es)));
    missing(englishPath, en.line, what, surplus(alike(es), alike(en)));
  }
  missing(spanishPath, es.line, 'figures', missingFigures(en, es));
  missing(englishPath, en.line, 'figures', missingFigures(es, en));
  return problems;
}

export function parityProblems(english: WrittenText, spanish: WrittenText): Problem[] {
  const en = partsOf(english);
  const es = partsOf(spanish);
  const names = (parts: readonly Part[]) => parts.map(({ name }) => name).join(', ');
  if (names(en) !== names(es)) {
    return [
      {
        path: spanish.path,
        line: es[0]?.line ?? 1,
        wrong: `has the parts ${names(es) || 'none'}; the English file has ${names(en) || 'none'}.`,
        mend: 'Give both files the same parts in the same order.',
      },
    ];
  }
  return en.flatMap((part, index) => {
    const alternate = es[index];
    return alternate === undefined ? [] : partProblems(part, alternate, english.path, spanish.path);
  });
}

/** Reads both files of each folder and compares them. Throws when one of the two is missing. */
export function parityOfFolders(folders: readonly string[]): Problem[] {
  return folders.flatMap((folder) => parityProblems(readMdoc(join(folder, 'en.mdoc')), readMdoc(join(folder, 'es.mdoc'))));
}

if (import.meta.main) {
  const named = process.argv.slice(2);
  process.exitCode = printProblems('parity', parityOfFolders(named.length > 0 ? named : foldersOfArticles()));
}
