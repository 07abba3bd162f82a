/** Draws the faults that the checks found, each in the words of the form that fixes it, with a link. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Bilingual } from '#app/site/language.ts';
import { type Html, html } from '../../look/html.ts';
import type { PageRequest } from '../../part.ts';
import { checkText } from '../fields/faults.ts';
import { listOf, partOf } from '../fields/form-value.ts';
import { nameOfItem } from '../fields/item-name.ts';
import { labelsTo } from '../fields/places.ts';
import type { CheckFault } from '../files/checks.ts';
import { contentOf } from '../files/content-file.ts';
import { type EditableRecord, recordsIn } from '../files/records.ts';

type Place = Pick<PageRequest, 'links' | 'project'>;

/** Draws the list of faults with links to their fields; nothing where there are none. */
export function faultList(asked: Place, found: readonly CheckFault[]): Html | false {
  return (
    found.length > 0 &&
    html`<div class="desk-note desk-warning"><ul>${found.map((fault) => html`<li>${faultRow(asked, fault)}</li>`)}</ul></div>`
  );
}

function faultRow({ links, project }: Place, { record, path = '', text }: CheckFault): Html {
  const { language } = links;
  const form = record && recordsIn(project).find(({ file }) => file === record.file);
  const said = checkText(text, language);
  if (!form) return html`${said}`;
  const { address, names } = fieldPlace(project, form, path);
  return html`<a href="${links.at(address)}">${names.map((name) => name[language]).join(', ')}</a>: ${said}`;
}

/** Returns the address of a field in its form, and the names on the way to it. */
function fieldPlace(
  project: string,
  { id, file, name, field, list }: EditableRecord,
  path: string,
): { address: string; names: Bilingual[] } {
  const steps = path.split('.');
  if (!list) return { address: `/website/${id}#${path}`, names: [name, ...labelsTo(field, steps)] };
  const items = listOf(partOf(parse(readFileSync(join(contentOf(project), file), 'utf8')), list.name));
  const item = steps[0] === list.name ? items[Number(steps[1])] : undefined;
  if (!item) return { address: `/website/${id}`, names: [name] };
  const below = steps.slice(2);
  return {
    address: `/website/${id}/${partOf(item, 'id')}#${below.join('.')}`,
    names: [name, nameOfItem(item, 0), ...labelsTo(list.item, below)],
  };
}
