import { useEffect } from 'react';

/** Links that open the phone or mail program while the page stays open. */
const handedOver = /^(?:tel|sms|mailto):/;

/** Milliseconds after a click within which the browser would ask because of it. */
const asksWithin = 1000;

/** Returns whether a click follows a link that keeps the page open. */
function handsOver({ target }: Event): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && handedOver.test(link.href);
}

/**
 * Makes the browser ask, in its own words, before the visitor leaves the page while `active`; never for a call, a text message or a
 * mail, for which Chromium would ask as well.
 * @param withinSite whether it also asks before another page of this site, which keeps a draft but interrupts sending
 */
export function useLeaveWarning(active: boolean, withinSite: boolean): void {
  useEffect(() => {
    if (!active) return;
    let within = false;
    let handedOverAt = Number.NEGATIVE_INFINITY;
    const navigation = 'navigation' in globalThis ? globalThis.navigation : undefined;
    // A step of the form or a download keeps the page open.
    const onNavigate = ({ destination, downloadRequest }: NavigateEvent) => {
      within = !destination.sameDocument && downloadRequest === null && new URL(destination.url).origin === location.origin;
    };
    const onClick = (event: MouseEvent) => {
      if (handsOver(event)) handedOverAt = performance.now();
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      const stays = performance.now() - handedOverAt < asksWithin;
      if (!stays && (withinSite || !within)) event.preventDefault();
    };
    navigation?.addEventListener('navigate', onNavigate);
    addEventListener('click', onClick, true);
    addEventListener('beforeunload', onLeave);
    return () => {
      navigation?.removeEventListener('navigate', onNavigate);
      removeEventListener('click', onClick, true);
      removeEventListener('beforeunload', onLeave);
    };
  }, [active, withinSite]);
}
