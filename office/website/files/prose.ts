/** Reads an English and a Spanish file as one value: their front matter, and the parts side by side. Only changes are written. */
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import type { ArticlePart } from '#app/content/articles/article.schema.ts';
import { words as partNames } from '#app/parts/article/words.ts';
import { type Bilingual, languages } from '#app/site/language.ts';
import { plainWords } from '#app/site/plain-text.ts';
import { withMarks } from '../fields/marks.ts';
import { changedYaml, UnwritableError } from './changed-yaml.ts';

/** Separates the texts of the two files when they are one text: a control character, which is removed from every form and file. */
export const joint = '\u001e';

/** Front matter that both languages share. */
export const oneForBoth: ReadonlySet<string> = new Set(['updated']);

interface Part {
  readonly id: string;
  readonly title: Bilingual;
  readonly text: Bilingual;
}
export type Prose = Readonly<Record<string, unknown>> & { readonly parts: readonly Part[] };

interface Piece {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}
interface Cut {
  readonly source: string;
  /** YAML; empty where the file has no front matter. */
  readonly head: string;
  readonly pieces: readonly Piece[];
  readonly hasTags: boolean;
}

const headPattern = /^---\n([\s\S]*?)\n---\n/;
const partPattern = /\{% part name="([^"]*)" %\}\s*([\s\S]*?)\s*\{% \/part %\}/dg;

/** Cuts both files into the same parts, or into one each, where a manual edit has left different ones. */
function cutBoth(text: string): readonly [Cut, Cut] {
  const [en, es] = text.split(joint).map(cut);
  if (!en || !es) throw new Error('Expected two files');
  const names = ({ hasTags, pieces }: Cut) => pieces.map(({ id }) => (hasTags ? id : '')).join();
  if (names(en) === names(es)) return [en, es];
  return [wholeOf(en), wholeOf(es)];
}

function cut(source: string): Cut {
  const [all = '', head = ''] = headPattern.exec(source) ?? [];
  const tagged = [...source.matchAll(partPattern)].map(({ 1: id = '', indices }) => {
    const [from = 0, to = 0] = indices?.[2] ?? [];
    return { id, from, to };
  });
  const hasTags = tagged.length > 0;
  return { source, head, hasTags, pieces: hasTags ? tagged : sections(source, all.length) };
}

const wholeOf = (one: Cut): Cut => ({ ...one, hasTags: false, pieces: [piece(one.source, headPattern.exec(one.source)?.[0].length ?? 0)] });

/** Cuts from one second-level heading to the next. */
function sections(source: string, begin: number): Piece[] {
  const starts = [begin, ...[...source.matchAll(/^## /gm)].map(({ index }) => index).filter((at) => at > begin)];
  return starts.map((from, at) => piece(source, from, starts[at + 1])).filter(({ from, to }) => to > from);
}

/** Trims the text; its id is made of its heading, or is `text`. */
function piece(source: string, from: number, end = source.length): Piece {
  const text = source.slice(from, end);
  const start = from + text.length - text.trimStart().length;
  return { id: plainWords(headingOf(text)).join('-') || 'text', from: start, to: start + text.trim().length };
}

const headingOf = (text: string) => /^\s*## (.*)/.exec(text)?.[1] ?? '';
const headValue = (head: string) => (parse(head) ?? {}) as Readonly<Record<string, unknown>>;

/** Throws a YAMLParseError where front matter cannot be read. */
export function proseValue(text: string): Prose {
  const [en, es] = cutBoth(text);
  const heads = [headValue(en.head), headValue(es.head)] as const;
  const names = Object.keys({ ...heads[0], ...heads[1] });
  const said = names.map((name) => [name, oneForBoth.has(name) ? heads[0][name] : { en: heads[0][name], es: heads[1][name] }]);
  const parts = en.pieces.map(({ id, from, to }, at) => {
    const own = { en: en.source.slice(from, to), es: es.source.slice(es.pieces[at]?.from, es.pieces[at]?.to) };
    return { id, title: titleOf(id, own, en.hasTags), text: own };
  });
  return { ...Object.fromEntries(said), parts };
}

function titleOf(id: string, { en, es }: Bilingual, hasTags: boolean): Bilingual {
  const named: Bilingual | undefined = partNames[id as ArticlePart['name']];
  return hasTags && named ? named : { en: headingOf(en) || 'Text', es: headingOf(es) || 'Texto' };
}

/** Returns both files after a change. Throws UnwritableError. */
export function proseText(text: string, wanted: Prose): string {
  const base = proseValue(text);
  if (!isDeepStrictEqual(wanted.parts.map(idOf), base.parts.map(idOf))) throw new UnwritableError();
  const cuts = cutBoth(text);
  const files = languages.map((language, place) => {
    const { source, head, pieces } = cuts[place] as Cut;
    const body = pieces.reduceRight((done, { from, to }, at) => {
      const now = wanted.parts[at]?.text[language] ?? '';
      return now === base.parts[at]?.text[language] ? done : done.slice(0, from) + now + done.slice(to);
    }, source);
    return withHead(body, head, headAfter(headValue(head), base, wanted, place));
  });
  const after = files.join(joint);
  // A part's tag inside a part would start another part.
  if (cuts[0].hasTags && !isDeepStrictEqual(proseValue(after), wanted)) throw new UnwritableError();
  return after;
}

const idOf = ({ id }: Part) => id;

function headAfter(head: Readonly<Record<string, unknown>>, base: Prose, wanted: Prose, place: number): Readonly<Record<string, unknown>> {
  const language = languages[place] ?? 'en';
  const changed = Object.keys(head).filter((name) => !isDeepStrictEqual(wanted[name], base[name]));
  const said = changed.map((name) => [name, oneForBoth.has(name) ? wanted[name] : (wanted[name] as Bilingual<unknown>)[language]]);
  return { ...head, ...Object.fromEntries(said) };
}

function withHead(source: string, head: string, wanted: Readonly<Record<string, unknown>>): string {
  if (isDeepStrictEqual(headValue(head), wanted)) return source;
  const body = source.replace(headPattern, '');
  if (Object.keys(wanted).length === 0) return body;
  return `---\n${changedYaml(`${head || '{}'}\n`, wanted).trimEnd()}\n---\n${body}`;
}

const longest = 40;
/** Returns a line's first 40 characters. */
export const shortened = (line: string): string => (line.length > longest ? `${line.slice(0, longest)}…` : line);

/** Returns the field that contains a line of one of the files, and the line's first words. */
export function fieldAtLine(text: string, place: number, line: number): { path: string; words: string } {
  const { source, pieces } = cutBoth(text)[place as 0 | 1];
  const lines = source.split('\n');
  const end = lines.slice(0, line).join('\n').length;
  const at = pieces.findIndex(({ to }) => end <= to);
  const words = lines[line - 1]?.trim() ?? '';
  const inHead = end < (headPattern.exec(source)?.[0].length ?? 0);
  const name = inHead ? (/^(\w+):/.exec(words)?.[1] ?? 'title') : `parts.${at === -1 ? pieces.length - 1 : at}.text`;
  // A fault of a whole text is at its title, and of a whole part at its tag.
  return {
    path: `${name}.${languages[place]}`,
    words: inHead || words.startsWith('{% part ') ? '' : shortened(withMarks(words, languages[place] ?? 'en', new Map())),
  };
}
