/** Names the entries that physicians approve, finds their sources and what changed, and writes approvals. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { parse } from 'yaml';
import { z } from 'zod';
import { absolute } from '#app/content/practice/site-origin.server.ts';
import { entriesIn, type SignEntry, signEntries } from '#app/content/sign-entries.server.ts';
import type { Signature } from '#app/content/signature.server.ts';
import { parseMarkdown } from '#app/content/text/markdoc.server.ts';
import { type Bilingual, languages } from '#app/site/language.ts';
import { isPageId, pathOf } from '#app/site/paths.ts';
import { isObject, listOf, partOf } from '../fields/form-value.ts';
import { nameOfItem } from '../fields/item-name.ts';
import { valueAt, withAt } from '../fields/places.ts';
import { contentOf, filesOf } from './content-file.ts';
import { doctorRows } from './doctor-rows.ts';
import { fileAt, git, isCheckout } from './git.ts';
import { proseRows } from './prose-rows.ts';
import { type EditableRecord, records } from './records.ts';
import { quoting, type SignText, textsOf } from './sign-texts.ts';

/** Names of the files that a physician approves and no form edits. */
const fileNames: Readonly<Record<string, Bilingual>> = {
  'emergency-table.yaml': { en: 'How emergency signs add up', es: 'Qué significan juntas las señales de emergencia' },
  'emergency-words.yaml': { en: 'Words that signal an emergency', es: 'Las palabras por las que se reconoce una emergencia' },
  'action-plans.yaml': { en: 'Action plans', es: 'Planes de acción' },
  'allergy-kit.yaml': { en: 'The allergy kit', es: 'El estuche para la alergia' },
  'shared-values.yaml': { en: 'Figures', es: 'Cifras' },
  'read-a-label.yaml': { en: 'Reading a food label', es: 'Leer una etiqueta de alimentos' },
  'medications/rules.yaml': { en: 'Rules before a skin test', es: 'Reglas antes de una prueba de piel' },
};

const readIn = (project: string) => (file: string) => readFileSync(join(contentOf(project), file), 'utf8');
const nameOfFile = (file: string) => fileNames[file] ?? records.find((one) => one.file === file)?.name;

/** Returns an entry's name: an article's title, or what a picture or situation says, with the values that it quotes. */
export function nameOfEntry(entry: SignEntry, project: string): Bilingual {
  const shown = quoting(contentOf(project));
  const { en, es } = ownName(entry);
  return { en: shown(en, 'en'), es: shown(es, 'es') };
}

function ownName({ id, file, record, texts, place }: SignEntry): Bilingual {
  const [en, es] = texts.slice(0, languages.length).map((text) => String(partOf(parse(parseMarkdown(text).frontMatter), 'title')));
  if (en && es) return { en, es };
  const item = nameOfItem({ ...record, name: record.name ?? { en: record.en, es: record.es } }, 0);
  return (place.length === 0 && nameOfFile(file)) || (item.en === '1' ? { en: id, es: id } : item);
}

/** Returns a file that only an approval changes as a record; undefined where nobody approves it. */
export function signedFile(project: string, file: string): EditableRecord | undefined {
  if (!file.endsWith('.yaml') || !existsSync(join(contentOf(project), file))) return undefined;
  const [first] = entriesIn(file, readIn(project));
  const name = nameOfFile(file) ?? (first && ownName(first));
  return first && name && { id: file, file, schema: z.unknown(), name, about: name, field: { kind: 'fixed', optional: false } };
}

/** Returns the entries that a change of a file affects, as they are and as they were with its text `before`. */
export function entriesAround(project: string, file: string, before: string): { entry: SignEntry; was: SignEntry | undefined }[] {
  const read = readIn(project);
  const entries = signEntries(contentOf(project)).filter((entry) => [entry.file, ...entry.beside].includes(file));
  const owners = [...new Set(entries.map((entry) => entry.file))];
  const old = owners.flatMap((owner) => entriesIn(owner, (one) => (one === file ? before : read(one))));
  return entries.map((entry) => ({ entry, was: old.find(({ id }) => id === entry.id) }));
}

/** Returns who may approve: the practice's physicians, with titles. */
export function physiciansOf(project: string): { id: string; name: Bilingual }[] {
  return doctorRows(project).map(({ id }) => {
    const { title, name } = parse(readIn(project)(`physicians/${id}.yaml`)) as { title: Bilingual; name: string };
    return { id, name: { en: `${title.en} ${name}`, es: `${title.es} ${name}` } };
  });
}

/** Returns the addresses of an entry's public page, as last published; a picture's drawing is shown only there. */
export function publicAddress({ record, file }: SignEntry): Bilingual | undefined {
  const ids = [record.article, record.pageId, file.replace(/s\/([^/]*)\/article\.yaml$/, '/$1').replace(/\.yaml$/, '')].map(String);
  const page = ids.find(isPageId);
  return page && { en: absolute(pathOf(page, 'en')), es: absolute(pathOf(page, 'es')) };
}

/** Returns an entry's sources: its own, those of a picture's article, and those of the list of medicines. */
export function sourcesOf({ record, file }: SignEntry, project: string): { title: string; url: string }[] {
  const read = (one: string) => parse(readIn(project)(one)) as unknown;
  const cited = listOf(record.from);
  const article = file.startsWith('pictures/') && read(`${String(record.article).replace('/', 's/')}/article.yaml`);
  const beside = file.startsWith('medications/') ? read('medications/sources.yaml') : undefined;
  const own = [
    ...addressesIn(record),
    ...addressesIn(beside),
    ...addressesIn(listOf(partOf(article, 'sources')).filter((source) => cited.includes(partOf(source, 'id')))),
  ];
  return [...new Map(own.map((source) => [source.url, source])).values()];
}

function addressesIn(value: unknown): { title: string; url: string }[] {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (!isObject(value)) return [];
  const { url, publisher, title } = value;
  if (typeof url !== 'string' || !/^https?:/.test(url)) return Object.values(value).flatMap(addressesIn);
  return [{ url, title: [publisher, title].filter((one) => typeof one === 'string').join(': ') || url }];
}

/** Returns what has changed in an entry since its last approval; undefined where that is not known. */
export async function changedSince(project: string, entry: SignEntry): Promise<{ gone: SignText[]; come: SignText[] } | undefined> {
  const { signature, isSigned, file, beside, id } = entry;
  if (!signature || isSigned || !(await isCheckout(project))) return undefined;
  const log = await git(project, ['log', '--format=%H', `-S${signature.of}`, '--', `content/${file}`]);
  const commit = log.trim().split('\n').at(-1);
  if (!commit) return undefined;
  // The entry may have used other shared texts then.
  const names = new Set([file, ...beside, ...proseRows.flatMap((row) => (row.group.id === 'partials' ? filesOf(row) : []))]);
  const files = await Promise.all([...names].map(async (one) => [one, await fileAt(project, commit, `content/${one}`)] as const));
  const old = entriesIn(file, (one) => new Map(files).get(one) ?? '').find((one) => one.id === id);
  if (!old) return undefined;
  const [before, now] = [old, entry].map((one) => textsOf(one, contentOf(project))) as [SignText[], SignText[]];
  const without = (texts: SignText[], others: SignText[]) => texts.filter(({ key }) => !others.some((other) => other.key === key));
  return { gone: without(before, now), come: without(now, before) };
}

/** Returns a file's whole value with an approval on an entry's record, or without one. */
export function withSignature(place: SignEntry['place'], data: unknown, signature: Signature | undefined): unknown {
  const record = valueAt(data, place) as object;
  if (!('review' in record)) return withAt(data, place, withAt(record, ['signed'], signature));
  return withAt(data, [...place, 'review'], signature ? { status: 'approved', ...signature } : { status: 'draft' });
}
