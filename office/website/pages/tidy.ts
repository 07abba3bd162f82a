import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { formatDate } from '#app/parts/hours/format.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { type Html, html } from '../../look/html.ts';
import { listOf, partOf } from '../fields/form-value.ts';
import { words } from './words.ts';

/** Where hours that were to come hold by now: nothing is wrong with the site, and a button puts the old ones away. */
export function tidyNote(value: unknown, now: Date, language: Language): Html | false {
  const w = wordsIn(words, language);
  const { date } = clinicMoment(now);
  const days = listOf(partOf(value, 'laterHours')).map((week) => String(partOf(week, 'from')));
  const at = days.findLastIndex((from) => from <= date);
  const day = formatDate(days[at] ?? date, language, { month: 'long', day: 'numeric', year: 'numeric' });
  return (
    at >= 0 &&
    html`<div class="desk-note"><p>${w.holdsNow(day)}</p><button class="btn btn-secondary" name="do" value="settle:laterHours:${at}">${w.settle}</button></div>`
  );
}
