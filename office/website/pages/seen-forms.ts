/** Remembers the values of forms when they were last previewed. */
import { wordsIn } from '#app/site/language.ts';
import { type PageId, pages } from '#app/site/pages.ts';
import { pageById } from '#app/site/paths.ts';
import type { Links } from '../../look/links.ts';
import type { DeskAnswer, PageRequest } from '../../part.ts';
import { UnwritableError } from '../files/changed-yaml.ts';
import { readRecord } from '../files/content-file.ts';
import { textWith, valueIn } from '../files/record-value.ts';
import type { EditableRecord } from '../files/records.ts';
import { namedFaults } from './list-presses.ts';
import { schemaFaults, wholeAfter } from './save.ts';
import { hereId, notYet } from './see-page.ts';
import { type Target, targetOf } from './target.ts';
import { words } from './words.ts';

export interface SeenForm {
  readonly target: Target;
  readonly value: unknown;
  /** The record's file with the form's values. */
  readonly text: string;
  /** The address of the form's page. */
  readonly address: string;
  /** The record's file before the last change: the page is shown where the two differ. */
  readonly before: string;
  page: PageId;
}

/** What the frame shows: the whole site, or the site with a form's values. */
export interface Framed {
  readonly seen?: SeenForm;
  readonly theme: 'light' | 'dark';
  /** The beginning of the site's addresses in the frame. */
  readonly prefix: string;
}

const seenForms = new Map<string, SeenForm>();
const keyOf = (project: string, { path }: Target) => `${project} ${path}`;

/** The first page that a record without a page of its name shows; for others, home. */
const firstPages: Readonly<Record<string, PageId>> = {
  offices: 'locations',
  staff: 'team',
  'shot-questions': 'shots-today',
  medicines: 'medications-to-avoid',
  'baked-challenge': 'baked-challenge-recipes',
  appointment: 'appointment-request',
  portal: 'patient-portal',
  closures: 'locations',
};

function firstPage({ id }: EditableRecord): PageId {
  const article = id.replace(/^(condition|service)s-/, '$1/').replace(/^legal-/, '');
  return firstPages[id] ?? pages.find((page) => [article, `physician/${id}`, `${id}-recipe`].includes(page.id))?.id ?? 'home';
}

export function framePrefix(links: Links, theme: string, target?: Target): string {
  return links.at(`/website/seen/${target?.record.id ?? 'all'}/${target?.item ?? '-'}/${theme}`);
}

/** Returns what an address shows; undefined where its form has not been previewed since the desk was started. */
export function framedIn({ params, links, project }: PageRequest): Framed | undefined {
  const { record = '', item = '-' } = params;
  const theme = params.theme === 'dark' ? 'dark' : 'light';
  if (record === 'all') return { theme, prefix: framePrefix(links, theme) };
  const target = targetOf(project, { record, ...(item !== '-' && { item }) });
  const seen = target && seenForms.get(keyOf(project, target));
  return seen && { seen, theme, prefix: framePrefix(links, theme, target) };
}

/** Leads the frame to the page with the form's values; shows the faults where the schema rejects them. */
export async function seeForm(asked: PageRequest, target: Target, value: unknown): Promise<DeskAnswer> {
  const { project, links, form } = asked;
  const told = /^[a-z]+$/.exec(form.get('see:told') ?? '');
  const address = `${links.at(target.path)}${told ? `?told=${told}` : ''}`;
  const file = await readRecord(project, target.record);
  const whole = wholeAfter(target, valueIn(target.record, file.text), value);
  const judged = target.record.schema.safeParse(whole);
  if (!judged.success) {
    const faults = Object.entries(namedFaults(schemaFaults(target, whole, judged.error, links.language), target.field, links.language));
    return notYet(links.language, ...faults.map(([path, name]) => ({ name, address: `${address}#${path}` })));
  }
  try {
    const page = remember(project, { target, value, text: textWith(target.record, file.text, whole), address }, file.text);
    const [theme, language] = [
      form.get('see:theme') === 'dark' ? 'dark' : 'light',
      form.get('see:language') === 'es' ? 'es' : 'en',
    ] as const;
    return { goTo: `${framePrefix(links, theme, target)}${pageById(page).paths[language]}#${hereId}` };
  } catch (error) {
    if (!(error instanceof UnwritableError)) throw error;
    return notYet(links.language, { name: wordsIn(words, links.language).unwritable });
  }
}

/** Stores the form, and returns the page last seen with it; `saved` is the record's file. */
function remember(project: string, form: Omit<SeenForm, 'page' | 'before'>, saved: string): PageId {
  const key = keyOf(project, form.target);
  const last = seenForms.get(key);
  const page = last?.page ?? firstPage(form.target.record);
  // A change of language or colors alone keeps the place.
  const before = last?.text === form.text ? last.before : (last?.text ?? saved);
  seenForms.set(key, { ...form, page, before });
  return page;
}
