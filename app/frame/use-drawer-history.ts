import { useEffect, useRef } from 'react';
import { closestTo } from '#app/ui/closest-to.ts';

const stepIsDrawer = () => history.state?.drawer === true;

/**
 * Gives the open drawer a place in the history, so that the phone's Back gesture closes it instead of leaving
 * the page. The router never hears of that step: it is caught before its own listener. Closing events arrive
 * after the fact, so what closed the drawer is remembered until they do.
 */
export function useDrawerHistory() {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const drawer = dialog.current;
    if (!drawer) return;
    /** The drawer's step is already left (Back) or about to be replaced (a followed link). */
    let stepTakenCareOf = false;
    let ownStepBack = false;

    function enter() {
      stepTakenCareOf = false;
      if (!stepIsDrawer()) history.pushState({ ...history.state, drawer: true }, '');
    }
    // Not every engine tells of a dialog's opening by an event of its own.
    const opening = new MutationObserver(() => {
      if (drawer.open) enter();
    });
    function onClose() {
      if (!stepTakenCareOf && stepIsDrawer()) {
        ownStepBack = true;
        history.back();
      }
    }
    function onPopState(event: PopStateEvent) {
      if (ownStepBack) {
        ownStepBack = false;
        event.stopImmediatePropagation();
      } else if (drawer?.open && !stepIsDrawer()) {
        event.stopImmediatePropagation();
        stepTakenCareOf = true;
        drawer.close();
      }
    }
    /** A followed link or a search: the page it leads to takes the drawer's place in the history. */
    function onLeave(event: Event) {
      const follows = event.type === 'submit' || closestTo(event, 'a:not([target])');
      if (!follows) return;
      stepTakenCareOf = true;
      drawer?.close();
    }

    // Opened before React woke: the step is still owed.
    if (drawer.open) enter();
    opening.observe(drawer, { attributeFilter: ['open'] });
    drawer.addEventListener('close', onClose);
    drawer.addEventListener('click', onLeave);
    drawer.addEventListener('submit', onLeave);
    addEventListener('popstate', onPopState, { capture: true });
    return () => {
      opening.disconnect();
      drawer.removeEventListener('close', onClose);
      drawer.removeEventListener('click', onLeave);
      drawer.removeEventListener('submit', onLeave);
      removeEventListener('popstate', onPopState, { capture: true });
    };
  }, []);

  return dialog;
}
