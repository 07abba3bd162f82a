import { useEffect, useRef } from 'react';
import { closestTo } from '#app/ui/closest-to.ts';

const isAtStep = () => history.state?.drawer === true;

/**
 * Gives the open drawer a step of its own in the history, so that Back closes it instead of leaving the page. Chrome on
 * Android does so by itself; the Back swipe of an iPhone does not. The router never hears of that step: going to the
 * same address it would fetch the page's data again.
 */
export function useDrawerHistory() {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const drawer = dialog.current;
    if (!drawer) return;
    const ending = new AbortController();
    const { signal } = ending;
    /** What comes of the step is settled: Back has left it, or a followed link is about to take its place. */
    let isSettled = false;
    let isOwnBack = false;

    function close() {
      isSettled = true;
      drawer?.close();
    }
    // Also one that was opened before React hydrated the page. Not every engine tells of a dialog's opening by an event.
    function enter() {
      if (!drawer?.open) return;
      isSettled = false;
      if (!isAtStep()) history.pushState({ ...history.state, drawer: true }, '');
    }
    const opening = new MutationObserver(enter);
    opening.observe(drawer, { attributeFilter: ['open'] });
    enter();

    function onClose() {
      if (isSettled || !isAtStep()) return;
      isOwnBack = true;
      history.back();
    }
    function onPopState(event: PopStateEvent) {
      if (!isOwnBack && (!drawer?.open || isAtStep())) return;
      event.stopImmediatePropagation();
      if (!isOwnBack) close();
      isOwnBack = false;
    }
    drawer.addEventListener('close', onClose, { signal });
    drawer.addEventListener('click', (event) => closestTo(event, 'a:not([target])') && close(), { signal });
    drawer.addEventListener('submit', close, { signal });
    addEventListener('popstate', onPopState, { capture: true, signal });
    return () => {
      opening.disconnect();
      ending.abort();
    };
  }, []);

  return dialog;
}
