import { formatDate } from '#app/parts/hours/format.ts';
import { requestForms } from '#app/requests/content.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { alarm, printButton } from '../look/fields.ts';
import { type Html, html } from '../look/html.ts';
import type { Links } from '../look/links.ts';
import { noOffice, officeOptions } from '../requests/month-numbers.ts';
import { words as requestWords } from '../requests/words.ts';
import { countsOf, type Group, groups, type MonthReport, medianOf, monthBeside, totalOf } from './month-report.ts';
import { words } from './words.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "November 2026". */
function monthTitle(month: string, language: Language): string {
  return capital(formatDate(`${month}-01`, language, { month: 'long', year: 'numeric' }));
}

/** A month in numbers. `present` is the month that is not over. */
export function reportPage(report: MonthReport, present: string, links: Links): Html {
  const { language } = links;
  const w = wordsIn(words, language);
  const { month, incomplete } = report;
  const title = monthTitle(month, language);
  const to = (other: string) =>
    html`<a class="btn btn-quiet" href="${links.at('/report')}?month=${other}">${monthTitle(other, language)}</a>`;
  return html`<p class="screen-only">${w.lead}</p>
<nav class="desk-actions screen-only" aria-label="${w.months}">${to(monthBeside(month, -1))}${month < present && to(monthBeside(month, 1))}</nav>
<h2>${month === present ? w.soFar(title) : title}</h2>
${incomplete && alarm(w.incomplete)}
${totalOf(report) === 0 ? html`<p>${w.nothing}</p>` : numbers(report, language)}
<div class="desk-actions screen-only">
<a class="btn btn-secondary" href="${links.at('/report/csv')}?month=${month}">${w.csv}</a>
${printButton(language)}
</div>`;
}

function numbers(report: MonthReport, language: Language): Html {
  const w = wordsIn(words, language);
  const { callMinutes } = report.numbers;
  const time = (minutes = 0) => w.minutes(Math.trunc(minutes / 60), minutes % 60);
  return html`<div class="card desk-block"><div class="desk-answers">
${section(w.requests, [[w.all, totalOf(report)]])}
${groups.map((group) =>
  section(
    w[group],
    countsOf(report, group).map(([id, count]) => [nameOf(group, id, language), count]),
  ),
)}
${section(w.call, [
  [w.called, callMinutes.length],
  ...(callMinutes.length > 0
    ? ([
        [w.median, time(medianOf(callMinutes))],
        [w.worst, time(callMinutes.at(-1))],
      ] as const)
    : []),
])}
<p class="desk-help">${w.callHelp}</p>
</div></div>`;
}

function section(title: string, rows: readonly (readonly [name: string, value: string | number])[]): Html {
  return html`<section><h3>${title}</h3><dl>${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl></section>`;
}

/** What earlier content called otherwise is named by its id. */
function nameOf(group: Group, id: string, language: Language): string {
  const [w, r] = [wordsIn(words, language), wordsIn(requestWords, language)];
  if (group === 'language') return capital(id === 'es' ? r.spanish : r.english);
  if (group === 'office') return officeOptions().find((option) => option.id === id)?.label[language] ?? (id === noOffice ? w.noOffice : id);
  const form = requestForms.find((one) => one === id);
  return form ? r[form] : id;
}
