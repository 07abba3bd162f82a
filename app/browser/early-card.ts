/**
 * Answers what is certainly an emergency with its card, and other bodily trouble with the guide, before the conversation has loaded and
 * React runs (docs/decisions/039). Fetched when the assistant is opened. The conversation replaces the card
 * (app/parts/assistant/use-early-card.ts).
 */

import reading from 'virtual:alarm/reading';
import cards from 'virtual:assistant/cards';
import { heardEarly, nameOf } from '#app/parts/alarm/alarm.ts';
import { languageOfQuestion } from '#app/parts/matching/function-word-list.ts';
import type { Language } from '#app/site/language.ts';
import { seenText } from '#app/site/seen-text.ts';

/** Milliseconds until a screen reader has noticed the element whose text it is to read. */
const noticed = 100;

/** Moves the guide's choices that the question mentions to the front. */
function showFirst(place: Element, choices: readonly string[]) {
  const first = choices.map((choice) => place.querySelector(`[data-choice="${choice}"]`)).filter((one) => one !== null);
  place.querySelector('[data-choice]')?.before(...first);
}

function answer(form: Element) {
  const place = document.querySelector<HTMLElement>('.early-card');
  const question = seenText(form.querySelector('input')?.value ?? '');
  // Once loaded, the conversation answers by itself.
  if (!place || question === '' || document.querySelector('.assistant [role="log"]')) return;
  const language = languageOfQuestion(question, document.documentElement.lang as Language);
  const heard = heardEarly(reading, question);
  const card = heard && cards[language][heard.level === 'guide' ? heard.level : nameOf(heard)];
  if (!card) return;
  place.innerHTML = card.html;
  if (heard.level === 'guide') showFirst(place, heard.choices);
  place.dataset.said = card.said;
  const [status, asked] = place.querySelectorAll('p');
  asked?.append(question);
  setTimeout(() => status?.append(card.said), noticed);
  const log = place.parentElement;
  // Scroll as the conversation will.
  if (log && asked) log.scrollTop += asked.getBoundingClientRect().top - log.getBoundingClientRect().top - 8;
}

addEventListener('submit', ({ target }) => target instanceof Element && target.matches('.assistant-form') && answer(target), true);
// A question sent while this file was loading.
const sent = document.querySelector('.assistant-form[data-sent]');
if (sent) answer(sent);
// The first call is slow because it prepares the words, so make it before a question is sent.
else heardEarly(reading, '');
