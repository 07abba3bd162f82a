/** Links and buttons that work from the first tap, before and after hydration. */

import { closestTo } from '#app/lib/closest-to.ts';
import { storePagesOnRequest } from './register-service-worker.ts';

/** Keeps the query and the hash in links to the other language, so that they lead to the same place on the page. */
function carryQueryAndHash() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-alternate]')) {
    link.search = location.search;
    link.hash = location.hash;
  }
}

function printByButton(event: Event) {
  if (closestTo(event, '[data-print]')) print();
}

/** Answers the button "Save these pages to my phone" (app/parts/keep-pages). */
async function keepByButton(event: Event) {
  const button = closestTo(event, '[data-keep]');
  const answer = button?.nextElementSibling;
  if (!button || !answer) return;
  answer.textContent = button.dataset.keeping ?? '';
  const stored = await storePagesOnRequest();
  answer.textContent = (stored ? button.dataset.kept : button.dataset.notKept) ?? '';
}

/** Prints the page when a link to it ends in #print: articles link to the other language's page that way (article-tools.tsx). */
function printWhenAsked() {
  if (location.hash !== '#print') return;
  addEventListener('load', () => {
    print();
    // Remove the hash: coming back or changing the language must not print again.
    history.replaceState(history.state, '', location.pathname + location.search);
  });
}

/** Marks the pressed row of the index, whose title and drawing become the article's in a view transition (patient-education/topics.css). */
function markLeaving(event: Event) {
  const row = closestTo(event, '.topic a')?.closest<HTMLElement>('.topic');
  if (!row) return;
  for (const other of document.querySelectorAll('[data-leaving]')) other.removeAttribute('data-leaving');
  row.dataset.leaving = '';
}

/** Makes these links and buttons respond from now on. */
export function answerPageActions() {
  carryQueryAndHash();
  addEventListener('hashchange', carryQueryAndHash);
  addEventListener('click', printByButton);
  addEventListener('click', markLeaving, true);
  addEventListener('click', keepByButton);
  printWhenAsked();
}
