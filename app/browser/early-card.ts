/**
 * Answers an emergency told in certain words with its card, and what else happens to a body with the guide, before the conversation has loaded, and before React runs (docs/decisions/039).
 * Fetched when the assistant is opened. The conversation takes the card's place (app/parts/assistant/use-early-card.ts).
 */

import reading from 'virtual:alarm/reading';
import cards from 'virtual:assistant/cards';
import { heardEarly, nameOf } from '#app/parts/alarm/alarm.ts';
import { languageOfQuestion } from '#app/parts/matching/function-word-list.ts';
import type { Language } from '#app/site/language.ts';
import { seenText } from '#app/site/seen-text.ts';

/** Milliseconds after which a screen reader has noticed the element that is to say something. */
const noticed = 100;

/** Moves the choices of the guide that were heard before the others. */
function showFirst(place: Element, choices: readonly string[]) {
  const first = choices.map((choice) => place.querySelector(`[data-choice="${choice}"]`)).filter((one) => one !== null);
  place.querySelector('[data-choice]')?.before(...first);
}

function answer(form: Element) {
  const place = document.querySelector<HTMLElement>('.early-card');
  const question = seenText(form.querySelector('input')?.value ?? '');
  // The conversation, once it is there, answers by itself.
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
  // As the conversation will scroll it.
  if (log && asked) log.scrollTop += asked.getBoundingClientRect().top - log.getBoundingClientRect().top - 8;
}

addEventListener('submit', ({ target }) => target instanceof Element && target.matches('.assistant-form') && answer(target), true);
// What was asked while this file was on its way.
const sent = document.querySelector('.assistant-form[data-sent]');
if (sent) answer(sent);
// The first question takes longest, as it prepares the words: better now than when it is asked.
else heardEarly(reading, '');
