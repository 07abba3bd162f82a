import { useEffect } from 'react';

/** Links that hand over to the phone or the mail program and leave the page where it is. */
const handedOver = /^(?:tel|sms|mailto):/;

/** Milliseconds after a click within which the browser asks for its sake. */
const asksWithin = 1000;

/** Whether a click follows a link that leaves the page where it is. */
function handsOver({ target }: Event): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && handedOver.test(link.href);
}

/**
 * Has the browser ask, in its own words, before the page is left while `active`; never for a call, a text message or a mail, for which
 * Chromium would ask as well.
 * @param withinSite whether it also asks on the way to another page of this site, where a draft comes along but nothing that is being sent
 */
export function useLeaveWarning(active: boolean, withinSite: boolean): void {
  useEffect(() => {
    if (!active) return;
    let within = false;
    let handedOverAt = Number.NEGATIVE_INFINITY;
    const navigation = 'navigation' in globalThis ? globalThis.navigation : undefined;
    // A step of the form or a download leaves the page where it is.
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
