import { clinicMoment } from '#app/parts/hours/clinic-time.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { type Html, html } from '../../look/html.ts';
import { listOf, partOf } from '../fields/form-value.ts';
import { dayText } from '../fields/item-name.ts';
import { words } from './words.ts';

/** Draws a note once later hours are in effect: the site is right, and a button removes the old ones. */
export function tidyNote(value: unknown, now: Date, language: Language): Html | false {
  const w = wordsIn(words, language);
  const { date } = clinicMoment(now);
  const days = listOf(partOf(value, 'laterHours')).map((week) => String(partOf(week, 'from')));
  const at = days.findLastIndex((from) => from <= date);
  return (
    at >= 0 &&
    html`<div class="desk-note"><p>${w.holdsNow(dayText(days[at] ?? date, language))}</p><button class="btn btn-secondary" name="do" value="settle:laterHours:${at}">${w.settle}</button></div>`
  );
}
