/** Splits an entry into the sentences that a physician reads, in both languages. */
import { parse } from 'yaml';
import { type CareLevel, careLevels } from '#app/content/articles/care-levels.ts';
import { situationNodes } from '#app/content/emergency/situation-nodes.ts';
import type { SignEntry } from '#app/content/sign-entries.server.ts';
import { type Node, parseMarkdown } from '#app/content/text/markdoc.server.ts';
import { partialReader } from '#app/content/text/partials.server.ts';
import { blocksOf, proseContext } from '#app/content/text/prose.server.ts';
import { type ProseNode, plainText } from '#app/content/text/prose.ts';
import { quotedTexts, quotedValue, sharedValues, shownSituations } from '#app/content/text/shared-values.server.ts';
import { words as levels } from '#app/parts/care-levels/words.ts';
import { type Bilingual, type Language, languages } from '#app/site/language.ts';
import { isObject, listOf, partOf } from '../fields/form-value.ts';
import { versionOf } from './content-file.ts';
import { type Labels, type Rule, ruleText } from './sign-rules.ts';

export interface SignText extends Bilingual {
  /** A digest of the words; a sentence that occurs again has its number after it. */
  readonly key: string;
  /** The fields or the part around the text. */
  readonly where: string;
  /** No source confirms the text, only the physician. */
  readonly isUnconfirmed: boolean;
  /** Set for a row of the emergency table. */
  readonly rule?: Rule;
}

type Piece = Bilingual & { readonly where: string; readonly rule?: Rule };
type Given = Pick<SignEntry, 'record' | 'beside' | 'texts'>;

/** Properties without words for visitors: links between records, addresses, places on a drawing. */
const silent = new Set(
  'id draft signed review confirm sample sources source sourcesChecked from levelFrom guard pemat icon at also pageId article related url type'.split(
    ' ',
  ),
);

/** Returns every sentence of an entry; a paragraph stays whole where the languages divide it differently. */
export function textsOf(entry: Given, root: string): SignText[] {
  const shown = quoting(root);
  const unconfirmed = listOf(entry.record.confirm).map((one) => shown((one as Bilingual).en, 'en'));
  const { combinations, labels = {}, ...record } = entry.record;
  const rules = listOf(combinations).map((rule) => ({ ...ruleText(rule as Rule, labels as Labels), rule: rule as Rule, where: '' }));
  const others = piecesIn(rules.length > 0 ? record : entry.record);
  const pieces = [...proseIn(entry, root), ...rules, ...others].map(({ en, es, ...piece }) => ({
    ...piece,
    en: shown(en, 'en'),
    es: shown(es, 'es'),
  }));
  const seen = new Map<string, number>();
  const keyOf = ({ en, es }: Piece) => {
    const key = versionOf(`${en}\n${es}`).slice(0, 16);
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return times === 1 ? key : `${key}.${times}`;
  };
  return pieces.flatMap(sentencesIn).map((piece) => ({
    ...piece,
    key: keyOf(piece),
    isUnconfirmed: unconfirmed.some((one) => piece.en.includes(one) || (piece.en.includes(' ') && one.includes(piece.en))),
  }));
}

/** Replaces the names of the values that a text quotes with the values. */
export function quoting(root: string): (text: string, language: Language) => string {
  const values = { en: quotedTexts('en', root), es: quotedTexts('es', root) };
  return (text, language) => text.replace(quotedValue, (whole, id: string) => values[language].get(id) ?? whole);
}

function sentencesIn({ where, en, es, rule }: Piece): Piece[] {
  // Figures, field names and table rows are not split.
  if (en === es || rule) return [{ where, en, es, ...(rule && { rule }) }];
  const split = (text: string, language: Language) =>
    [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);
  const [one, other] = [split(en, 'en'), split(es, 'es')];
  return one.length === other.length ? one.map((text, at) => ({ where, en: text, es: other[at] ?? '' })) : [{ where, en, es }];
}

function piecesIn(value: unknown, where = ''): Piece[] {
  const below = (name: string) => (where ? `${where}, ${name}` : name);
  if (Array.isArray(value)) return value.flatMap((item, at) => piecesIn(item, below(String(partOf(item, 'id') ?? at + 1))));
  if (!isObject(value)) return [{ en: String(value), es: String(value), where }];
  const { en, es, level, ...others } = value;
  const rest = Object.entries({ ...others, ...(isLevel(level) ? {} : { level }) }).filter(
    ([name, one]) => !silent.has(name) && one != null,
  );
  const plain = rest.filter(([, one]) => isPlain(one)).map(([name, one]) => `${name}: ${listOf(one).join(', ') || String(one)}`);
  return [
    ...pairIn(en, es, where),
    ...(isLevel(level) ? [{ ...levels[level], where: below('level') }] : []),
    ...(plain.length > 0 ? piecesIn(plain.join(' · '), where) : []),
    ...rest.flatMap(([name, one]) => (isPlain(one) ? [] : piecesIn(one, below(name)))),
  ];
}

const isLevel = (value: unknown): value is CareLevel => careLevels.some((level) => level === value);
const isPlain = (value: unknown) => typeof value !== 'object' || (Array.isArray(value) && value.every((item) => typeof item !== 'object'));

/** Pairs paragraphs one by one; word lists do not correspond item by item. */
function pairIn(en: unknown, es: unknown, where: string): Piece[] {
  if (typeof en === 'string' && typeof es === 'string') return [{ en, es, where }];
  const [one, other] = [listOf(en).map(String), listOf(es).map(String)];
  if (one.length !== other.length || !one.some((text) => /[.?!]$/.test(text)))
    return one.length > 0 ? [{ en: one.join(', '), es: other.join(', '), where }] : [];
  return one.map((text, at) => ({ en: text, es: other[at] ?? '', where }));
}

/** Pairs an article's two texts by paragraph, or by whole part where the numbers of paragraphs differ. */
function proseIn(entry: Given, root: string): Piece[] {
  const [en, es] = entry.texts.length > 0 ? languages.map((language, at) => partsOf(entry, at, language, root)) : [];
  return [...(en ?? [])].flatMap(([where, lines]) => {
    const others = es?.get(where) ?? [];
    if (lines.length === others.length) return lines.map((line, at) => ({ where, en: line, es: others[at] ?? '' }));
    return [{ where, en: lines.join('\n'), es: others.join('\n') }];
  });
}

function partsOf({ texts, beside, record }: Given, at: number, language: Language, root: string): Map<string, string[]> {
  const shared = partialReader(language, '', undefined, (file) => texts[beside.indexOf(file.replaceAll('\\', '/'))] ?? '');
  const { frontMatter, root: tree } = parseMarkdown(texts[at] ?? '', shared);
  const { title, summary } = parse(frontMatter) as { title: string; summary: string };
  const context = proseContext({
    placeOf: String,
    headings: [3],
    lists: true,
    tables: true,
    externalLinks: false,
    tags: 'care question myth word step cite value situation picture'.split(' '),
    sources: new Map(listOf(record.sources).map((source, place) => [String((source as { id: string }).id), place + 1])),
    sharedValue: (id) => sharedValues(language, root).get(id),
    situation: (id) => situationNodes(shownSituations(language, root).get(id), language),
  });
  const parts = [...tree.walk()].filter((node: Node) => node.tag === 'part');
  return new Map([
    ['title', [title, summary]],
    ...parts.map((node): [string, string[]] => [String(node.attributes.name), linesIn(blocksOf(node, context), language)]),
  ]);
}

const containers = new Set(['ul', 'ol', 'care', 'question', 'myth', 'step', 'table', 'thead', 'tbody']);

/** Returns paragraphs, items and rows, with the number of each source that they cite. */
function linesIn(nodes: readonly ProseNode[], language: Language): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [node];
    const { level, ask, says, title, time, english, spanish } = node.attributes;
    const heads = [isLevel(level) && levels[level][language], ask, says, title, time, english && `${english} = ${spanish}`].flatMap(
      (head) => (head ? [String(head)] : []),
    );
    const lines = containers.has(node.tag) ? linesIn(node.children, language) : [plainText(node.children.map(withNumbers))];
    return [...heads, ...lines].filter(Boolean);
  });
}

function withNumbers(node: ProseNode): ProseNode {
  if (typeof node === 'string') return node;
  return node.tag === 'cite' ? ` [${node.attributes.number}]` : { ...node, children: node.children.map(withNumbers) };
}
