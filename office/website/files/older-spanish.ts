/** Lists texts whose English changed at the desk without their Spanish, until somebody says that it still fits. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from '../../safe/durable-file.ts';
import { isObject } from '../fields/form-value.ts';
import { versionOf } from './content-file.ts';

/**
 * Texts whose Spanish is older than their English. Key: a digest of both languages, so that a text may move. Value: a digest of the
 * English that the Spanish was written for.
 */
export type OlderSpanish = Readonly<Record<string, string>>;

interface Pair {
  readonly en: unknown;
  readonly es: unknown;
}

const fileOf = (folder: string) => join(folder, 'older-spanish.json');
const most = 2000;

const digestOf = (text: unknown) => versionOf(JSON.stringify(text)).slice(0, 22);

/** Returns a text's key in the list. */
export const pairDigest = ({ en, es }: Pair): string => digestOf([en, es]);

/** Returns every bilingual text in a value, at any depth. */
export function pairsIn(value: unknown): Pair[] {
  if (isObject(value) && 'en' in value && 'es' in value) return [{ en: value.en, es: value.es }];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pairsIn) : [];
}

/** Returns the list after a change: adds texts whose Spanish is unchanged but was written for another English. */
export function afterChange(older: OlderSpanish, from: unknown, to: unknown): OlderSpanish {
  const [before, after] = [pairsIn(from), pairsIn(to)];
  const known = new Set(before.map(pairDigest));
  const kept = new Set(after.map(pairDigest));
  const added = after.flatMap((pair) => {
    const was = before.find((one) => digestOf(one.es) === digestOf(pair.es) && !kept.has(pairDigest(one)));
    if (!was || known.has(pairDigest(pair))) return [];
    const origin = older[pairDigest(was)] ?? digestOf(was.en);
    return origin === digestOf(pair.en) ? [] : [[pairDigest(pair), origin]];
  });
  return { ...older, ...Object.fromEntries(added) };
}

export async function readOlder(folder: string): Promise<OlderSpanish> {
  try {
    return JSON.parse(await readFile(fileOf(folder), 'utf8')) as OlderSpanish;
  } catch {
    return {};
  }
}

/** Saves the list without the texts that fit again. */
export async function writeOlder(folder: string, older: OlderSpanish, fits: readonly string[]): Promise<void> {
  const kept = Object.entries(older).filter(([digest]) => !fits.includes(digest));
  await writeDurably(fileOf(folder), JSON.stringify(Object.fromEntries(kept.slice(-most))));
}
