/** Describes a change in a sentence: "Lincoln Heights, Shot hours, Friday: 8 am to 12 pm (was 8 am to 12:30 pm)". */
import { isDeepStrictEqual } from 'node:util';
import { digestOf } from '#app/content/signature.server.ts';
import { fingerprintWords } from '#app/requests/fingerprint-words.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { type Change, changesOf, groupsFrom, matched } from './changes.ts';
import type { Field } from './field.ts';
import { isPhoto, listOf, partOf } from './form-value.ts';
import { daysOfItem, dayText, nameOfItem } from './item-name.ts';
import { phoneWritten } from './phone-text.ts';
import { timeText } from './time-text.ts';
import { words } from './words.ts';

const longest = 90;

/** Returns the sentences of a change: one, or one for each language or list item. */
export function sentencesOf(change: Change, language: Language): string[] {
  const w = wordsIn(words, language);
  const { field, from, to } = change;
  const where = change.names.map((name) => name[language]).join(', ');
  if (field.kind === 'fixed' || field.kind === 'unknown') return fixedSentences(change, where, language);
  if (field.kind === 'list') return listSentences(change, where, language);
  if (field.kind === 'picture') return [pictureSentence(change, where, language)];
  if (field.kind !== 'pair' && field.kind !== 'pairOfLines')
    return [w.instead(where, textOf(field, to, language), textOf(field, from, language))];
  return (['en', 'es'] as const).flatMap((one) => {
    const [before, after] = differing(partOf(from, one), partOf(to, one));
    const named = `${where} (${one === 'en' ? w.english : w.spanish})`;
    return isDeepStrictEqual(before, after) ? [] : [w.instead(named, quoted(after, language), quoted(before, language))];
  });
}

/** Names a value that no form edits by its path, as it has no label. Skips approvals, which `signatureSentences` describes. */
function fixedSentences({ path, from, to }: Change, where: string, language: Language): string[] {
  const w = wordsIn(words, language);
  // A file that no form edits, in which only approval marks changed.
  if (path.length === 0 && digestOf(from) === digestOf(to)) return [];
  if (partOf(to, 'en') === 'draft for counsel') return [w.unsigned(where)];
  const fingerprint = path.at(-1) === 'requests' && partOf(partOf(to, 'key'), 'fingerprint');
  if (typeof fingerprint === 'string')
    return [
      w.requestKey(
        fingerprintWords(fingerprint)
          .map((word) => word[language])
          .join(', '),
      ),
    ];
  return ['signed', 'review', 'draft'].includes(String(path.at(-1))) ? [] : [w.changedAt(where, path.join('.'))];
}

function listSentences({ field, from, to, path, names, record }: Change, where: string, language: Language): string[] {
  if (field.kind !== 'list') return [];
  const w = wordsIn(words, language);
  const [before, after] = [listOf(from), listOf(to)];
  const places = matched(before, after);
  const removed = before.flatMap((item, at) => (places.includes(at) ? [] : w.removed(where, itemText(item, at, language))));
  const rest = after.flatMap((item, index) => {
    const at = places[index];
    const name = nameOfItem(item, index);
    // New hours start as the record's hours, so their differences from those are listed.
    const begun = groupsFrom(field.item, record);
    const was = at === undefined ? { ...(item as object), ...begun } : before[at];
    const told = at === undefined && Object.keys(begun).length === 0 ? [] : changesOf(field.item, was, item, path, [...names, name]);
    return [
      ...(at === undefined ? [w.added(where, itemText(item, index, language))] : []),
      ...told.flatMap((below) => sentencesOf(below, language)),
    ];
  });
  const all = [...removed, ...rest];
  return all.length > 0 ? all : [w.reordered(where)];
}

/** Quotes an item's name; adds its days unless they are the name. */
function itemText(item: unknown, at: number, language: Language): string {
  const [name, days] = [nameOfItem(item, at)[language], daysOfItem(item, language)];
  return [`“${name}”`, days && days !== name && `(${days})`].filter(Boolean).join(' ');
}

function pictureSentence({ from, to }: Change, where: string, language: Language): string {
  const w = wordsIn(words, language);
  if (!isPhoto(to)) return w.noPhoto(where);
  return isPhoto(from) && from.file === to.file ? w.otherCut(where) : w.newPhoto(where);
}

/** Returns a value in a few words. */
function textOf(field: Field, value: unknown, language: Language): string {
  const w = wordsIn(words, language);
  const many = (list: readonly string[]) => (list.length > 0 ? clipped(list.join(', ')) : w.nothing);
  switch (field.kind) {
    case 'flag':
    case 'mark':
      return value ? w.yes : w.no;
    case 'times':
      return many(listOf(value).map((one) => timesText(one, language)));
    case 'choice':
      return field.names?.[String(value)]?.[language] ?? quoted(value, language);
    case 'choices':
      return many(listOf(value).map((one) => field.names?.[String(one)]?.[language] ?? String(one)));
    case 'lines':
      return many(listOf(value).map(String));
    case 'date':
      return value ? dayText(String(value), language) : w.nothing;
    case 'word':
      return value === field.word ? (field.wordLabel?.[language] ?? field.word) : textOf(field.other, value, language);
    case 'group':
      return many(
        field.fields.flatMap((below) =>
          partOf(value, below.name) === undefined || below.kind === 'fixed' ? [] : textOf(below, partOf(value, below.name), language),
        ),
      );
    default:
      return quoted(field.kind === 'text' && field.input === 'phone' ? phoneWritten(String(value ?? '')) : value, language);
  }
}

function timesText(one: unknown, language: Language): string {
  const [opens, closes] = ['opens', 'closes'].map((name) => timeText(String(partOf(one, name)), language));
  const place = partOf(one, 'location');
  return [wordsIn(words, language).to(`${opens}`, `${closes}`), place && `(${place})`].filter(Boolean).join(' ');
}

function quoted(value: unknown, language: Language): string {
  if (value === undefined || value === null || value === '') return wordsIn(words, language).nothing;
  if (typeof value === 'number') return `${value}`;
  const text = typeof value === 'object' ? String(partOf(value, language) ?? listOf(value).join(' / ')) : String(value);
  return `“${clipped(text)}”`;
}

/** Cuts two long texts to start shortly before their first difference. */
function differing(from: unknown, to: unknown): readonly [unknown, unknown] {
  if (typeof from !== 'string' || typeof to !== 'string' || Math.max(from.length, to.length) <= longest) return [from, to];
  const place = from.split('').findIndex((letter, at) => letter !== to[at]);
  const start = from.lastIndexOf(' ', Math.max(0, (place === -1 ? from.length : place) - 30)) + 1;
  const rest = (text: string) => (start > 0 ? `…${text.slice(start)}` : text);
  return [rest(from), rest(to)];
}

/** Returns a text on one line: a sentence is a line of the commit message. */
function clipped(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
