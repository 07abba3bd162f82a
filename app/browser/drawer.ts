/**
 * Gives the open drawer its own history entry, so that Back closes the drawer instead of leaving the page, before and after hydration.
 * Chrome on Android does this by itself; the back swipe on an iPhone does not. The router must not see this entry: it would take Back for a
 * navigation to the same address and fetch the page's data again.
 */
import { closestTo } from '#app/lib/closest-to.ts';

const selector = '#drawer';
const isAtDrawerEntry = () => history.state?.drawer === true;
const openDrawer = () => document.querySelector<HTMLDialogElement>(`${selector}[open]`);

/** Whether closing the drawer may leave its history entry alone: Back has left it, or the page of a followed link will replace it. */
let isSettled = false;
let isOwnBack = false;

function enter() {
  if (!openDrawer()) return;
  isSettled = false;
  if (!isAtDrawerEntry()) history.pushState({ ...history.state, drawer: true }, '');
}

function closeSettled() {
  isSettled = true;
  openDrawer()?.close();
}

function onClose({ target }: Event) {
  if (!(target instanceof Element) || !target.matches(selector) || isSettled || !isAtDrawerEntry()) return;
  isOwnBack = true;
  history.back();
}

function onPopState(event: PopStateEvent) {
  if (!isOwnBack && (!openDrawer() || isAtDrawerEntry())) return;
  event.stopImmediatePropagation();
  if (!isOwnBack) closeSettled();
  isOwnBack = false;
}

/** Closes the drawer when one of its links is followed; a link that opens in another tab or window leaves it open. */
function onClick(event: MouseEvent) {
  const link = closestTo<HTMLAnchorElement>(event, `${selector} a:not([target])`);
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const isAtEntry = isAtDrawerEntry();
  closeSettled();
  // Replace the drawer's history entry with the page that was followed. Once hydrated, the router does it.
  if (event.defaultPrevented || !isAtEntry || link.origin !== location.origin) return;
  event.preventDefault();
  location.replace(link.href);
}

/** Keeps the history entry and the drawer in step from now on, including a drawer that was opened before this script ran. */
export function keepDrawerInHistory() {
  // Not every browser fires an event when a dialog opens, so watch its `open` attribute.
  new MutationObserver(enter).observe(document.documentElement, { subtree: true, attributeFilter: ['open'] });
  enter();
  addEventListener('close', onClose, true);
  addEventListener('popstate', onPopState, true);
  addEventListener('click', onClick);
  addEventListener('submit', (event) => closestTo(event, selector) && closeSettled());
}
