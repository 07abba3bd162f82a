/**
 * Imports the code of a page before the router navigates to it. Where it cannot be had (a new release, no connection) Vite
 * raises its preload-error event and throws; the page is then loaded as a document, which needs no script. React Router
 * by itself would reload the page that is being left.
 */
import { useSyncExternalStore } from 'react';
import type { ClientInstrumentation } from 'react-router';
import { findAddress } from '#app/site/paths.ts';

const pages = import.meta.glob('../pages/*/page.tsx');

/** The last navigation whose code is on its way: the address that it leaves. */
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

/** Whether the code of the next page is still on its way, and the visitor still there to wait for it. */
export const usePageCodeLoading = () =>
  useSyncExternalStore(
    subscribe,
    () => awaited?.left === location.href,
    () => false,
  );

const never = new Promise<void>(() => {});

async function loadPageCode(href: string): Promise<void> {
  const load = pages[`../pages/${findAddress(new URL(href).pathname)?.page.module}/page.tsx`];
  const own = { left: location.href };
  setAwaited(own);
  let failed = false;
  try {
    await load?.();
  } catch (error) {
    console.warn(error);
    failed = true;
  }
  // The visitor followed another link meanwhile.
  if (awaited !== own) await never;
  // Or went elsewhere, by Back or within the page.
  const stayed = location.href === own.left;
  if (stayed && failed) {
    // The document on its way takes this page's place; Back may bring it out of the browser's cache as it was left.
    addEventListener('pageshow', () => setAwaited(undefined), { once: true });
    location.assign(href);
    await never;
  }
  setAwaited(undefined);
  if (!stayed) await never;
}

export const pageCodeFirst: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(navigate, { to }) {
        const target = typeof to === 'string' ? new URL(to, location.href) : location;
        // A step within the page needs no code, nor a connection. It is given as text: an object without a path is reported as home.
        if (target.pathname !== location.pathname) await loadPageCode(target.href);
        await navigate();
      },
    });
  },
};
