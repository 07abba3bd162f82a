/** What the checks say of the words of a form: of one text while it is written, or of all when a button asks for it. */
import { type Language, languages, wordsIn } from '#app/site/language.ts';
import { type Html, html } from '../../look/html.ts';
import type { Answer, Asked } from '../../part.ts';
import type { Field } from '../fields/field.ts';
import { formOf } from '../fields/form-value.ts';
import { words as checkWords } from '../fields/words.ts';
import { type Look, lookOver, type PairLook } from '../files/checks.ts';
import { type EditableRecord, recordOf } from '../files/records.ts';
import { words } from './words.ts';

/** A short text has no reading level worth telling. */
const fewestWords = 8;
const paragraphs = (text: string) => text.split(/\s*\n\s*/).filter(Boolean);

/** What is said below a text in one language. */
export function lookText({ words: count, score, verdict, problems }: Look, of: Language, language: Language): Html {
  const w = wordsIn(words, language);
  const level = count >= fewestWords && w[of === 'en' ? 'grade' : 'ease'](score.toFixed(1));
  const said = [w.wordCount(count), level, count >= fewestWords && verdict === 'too hard' && w.tooHard].filter(Boolean).join(' ');
  const list = problems.map((problem) => html`<li>${problem}</li>`);
  return html`<p>${said}</p>${list.length > 0 && html`<p>${wordsIn(checkWords, language).check('')}</p><ul>${list}</ul>`}`;
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

/** Asked by the page's script while somebody writes. */
export async function answerLookOver({ form, links, project, query }: Asked): Promise<Answer> {
  const w = wordsIn(words, links.language);
  const record = recordOf(project, query.get('record') ?? undefined);
  const text = { en: paragraphs(form.get('en') ?? ''), es: paragraphs(form.get('es') ?? '') };
  const [found] = (record && (await lookOver(project, record, [text]))) ?? [];
  const said = found ? languages.map((of) => html`<div data-said="${of}">${lookText(found[of], of, links.language)}</div>`) : [];
  return { title: w.look, main: html`${said}` };
}
