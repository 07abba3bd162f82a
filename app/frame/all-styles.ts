import type { ClientLoaderFunctionArgs } from 'react-router';
import { findAddress } from '#app/site/paths.ts';

const kindOf = (pathname: string) => findAddress(pathname)?.page.module;

/** The kind of page that was loaded as a document: its style is in the page. */
const opened = typeof location === 'undefined' ? undefined : kindOf(location.pathname);

/**
 * A page brings the styles that its kind of page can use (decision 004). Before a page of another kind shows, all
 * styles come, once, while its data and code are loading. Where they cannot be had the page is loaded whole, by what
 * answers for all code that fails to load (decision 005).
 */
export async function withStyles({ url }: Pick<ClientLoaderFunctionArgs, 'url'>, next: () => Promise<unknown>): Promise<void> {
  await Promise.all([next(), kindOf(url.pathname) === opened ? undefined : import('#app/styles/app.css')]);
}
