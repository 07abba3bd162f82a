/** What the checks say of the words of a form. */
import { type Language, wordsIn } from '#app/site/language.ts';
import { type Html, html } from '../../look/html.ts';
import type { Field } from '../fields/field.ts';
import { formOf } from '../fields/form-value.ts';
import { words as checkWords } from '../fields/words.ts';
import { type Look, lookOver, type PairLook } from '../files/checks.ts';
import type { EditableRecord } from '../files/records.ts';
import { words } from './words.ts';

/** A short text has no reading level worth telling. */
const fewestWords = 8;
const paragraphs = (text: string) => text.split(/\s*\n\s*/).filter(Boolean);

/** How easy to read and how long a text in one language is. */
export function levelText({ words: count, score, verdict }: Look, of: Language, language: Language): string {
  const w = wordsIn(words, language);
  const level = [w[of === 'en' ? 'grade' : 'ease'](score.toFixed(1)), verdict === 'too hard' && w.tooHard];
  return [...(count >= fewestWords ? level : []), w.wordCount(count)].filter(Boolean).join(' ');
}

/** What is said below it. */
export function lookText(look: Look, of: Language, language: Language): Html {
  const list = look.problems.map((problem) => html`<li>${problem}</li>`);
  return html`<p>${levelText(look, of, language)}</p>${list.length > 0 && html`<p>${wordsIn(checkWords, language).check('')}</p><ul>${list}</ul>`}`;
}

/** Of every text of a form, by its path; undefined where the checks are not on this computer. */
export async function looksOf(
  project: string,
  record: EditableRecord,
  field: Field,
  value: unknown,
): Promise<Record<string, PairLook> | undefined> {
  const form = new Map(formOf(field, value, ''));
  const paths = [...form.keys()].flatMap((name) => /^(.+)\.en$/.exec(name)?.[1] ?? []);
  const textAt = (path: string, language: Language) => paragraphs(form.get(`${path}.${language}`) ?? '');
  const found = await lookOver(
    project,
    record,
    paths.map((path) => ({ en: textAt(path, 'en'), es: textAt(path, 'es') })),
  );
  return found && Object.fromEntries(paths.flatMap((path, at) => (found[at] ? [[path, found[at]]] : [])));
}
