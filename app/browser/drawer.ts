/**
 * Gives the open drawer a step of its own in the history, so that Back closes it instead of leaving the page, before hydration and
 * after it. Chrome on Android does so by itself; the Back swipe of an iPhone does not. The router never hears of that step:
 * going to the same address it would fetch the page's data again.
 */
import { closestTo } from '#app/ui/closest-to.ts';

const selector = '#drawer';
const isAtStep = () => history.state?.drawer === true;
const openDrawer = () => document.querySelector<HTMLDialogElement>(`${selector}[open]`);

/** What comes of the step is settled: Back has left it, or a followed link is about to take its place. */
let isSettled = false;
let isOwnBack = false;

function enter() {
  if (!openDrawer()) return;
  isSettled = false;
  if (!isAtStep()) history.pushState({ ...history.state, drawer: true }, '');
}

function closeSettled() {
  isSettled = true;
  openDrawer()?.close();
}

function onClose({ target }: Event) {
  if (!(target instanceof Element) || !target.matches(selector) || isSettled || !isAtStep()) return;
  isOwnBack = true;
  history.back();
}

function onPopState(event: PopStateEvent) {
  if (!isOwnBack && (!openDrawer() || isAtStep())) return;
  event.stopImmediatePropagation();
  if (!isOwnBack) closeSettled();
  isOwnBack = false;
}

/** A link that opens elsewhere leaves the drawer open. */
function onClick(event: MouseEvent) {
  const link = closestTo<HTMLAnchorElement>(event, `${selector} a:not([target])`);
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const atStep = isAtStep();
  closeSettled();
  // Hydrated, the router lets the page take the drawer's place in the history; before, this does.
  if (event.defaultPrevented || !atStep || link.origin !== location.origin) return;
  event.preventDefault();
  location.replace(link.href);
}

export function keepDrawerInHistory() {
  // Also one that was opened before this came. Not every engine tells of a dialog's opening by an event.
  new MutationObserver(enter).observe(document.documentElement, { subtree: true, attributeFilter: ['open'] });
  enter();
  addEventListener('close', onClose, true);
  addEventListener('popstate', onPopState, true);
  addEventListener('click', onClick);
  addEventListener('submit', (event) => closestTo(event, selector) && closeSettled());
}
