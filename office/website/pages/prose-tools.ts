/** Beside the source of an article: how easy it reads, and what its tags can name. Putting one in takes the desk's script. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { careLevels } from '#app/content/articles/care-levels.ts';
import { sharedValues, situationSentences } from '#app/content/text/shared-values.server.ts';
import { words as levels } from '#app/parts/care-levels/words.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { type Html, html } from '../../look/html.ts';
import { listOf, partOf } from '../fields/form-value.ts';
import type { PairLook } from '../files/checks.ts';
import { contentOf } from '../files/content-file.ts';
import type { EditableRecord } from '../files/records.ts';
import { levelText } from './look.ts';
import { words } from './words.ts';

const longest = 100;

/** Undefined where the record is no prose. */
export async function proseTools(
  project: string,
  record: EditableRecord,
  language: Language,
  measures: PairLook | undefined,
): Promise<Html | undefined> {
  if (!record.spanish) return undefined;
  const w = wordsIn(words, language);
  const line = (of: Language, name: string) => measures && html`<p>${name}: ${levelText(measures[of], of, language)}</p>`;
  const live = html`<div class="desk-help" id="measures" data-live role="status">${line('en', w.english)}${line('es', w.spanish)}</div>`;
  const sources = await sourcesOf(project, record);
  if (sources.length === 0) return live;
  const one = (tag: string) => (entry: readonly [string, string]) => [`{% ${tag} id="${entry[0]}" /%}`, entry[1]] as const;
  const root = contentOf(project);
  const groups: readonly [string, readonly (readonly [snippet: string, name: string])[]][] = [
    [w.levels, careLevels.map((level) => [`\n\n{% care level="${level}" %}\n- \n{% /care %}`, levels[level][language]])],
    [w.sources, sources.map(one('cite'))],
    [w.values, [...sharedValues(language, root)].map(([id, text]) => [id, `${id}: ${text}`] as const).map(one('value'))],
    [w.situations, [...situationSentences(language, root)].map(one('situation'))],
  ];
  const options = groups.map(
    ([name, entries]) =>
      html`<optgroup label="${name}">${entries.map(([snippet, text]) => html`<option value="${snippet}">${text.slice(0, longest)}</option>`)}</optgroup>`,
  );
  return html`<div class="desk-tools">${live}<div class="desk-insert" data-insert hidden><label for="insert">${w.insert}</label><select class="field" id="insert">${options}</select><button class="btn btn-secondary" type="button">${w.insertNow}</button></div></div>`;
}

/** The sources of an article, by id and title; what is no article has none. */
async function sourcesOf(project: string, { file }: EditableRecord): Promise<[id: string, title: string][]> {
  const text = await readFile(join(contentOf(project), dirname(file), 'article.yaml'), 'utf8').catch(() => '');
  return listOf(partOf(parse(text), 'sources')).map((one) => [
    String(partOf(one, 'id')),
    `${partOf(one, 'title')}, ${partOf(one, 'publisher')}`,
  ]);
}
