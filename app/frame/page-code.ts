/**
 * Imports the code of a page before the router navigates to it. If that fails (a new release, no connection), the page is loaded as a
 * document instead, which needs no script. React Router itself would reload the page that the visitor is leaving.
 */
import { useSyncExternalStore } from 'react';
import type { ClientInstrumentation } from 'react-router';
import { findAddress } from '#app/site/paths.ts';

const pages = import.meta.glob('../pages/*/page.tsx');

/** The latest navigation that is under way, with the address that it leaves. */
let awaited: { readonly left: string } | undefined;
const listeners = new Set<() => void>();

function setAwaited(navigation: typeof awaited) {
  awaited = navigation;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the code or the data of the next page are still loading and the visitor is still on the page that the navigation leaves. */
export const usePageLoading = () =>
  useSyncExternalStore(
    subscribe,
    () => awaited?.left === location.href,
    () => false,
  );

const never = new Promise<void>(() => {});

/** Imports the code of the page that a navigation leads to; never resolves if the navigation ends. */
async function loadPageCode(own: NonNullable<typeof awaited>, href: string): Promise<void> {
  const load = pages[`../pages/${findAddress(new URL(href).pathname)?.page.module}/page.tsx`];
  let failed = false;
  try {
    await load?.();
  } catch (error) {
    console.warn(error);
    failed = true;
  }
  // The visitor has followed another link meanwhile, so this navigation ends here.
  if (awaited !== own) await never;
  // Back or a link within the page may also have changed the address.
  const stayed = location.href === own.left;
  if (stayed && failed) {
    // The new document replaces this page; Back may restore it from the back/forward cache, still waiting.
    addEventListener('pageshow', () => setAwaited(undefined), { once: true });
    location.assign(href);
    await never;
  }
  if (!stayed) {
    setAwaited(undefined);
    await never;
  }
}

/** Makes the router wait for a page's code before it navigates. */
export const pageCodeFirst: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(navigate, { to }) {
        const target = typeof to === 'string' ? new URL(to, location.href) : location;
        const own = { left: location.href };
        // A navigation within the page needs no code. It must be given as text: the router reports an object without a path as home.
        if (target.pathname !== location.pathname) {
          setAwaited(own);
          await loadPageCode(own, target.href);
        }
        await navigate();
        if (awaited === own) setAwaited(undefined);
      },
    });
  },
};
