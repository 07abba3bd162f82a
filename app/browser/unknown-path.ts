import { toggledPrefix } from '#app/site/prefix.ts';

/** On the 404 page, which serves every unknown address, points the language links at the other language of the address and logs it. */
export function answerUnknownPath() {
  if (!document.documentElement.dataset.page?.startsWith('not-found')) return;
  // The console shows the address to those who look for a broken link.
  console.error(`Page not found: ${location.pathname}`);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-alternate]')) link.pathname = toggledPrefix(location.pathname);
}
