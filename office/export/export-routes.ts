/** Exports to the practice's own system: files that the browser saves, and fields copied one by one. */
import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import type { FormDefinition } from '#app/requests/form-definition.ts';
import { referenceOf } from '#app/requests/reference.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import type { DeskAnswer, PageRequest, Route } from '../part.ts';
import { goTo, notHere } from '../requests/asking.ts';
import { formIn } from '../requests/read-request.ts';
import type { SavedRequest } from '../requests/request-box.ts';
import { chartPage } from './chart-page.ts';
import { csvFile } from './csv-file.ts';
import { monthOf } from './month-files.ts';
import { words } from './words.ts';

/** Returns the exported forms, in the order of a registration screen. */
const exportedForms = (language: Language): FormDefinition[] =>
  (['registration', 'appointment', 'cancellation'] as const).map((form) => formIn(form, language));

/** Returns the ids of the requests to export: those selected in the list, the one shown, or all saved here from a month (YYYY-MM). */
async function askedIds({ desk, form }: PageRequest): Promise<string[]> {
  const month = form.get('month');
  if (!month) return [...new Set(form.getAll('id'))];
  const { saved } = await desk.box.list();
  return saved.filter(({ receivedAt }) => monthOf(receivedAt) === month).map(({ id }) => id);
}

async function saveFile(asked: PageRequest): Promise<DeskAnswer> {
  const { desk, links, now } = asked;
  const { language } = links;
  const entries = await Promise.all((await askedIds(asked)).map((id) => desk.box.read(id)));
  const requests = entries.filter((entry): entry is SavedRequest => entry?.kind === 'saved');
  if (requests.length === 0) return goTo(links, '', 'none-ticked');
  const content = await csvFile(requests, exportedForms(language), language);
  return { file: { name: `requests-${clinicMoment(now).date}.csv`, type: 'text/csv; charset=utf-8', content } };
}

async function chart({ desk, params, links }: PageRequest): Promise<DeskAnswer> {
  const entry = await desk.box.read(params.id ?? '');
  if (entry?.kind !== 'saved') return notHere(links);
  const w = wordsIn(words, links.language);
  return { title: `${w.chart}: ${await referenceOf(entry.id)}`, main: chartPage(entry, exportedForms(links.language), links) };
}

export const exportRoutes: readonly Route[] = [
  { method: 'POST', path: '/export', answer: saveFile },
  { method: 'GET', path: '/:id/chart', answer: chart },
];
