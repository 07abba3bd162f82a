import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import type { FormDefinition } from '#app/requests/form-definition.ts';
import { wordsIn } from '#app/site/language.ts';
import { backLink } from '../look/fields.ts';
import { type Html, html } from '../look/html.ts';
import type { Links } from '../look/links.ts';
import { words as lookWords } from '../look/words.ts';
import { shownRequest } from '../requests/read-request.ts';
import type { SavedRequest } from '../requests/request-box.ts';
import { exportedQuestions } from './exported-questions.ts';
import { type ChartField, inFields } from './split-answers.ts';
import { words } from './words.ts';

/** Keyboard shortcuts of the first 35 fields, in order; the rest are reached with Enter. */
const keys = [...'123456789abcdefghijklmnopqrstuvwxyz'];

/** Characters that fit on one line of a wide window. */
const widest = 40;

/** Returns the answers in the order and fields of a registration screen, then answers that no form asks for. Dates read 02/28/2019. */
function chartFields({ opened, receivedAt }: SavedRequest, forms: readonly FormDefinition[], links: Links): ChartField[] {
  const shown = shownRequest(opened, links.language).flatMap(({ answers }) => answers);
  const questions = exportedQuestions(forms);
  const place = new Map(questions.map(({ id }, at) => [id, at]));
  const dates = new Set(questions.filter(({ kind }) => kind === 'date').map(({ id }) => id));
  const today = clinicMoment(new Date(receivedAt)).date;
  return shown
    .filter(({ value }) => value !== '')
    .toSorted((one, other) => (place.get(one.id) ?? questions.length) - (place.get(other.id) ?? questions.length))
    .map((answer) => ({ ...answer, value: (dates.has(answer.id) && screenDay(opened.answers[answer.id])) || answer.value }))
    .flatMap((answer) => inFields(answer, today, links.language))
    .map((field) => ({ ...field, value: screenDay(field.value) ?? field.value }));
}

/** Returns 02/28/2019 for 2019-02-28; undefined for anything else. */
function screenDay(day: unknown): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(String(day)) ?? [];
  return date && `${month}/${date}/${year}`;
}

/** Draws fields to copy one by one: with the page's script and the keyboard, or by selecting the text. */
export function chartPage(request: SavedRequest, forms: readonly FormDefinition[], links: Links): Html {
  const w = wordsIn(words, links.language);
  const { copy } = wordsIn(lookWords, links.language);
  const fields = chartFields(request, forms, links);
  const row = ({ id, label, value }: ChartField, at: number) => {
    const [field, button, key] = [`field-${id}`, `copy-${id}`, keys[at]];
    const control =
      value.includes('\n') || value.length > widest
        ? html`<textarea class="field" id="${field}" readonly rows="3" spellcheck="false">${value}</textarea>`
        : html`<input class="field" id="${field}" readonly spellcheck="false" value="${value}">`;
    return html`<li><label id="label-${id}" for="${field}">${label}</label>${control}
<p><button class="btn btn-secondary" type="button" id="${button}" data-copy="${field}" aria-labelledby="${button} label-${id}"${
      key && html` aria-keyshortcuts="${key}"`
    }${at === 0 && html` data-focus`} hidden>${copy}${key && html` <kbd>${key}</kbd>`}</button> <span role="status"></span></p></li>`;
  };
  return html`${backLink(links, `/requests/${request.id}`)}
<div><p>${w.chartHelp}</p><p class="desk-quiet">${w.clipboard}</p></div>
${fields.length > 0 ? html`<ol class="desk-chart" data-chart>${fields.map(row)}</ol>` : html`<p>${w.noAnswers}</p>`}`;
}
