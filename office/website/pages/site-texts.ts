import type { Language } from '#app/site/language.ts';
import type { Links } from '../../look/links.ts';
import type { PageRequest } from '../../part.ts';
import { listOf, partOf } from '../fields/form-value.ts';
import { TextIndex, type TextPlace } from '../fields/text-index.ts';
import { textsOf } from '../fields/texts.ts';
import { readRecord } from '../files/content-file.ts';
import { valueIn } from '../files/record-value.ts';
import { type EditableRecord, recordsIn } from '../files/records.ts';
import { partFor, type Target, targetOf, titleOf } from './target.ts';

interface Form {
  readonly target: Target;
  readonly value: unknown;
  /** The address of the form's page, if it is not the usual one. */
  readonly address?: string;
}

/** Indexes the texts of one form. */
export function formTexts(form: Form, links: Links, language: Language): TextIndex {
  return new TextIndex(placesIn(form, links, language));
}

/** Indexes the texts of every form, as they are saved. */
export async function siteTexts({ links, project }: PageRequest, language: Language): Promise<TextIndex> {
  const forms = await Promise.all(recordsIn(project).map((record) => savedForms(project, record).catch(() => [])));
  return new TextIndex(forms.flat().flatMap((form) => placesIn(form, links, language)));
}

function placesIn({ target, value, address }: Form, links: Links, language: Language): { text: string; place: TextPlace }[] {
  return textsOf(target.field, value, language).map(({ text, id, names }) => {
    const name = [titleOf(target, value), ...names].map((one) => one[links.language]).join(', ');
    return { text, place: { address: `${address ?? links.at(target.path)}#${id}`, name } };
  });
}

/** Rejects where the file cannot be read. */
async function savedForms(project: string, record: EditableRecord): Promise<Form[]> {
  const data = valueIn(record, (await readRecord(project, record)).text);
  const items = record.list ? listOf(partOf(data, record.list.name)).map((item) => ({ item: String(partOf(item, 'id')) })) : [{}];
  const targets = items.flatMap((item) => targetOf(project, { record: record.id, ...item }) ?? []);
  return targets.map((target) => ({ target, value: partFor(target, data) }));
}
