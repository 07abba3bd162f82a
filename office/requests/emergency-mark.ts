/** The urgency that the form finds in the patient's own words; the caller sees it before anything else. */
import { emergency, emergencyCard } from '#app/content/emergency/emergency.server.ts';
import { afterHours } from '#app/content/practice/after-hours.server.ts';
import { quickAlarmReading } from '#app/parts/alarm/alarm.server.ts';
import { heardEarly } from '#app/parts/alarm/alarm.ts';
import type { OpenedRequest } from '#app/requests/content.ts';
import { ownWords } from '#app/requests/own-words.ts';
import { type Language, wordsIn } from '#app/site/language.ts';
import { type Html, html } from '../look/html.ts';
import { formIn, textOf } from './read-request.ts';
import { words } from './words.ts';

interface HeardMark {
  /** A card was certain; otherwise the form asked what's happening. */
  readonly isEmergency: boolean;
  readonly text: string;
}

/** Returns undefined if there are no words or nothing urgent in them. */
export function heardIn(opened: OpenedRequest, language: Language): HeardMark | undefined {
  const text = ownWords(formIn(opened.form, language), (id) => textOf(opened, id));
  const heard = text ? heardEarly(quickAlarmReading(), text) : undefined;
  if (!heard) return undefined;
  const w = wordsIn(words, language);
  if (heard.level === 'certain') {
    const title = heard.card === 'lifeline' ? emergency().lifeline.call[language] : emergencyCard(heard.card, language).title;
    return { isEmergency: true, text: w.emergency(title) };
  }
  const { choices } = afterHours().guide;
  const titles = choices.filter(({ id }) => heard.choices.includes(id)).map(({ title }) => title[language]);
  return { isEmergency: false, text: w.urgent(titles.join('; ')) };
}

/** Draws the mark at the start of a row or a request. */
export const heardLine = (mark: HeardMark | undefined): Html | undefined =>
  mark && html`<p class="desk-heard"${mark.isEmergency && html` data-emergency`}>${mark.text}</p>`;
