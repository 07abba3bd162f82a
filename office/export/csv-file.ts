import { stringify } from 'csv-stringify/sync';
import { timeOf } from '#app/content/practice/wall-clock.ts';
import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { isDay } from '#app/requests/days.ts';
import { type FormDefinition, fieldsOf } from '#app/requests/form-definition.ts';
import { referenceOf } from '#app/requests/reference.ts';
import { otherAnswers, shownAnswers } from '#app/requests/shown-answers.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { seenText } from '#app/site/seen-text.ts';
import { firstCallOf } from '../notes/note.ts';
import { standingText } from '../notes/standing-text.ts';
import type { SavedRequest } from '../requests/request-box.ts';
import { words } from '../requests/words.ts';
import { exportedQuestions } from './exported-questions.ts';
import { monthOf } from './month-files.ts';
import { fieldIds, inFields } from './split-answers.ts';
import { stableId } from './stable-id.ts';

/** The columns about a request that aren't answers. */
const aboutRequest = [
  'request-id',
  'request-reference',
  'request-form',
  'request-language',
  'request-received',
  'request-month',
  'request-called',
  'request-state',
];

/**
 * Returns requests as CSV (RFC 4180, UTF-8 with a byte order mark): a row for each request, a column for each question,
 * headed by its id, and a last column for answers that no form asks for. Cells are in the given language.
 *
 * A spreadsheet runs a cell that begins with = + - @, a tab or a line end, so such a cell gets an apostrophe before it, and
 * every cell is in quotation marks (OWASP, CSV Injection, https://owasp.org/www-community/attacks/CSV_Injection).
 * A foreign phone number therefore reads '+52 81 5555 0123.
 * @param forms in that language, the registration first
 */
export async function csvFile(requests: readonly SavedRequest[], forms: readonly FormDefinition[], language: Language): Promise<string> {
  const columns = [...aboutRequest, ...exportedQuestions(forms).flatMap(({ id }) => fieldIds(id)), otherAnswers];
  const rows = await Promise.all(requests.map((request) => rowOf(request, forms, language)));
  return stringify(rows, { columns, header: true, bom: true, quoted: true, record_delimiter: 'windows', escape_formulas: true });
}

async function rowOf(request: SavedRequest, forms: readonly FormDefinition[], language: Language): Promise<Record<string, string>> {
  const { id, receivedAt, notes = [], opened } = request;
  const calledAt = firstCallOf(notes);
  const w = wordsIn(words, language);
  return {
    'request-id': stableId(id),
    'request-reference': await referenceOf(id),
    'request-form': w[opened.form],
    'request-language': opened.language === 'es' ? w.spanish : w.english,
    'request-received': wallClock(receivedAt),
    'request-month': monthOf(receivedAt),
    'request-called': calledAt ? wallClock(calledAt) : '',
    'request-state': standingText(notes, language),
    ...cellsOf(request, forms, language),
  };
}

function cellsOf({ opened, receivedAt }: SavedRequest, forms: readonly FormDefinition[], language: Language): Record<string, string> {
  const form = forms.find((one) => one.form === opened.form);
  if (!form) return {};
  const today = clinicMoment(new Date(receivedAt)).date;
  const days = new Set(fieldsOf(form).flatMap(({ id, kind }) => (kind === 'date' ? [id] : [])));
  const cells = shownAnswers(form, opened.answers, language).flatMap((section) => {
    if (section.id === otherAnswers)
      return [[otherAnswers, section.answers.map(({ label, value }) => `${label}: ${seenText(value)}`).join('\n')]];
    return section.answers.flatMap(({ id, label, value }) => {
      const answer = opened.answers[id];
      // YYYY-MM-DD sorts correctly.
      const isDate = days.has(id) && typeof answer === 'string' && isDay(answer);
      if (isDate) return [[id, answer]];
      return inFields({ id, label, value: seenText(value) }, today, language).map((field) => [field.id, field.value]);
    });
  });
  return Object.fromEntries(cells);
}

/** Returns "2026-11-16 09:05" in San Antonio time. */
function wallClock(instant: string): string {
  const { date, minutes } = clinicMoment(new Date(instant));
  return `${date} ${timeOf(minutes)}`;
}
