import { toggledPrefix } from '#app/site/prefix.ts';

/** One page answers every unknown address: its language links must lead to the alternate of the address asked for, which is logged. */
export function answerUnknownPath() {
  if (!document.documentElement.dataset.page?.startsWith('not-found')) return;
  // So that whoever looks for the broken link can see it in the console.
  console.error(`Page not found: ${location.pathname}`);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-alternate]')) link.pathname = toggledPrefix(location.pathname);
}
