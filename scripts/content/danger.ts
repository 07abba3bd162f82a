/**
 * How dangerous a mistake in what waits for the physician would be, so that the list begins with what is worst: the
 * level of care a sentence stands at, in an article, on a page or in the record of situations.
 */
import { dirname, join } from 'node:path';
import { type CareLevel, careLevels } from '#app/content/articles/care-levels.ts';
import { quotedTexts, sharedValueRecords, situationRecords } from '#app/content/text/shared-values.server.ts';
import type { Unfinished } from '#app/content/unfinished.server.ts';
import { type TextPiece, yamlPieces } from './content-texts.ts';
import { withValues } from './read-page.ts';
import { readMdoc } from './written-text.ts';

/** Records whose every line is for somebody in danger; the first two decide who is told to call 911. */
export const emergencyFiles: readonly string[] = ['content/emergency-table.yaml', 'content/emergency-words.yaml', 'content/emergency.yaml'];

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const levelOfField = (field = '') => /(?:^|\.)care\.(\w+)(?:\.|$)/.exec(field)?.[1];

/** The most urgent of the levels under which the English sentence stands in these texts; undefined outside of any. */
export function levelOfSentence(
  sentence: string,
  texts: readonly { readonly text: string; readonly level: string }[],
): CareLevel | undefined {
  const levels = texts.filter(({ text }) => plain(text).includes(plain(sentence))).map(({ level }) => level);
  return careLevels.find((level) => levels.includes(level));
}

function textsBeside(file: string, source: string): { text: string; level: string }[] {
  if (file.endsWith('article.yaml')) return readMdoc(join(dirname(file), 'en.mdoc')).blocks.map(({ text, level }) => ({ text, level }));
  const values = quotedTexts('en');
  const shown = ({ field, language }: TextPiece) => language === 'en' && field !== 'confirm';
  return yamlPieces(file, source)
    .filter(shown)
    .map(({ text, field }) => ({ text: withValues(text, values), level: levelOfField(field) ?? '' }));
}

/** The English words of a shared value, by the field of its mark. */
export function draftValue(field: string): string {
  const value = sharedValueRecords()[Number(/values\[(\d+)\]/.exec(field)?.[1])];
  return value && 'en' in value ? value.en : '';
}

/** An order that several pages quote is as dangerous as the most urgent place it sends to. */
function levelOfOrder(text: string): CareLevel | undefined {
  if (text.includes('911')) return '911';
  return text.includes('emergency room') ? 'er' : undefined;
}

/** The level of care of a mark; undefined for what stands at no level, such as a price or a figure of a study. */
export function dangerOf({ file, field, sentence, kind }: Unfinished, read: (file: string) => string): CareLevel | undefined {
  if (file === 'content/situations.yaml') return situationRecords()[Number(/situations\[(\d+)\]/.exec(field)?.[1])]?.level;
  if (emergencyFiles.includes(file)) return '911';
  if (file === 'content/shared-values.yaml') return levelOfOrder(draftValue(field));
  return kind === 'confirm' && sentence ? levelOfSentence(sentence.en, textsBeside(file, read(file))) : undefined;
}

/** The marks by their level of care, the most urgent first; of one level, the emergency files before all others. */
export function byDanger(
  marks: readonly Unfinished[],
  read: (file: string) => string,
): { level: CareLevel | undefined; marks: Unfinished[] }[] {
  const emergency = emergencyFiles.flatMap((file) => marks.filter((mark) => mark.file === file));
  const others = marks.filter(({ file }) => !emergencyFiles.includes(file));
  const levels = Map.groupBy([...emergency, ...others], (mark) => dangerOf(mark, read));
  return [...careLevels, undefined].flatMap((level) => {
    const here = levels.get(level);
    return here ? [{ level, marks: here }] : [];
  });
}
