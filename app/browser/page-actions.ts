/** What some links and buttons of a page do at the first tap, hydrated or not. */

import { closestTo } from '#app/ui/closest-to.ts';
import { storePagesOnRequest } from './register-service-worker.ts';

/** The other language is the same place in the other language, also before hydration: query and hash go along. */
function carryQueryAndHash() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-alternate]')) {
    link.search = location.search;
    link.hash = location.hash;
  }
}

function printByButton(event: Event) {
  if (closestTo(event, '[data-print]')) print();
}

/** "Keep these pages on my phone" (app/parts/keep-pages). */
async function keepByButton(event: Event) {
  const button = closestTo(event, '[data-keep]');
  const answer = button?.nextElementSibling;
  if (!button || !answer) return;
  answer.textContent = button.dataset.keeping ?? '';
  const stored = await storePagesOnRequest();
  answer.textContent = (stored ? button.dataset.kept : button.dataset.notKept) ?? '';
}

/** A link that prints the other language's page (its place is that of app/parts/article/article-tools.tsx). */
function printWhenAsked() {
  if (location.hash !== '#print') return;
  addEventListener('load', () => {
    print();
    // Once: coming back, or changing the language, must not print again.
    history.replaceState(history.state, '', location.pathname + location.search);
  });
}

/** The row of the index that is pressed gives its title and its drawing to the article's, where pages change in view (app/styles/contents.css). */
function markLeaving(event: Event) {
  const row = closestTo(event, '.topic a')?.closest<HTMLElement>('.topic');
  if (!row) return;
  for (const other of document.querySelectorAll('[data-leaving]')) other.removeAttribute('data-leaving');
  row.dataset.leaving = '';
}

export function answerPageActions() {
  carryQueryAndHash();
  addEventListener('hashchange', carryQueryAndHash);
  addEventListener('click', printByButton);
  addEventListener('click', markLeaving, true);
  addEventListener('click', keepByButton);
  printWhenAsked();
}
