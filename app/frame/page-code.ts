import type { ClientLoaderFunctionArgs } from 'react-router';
import { findAddress } from '#app/site/paths.ts';

const pages = import.meta.glob('../pages/*/page.tsx');

/**
 * Loads the code of the page that is navigated to, before the router does. Where it cannot be had (a new release, no
 * connection) Vite raises its preload-error event, and what nobody handles is thrown: with a connection the page is
 * then loaded as a document, which needs no script, else the error page shows.
 */
export async function withPageCode({ url }: Pick<ClientLoaderFunctionArgs, 'url'>, next: () => Promise<unknown>): Promise<void> {
  try {
    await pages[`../pages/${findAddress(url.pathname)?.page.module}/page.tsx`]?.();
  } catch (error) {
    if (!navigator.onLine) throw error;
    location.assign(url);
    // The document on its way takes this page's place.
    await new Promise(() => {});
  }
  await next();
}
