import type { Language } from '#app/site/language.ts';
import type { Asked } from '../../part.ts';
import { listOf, partOf } from '../fields/form-value.ts';
import type { Place } from '../fields/text-index.ts';
import { textsOf } from '../fields/texts.ts';
import { readRecord } from '../files/content-file.ts';
import { valueIn } from '../files/record-value.ts';
import { type EditableRecord, recordsIn } from '../files/records.ts';
import type { SeenForm } from './seen-forms.ts';
import { partFor, targetOf, titleOf } from './target.ts';

type Form = Pick<SeenForm, 'target' | 'value'> & Partial<SeenForm>;

/** The texts of every form, as they are saved, and of the one that is seen as it is. */
export async function siteTexts({ links, project }: Asked, language: Language, seen?: SeenForm): Promise<{ text: string; place: Place }[]> {
  const saved = (await Promise.all(recordsIn(project).map((record) => savedForms(project, record).catch(() => [])))).flat();
  const forms: Form[] = [...(seen ? [seen] : []), ...saved.filter(({ target }) => target.path !== seen?.target.path)];
  return forms.flatMap(({ target, value, address = links.at(target.path) }) =>
    textsOf(target.field, value, language).map(({ text, id, names }) => {
      const name = [titleOf(target, value), ...names].map((one) => one[links.language]).join(', ');
      return { text, place: { address: `${address}#${id}`, name } };
    }),
  );
}

/** Rejects where the file cannot be read. */
async function savedForms(project: string, record: EditableRecord): Promise<Form[]> {
  const data = valueIn(record, (await readRecord(project, record)).text);
  const items = record.list ? listOf(partOf(data, record.list.name)).map((item) => ({ item: String(partOf(item, 'id')) })) : [{}];
  const targets = items.flatMap((item) => targetOf(project, { record: record.id, ...item }) ?? []);
  return targets.map((target) => ({ target, value: partFor(target, data) }));
}
