/**
 * Folds the later parts of a long page on phones, and some of them everywhere. A folded part is `hidden="until-found"`: the browser's own
 * search on the page finds and opens it, and so does a link to a place inside. The buttons are of app/ui/fold-button.tsx.
 */
import { closestTo } from './closest-to.ts';

const buttons = () => document.querySelectorAll<HTMLButtonElement>('[data-fold]');

const isOpen = (button: Element) => button.getAttribute('aria-expanded') !== 'false';

function setOpen(button: HTMLButtonElement, open: boolean) {
  button.setAttribute('aria-expanded', String(open));
  const part = button.nextElementSibling;
  if (open) part?.removeAttribute('hidden');
  else part?.setAttribute('hidden', 'until-found');
}

/** Opens all that hides a place of the page: the parts around it, and the part that it heads. */
function showPlace(hash: string) {
  const place = document.getElementById(decodeURIComponent(hash.slice(1)));
  for (const button of place ? buttons() : []) {
    if (button.hasAttribute('aria-expanded') && (button.previousElementSibling === place || button.nextElementSibling?.contains(place)))
      setOpen(button, true);
  }
  for (let around = place?.closest('details'); around; around = around.parentElement?.closest('details')) around.open = true;
}

/** Opens all before printing in a browser without `::details-content`, which cannot print closed `details`. */
function printAllOpen() {
  if (CSS.supports('selector(::details-content)')) return;
  addEventListener('beforeprint', () => {
    for (const part of document.querySelectorAll('details')) {
      part.removeAttribute('name');
      part.open = true;
    }
  });
}

/** Starts to fold and to answer the buttons. A browser that cannot find folded text gets every part open. */
export function foldParts() {
  const phone = matchMedia('(width < 48em)');
  const fold = () => {
    for (const button of buttons()) {
      const folds = phone.matches || button.dataset.fold === 'always';
      if (button.hidden !== folds) continue;
      button.hidden = !folds;
      setOpen(button, !folds);
      if (!folds) button.removeAttribute('aria-expanded');
    }
    showPlace(location.hash);
  };
  if ('onbeforematch' in document.body) {
    fold();
    // React has drawn another page (app/parts/article/article-page.tsx and others).
    addEventListener('articleshown', fold);
    phone.addEventListener('change', fold);
  }
  addEventListener('beforematch', ({ target }) => {
    const button = target instanceof Element ? target.previousElementSibling : null;
    if (button instanceof HTMLButtonElement) setOpen(button, true);
  });
  addEventListener('click', (event) => {
    const button = closestTo<HTMLButtonElement>(event, '[data-fold]');
    if (button) setOpen(button, !isOpen(button));
  });
  printAllOpen();
  // The part that closes may be above: the pressed line and the part that it opens must be in sight.
  addEventListener('click', (event) => {
    const summary = closestTo(event, 'details[name] > summary');
    if (!summary) return;
    requestAnimationFrame(() => {
      for (const part of [summary, summary.parentElement]) part?.scrollIntoView({ block: 'nearest' });
    });
  });
  // Before the router scrolls to the place.
  addEventListener('click', (event) => showPlace(closestTo<HTMLAnchorElement>(event, 'a[href*="#"]')?.hash ?? ''), true);
  addEventListener('hashchange', () => showPlace(location.hash));
}
