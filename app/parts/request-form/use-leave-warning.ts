import { useEffect } from 'react';

/**
 * Has the browser ask, in its own words, before the tab is closed; not on the way to another page of this site, where
 * what is written comes along.
 */
export function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    let within = false;
    const navigation = 'navigation' in globalThis ? globalThis.navigation : undefined;
    // A step of the form or a download leaves the page where it is.
    const onNavigate = ({ destination, downloadRequest }: NavigateEvent) => {
      within = !destination.sameDocument && downloadRequest === null && new URL(destination.url).origin === location.origin;
    };
    const onLeave = (event: BeforeUnloadEvent) => !within && event.preventDefault();
    navigation?.addEventListener('navigate', onNavigate);
    addEventListener('beforeunload', onLeave);
    return () => {
      navigation?.removeEventListener('navigate', onNavigate);
      removeEventListener('beforeunload', onLeave);
    };
  }, [active]);
}
